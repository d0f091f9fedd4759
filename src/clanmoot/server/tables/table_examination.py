"""Examines a stored table: whether it matches its events, and what a repair would do."""

from typing import NamedTuple

from sqlalchemy import Connection

from clanmoot.core.chance import Committed
from clanmoot.server.store.drafts import drafts_of
from clanmoot.server.store.events import events_after, latest_snapshot
from clanmoot.server.store.tables import TableRow, seats_of

from .table_loading import Damaged, empty, replay, restore, with_drafts
from .table_state import TableState
from .table_summary import encoded, sitting


class Problem(NamedTuple):
    """What is wrong with a table, and what a repair would do about it. Both are sentences."""

    kind: str  # terms, events, snapshot, drafts, row, seats or result
    what: str
    repair: str


class Examined(NamedTuple):
    """A table rebuilt from its valid events, and what is wrong with it."""

    row: TableRow
    state: TableState | None  # None if not even its terms can be read
    events: int
    problems: list[Problem]


def examine(connection: Connection, row: TableRow) -> Examined:
    """Rebuild a table from its first event, and compare everything else stored with the result."""
    rows = events_after(connection, row.id)
    try:
        state = empty(connection, row, Committed)
    except Damaged as error:
        problem = Problem("terms", f"{_sentence(error.why)}", "The table is closed. Nothing is deleted.")
        return Examined(row, None, len(rows), [problem])
    try:
        replay(state, rows)
    except Damaged as error:
        later = sum([number > error.number for number, _, _ in rows])
        repair = f"The table keeps its first {_count(error.number, 'event')}; {_count(later, 'event')} are set aside."
        if error.number == 0:
            repair = f"The table is closed; its {_count(later, 'event')} are set aside."
        # The state is left in the middle of a bad event, so build it again up to the last good one.
        state = empty(connection, row, Committed)
        replay(state, [one for one in rows if one[0] <= error.number])
        problems = [Problem("events", _sentence(error.why), repair)]
    else:
        problems = []
    return Examined(row, state, len(rows), [*problems, *_rest(connection, row, state, bool(problems))])


def _rest(connection: Connection, row: TableRow, state: TableState, cut: bool) -> list[Problem]:
    """Compare the snapshot, drafts, row and seats with the events. After a cut, a repair rewrites row and seats."""
    found = _snapshot(connection, row, state, cut) + _drafts(connection, state)
    if cut:
        return found
    if (row.number, row.status, row.asked) != (state.number, state.status, encoded(state.asked()).decode()):
        what = f"Its row says event {row.number}, {row.status!r}, but its events say {state.number}, {state.status!r}."
        found.append(Problem("row", what, "The row is rewritten from the events."))
    if [tuple(seat) for seat in seats_of(connection, row.id)] != sitting(state):
        found.append(Problem("seats", "The list of seats does not match the events.", "The list is rewritten."))
    if state.status == "over" and not row.rated and row.due is None:
        words = "The game is over, but its result was never stored."
        found.append(Problem("result", words, "A running server stores it at once."))
    return found


def _snapshot(connection: Connection, row: TableRow, state: TableState, cut: bool) -> list[Problem]:
    found = latest_snapshot(connection, row.id)
    if found is None:
        return []
    number, body = found
    words = ""
    again = empty(connection, row, Committed)
    try:
        restore(again, number, body)
        if number > state.number:
            words = f"The snapshot is of event {number}, but there are only {state.number}."
        elif not cut:
            replay(again, events_after(connection, row.id, number))
            words = "" if _same(state, again) else "The snapshot does not match the events."
    except Damaged as error:
        words = _sentence(error.why)
    return [Problem("snapshot", words, "The snapshot is set aside.")] if words else []


def _drafts(connection: Connection, state: TableState) -> list[Problem]:
    try:
        with_drafts(state, drafts_of(connection, state.id))
    except Damaged as error:
        return [Problem("drafts", _sentence(error.why), "The sealed drafts are set aside. People must choose again.")]
    return []


def _same(one: TableState, other: TableState) -> bool:
    """Tell whether two states have the same seats, status and steps."""
    if (one.number, one.status, one.seats, one.resigned) != (other.number, other.status, other.seats, other.resigned):
        return False
    if one.table is None or other.table is None:
        return one.table is other.table
    return [step.action for step in one.table.steps] == [step.action for step in other.table.steps]


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number:,} {thing}s"
