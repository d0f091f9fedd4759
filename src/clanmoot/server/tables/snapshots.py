"""Snapshots of tables, so that not all events need replaying."""

import msgspec

from clanmoot.core.table import Table
from clanmoot.protocol.messages import Spoken
from clanmoot.protocol.tables import Origin, Status

from .events import Taken
from .table_state import Remark, TableState


class Snapshot(msgspec.Struct, frozen=True):
    """Everything in a table's state that does not follow from its terms and its secret."""

    seats: list[Taken]
    status: Status
    steps: list[int]
    cuts: list[int]
    taken_back: int
    left: list[float]
    running: list[int]
    since: float
    paused: bool
    resigned: list[int]
    remarks: list[tuple[Spoken, bool]]
    done: list[tuple[str, str, int]]
    rematch: str
    origin: Origin | None = None
    held: list[tuple[str, int]] | None = None  # None in snapshots of older versions
    timed_out: list[list[int]] = []


encoded = msgspec.json.Encoder().encode
decoded = msgspec.json.Decoder(Snapshot).decode


def safe(state: TableState) -> bool:
    """Tell whether a snapshot would lose nothing: there is no draft, no open request and no undo without consent."""
    table = state.table
    if table is None or state.status != "playing" or state.question is not None:
        return False
    sealed = any(table.drafting(seat) for seat in range(table.players))
    return not sealed and table.shown(-2) == len(table.steps)


def snapshot(state: TableState) -> Snapshot:
    """Return a snapshot of a table whose game has begun."""
    table = state.table
    assert table is not None
    return Snapshot(
        state.seats,
        state.status,
        [step.action for step in table.steps],
        table.cuts,
        state.cuts,
        state.clocks.left,
        state.clocks.running,
        state.clocks.since,
        state.paused,
        state.resigned,
        [(remark.spoken, remark.apart) for remark in state.remarks],
        [(person, cid, number) for (person, cid), number in state.done.items()],
        state.rematch,
        state.origin,
        sorted(state.held),
        state.timed_out,
    )


def restore(state: TableState, found: Snapshot, number: int) -> None:
    """Restore a new state from the snapshot taken at this event number."""
    state.seats, state.status, state.number = list(found.seats), found.status, number
    state.clocks.left, state.clocks.running, state.clocks.since = list(found.left), found.running, found.since
    state.paused, state.resigned, state.rematch = found.paused, list(found.resigned), found.rematch
    state.remarks = [Remark(spoken, apart) for spoken, apart in found.remarks]
    state.done = {(person, cid): done for person, cid, done in found.done}
    state.cuts = found.taken_back
    state.origin = found.origin
    known = [(taken.person, seat) for seat, taken in enumerate(found.seats) if taken.person]
    state.held = set(known if found.held is None else found.held)
    state.timed_out = [list(seats) for seats in found.timed_out]
    state.table = Table(state.game, state.options, state.names(), state.source)
    for action in found.steps:
        state.table.replay(action)
    state.table.cuts = list(found.cuts)
    state.table.end_free_undo()
    state.table.advance()
