"""One client on a WebSocket. It may watch many tables, has one outgoing queue, and gets an answer to every message."""

import asyncio
import time
from collections import deque
from typing import Final, NamedTuple

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol import VERSION, encoded, messages
from clanmoot.server.people.rate_limits import Bucket
from clanmoot.server.tables import TableSession, Who

from .client_messages import decode, id_and_table
from .english_refusals import Wording, reason
from .outbox import Outbox
from .services import Services, logged_in
from .socket_protocol import SocketProtocol

GRACE: Final = 3.0  # seconds for a client to read the farewell
MOST_WAITING: Final = 8  # messages that may wait before the connection stops reading


class Farewell(NamedTuple):
    """Why the server closes a connection: the close code of the WebSocket, and a sentence for the client."""

    close: int
    text: str


FAREWELLS: Final = {
    "stopping": Farewell(1012, "The server is shutting down. Reconnect in a moment and resume from your last frame."),
    "slow": Farewell(4008, "Your connection is too slow to keep up. Reconnect and resume from your last frame."),
    "silent": Farewell(4001, "The server heard nothing from you for too long. Reconnect and send pings."),
    "flood": Farewell(4029, "Too many messages. Wait a moment and reconnect."),
    "logout": Farewell(4003, "You are logged out."),
}
PONG: Final = encoded(messages.Pong())


class Connection:
    """A client's WebSocket connection.

    Requests are answered one after the other. Commands run concurrently, but begin in the order of arrival.
    """

    def __init__(
        self, services: Services, socket: SocketProtocol, address: str, who: Who | None = None, session: str = ""
    ) -> None:
        limits = services.settings.limits
        self.services = services
        self.socket = socket
        self.address = address
        self.who = who
        self.session = session
        self.tables: dict[str, TableSession] = {}
        self.outbox = Outbox(limits.queued, limits.queued_bytes)
        self.bucket = Bucket(limits.messages.burst, time.monotonic())
        self.farewell = ""
        self.said_goodbye = asyncio.Event()
        self.last_alive = time.monotonic()
        self._waiting: deque[bytes] = deque()  # messages that were not handled yet
        self._request: asyncio.Task[None] | None = None  # the request that has to be answered first
        self._commands = 0  # commands that are running
        self._timer: asyncio.TimerHandle | None = None

    # -- sending

    def send(self, message: bytes) -> None:
        """Queue a message and send it as soon as the client can take it. Never blocks, so tables may call it.

        A client that does not read is disconnected when its queue is full. It can reconnect and resume.
        """
        if not self.outbox.put(message):
            self.end("slow")
        else:
            self.flush()

    def flush(self) -> None:
        """Send as much of the queue as the client can take now."""
        if self.socket.listener is not self:
            return  # the connection has not begun, or is over
        meter, outbox = self.services.meter, self.outbox
        while outbox and self.socket.write(outbox.first()):
            meter.sent += 1
            meter.sent_bytes += len(outbox.first())
            outbox.sent()
        if self.farewell and not outbox:
            self.said_goodbye.set()

    def say(self, message: messages.FromServer) -> None:
        """Encode a message and queue it for the client."""
        self.send(encoded(message))

    def end(self, code: str) -> None:
        """Send a farewell and close the connection.

        If the client does not read the farewell, the connection is cut after GRACE seconds.
        """
        if self.farewell:
            return
        self.farewell = code
        self.services.meter.ended[code] += 1
        if code == "logout":
            self.outbox.drop()
        else:
            bye = messages.Bye(code, FAREWELLS[code].text)  # type: ignore[arg-type]  # a key of FAREWELLS
            self.outbox.close(encoded(bye), keep=code != "slow")
        self.flush()
        if code == "flood":
            self.services.connections.refusals.note(code, self.address)
            self.socket.ignore()
        asyncio.get_running_loop().call_later(GRACE, self.socket.cut)

    def note_alive(self) -> None:
        """Note that the client has sent something."""
        self.last_alive = time.monotonic()

    # -- beginning and end

    def begin(self) -> None:
        """Start listening to the client. If the client is logged in, welcome it."""
        self.socket.listener = self
        self._check_silence()
        if self.who is not None:
            self._welcome(self.who)
        self.flush()

    def leave(self) -> None:
        """Unsubscribe the client from everything. Commands that are already running are still carried out."""
        self.socket.listener = None
        self.outbox.drop()
        self._waiting.clear()
        for table_session in self.tables.values():
            table_session.unwatch(self)
        self.tables.clear()
        self.services.lobby.leave(self)
        if self._timer is not None:
            self._timer.cancel()
        if self._request is not None:
            self._request.cancel()

    def _check_silence(self) -> None:
        """End the connection if the client has been silent for too long. Otherwise set a timer for the next check."""
        left = self.last_alive + self.services.settings.silence - time.monotonic()
        if left <= 0:
            self.end("silent")
        else:
            self._timer = asyncio.get_running_loop().call_later(left, self._check_silence)

    # -- receiving

    def receive_text(self, text: bytes) -> None:
        """Take a message from the client. It is handled after all earlier ones."""
        if self.farewell:
            return
        self.note_alive()
        self.services.meter.received += 1
        if self.bucket.take(self.services.settings.limits.messages, self.last_alive):
            self.end("flood")
            return
        self._waiting.append(text)
        self._handle_waiting()

    def count_frame(self, pieces: int) -> bool:
        """Count a control frame or a fragment. `pieces` is the number of fragments of the message so far.

        Return False if the client has sent too many.
        """
        if self.farewell:
            return False
        limits = self.services.settings.limits
        if pieces > limits.fragments or self.bucket.take(limits.messages, time.monotonic()):
            self.end("flood")
            return False
        return True

    def _handle_waiting(self) -> None:
        """Handle waiting messages in order. Stop if a request is being answered or too many commands are running."""
        waiting, most = self._waiting, self.services.settings.limits.at_once
        while waiting and self._request is None and self._commands < most and not self.farewell:
            self._handle(waiting.popleft())
        self.socket.throttle(len(waiting) >= MOST_WAITING)

    def _handle(self, text: bytes) -> None:
        """Handle a message: answer it at once if that is quick, start a task if it is slow, or refuse it."""
        try:
            request = decode(text)
            match request:
                case messages.Do():
                    self._commands += 1
                    self.services.connections.run_detached(self._do(request))
                case messages.Ping():
                    self.send(PONG)
                case messages.Unwatch():
                    self._unwatch(request.table)
                case _:
                    self._request = asyncio.create_task(self._answer(request, text))
        except ClanmootError as error:
            self._refuse(Wording(error), *id_and_table(text))

    async def _answer(self, request: messages.AnyRequest, text: bytes) -> None:
        """Answer a request that takes time. No other message is handled until it is answered."""
        try:
            await self._dispatch(request)
        except ClanmootError as error:
            self._refuse(Wording(error), *id_and_table(text))
        except Exception:
            self._refuse(Wording(self.services.fault("a message")), *id_and_table(text))
        self._request = None
        self._handle_waiting()

    async def _dispatch(self, request: messages.AnyRequest) -> None:
        match request:
            case messages.Watch():
                await self._watch(request)
            case messages.Why():
                table_session = await self.services.registry.table(request.table)
                self.say(await reason(table_session, logged_in(self.who), request.id, request.action))
            case messages.Lobby():
                if request.on:
                    await self.services.lobby.join(self)
                else:
                    self.services.lobby.leave(self)
            case messages.Hello():
                await self._hello(request.token)

    def _refuse(self, wording: Wording, id: str, table: str) -> None:
        self.services.meter.refused += 1
        self.say(wording.message(id, table))

    # -- authentication

    async def _hello(self, token: str) -> None:
        session = await self.services.accounts.session(token)
        if session is None:
            raise ClanmootError("token", "This token is not valid or has expired. Log in again.")
        if self.who is not None and self.who.person != session.person.id:
            raise ClanmootError("known", f"You are already connected as {self.who.name}.")
        if self.who is None and self.tables:
            raise ClanmootError("watching", "Send your token before you watch a table.")
        self.session = session.hash
        self.who = Who(session.person.id, session.person.name)
        self.services.registry.addresses.seen(session.person.id, self.address)
        self._welcome(self.who)

    def _welcome(self, who: Who) -> None:
        self.say(messages.Welcome(who.person, who.name, VERSION))

    # -- tables

    async def _watch(self, request: messages.Watch) -> None:
        table = request.table
        if table not in self.tables and len(self.tables) >= self.services.settings.limits.watched:
            raise ClanmootError("too-many", f"You already watch {len(self.tables)} tables. Stop watching one.")
        table_session = await self.services.registry.table(table)
        if table in self.tables:
            self.tables[table].unwatch(self)
        self.tables[table] = table_session
        await table_session.watch(self, self.who, request.since, request.seat)

    def _unwatch(self, table: str) -> None:
        table_session = self.tables.pop(table, None)
        if table_session is None:
            raise ClanmootError("not-watched", "You are not watching that table.")
        table_session.unwatch(self)

    async def _do(self, request: messages.Do) -> None:
        table_session: TableSession | None = None

        def acknowledge(number: int) -> None:
            self.say(messages.Done(request.id, request.table, number))

        try:
            registry = self.services.registry
            table_session = registry.tables.get(request.table) or await registry.table(request.table)
            await self.services.do(table_session, self.who, request.id, request.command, acknowledge)
        except ClanmootError as error:
            self._refuse(Wording(error, table_session, self.who), request.id, request.table)
        except Exception:
            self._refuse(Wording(self.services.fault("a command")), request.id, request.table)
        finally:
            self._commands -= 1
            if self._waiting:
                self._handle_waiting()
