"""Choices and numbers as text."""

from itertools import groupby
from typing import Any

from clanmoot.core.game import SPECTATOR, Game
from clanmoot.core.messages import Message
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table
from clanmoot.locales import ENGLISH, Speaker

from .decision_points import Point
from .estimate import Estimate
from .search_trial import Choice


def named(game: Game[Any, Any], choice: Choice) -> str:
    """Return a choice as typed on the command line. A repeated action appears once, with its count."""
    runs = [(game.actions.text(action), len(list(same))) for action, same in groupby(choice)]
    return ", ".join([text if times == 1 else f"{text} ({times} times)" for text, times in runs])


class Teller:
    """Describes decisions with the log sentences that the player who decided would read."""

    def __init__(self, table: Table[Any, Any]) -> None:
        self.table = table
        self.speaker = Speaker(ENGLISH, table.seats, SPECTATOR)
        self.stories = [table.log(seat) for seat in range(table.players)]

    def told(self, point: Point) -> str:
        """Return the log sentences of a decision. A repeated sentence appears once."""
        lines = self.stories[point.seat][point.begin : point.end]
        said = [sentence for sentence, _ in groupby([self.speaker.say(line) for line in lines if line.id])]
        return " ".join(said)

    def line(self, point: Point, choice: Choice) -> dict[str, Any] | None:
        """Return the log message of a choice, from carrying it out in an imagined world.

        Return None if the choice is sealed or illegal.
        """
        if point.sealed:
            return None
        game, seat = self.table.game, point.seat
        before = self.table.view_at(point.known, seat)
        s = game.imagine(before, Rng(0))
        if choice[0] not in game.legal(s, seat):
            return None
        game.apply(s, seat, choice[0])
        told = game.log(before, seat, choice[0], game.view(s, seat))
        return fields(told) if told.id else None


def fields(message: Message) -> dict[str, Any]:
    """Return a message as plain JSON values."""
    return {"id": message.id, "args": {name: _argument(value) for name, value in message.args}}


def _argument(value: "str | int | Message | tuple[Message, ...]") -> object:
    if isinstance(value, Message):
        return fields(value)
    return [fields(one) for one in value] if isinstance(value, tuple) else value


def percent(value: float) -> str:
    return f"{100 * value:.1f}%"


def signed(value: Estimate) -> str:
    """Return a change with its error, such as +3.2 ±1.1, in percentage points."""
    return f"{plus(value.mean)} ±{100 * (value.high - value.low) / 2:.1f}"


def plus(value: float) -> str:
    """Return a change with its sign. The minus sign is as wide as the plus sign."""
    text = f"{100 * value:+.1f}"
    return text.replace("-", "\N{MINUS SIGN}") if float(text) else "0.0"


def span(value: Estimate) -> str:
    """Return a difference with its interval, as text."""
    return f"{100 * value.mean:.1f} ({100 * value.low:.1f} to {100 * value.high:.1f})"
