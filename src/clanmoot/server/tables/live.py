"""A table in memory: one thing at a time is checked, stored, acknowledged, and told to all who listen."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

from clanmoot.core.errors import ClanmootError
from clanmoot.core.table import Table
from clanmoot.core.words import Line, Refusal
from clanmoot.protocol import encoded
from clanmoot.protocol.commands import AnyCommand
from clanmoot.protocol.messages import Sync
from clanmoot.protocol.tables import TableCard

from .events import AnyEvent, Began, Hand, Opened, decoded
from .frames import Stream
from .judging import Draft, Who, choice, judged, playing, seat_of
from .keeping import PATIENCE, Keeper
from .room import Room
from .turns import Turns

ATTEMPTS: Final = 3  # so often a command is judged anew because another process was first


class Listener(Protocol):
    """Somebody who wants to know; sending never waits."""

    def send(self, body: bytes) -> None:
        """One message."""


class Watching(Protocol):
    """What a table calls when something has happened."""

    def happened(self, live: "Live", event: AnyEvent | None) -> None:
        """An event of this process; None for one of another process."""

    def ask(self, table: str, stamp: int, seat: int) -> None:
        """A computer opponent has to decide."""


def nothing(number: int) -> None:
    """Nobody waits for the acknowledgement."""


def now() -> float:
    """Milliseconds since 1970."""
    return time.time() * 1000.0


class Live:
    """One table of this process. Others may write to it too: then its room is found anew in the store."""

    def __init__(self, keeper: Keeper, watching: Watching, room: Room, versions: dict[int, int]) -> None:
        self.keeper = keeper
        self.watching = watching
        self.room = room
        self.versions = versions  # of each seat's draft in the store
        self.lock = Turns()
        self.streams: dict[int, Stream] = {}
        self.listeners: dict[Listener, tuple[str, int]] = {}  # each with its person, and as whom he is told
        self.asked_at: dict[tuple[int, int], float] = {}  # when a computer opponent was asked what

    @property
    def id(self) -> str:
        """How the table is called."""
        return self.room.id

    def card(self) -> TableCard:
        """All that everybody may know of it but the game itself."""
        return self.room.card()

    # -- doing

    async def do(self, who: Who, cid: str, command: AnyCommand, acknowledge: Callable[[int], None] = nothing) -> int:
        """Carry out a command; the number of its frame. The same command again is answered again, and not done."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                known = self.room.done.get((who.person, cid))
                if known is not None:
                    acknowledge(known)
                    return known
                event = judged(self.room, who, cid, command)
                number = self.room.number if isinstance(event, Draft) else self.room.number + 1
                if await self._stored(event, acknowledge):
                    return number
        raise ClanmootError("busy", "Too much is happening at this table; please try again.")

    async def decide(self, stamp: int, seat: int, action: int) -> None:
        """A computer opponent has decided; if it was asked something else meanwhile, it does not count."""
        async with self.lock:
            if not self._asks(stamp, seat):
                await self._catch_up()
            if not self._asks(stamp, seat):
                return
            hand: Hand = "relief" if seat in self.room.people() else "bot"
            assert self.room.table is not None
            await self._stored(choice(self.room.table, seat, action, hand, "", ""), nothing)

    async def take(self, event: AnyEvent) -> None:
        """Let something happen that nobody has to be asked about; whoever calls this holds the lock."""
        if not await self._stored(event, nothing):
            raise ClanmootError("busy", "Too much is happening at this table; please try again.")

    async def opened(self) -> None:
        """The table is new; whoever calls this holds the lock."""
        self.watching.happened(self, Opened([], ""))
        await self._begin()

    def _asks(self, stamp: int, seat: int) -> bool:
        room = self.room
        return (
            not room.paused and seat in room.asked() and room.stamp(seat) == stamp and room.stand_in(seat, now()) != ""
        )

    async def _stored(self, event: AnyEvent | Draft, acknowledge: Callable[[int], None]) -> bool:
        """Store and tell; whether nobody else was first. Whatever goes wrong, the room is what the store says."""
        try:
            if isinstance(event, Draft):
                kept = await self._keep(event)
                if kept:
                    acknowledge(self.room.number)
                    self._tell_draft(event.seat)
            else:
                at = now()
                self.room.apply(event, at)
                kept = await self.keeper.append(self.room, event, at)
                if kept:
                    acknowledge(self.room.number)
                    self._tell(event, at)
        except BaseException:
            await asyncio.shield(self._find_again())
            raise
        if not kept:
            await self._find_again()
            return False
        if isinstance(event, Draft):
            self.look()
        else:
            self.watching.happened(self, event)
            await self._begin()
        return True

    async def _begin(self) -> None:
        """When the last seat is taken, the game begins."""
        room = self.room
        if room.status == "open" and all(taken.person or taken.level for taken in room.seats):
            await self._stored(Began(), nothing)
        else:
            self.look()

    async def _keep(self, draft: Draft) -> bool:
        table = self.room.table
        assert table is not None
        version = self.versions.get(draft.seat, 0) + 1
        if not await self.keeper.keep_draft(self.room, draft.seat, version, draft.actions, draft.cid):
            return False
        self.versions[draft.seat] = version
        table.redraft(draft.seat, draft.actions)
        self.room.remember(draft.by, draft.cid)
        return True

    def look(self) -> None:
        """Ask the computer opponents that have to decide, each thing once in a while."""
        at = now()
        for seat in self.room.asked() if not self.room.paused else []:
            if self.room.stand_in(seat, at):
                key = (self.room.stamp(seat), seat)
                if at - self.asked_at.get(key, 0.0) >= PATIENCE:
                    self.asked_at = {one: when for one, when in self.asked_at.items() if at - when < PATIENCE}
                    self.asked_at[key] = at
                    self.watching.ask(self.id, *key)

    async def question(self, stamp: int, seat: int) -> tuple[Table[Any, Any], str] | None:
        """The game and the level of a computer opponent that is asked this; None if it is not, or no longer."""
        async with self.lock:
            if not self._asks(stamp, seat):
                await self._catch_up()
            if not self._asks(stamp, seat) or self.room.table is None:
                return None
            return self.room.table, self.room.stand_in(seat, now())

    # -- what another process has written

    async def catch_up(self, number: int) -> None:
        """Another process has written up to this number."""
        async with self.lock:
            if number > self.room.number:
                await self._catch_up()

    async def _catch_up(self) -> None:
        for _, at, body in await self.keeper.newer(self.id, self.room.number):
            event = decoded(body)
            self.room.apply(event, float(at))
            self._tell(event, float(at))
            self.watching.happened(self, None)
        table = self.room.table
        if table is not None and any(table.drafting(seat) for seat in range(table.players)):
            self.versions = await self.keeper.drafts(self.room)
        self.look()

    async def _find_again(self) -> None:
        """Take the room from the store, and tell the listeners what they have missed."""
        self.room, self.versions = await self.keeper.load(self.id)
        self.streams = {}
        for listener, (person, _) in list(self.listeners.items()):
            self._welcome(listener, person, -1)

    # -- telling

    async def watch(self, listener: Listener, who: Who | None, since: int, seat: int | None = None) -> None:
        """Tell somebody what he has missed, and from now on what happens; `seat` is as whom he was told so far."""
        async with self.lock:
            person = who.person if who else ""
            same = seat is None or seat == self.room.seat_of(person)
            self._welcome(listener, person, since if same else -1)

    def _welcome(self, listener: Listener, person: str, since: int) -> None:
        watcher = self.room.seat_of(person)
        self.listeners[listener] = (person, watcher)
        stream = self._stream(watcher)
        missed = stream.since(since) if since >= 0 else None
        if missed is None:
            listener.send(encoded(stream.sync(self.room, now())))
        else:
            for body in missed:
                listener.send(body)
            if watcher >= 0 and self.room.table is not None and self.room.table.drafting(watcher):
                listener.send(stream.drafted(self.room))  # sealed drafts have no frames

    def unwatch(self, listener: Listener) -> None:
        """Tell somebody no more."""
        self.listeners.pop(listener, None)

    async def sync(self, who: Who | None) -> Sync:
        """All that somebody may know now."""
        async with self.lock:
            return self._stream(self.room.seat_of(who.person if who else "")).sync(self.room, now())

    async def why(self, who: Who, action: int) -> Refusal | Line:
        """Why a person may not do this now, or why he may."""
        async with self.lock:
            seat = seat_of(self.room, who)
            table = playing(self.room)
            refusal = table.why_not(seat, action)
            return refusal if refusal is not None else self.room.game.why(table.view(seat), action)

    def _stream(self, watcher: int) -> Stream:
        if watcher not in self.streams:
            self.streams[watcher] = Stream(self.room, watcher)
        return self.streams[watcher]

    def _tell(self, event: AnyEvent, at: float) -> None:
        """A frame to everybody. Who has sat down or stood up since is told everything anew."""
        frames = {watcher: stream.frame(self.room, event, at) for watcher, stream in self.streams.items()}
        for listener, (person, watcher) in list(self.listeners.items()):
            if self.room.seat_of(person) != watcher:
                self._welcome(listener, person, -1)
            else:
                listener.send(frames[watcher])

    def _tell_draft(self, seat: int) -> None:
        """Only whoever sits there hears of a sealed draft."""
        listeners = [listener for listener, (_, watcher) in self.listeners.items() if watcher == seat]
        if listeners:
            body = self._stream(seat).drafted(self.room)
            for listener in listeners:
                listener.send(body)
