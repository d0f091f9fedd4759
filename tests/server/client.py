"""A client for tests: people over HTTP and WebSocket, and a mirror of what a table has shown them."""

import asyncio
import itertools
import json
import random
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Fields = dict[str, Any]
PATIENCE = 60.0  # seconds, then something hangs


class Refusal(Exception):
    """The server has refused something; `fields` is its whole answer."""

    def __init__(self, fields: Fields, status: int = 0) -> None:
        super().__init__(f"{status or ''} {fields.get('code')}: {fields.get('text')}")
        self.fields = fields
        self.code = str(fields.get("code"))
        self.status = status


class Mirror:
    """A table as one watcher has been shown it: a sync, then every frame in its order."""

    def __init__(self) -> None:
        self.n = -1
        self.seat = -2
        self.card: Fields = {}
        self.position: Fields = {}
        self.view: Fields = {}
        self.log: list[Any] = []
        self.first = 0
        self.chat: list[Fields] = []
        self.looks = 0  # how often the position has changed

    def take(self, message: Fields) -> None:
        """Sync, frame, skip or drafted."""
        match message["t"]:
            case "sync":
                looks = self.looks
                self.__init__()  # type: ignore[misc]  # everything again
                self.looks = looks
                self.n, self.seat, self.card = message["n"], message["seat"], message["card"]
                self.log, self.first = message.get("log", []), message.get("first", 0)
                self.chat = message.get("chat", [])
                self._look(message.get("position"))
            case "frame" | "skip":
                assert message["n"] == self.n + 1, f"frame {message['n']} after frame {self.n}"
                self.n = message["n"]
                if message.get("cut", -1) >= 0:
                    del self.log[max(message["cut"] - self.first, 0) :]
                self.log += message.get("news", [])
                self.card = message.get("card") or self.card
                self.chat += [message["said"]] if message.get("said") else []
                self._look(message.get("position"))
            case "drafted":
                self._look(message["position"])

    def _look(self, position: Fields | None) -> None:
        if position is not None:
            self.view = {**self.view, **position["view"]}
            self.position = position
            self.looks += 1

    @property
    def step(self) -> int:
        """How many steps one has been shown."""
        return int(self.position.get("step", 0))

    @property
    def legal(self) -> list[int]:
        """What one may do."""
        return list(self.position.get("legal", []))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.card.get("status") == "over")

    @property
    def asked(self) -> bool:
        """Whether the table waits for one's own seat."""
        return self.seat in self.position.get("asked", []) and not self.over and self.card.get("status") == "playing"


class Person:
    """Somebody with a token: HTTP at once, a WebSocket when it is opened."""

    def __init__(self, url: str, token: str = "", headers: dict[str, str] | None = None, source: str = "") -> None:
        self.url = url
        self.token = token
        self.source = source  # another address of this machine, such as 127.0.0.2
        transport = httpx.AsyncHTTPTransport(local_address=source) if source else None
        self.http = httpx.AsyncClient(base_url=url + "/api/v1", timeout=PATIENCE, headers=headers, transport=transport)
        self.socket: ClientConnection | None = None
        self.tables: dict[str, Mirror] = {}
        self.received: list[Fields] = []  # everything that came by WebSocket, in order
        self.raw: list[bytes] = []
        self.close_code: int | None = None
        self._waiting: dict[str, asyncio.Future[Fields]] = {}
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self._ids = itertools.count()
        self._tag = f"{random.getrandbits(48):x}"

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
        await self.http.aclose()

    # -- HTTP

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """An answer as JSON, or Refusal."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        if answer.status_code >= 400:
            raise Refusal(answer.json(), answer.status_code)
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        """Ask for something."""
        return await self.ask("GET", path)

    async def post(self, path: str, body: object = None) -> Any:
        """Have something done."""
        return await self.ask("POST", path, body)

    async def create(self, game: str = "schotten-totten", seats: tuple[str, ...] = ("me", "open"), **terms: Any) -> str:
        """Open a table; its id."""
        sync = await self.post("/tables", {"game": game, "seats": list(seats), **terms})
        return str(sync["table"])

    # -- WebSocket

    async def open(self) -> None:
        """Connect, and say who one is."""
        self.socket = await connect(
            self.url.replace("http", "ws", 1) + "/api/v1/socket",
            compression=None,
            max_size=None,
            local_addr=(self.source, 0) if self.source else None,
        )
        self.close_code, before = None, len(self.received)
        self._reader = asyncio.create_task(self._read(self.socket))
        if self.token:
            await self.send({"t": "hello", "token": self.token})
            await self.until(lambda: any(one["t"] == "welcome" for one in self.received[before:]))

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await self._reader
        self.socket = self._reader = None

    async def send(self, message: object) -> None:
        """Say something."""
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                message = json.loads(data)
                self.raw.append(data.encode() if isinstance(data, str) else data)
                self.received.append(message)
                self._take(message)
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        self.close_code = socket.close_code
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(ConnectionError(f"closed with {socket.close_code}"))
                future.exception()  # a waiting caller hears of it, but there may be none
        async with self._news:
            self._news.notify_all()

    def _take(self, message: Fields) -> None:
        if message["t"] in ("sync", "frame", "skip", "drafted") and message["table"] in self.tables:
            self.tables[message["table"]].take(message)
        future = self._waiting.pop(message.get("id", ""), None)
        if future is not None and not future.done():
            if message["t"] == "refused":
                future.set_exception(Refusal(message))
            else:
                future.set_result(message)

    async def until(self, met: Callable[[], object]) -> None:
        """Wait for something to be true; messages are what changes it."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: met() or self.close_code is not None)
        if not met():
            raise ConnectionError(f"closed with {self.close_code}")

    async def watch(self, table: str) -> Mirror:
        """Look at a table from now on; from the last frame on, where one has looked before."""
        mirror = self.tables.setdefault(table, Mirror())
        before = len(self.received)
        await self.send({"t": "watch", "table": table, "since": mirror.n})
        if mirror.n < 0:
            await self.until(lambda: mirror.n >= 0 or any(one["t"] == "refused" for one in self.received[before:]))
        refused = [one for one in self.received[before:] if one["t"] == "refused"]
        if refused and mirror.n < 0:
            raise Refusal(refused[0])
        return mirror

    def new_id(self) -> str:
        """An id for a command."""
        return f"{self._tag}-{next(self._ids)}"

    async def answered(self, message: Fields) -> Fields:
        """Say something that has an id, and wait for its answer; Refusal if it is one."""
        future: asyncio.Future[Fields] = asyncio.get_running_loop().create_future()
        self._waiting[message["id"]] = future
        await self.send(message)
        async with asyncio.timeout(PATIENCE):
            return await future

    async def do(self, table: str, do: str, id: str = "", **fields: Any) -> int:
        """Do something at a table; the number of its frame."""
        command = {"do": do, **fields}
        answer = await self.answered({"t": "do", "table": table, "id": id or self.new_id(), "command": command})
        return int(answer["n"])

    async def act(self, table: str, action: int) -> int:
        """Make a choice, and see it; a sealed one has no frame of its own."""
        mirror = self.tables[table]
        seen, looks = mirror.n, mirror.looks
        number = await self.do(table, "act", action=action, step=mirror.step)
        await self.until(lambda: mirror.n >= number and (number > seen or mirror.looks > looks))
        return number

    async def play(self, table: str, rng: random.Random, most: int = 100_000) -> int:
        """Play at random until the game is over, or so many choices are made; how many were."""
        mirror = self.tables[table]
        for made in range(most):
            await self.until(lambda: mirror.over or (mirror.asked and mirror.legal))
            if mirror.over:
                return made
            try:
                await self.act(table, rng.choice(mirror.legal))
            except Refusal as refusal:
                if refusal.code not in ("stale", "not-asked", "over"):
                    raise
        return most


async def guest(url: str, source: str = "") -> Person:
    """Create a guest."""
    person = Person(url, source=source)
    try:
        person.token = (await person.post("/guest"))["token"]
    except BaseException:
        await person.http.aclose()
        raise
    return person


async def bots_only(person: Person, game: str, players: int) -> str:
    """A table at which only novices play: a person sits down, and leaves to one."""
    table = await person.create(game, ("me", *["novice"] * (players - 1)))
    order = {"id": person.new_id(), "command": {"do": "leave", "level": "novice"}}
    await person.post(f"/tables/{table}/commands", order)
    return table


async def seated(*people: Person, game: str = "schotten-totten") -> str:
    """People at a table of their own, connected and watching; their game has begun."""
    for person in people:
        await person.open()
    table = await people[0].create(game, ("me", *["open"] * (len(people) - 1)))
    for seat, person in enumerate(people):
        await person.watch(table)
        if seat:
            await person.do(table, "sit", seat=seat)
    for person in people:
        mirror = person.tables[table]
        await person.until(lambda mirror=mirror: mirror.position and mirror.seat >= 0)  # type: ignore[misc]
    return table


def story(told: Callable[[], Awaitable[None]], most: float = 240.0) -> None:
    """Let something happen, for a bounded time."""

    async def bounded() -> None:
        async with asyncio.timeout(most):
            await told()

    asyncio.run(bounded())
