"""A table on one page, so that nobody has to read its events from the first."""

import msgspec

from clanmoot.core.table import Table
from clanmoot.protocol.messages import Spoken
from clanmoot.protocol.tables import Origin, Status

from .events import Taken
from .table_state import Remark, Room


class Snapshot(msgspec.Struct, frozen=True):
    """All of a room that its terms and its secret do not tell."""

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
    held: list[tuple[str, int]] | None = None  # None in snapshots from before it was remembered
    timed_out: list[list[int]] = []


encoded = msgspec.json.Encoder().encode
decoded = msgspec.json.Decoder(Snapshot).decode


def safe(room: Room) -> bool:
    """Whether nothing would be forgotten: no draft, no question, nothing that could still be taken back freely."""
    table = room.table
    if table is None or room.status != "playing" or room.question is not None:
        return False
    sealed = any(table.drafting(seat) for seat in range(table.players))
    return not sealed and table.shown(-2) == len(table.steps)


def snapshot(room: Room) -> Snapshot:
    """The room as it is."""
    table = room.table
    assert table is not None
    return Snapshot(
        room.seats,
        room.status,
        [step.action for step in table.steps],
        table.cuts,
        room.cuts,
        room.clocks.left,
        room.clocks.running,
        room.clocks.since,
        room.paused,
        room.resigned,
        [(remark.spoken, remark.apart) for remark in room.remarks],
        [(person, cid, number) for (person, cid), number in room.done.items()],
        room.rematch,
        room.origin,
        sorted(room.held),
        room.timed_out,
    )


def restore(room: Room, found: Snapshot, number: int) -> None:
    """Make a new room what it was."""
    room.seats, room.status, room.number = list(found.seats), found.status, number
    room.clocks.left, room.clocks.running, room.clocks.since = list(found.left), found.running, found.since
    room.paused, room.resigned, room.rematch = found.paused, list(found.resigned), found.rematch
    room.remarks = [Remark(spoken, apart) for spoken, apart in found.remarks]
    room.done = {(person, cid): done for person, cid, done in found.done}
    room.cuts = found.taken_back
    room.origin = found.origin
    known = [(taken.person, seat) for seat, taken in enumerate(found.seats) if taken.person]
    room.held = set(known if found.held is None else found.held)
    room.timed_out = [list(seats) for seats in found.timed_out]
    room.table = Table(room.game, room.options, room.names(), room.source)
    for action in found.steps:
        room.table.replay(action)
    room.table.cuts = list(found.cuts)
    room.table.close()
    room.table.go_on()
