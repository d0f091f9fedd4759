"""Rooms in the store: written event by event, found again from a snapshot and what came after it."""

import time
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection

from clanmoot.core.chance import Chance, Committed
from clanmoot.core.errors import ClanmootError
from clanmoot.core.table import TableError
from clanmoot.protocol.terms import Terms
from clanmoot.server.store import Head, Store, add_event
from clanmoot.server.store.drafts import Draft, drafts_of, keep_draft
from clanmoot.server.store.events import events_after, keep_snapshot, latest_snapshot
from clanmoot.server.store.pulse import outages
from clanmoot.server.store.tables import create_table, set_seats, table_row

from . import snapshots
from .events import AnyEvent, Opened, Sat, decoded, encoded
from .room import Room

PATIENCE: Final = 15_000.0  # milliseconds after which a computer opponent is asked again
EVERY: Final = 256  # events from one snapshot to the next; not all tables have theirs at the same time
LATELY: Final = 32  # commands of a person that are kept with his draft


class Kept(msgspec.Struct, frozen=True):
    """A sealed draft in the store: for which step, what is in it, and by which commands of its person it came about."""

    stamp: int
    actions: list[int]
    done: list[str] = []


class Keeper:
    """What tables need of the store."""

    def __init__(self, store: Store, chance: Callable[[bytes], Chance] = Committed) -> None:
        self.store = store
        self.chance = chance

    async def create(self, id: str, terms: Terms, secret: bytes, event: Opened) -> Room:
        """A new table with its first event."""
        at = time.time()
        room = Room(id, terms, secret, [], self.chance)
        room.apply(event, at * 1000.0)
        text = msgspec.json.encode(terms).decode()

        def write(connection: Connection) -> None:
            create_table(connection, id, terms.game, text, secret, terms.public, at, event.by, sitting(room))
            add_event(connection, id, 1, int(at * 1000.0), encoded(event), head(room, at * 1000.0))

        await self.store.write(write)
        return room

    async def load(self, id: str) -> tuple[Room, dict[int, int]]:
        """A table as it stands, and the versions of its drafts."""
        return await self.store.read(lambda connection: self._load(connection, id))

    def _load(self, connection: Connection, id: str) -> tuple[Room, dict[int, int]]:
        row = table_row(connection, id)
        if row is None:
            raise ClanmootError("no-table", "There is no such table.")
        gone = [(since * 1000.0, to * 1000.0) for since, to in outages(connection, row.created_at)]
        room = Room(id, msgspec.json.decode(row.terms, type=Terms), row.secret, gone, self.chance)
        found = latest_snapshot(connection, id)
        if found is not None:
            snapshots.restore(room, snapshots.decoded(found[1]), found[0])
        for _, at, body in events_after(connection, id, room.number):
            room.apply(decoded(body), float(at))
        return room, put_back(room, drafts_of(connection, id))

    async def newer(self, id: str, number: int) -> list[tuple[int, int, bytes]]:
        """The events after a number."""
        return await self.store.read(lambda connection: events_after(connection, id, number))

    async def drafts(self, room: Room) -> dict[int, int]:
        """Bring drafts that another process has kept into the room; their versions."""
        kept = await self.store.read(lambda connection: drafts_of(connection, room.id))
        return put_back(room, kept)

    async def append(self, room: Room, event: AnyEvent, at: float) -> bool:
        """Store an event that the room has already taken in; whether nobody else was first."""
        if not await self.store.append(room.id, room.number, int(at), encoded(event), head(room, at)):
            return False
        if isinstance(event, Sat):
            rows = sitting(room)
            await self.store.write(lambda connection: set_seats(connection, room.id, rows))
        if (room.number + hash(room.id)) % EVERY == 0 and snapshots.safe(room):
            number, body = room.number, snapshots.encoded(snapshots.snapshot(room))
            self.store.write_soon(lambda connection: keep_snapshot(connection, room.id, number, body))
        return True

    async def keep_draft(self, room: Room, seat: int, version: int, actions: list[int], cid: str) -> bool:
        """Store a sealed draft that is not whole; whether nobody else was first."""
        person = room.seats[seat].person
        done = [known for by, known in room.done if by == person][-LATELY:] if person else []
        body = msgspec.json.encode(Kept(epoch(room), actions, [*done, cid] if cid else done))
        return await self.store.write(lambda connection: keep_draft(connection, room.id, seat, version, body))


def epoch(room: Room) -> int:
    """A number that is different for every sealed phase."""
    assert room.table is not None
    return (room.cuts << 32) + len(room.table.steps)


def put_back(room: Room, drafts: list[Draft]) -> dict[int, int]:
    """Let seats go on with the drafts they had."""
    for draft in drafts:
        kept = msgspec.json.decode(draft.body, type=Kept)
        for cid in kept.done:
            if (room.seats[draft.seat].person, cid) not in room.done:
                room.remember(room.seats[draft.seat].person, cid)
        table = room.table
        if table is None or kept.stamp != epoch(room) or draft.seat not in table.deciders():
            continue
        if table.drafting(draft.seat) and not table.completes(draft.seat, kept.actions):
            try:
                table.redraft(draft.seat, kept.actions)
            except TableError:
                continue  # it was kept by a later version of the game's rules
    return {draft.seat: draft.version for draft in drafts}


def due(room: Room, at: float) -> float | None:
    """When somebody should look at the table again, in seconds: a clock runs out, or an opponent has not answered."""
    if room.status == "over":
        return at / 1000.0
    times = [room.clocks.due()]
    if not room.paused and any(room.stand_in(seat, at) for seat in room.asked()):
        times.append(at + PATIENCE)
    known = [time for time in times if time is not None]
    return min(known) / 1000.0 if known and not room.paused else None


def head(room: Room, at: float) -> Head:
    """What lists of tables show."""
    return Head(room.status, msgspec.json.encode(room.asked()).decode(), due(room, at))


def sitting(room: Room) -> list[tuple[int, str | None, str]]:
    """Who sits where, as lists of tables show it."""
    return [
        (seat, taken.person or None, msgspec.json.encode(room.sitter(seat)).decode())
        for seat, taken in enumerate(room.seats)
    ]
