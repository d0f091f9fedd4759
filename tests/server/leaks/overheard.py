"""A game on a real server, played along a line, and every byte that one watcher was sent meanwhile."""

import io
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from clanmoot.core.game import Game
from clanmoot.server.delivery.services import Services
from clanmoot.server.tables import TableSession
from clanmoot.server.web.logs import set_up
from tests.server.client import Person, guest
from tests.server.inside import a_server

from .curious import answered, curious
from .redealt import Line, Scripted
from .thinking import Thinking

HEX = re.compile(rb"[0-9a-f]{64}")
MOMENT = re.compile(rb"\b1[0-9]{9}(\.[0-9]+)?\b")  # seconds since 1970
PROCESS = re.compile(rb"[0-9a-f]{8,32}")
# Numbers of /metrics that depend on what was asked for, and not on how long it took.
EXACT = ("clanmoot_refused", "clanmoot_faults", "clanmoot_requests", "clanmoot_ended", "clanmoot_tables_damaged")


# Random names may be the same twice.
NAMES = ("Ann", "Bob", "Cid", "Dot")
STRANGER = "Eve"


class Plan(NamedTuple):
    """What is played, and who listens from where."""

    game: Game[Any, Any]
    players: int
    line: Line
    watcher: int
    pause: int = 7  # decisions from one time that the watcher asks for everything to the next
    bots: bool = False  # whether computer opponents have all seats but the first
    database: str = ""  # for two servers, the watcher at the second,
    redis: str = ""  # and what tells each of them about the other


class Overheard:
    """All that was sent to one watcher, what they asked for included, what was asked about their seat, and the log."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.lobby: set[bytes] = set()
        self.hints: list[bytes] = []  # answers,
        self.advised: list[bytes] = []  # and what the adviser was asked
        self.questions: dict[int, list[bytes]] = {}  # to computer opponents, by seat
        self.metrics: list[str] = []
        self.log: list[bytes] = []

    def without(self, names: list[str]) -> None:
        """Take out what differs from one server to the next."""
        bodies = [plain(body, names) for body in self.bodies]
        # The lobby is told when there is time for it, so that its place among the others means nothing.
        self.lobby = {body for body in bodies if body.startswith(b'{"t":"lobby')}
        self.bodies = [body for body in bodies if body not in self.lobby]
        self.log = sorted([PROCESS.sub(b"<id>", plain(line, names)) for line in self.log])


class Play:
    """One game: the servers, the people, and the watcher among them."""

    def __init__(self, plan: Plan, desks: list[tuple[Services, str]]) -> None:
        self.plan = plan
        self.desks = desks
        self.heard = Overheard()
        self.people: list[Person] = []
        self.stranger: Person
        self.me: Person
        self.table = ""
        self.lives: list[TableSession] = []  # as each seat's server has the table
        for services, _ in desks:
            services.registry.repository.chance = self.chance
        registry = desks[0][0].registry
        self.bots = Thinking(registry.question, registry.decide, self.next_of, at_once=False)
        if plan.bots:
            registry.thinking = self.bots
        registry = desks[-1][0].registry
        self.adviser = registry.advising = Thinking(
            registry.hints.question, registry.hints.decide, self.next_of, at_once=True
        )

    def chance(self, secret: bytes) -> Scripted:
        """Return chance that does what the line says."""
        plan = self.plan
        return Scripted(plan.game, plan.players, plan.game.agree({}), plan.line)

    async def begin(self) -> None:
        """Seat everybody; all watch, the watcher the lobby too."""
        plan, near, far = self.plan, self.desks[0][1], self.desks[-1][1]
        persons = 1 if plan.bots else plan.players
        urls = [far if seat == plan.watcher else near for seat in range(persons)]
        self.people = [await called(NAMES[seat], url) for seat, url in enumerate(urls)]
        self.stranger = await called(STRANGER, far)
        self.me = self.people[plan.watcher] if 0 <= plan.watcher < persons else self.stranger
        opponents = ["novice" if plan.bots else "open"] * (plan.players - 1)
        self.table = await self.people[0].create(plan.game.facts.key, ("me", *opponents), public=True)
        for seat, person in enumerate(self.people):
            if seat:
                sit = {"id": f"s{seat}", "command": {"do": "sit", "seat": seat}}
                await person.post(f"/tables/{self.table}/commands", sit)
        registries = [self.desks[-1 if seat == plan.watcher else 0][0].registry for seat in range(plan.players)]
        self.lives = [await registry.table(self.table) for registry in registries]
        for session in self.lives:
            await session.catch_up()  # else the second server may hear only later that the game has begun
        for person in self.everybody:
            await person.open()
            await person.watch(self.table)
        await self.level()
        await self.me.send({"t": "lobby", "on": True})
        await self.me.until(lambda: any(one["t"] == "lobby" for one in self.me.received))

    @property
    def everybody(self) -> list[Person]:
        """Return the people at the table and the watcher."""
        return self.people if self.me in self.people else [*self.people, self.me]

    @property
    def mine(self) -> TableSession:
        """Return the table as the watcher's server has it."""
        return self.desks[-1][0].registry.tables[self.table]

    async def level(self) -> None:
        """Wait until every server and every person has the newest event."""
        number = max(session.state.number for session in self.lives)
        for person in self.everybody:
            await person.until(lambda person=person: person.tables[self.table].n >= number)  # type: ignore[misc]

    async def play(self) -> None:
        """Follow the line to its end."""
        number = 0
        while (seat := self.following()) is not None:
            number += 1
            if number % self.plan.pause == 0:
                self.heard.bodies += await curious(self.me, self.table, self.mine)
            fewer = len(self.heard.hints) * self.plan.pause < number
            if number % self.plan.pause == 0 or (seat == self.plan.watcher and fewer):
                hint = await answered(self.me, "POST", f"/tables/{self.table}/hint")
                (self.heard.hints if hint.startswith(b"200") else self.heard.bodies).append(hint)
            if seat < len(self.people):
                person, action = self.people[seat], self.next_of(seat)
                step = person.tables[self.table].step
                await person.do(self.table, "act", id=f"c{number}", action=action, step=step)
            else:
                asked = len(self.bots.asked)
                await self.bots.answer(seat)
                self.heard.questions.setdefault(seat, []).extend(self.bots.asked[asked:])
            await self.level()
        self.heard.bodies += await curious(self.me, self.table, self.mine)

    def next_of(self, seat: int) -> int:
        """Return what a seat does next."""
        action = next_choice(self.lives[seat], self.plan.line, seat)
        assert action is not None
        return action

    def following(self) -> int | None:
        """Return who chooses next; None at the end of the line."""
        for seat, session in enumerate(self.lives):
            if seat in session.state.asked() and next_choice(session, self.plan.line, seat) is not None:
                return seat
        return None

    async def end(self) -> None:
        """Collect the rest of what was heard, and close all connections."""
        heard, me = self.heard, self.me
        heard.bodies += me.raw
        heard.advised = self.adviser.asked
        heard.metrics = numbers((await me.http.get(self.desks[-1][1] + "/metrics")).text)
        for person in (*self.people, self.stranger):
            await person.close()
            await person.http.aclose()

    def names(self) -> list[str]:
        """Return the ids of this game: of the table and of people."""
        persons = [taken.person for taken in self.lives[0].state.seats]
        return [id for id in (self.table, *persons, self.me.received[0]["person"]) if id]


async def overhear(plan: Plan, folder: Path) -> Overheard:
    """Play a line; the watcher also asks for what they may not do, for hints, for what they missed and for the past."""
    log = io.StringIO()
    set_up(log)
    async with playing(plan, folder) as play:
        await play.play()
        await play.end()
        names = play.names()
    play.heard.log = lines(log)
    play.heard.without(names)
    return play.heard


@asynccontextmanager
async def playing(plan: Plan, folder: Path) -> AsyncIterator[Play]:
    """Run one server or two, with a game that has begun."""
    async with AsyncExitStack() as stack:
        servers = [a_server(folder, database=plan.database, redis=plan.redis) for _ in range(2 if plan.redis else 1)]
        play = Play(plan, [await stack.enter_async_context(server) for server in servers])
        await play.begin()
        yield play


def following(session: TableSession, line: Line) -> tuple[int, int] | None:
    """Return whose choice comes next at a table, and what it is; None at the end of the line."""
    for seat in session.state.asked():
        action = next_choice(session, line, seat)
        if action is not None:
            return seat, action
    return None


def next_choice(session: TableSession, line: Line, seat: int) -> int | None:
    """Return what a seat does next; None if the line ends before."""
    game = session.state.table
    assert game is not None
    mine = [action for who, action in line.steps if who == seat]
    made = sum([step.seat == seat for step in game.steps]) + len(game.draft(seat))
    return mine[made] if made < len(mine) and len(game.steps) < len(line.steps) else None


async def called(name: str, url: str) -> Person:
    """Return a guest with a name."""
    person = await guest(url)
    await person.ask("PATCH", "/me", {"name": name})
    return person


def lines(log: io.StringIO) -> list[bytes]:
    """Return what the server has logged, without the time; the test's own client logs to the same place."""
    found = [json.loads(line) for line in log.getvalue().splitlines()]
    return [json.dumps({**line, "at": ""}).encode() for line in found if line["from"] != "httpx"]


def numbers(metrics: str) -> list[str]:
    """Return the lines of /metrics; of numbers that depend on time only their names."""
    found = []
    for line in metrics.splitlines():
        exact = line.startswith((*EXACT, "#"))
        found.append(line if exact else re.sub(r"[0-9.e+-]+$", "", line))
    return found


def plain(body: bytes, names: list[str]) -> bytes:
    """Without what differs from one server to the next: ids, moments and the commitment."""
    for place, name in enumerate(names):
        body = body.replace(name.encode(), b"<%d>" % place)
    return MOMENT.sub(b"<moment>", HEX.sub(b"<hash>", body))
