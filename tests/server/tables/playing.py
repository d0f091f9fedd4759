"""Tables on a server without a network: listeners that put their frames together, and people who choose at random."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from clanmoot.core.rng import Rng
from clanmoot.protocol.commands import Act, Sit
from clanmoot.protocol.terms import NewTable
from clanmoot.server.delivery.hub import Hub
from clanmoot.server.store import open_store
from clanmoot.server.store.people import Person, create_person
from clanmoot.server.tables import TableRegistry, TableSession, Who


class Client:
    """Puts together what it is told, as a browser would."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.card: dict[str, Any] = {}
        self.log: list[Any] = []
        self.n = -1
        self.lengths: list[tuple[str, int]] = []

    def send(self, body: bytes) -> None:
        message = json.loads(body)
        self.lengths.append((message["t"], len(body)))
        self.messages.append(message)
        getattr(self, message["t"])(message)

    def sync(self, message: dict[str, Any]) -> None:
        self.n, self.card, self.log = message["n"], message["card"], message.get("log", [])
        self.view = {}
        self.stand(message.get("position"))

    def frame(self, message: dict[str, Any]) -> None:
        assert message["n"] == self.n + 1
        self.n = message["n"]
        if message.get("cut", -1) >= 0:
            del self.log[message["cut"] - message.get("first", 0) :]
        self.log += message.get("news", [])
        self.card = message.get("card", self.card)
        self.stand(message.get("position"))

    def skip(self, message: dict[str, Any]) -> None:
        assert message["n"] == self.n + 1
        self.n = message["n"]

    def drafted(self, message: dict[str, Any]) -> None:
        self.stand(message["position"])

    def stand(self, position: dict[str, Any] | None) -> None:
        if position is not None:
            self.view.update(position["view"])
            self.position = position


@contextlib.asynccontextmanager
async def a_registry(folder: Path) -> AsyncIterator[TableRegistry]:
    store = await open_store(f"sqlite:///{folder / 'clanmoot.sqlite'}")
    registry = TableRegistry(store, Hub(), "test")
    await registry.start()
    try:
        yield registry
    finally:
        await registry.stop()
        await store.close()


def with_registry(tmp_path: Path, story: Callable[[TableRegistry], Awaitable[None]]) -> None:
    """Run a story on its own server."""

    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            await story(registry)

    asyncio.run(run())


class Ids:
    """Client ids that are never the same."""

    def __init__(self) -> None:
        self.last = 0

    def __call__(self) -> str:
        self.last += 1
        return f"c{self.last}"


async def person(registry: TableRegistry, name: str) -> Who:
    """Create a person."""
    id = secrets.token_hex(6)
    await registry.store.write(
        lambda connection: create_person(connection, Person(id, name, None, None, 0.0, 0.0, "en"))
    )
    return Who(id, name)


async def seated(
    registry: TableRegistry, key: str, players: int, **terms: Any
) -> tuple[TableSession, list[Who], list[Client]]:
    """A table of people, begun, each with a client."""
    people = [await person(registry, f"Person {seat}") for seat in range(players)]
    session = await registry.create(people[0], NewTable(key, ["me", *["open"] * (players - 1)], **terms))  # type: ignore[list-item]
    clients = [Client() for _ in people]
    for seat, (who, client) in enumerate(zip(people, clients, strict=True)):
        if seat:
            await session.do(who, f"sit{seat}", Sit(seat))
        await session.watch(client, who, -1)
    return session, people, clients


async def play_out(
    session: TableSession, people: list[Who], clients: list[Client], rng: Rng, steps: int = 100_000
) -> None:
    """Random choices until the game is over, or so many were made."""
    ids = Ids()
    while session.state.status == "playing" and steps:
        steps -= 1
        seat = session.state.asked()[0]
        client = clients[seat]
        action = client.position["legal"][int(rng.below(len(client.position["legal"])))]
        await session.do(people[seat], ids(), Act(action, client.position["step"]))
        await asyncio.sleep(0)
