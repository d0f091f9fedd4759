"""Choices and numbers in words."""

from itertools import groupby
from typing import Any

from clanmoot.core.game import SPECTATOR, Game
from clanmoot.core.table import Table
from clanmoot.locales import ENGLISH, Speaker

from .estimate import Estimate
from .points import Point
from .trial import Choice


def named(game: Game[Any, Any], choice: Choice) -> str:
    """A choice as one would type it; what is done several times in a row is said once."""
    runs = [(game.actions.text(action), len(list(same))) for action, same in groupby(choice)]
    return ", ".join([text if times == 1 else f"{text} ({times} times)" for text, times in runs])


class Teller:
    """Tells what was done, as the one who did it would read it in the log."""

    def __init__(self, table: Table[Any, Any]) -> None:
        self.speaker = Speaker(ENGLISH, table.seats, SPECTATOR)
        self.stories = [table.story(seat) for seat in range(table.players)]

    def told(self, point: Point) -> str:
        """The sentences of a decision; those that come several times in a row are said once."""
        lines = self.stories[point.seat][point.begin : point.end]
        said = [sentence for sentence, _ in groupby([self.speaker.say(line) for line in lines if line.message])]
        return " ".join(said)


def percent(value: float) -> str:
    """A chance."""
    return f"{100 * value:.1f} %"


def signed(value: Estimate) -> str:
    """A change, and how far it can be trusted: +3.2 +-1.1, in hundredths of a win."""
    return f"{plus(value.mean)} ±{100 * (value.high - value.low) / 2:.1f}"


def plus(value: float) -> str:
    """A change with its sign; the minus is as wide as the plus."""
    text = f"{100 * value:+.1f}"
    return text.replace("-", "\N{MINUS SIGN}") if float(text) else "0.0"


def span(value: Estimate) -> str:
    """A difference and its interval."""
    return f"{100 * value.mean:.1f} ({100 * value.low:.1f} to {100 * value.high:.1f})"
