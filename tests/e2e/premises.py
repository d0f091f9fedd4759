"""A server in a thread of this process: a test makes tables in any position, and shows them to a browser."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from playwright.sync_api import Browser, BrowserContext

from clanmoot.catalogue import game as find
from clanmoot.core.chance import Chance, Committed
from clanmoot.core.game import Game
from clanmoot.core.record import Record, from_json
from clanmoot.core.replay import open_record
from clanmoot.core.table import Table
from clanmoot.protocol.commands import Act, Sit
from clanmoot.protocol.terms import NewTable
from clanmoot.server.delivery.services import Services
from clanmoot.server.tables import TableSession, Who
from tests.server.inside import EFFORT, a_server
from tests.server.leaks.overheard import following
from tests.server.leaks.redealt import Line, Scripted

T = TypeVar("T")
PATIENCE = 120.0  # seconds, then something hangs
COOKIE = "clanmoot"
RECORDS = Path(__file__).parent / "records"
GOLDEN = Path(__file__).parents[1] / "golden"


class Guest:
    """A person whom the server knows."""

    def __init__(self, url: str, name: str) -> None:
        self.token = str(httpx.post(f"{url}/api/v1/guest").raise_for_status().json()["token"])
        headers = {"Authorization": f"Bearer {self.token}"}
        found = httpx.patch(f"{url}/api/v1/me", json={"name": name}, headers=headers).raise_for_status().json()
        self.who = Who(found["person"], found["name"])


class Laid:
    """A table that is played along a line, as far as a test wants it."""

    def __init__(
        self, registry: "Premises", game: Game[Any, Any], line: Line, people: list[Guest], session: TableSession
    ) -> None:
        self.registry = registry
        self.game = game
        self.line = line
        self.people = people
        self.session = session
        self.made = 0

    @property
    def id(self) -> str:
        """The id that the server gives it."""
        return self.session.id

    @property
    def table(self) -> Table[Any, Any]:
        """The game itself, hidden things included."""
        assert self.session.state.table is not None
        return self.session.state.table

    def play(self, until: Callable[[Table[Any, Any]], object] = lambda table: False) -> "Laid":
        """Go on along the line until something is true, or to its end."""
        self.registry.run(self._play(until))
        return self

    async def _play(self, until: Callable[[Table[Any, Any]], object]) -> None:
        while not until(self.table):
            choice = following(self.session, self.line)
            if choice is None:
                return
            seat, action = choice
            self.made += 1
            await self.session.do(self.people[seat].who, f"l{self.made}", Act(action, self.table.shown(seat)))


class Premises:
    """A running server whose chance the test decides."""

    def __init__(self, folder: Path, effort: tuple[int, int] = EFFORT) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = a_server(folder, effort)
        self.services: Services
        self.services, self.url = self.run(self.server.__aenter__())
        self.services.registry.repository.chance = self._chance
        self.scripts: dict[bytes, Callable[[], Chance]] = {}
        self.script: Callable[[], Chance] | None = None

    def _chance(self, secret: bytes) -> Chance:
        """What a table's script says, whenever the table is found again; else what its secret says."""
        if self.script is not None:
            self.scripts.setdefault(secret, self.script)
        return self.scripts[secret]() if secret in self.scripts else Committed(secret)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def close(self) -> None:
        """Stop the server and its thread."""
        self.run(self.server.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def guest(self, name: str) -> Guest:
        """Create a guest."""
        return Guest(self.url, name)

    def lay(self, game: Game[Any, Any], line: Line, people: list[Guest], **terms: Any) -> Laid:
        """A table with people in all seats, at the beginning of a line."""
        options = game.agree(terms.get("options", {}))
        self.script = lambda: Scripted(game, len(people), options, line)
        try:
            session = self.run(self._seated(game.facts.key, people, terms))
        finally:
            self.script = None
        return Laid(self, game, line, people, session)

    async def _seated(self, key: str, people: list[Guest], terms: dict[str, Any]) -> TableSession:
        first, *others = people
        new = NewTable(key, ["me", *["open" for _ in others]], **terms)  # type: ignore[list-item]  # words are words
        session = await self.services.registry.create(first.who, new)
        for seat, person in enumerate(others, start=1):
            await session.do(person.who, f"s{seat}", Sit(seat))
        return session

    def waiting(self, key: str, host: Guest, players: int) -> str:
        """The name of an open table where somebody waits for others."""
        seats = ["me", *["open"] * (players - 1)]
        new = NewTable(key, seats, public=True)  # type: ignore[arg-type]  # words are words
        return self.run(self.services.registry.create(host.who, new)).id

    def analyse(self, laid: Laid) -> None:
        """Have a finished game analysed."""
        headers = {"Authorization": f"Bearer {laid.people[0].token}"}
        httpx.post(f"{self.url}/api/v1/tables/{laid.id}/analysis", headers=headers).raise_for_status()

    def analysed(self, laid: Laid) -> None:
        """Wait for an analysis."""
        for _ in range(int(PATIENCE * 20)):
            found = httpx.get(f"{self.url}/api/v1/tables/{laid.id}/analysis").raise_for_status().json()
            if found["state"] != "running":
                assert found["state"] == "done", found["state"]
                return
            time.sleep(0.2)
        raise AssertionError("the analysis does not end")

    def context(self, browser: Browser, guest: Guest, **options: Any) -> BrowserContext:
        """A browser that is known to be this guest's."""
        context = browser.new_context(reduced_motion="reduce", locale="en-GB", **options)
        context.add_cookies([{"name": COOKIE, "value": guest.token, "url": self.url}])
        return context


def saved(name: str, folder: Path = RECORDS) -> Record:
    """A game that computer opponents have played, with telling positions in it."""
    return from_json((folder / f"{name}.json").read_text("utf-8"))


def recorded(record: Record) -> tuple[Game[Any, Any], Line]:
    """The game of a record, and its steps with who took them."""
    game = find(record.game)
    return game, Line([(step.seat, step.action) for step in open_record(game, record).steps])


@contextmanager
def opened(folder: Path, effort: tuple[int, int] = EFFORT) -> Iterator[Premises]:
    """Yield a server, which is closed with the block."""
    registry = Premises(folder, effort)
    try:
        yield registry
    finally:
        registry.close()
