"""One client on a WebSocket: many tables, one queue, and an answer to everything it says."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol import VERSION, encoded, messages
from clanmoot.server.people.limits import Bucket
from clanmoot.server.tables import Live, Who

from .desk import Desk, known
from .outbox import Outbox
from .reading import address_of, read
from .saying import Wording, reason

GRACE: Final = 3.0  # seconds for a client to take the farewell


class Farewell(NamedTuple):
    """Why a connection ends: the WebSocket's code, and a sentence."""

    close: int
    text: str


FAREWELLS: Final = {
    "stopping": Farewell(1012, "The server is being stopped; come back in a moment and go on from your last frame."),
    "slow": Farewell(4008, "You do not read what is sent to you; come back and go on from your last frame."),
    "silent": Farewell(4001, "Nothing was heard of you for too long; send a ping now and then."),
    "flood": Farewell(4029, "You send more than anybody can mean; come back and go slower."),
    "logout": Farewell(4003, "You have logged out."),
}
PONG: Final = encoded(messages.Pong())


class Wire(NamedTuple):
    """The WebSocket itself: texts out, text or bytes in (None: it is gone), close with a code, cut at once."""

    send: Callable[[list[bytes]], Awaitable[None]]
    receive: Callable[[], Awaitable[str | bytes | None]]
    close: Callable[[int], Awaitable[None]]
    cut: Callable[[], object]


class Connection:
    """Reads requests one after the other; commands are carried out side by side, in the order they came."""

    def __init__(self, desk: Desk, wire: Wire, address: str, who: Who | None = None, session: str = "") -> None:
        limits = desk.settings.limits
        self.desk = desk
        self.wire = wire
        self.address = address
        self.who = who
        self.session = session
        self.tables: dict[str, Live] = {}
        self.outbox = Outbox(limits.queued, limits.queued_bytes)
        self.bucket = Bucket(limits.messages.burst, time.monotonic())
        self.work: set[asyncio.Task[None]] = set()
        self.farewell = ""
        self.last_heard = time.monotonic()
        self._reader: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    # -- for tables: `send` is called by whoever has something to tell, and never blocks

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not read is cut off, and can come back."""
        if not self.outbox.put(message):
            self.end("slow")

    def say(self, message: messages.FromServer) -> None:
        """Queue a message of one's own."""
        self.send(encoded(message))

    def end(self, code: str) -> None:
        """Say goodbye and close; whoever does not take it is cut off."""
        if self.farewell:
            return
        self.farewell = code
        self.desk.meter.ended.labels(code).inc()
        if code == "logout":
            self.outbox.drop()
        else:
            bye = messages.Bye(code, FAREWELLS[code].text)  # type: ignore[arg-type]  # a key of FAREWELLS
            self.outbox.close(encoded(bye), keep=code != "slow")
        asyncio.get_running_loop().call_later(GRACE, self.wire.cut)

    def heard(self) -> None:
        """The client is there."""
        self.last_heard = time.monotonic()

    # -- its life

    async def run(self) -> None:
        """From the first message to the last."""
        self._reader = asyncio.create_task(self._read())
        self._listen()
        if self.who is not None:
            self._welcome(self.who)
        try:
            while waiting := await self.outbox.take():
                await self.wire.send(waiting)
                self.desk.meter.sent.inc(len(waiting))
                self.desk.meter.sent_bytes.inc(sum([len(message) for message in waiting]))
            if self.farewell:
                await self.wire.close(FAREWELLS[self.farewell].close)
        finally:
            self._leave()

    def _leave(self) -> None:
        """Nobody tells this client anything any more; what it has asked for is finished all the same."""
        for live in self.tables.values():
            live.unwatch(self)
        self.tables.clear()
        self.desk.lobby.leave(self)
        if self._timer is not None:
            self._timer.cancel()
        if self._reader is not None:
            self._reader.cancel()

    def _listen(self) -> None:
        """Look whether anything was heard lately, and when to look again."""
        left = self.last_heard + self.desk.settings.silence - time.monotonic()
        if left <= 0:
            self.end("silent")
        else:
            self._timer = asyncio.get_running_loop().call_later(left, self._listen)

    # -- reading

    async def _read(self) -> None:
        """Answer every message, until the client is gone or has to go."""
        try:
            while not self.farewell:
                message = await self.wire.receive()
                if message is None:
                    break
                self.heard()
                self.desk.meter.received.inc()
                if self.bucket.take(self.desk.settings.limits.messages, self.last_heard):
                    self.end("flood")
                    break
                await self._answer(message)
        finally:
            if not self.farewell:
                self.outbox.drop()

    async def _answer(self, message: str | bytes) -> None:
        """Do what is asked, or say why not."""
        try:
            await self._dispatch(read(message))
        except ClanmootError as error:
            self._refuse(Wording(error), *address_of(message))
        except Exception:
            self._refuse(Wording(self.desk.fault("a message")), *address_of(message))

    async def _dispatch(self, request: messages.AnyRequest) -> None:
        match request:
            case messages.Do():
                await self._begin(request)
            case messages.Ping():
                self.send(PONG)
            case messages.Watch():
                await self._watch(request)
            case messages.Unwatch():
                self._unwatch(request.table)
            case messages.Why():
                live = await self.desk.house.table(request.table)
                self.say(await reason(live, known(self.who), request.id, request.action))
            case messages.Lobby():
                if request.on:
                    await self.desk.lobby.join(self)
                else:
                    self.desk.lobby.leave(self)
            case messages.Hello():
                await self._hello(request.token)

    def _refuse(self, wording: Wording, id: str, table: str) -> None:
        self.desk.meter.refused.inc()
        self.say(wording.message(id, table))

    # -- who

    async def _hello(self, token: str) -> None:
        session = await self.desk.accounts.session(token)
        if session is None:
            raise ClanmootError("token", "This token is not known here, or not any more.")
        if self.who is not None and self.who.person != session.person.id:
            raise ClanmootError("known", f"You have said already that you are {self.who.name}.")
        if self.who is None and self.tables:
            raise ClanmootError("watching", "Say who you are before you watch a table.")
        self.session = session.hash
        self.who = Who(session.person.id, session.person.name)
        self._welcome(self.who)

    def _welcome(self, who: Who) -> None:
        self.say(messages.Welcome(who.person, who.name, VERSION))

    # -- tables

    async def _watch(self, request: messages.Watch) -> None:
        table = request.table
        if table not in self.tables and len(self.tables) >= self.desk.settings.limits.watched:
            raise ClanmootError("too-many", f"You watch {len(self.tables)} tables on this connection; that is enough.")
        live = await self.desk.house.table(table)
        if table in self.tables:
            self.tables[table].unwatch(self)
        self.tables[table] = live
        await live.watch(self, self.who, request.since, request.seat)

    def _unwatch(self, table: str) -> None:
        live = self.tables.pop(table, None)
        if live is None:
            raise ClanmootError("not-watched", "You do not watch that table.")
        live.unwatch(self)

    async def _begin(self, request: messages.Do) -> None:
        """Begin to carry a command out; the next message is read at once, unless too much is under way."""
        if len(self.work) >= self.desk.settings.limits.at_once:
            await asyncio.wait(list(self.work), return_when=asyncio.FIRST_COMPLETED)
        task = asyncio.create_task(self._do(request))
        self.work.add(task)
        task.add_done_callback(self.work.discard)
        self.desk.door.under_way(task)

    async def _do(self, request: messages.Do) -> None:
        live: Live | None = None

        def acknowledge(number: int) -> None:
            self.say(messages.Done(request.id, request.table, number))

        try:
            live = await self.desk.house.table(request.table)
            await self.desk.do(live, self.who, request.id, request.command, acknowledge)
        except ClanmootError as error:
            self._refuse(Wording(error, live, self.who), request.id, request.table)
        except Exception:
            self._refuse(Wording(self.desk.fault("a command")), request.id, request.table)
