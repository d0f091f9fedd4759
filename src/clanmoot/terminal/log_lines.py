"""The log of a table as text for one person."""

from itertools import groupby
from shutil import get_terminal_size
from textwrap import fill
from typing import Any, Final

from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.messages import Message, message
from clanmoot.core.table import Table
from clanmoot.locales import Speaker

DEAL: Final = 3  # this many similar draws in a row are a deal, which the log leaves out: the hand shows it


def news(table: Table[Any, Any], speaker: Speaker, watcher: int, since: int) -> list[str]:
    """Return the log from a step on as paragraphs. Steps that a seat took in a row are in one paragraph."""
    paragraphs: list[list[str]] = []
    last = NOBODY
    lines = table.log(watcher, since)
    for number, (told, step) in enumerate(zip(lines, table.seen_steps(watcher)[since:], strict=True)):
        if not paragraphs or step.seat not in (CHANCE, last):
            paragraphs.append([])
            last = step.seat
        silent = not told.id or table.game.actions.decode(step.action).kind.quiet
        if not silent and not _dealt(table, lines, since, number):
            paragraphs[-1].append(speaker.say(told))
    return [" ".join(counted(sentences, speaker)) for sentences in paragraphs if sentences]


def counted(sentences: list[str], speaker: Speaker) -> list[str]:
    """Return the sentences. A sentence that is repeated in a row appears once, with its count."""
    runs = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
    return [sentence if n == 1 else speaker.say(message("times", sentence=sentence, count=n)) for sentence, n in runs]


def fitted(text: str, first: str = "", others: str = "") -> str:
    """Return the text, with lines that are too long for the screen broken between words."""
    width = max(40, get_terminal_size((100, 24)).columns - 1)
    rows = [first + row for row in text.split("\n")]
    return "\n".join(
        [
            row if len(row) <= width else fill(row, width, subsequent_indent=others, break_long_words=False)
            for row in rows
        ]
    )


def bullet(paragraph: str) -> str:
    """Return a paragraph of the log as a list item."""
    return fitted(paragraph, "- ", "  ")


def _dealt(table: Table[Any, Any], lines: list[Message], since: int, number: int) -> bool:
    """Return whether a step is one of many similar draws in a row, as in a deal."""
    if not table.is_draw(since + number):
        return False
    first = last = number
    while first >= 0 and table.steps[since + first].seat == CHANCE:
        first -= 1
    while last < len(lines) and table.steps[since + last].seat == CHANCE:
        last += 1
    return [told.id for told in lines[first + 1 : last]].count(lines[number].id) >= DEAL


def result(table: Table[Any, Any], speaker: Speaker) -> list[str]:
    """Return lines that say why the game ended and who won, followed by the score."""
    outcome = table.outcome()
    rows = [(speaker.say(message(row.message, number=place)), row.points) for place, row in enumerate(outcome.score, 1)]
    if len(rows) > 1:
        totals = [sum([row.points[seat] for row in outcome.score]) for seat in range(table.players)]
        rows.append((speaker.say(message("total")), tuple(totals)))
    width = max([len(label) for label, _ in rows], default=0)
    names = [speaker.name(seat) for seat in range(table.players)]
    return [speaker.say(table.ending()), *[f"  {label:<{width}}  {_points(names, points)}" for label, points in rows]]


def _points(names: list[str], points: tuple[int, ...]) -> str:
    return "   ".join([f"{name}: {count}" for name, count in zip(names, points, strict=True)])
