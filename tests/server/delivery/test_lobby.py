"""The lobby: a listener that takes every message knows what the server knows, and is not told everything each time."""

import asyncio
import json
from pathlib import Path
from typing import Any

from clanmoot.core.rng import Rng
from clanmoot.protocol import commands as c
from clanmoot.protocol import encoded
from clanmoot.protocol.messages import InLobby
from clanmoot.protocol.terms import NewTable
from clanmoot.server.delivery import lobby as module
from clanmoot.server.delivery.hub import Hub
from clanmoot.server.delivery.lobby import Lobby, difference
from clanmoot.server.store import open_store
from clanmoot.server.tables import TableRegistry, TableSession, Who
from tests.server.tables.playing import person


class Page:
    """Puts the list together, as the browser does."""

    def __init__(self) -> None:
        self.known: dict[str, Any] = {}
        self.kinds: list[str] = []
        self.bytes: list[int] = []

    def send(self, body: bytes) -> None:
        message = json.loads(body)
        self.kinds.append(message["t"])
        self.bytes.append(len(body))
        if message["t"] == "lobby":
            self.known = {}
        for id in message.get("gone", []):
            del self.known[id]
        for entry in message.get("tables", []) + message.get("changed", []):
            self.known[entry["id"]] = entry

    def shown(self) -> list[Any]:
        return sorted(self.known.values(), key=lambda entry: (entry["turn"], -entry["opened"], entry["id"]))


async def convergent(folder: Path) -> None:
    store = await open_store(f"sqlite:///{folder / 'clanmoot.sqlite'}")
    hub = Hub()
    registry, lobby = TableRegistry(store, hub, "test"), Lobby(store)
    hub.on_lobby_changed(lobby.changed)
    lobby.start()
    people = [await person(registry, f"Person {number}") for number in range(6)]
    lives: list[TableSession] = []
    pages = [Page()]
    await lobby.join(pages[0])
    rng = Rng(7)
    for number in range(160):
        await change(registry, lives, people, rng)
        if number % 40 == 20:
            pages.append(Page())
            await lobby.join(pages[-1])
        if number % 9 == 0:
            await asyncio.sleep(0.005)
    expected = [json.loads(encoded(entry)) for entry in await lobby.entries()]
    for _ in range(500):
        if all(page.shown() == expected for page in pages):
            break
        await asyncio.sleep(0.01)
    assert expected
    for page in pages:
        assert page.shown() == expected
        assert page.kinds[0] == "lobby"
    assert pages[0].kinds.count("lobby-changed") > 5
    before = len(pages[0].kinds)
    lobby.leave(pages[0])
    await lobby.stop()
    await lobby.join(pages[1])
    assert len(pages[0].kinds) == before
    await store.close()


async def change(registry: TableRegistry, lives: list[TableSession], people: list[Who], rng: Rng) -> None:
    """Change a table that is in the list, or add one to it."""
    who = people[int(rng.below(len(people)))]
    waiting = [session for session in lives if session.state.status == "open"]
    if len(waiting) < 5 or rng.below(3) == 0:
        public = rng.below(5) > 0
        lives.append(await registry.create(who, NewTable("tain", ["me", "open", "open"], public=public)))
        return
    session = waiting[int(rng.below(len(waiting)))]
    seat = session.state.seat_of(who.person)
    if seat >= 0:
        await session.do(who, "", c.Leave())
        return
    free = [place for place, taken in enumerate(session.state.seats) if taken.open]
    await session.do(who, "", c.Sit(free[0]))


def test_a_page_that_misses_nothing_knows_what_the_server_knows(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.001)
    asyncio.run(convergent(tmp_path))


def test_one_change_costs_one_entry_and_a_whole_new_list_no_more_than_the_list(tmp_path: Path) -> None:
    async def told() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'clanmoot.sqlite'}")
        registry, lobby = TableRegistry(store, Hub(), "test"), Lobby(store)
        ann, bob = await person(registry, "Ann"), await person(registry, "Bob")
        for _ in range(30):
            session = await registry.create(ann, NewTable("tain", ["me", "open", "open"], public=True))
        first = await lobby.entries()
        await session.do(bob, "1", c.Sit(1))
        second = await lobby.entries()
        whole, part = encoded(InLobby(second)), difference(first, second)
        assert len(part) < len(whole) / 20
        assert json.loads(part)["changed"] == [json.loads(encoded(second[0]))]
        assert difference(second, second) == b""
        assert json.loads(difference(first, []))["t"] == "lobby"
        assert difference([], second) == whole or len(difference([], second)) <= len(whole)
        await store.close()

    asyncio.run(told())
