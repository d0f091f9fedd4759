"""People at tables with clocks, and what clocks and ratings promise whatever fails.

A server may count less time than has passed, because nobody's clock runs during an outage, and never more. So the test
measures with a clock of its own, which nobody sets, how long it has known a table. Nobody may have lost on time, and no
computer opponent may have moved for a person, before the table was as old as a player's time. Tables with long clocks
are never that old, so at them every such event is an error. At a table with a short clock one person never moves, and
loses on time in the end.
"""

import asyncio
import math
import random
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import create_engine, text

from clanmoot.protocol.terms import Clock
from tests.server.client import Fields, Person, Refusal
from tests.server.faults.stubborn import Stubborn

LONG: Final = 300  # seconds; games last shorter
UNEVEN: Final = 10.0  # seconds that two servers may count too much while they adopt a new time one after the other
SHORT: Final = 3
LONGEST: Final = 60.0  # seconds until the results of all games are stored

Stored = dict[str, list[Fields]]  # events in their order, by table


class Place(NamedTuple):
    """Where game after game is played: the game, who sits there, and how it is played."""

    game: str
    seats: tuple[str, ...]
    clock: Clock = Clock()
    ranked: bool = False
    asleep: int = -1  # the seat of a person who never moves

    def terms(self) -> dict[str, Any]:
        """Return how it is played, as the fields of a new table."""
        clock = self.clock
        return {
            "clock": {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment},
            "ranked": self.ranked,
        }


class Player(Stubborn):
    """A person at one table, who knows how old it is."""

    def __init__(
        self,
        person: Person,
        table: str,
        rng: random.Random,
        url: Callable[[], str],
        place: Place,
        began: float,
        slack: float = 0.0,
    ) -> None:
        super().__init__(person, table, rng, url)
        self.place = place
        self.slack = slack
        self.began = began  # before the table was created, in monotonic seconds
        self.ended = math.inf  # when they had seen the end of the game, or stopped

    @property
    def lived(self) -> float:
        """Return for how many seconds they have known the table, or knew it when they left."""
        return min(self.ended, time.monotonic()) - self.began

    async def play(self, until: Callable[[], bool]) -> None:
        """Play, and note when it was over."""
        await super().play(until)
        if self.mirror.over:
            self.ended = time.monotonic()

    async def move(self, until: Callable[[], bool]) -> None:
        """Move, unless their time is up."""
        try:
            await super().move(until)
        except Refusal as refusal:
            if refusal.code != "out-of-time":
                raise
            self.may_be_late("they were refused a move")
            self.pending = None
            await self.pause()

    def may_be_late(self, what: str) -> None:
        """See that somebody at this table can have used up their time."""
        limit = self.place.clock
        assert limit.kind == "clock", f"{what} at {self.table}, which has no clock"
        words = f"{what} at {self.table}: {limit.seconds} seconds are up {self.lived:.1f} seconds after its creation"
        assert self.lived + self.slack >= limit.seconds, words


class Sleeper(Player):
    """A person who never moves."""

    async def move(self, until: Callable[[], bool]) -> None:
        """Look on until the game is over."""
        while not (self.mirror.over or until() or self.mirror.gaps):
            await self.pause()
        if self.mirror.gaps:
            await self.ask_for_missed()
            await self.pause()


def flags(players: list[Player], stored: Stored) -> int:
    """Return how many people lost on time. AssertionError if the time of one of them cannot have been used up."""
    found = 0
    for player in {player.table: player for player in players}.values():
        for event in stored.get(player.table, []):
            if event["e"] == "timed-out":
                player.may_be_late(f"seats {event['seats']} lost on time")
                found += len(event["seats"])
            elif event.get("hand") == "relief":
                player.may_be_late(f"a bot moved for seat {event['seat']}")
    return found


async def all_noted(address: str) -> None:
    """Wait until the results of all finished games are stored."""
    engine = create_engine(address)
    deadline = time.monotonic() + LONGEST
    try:
        while left := await asyncio.to_thread(
            _rows, engine, "SELECT id FROM tables WHERE status = 'over' AND rated = 0"
        ):
            assert time.monotonic() < deadline, f"the results of {left} were not stored"
            await asyncio.sleep(0.1)
    finally:
        engine.dispose()


def rated(address: str) -> int:
    """Return how many rated games are over. AssertionError unless each was counted once for everybody who sat there."""
    engine = create_engine(address)
    over = {row[0] for row in _rows(engine, "SELECT id FROM tables WHERE status = 'over'")}
    terms = _rows(engine, "SELECT id, terms FROM tables")
    seats = {(row[0], row[1]): row[2] for row in _rows(engine, "SELECT table_id, seat, person FROM seats")}
    results: dict[str, list[tuple[int, str | None, int]]] = {}
    for table, seat, person, rank in _rows(engine, "SELECT table_id, seat, person, rank FROM results ORDER BY seat"):
        results.setdefault(table, []).append((seat, person, rank))
    ratings = {row[0]: tuple(row[1:]) for row in _rows(engine, "SELECT person, games, mu, sigma FROM ratings")}
    engine.dispose()
    ranked = {table for table, words in terms if msgspec.json.decode(words)["ranked"]}
    assert set(results) == over, f"results of {set(results) ^ over}"
    for table, rows in results.items():
        assert {(table, seat): person for seat, person, _ in rows} == {
            place: person for place, person in seats.items() if place[0] == table
        }
    expected: dict[str, tuple[float, float]] = {}
    for table in over & ranked:
        expected |= once(results[table])
    assert ratings.keys() == expected.keys(), f"ratings of {ratings.keys() ^ expected.keys()}"
    for person, (games, mu, sigma) in ratings.items():
        assert games == 1, f"{person} has played one rated game, and {games} were counted"
        assert (mu, sigma) == expected[person]
    return len(over & ranked)


def once(rows: list[tuple[int, str | None, int]]) -> dict[str, tuple[float, float]]:
    """Return everybody's rating after their first game."""
    model = PlackettLuce()
    after = model.rate([[model.rating()] for _ in rows], ranks=[float(rank) for _, _, rank in rows])
    return {str(person): (team[0].mu, team[0].sigma) for (_, person, _), team in zip(rows, after, strict=True)}


def _rows(engine: Any, words: str) -> list[Any]:
    with engine.connect() as connection:
        return list(connection.execute(text(words)).all())
