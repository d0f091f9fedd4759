"""Rated games: everybody who sat down at the start is rated, and nobody gets out of a loss."""

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import update

from clanmoot.core.errors import ClanmootError
from clanmoot.core.rng import Rng
from clanmoot.protocol import commands as c
from clanmoot.protocol.terms import Clock
from clanmoot.server.store.heartbeat import beat
from clanmoot.server.store.ratings import Rating, rating
from clanmoot.server.store.results import Result
from clanmoot.server.store.schema import tables
from clanmoot.server.tables import TableRegistry, TableSession, Who
from clanmoot.server.work import Bill, Job
from clanmoot.server.work.jobs import Wanted
from tests.server.store.making import results_of

from .playing import Client, play_out, seated, with_registry
from .test_seats import elsewhere, refused


class Thinking:
    """Keeps the questions that computer opponents are asked."""

    def __init__(self) -> None:
        self.asked: list[Job] = []

    def think(self, asked: Job, bill: Bill) -> bool:
        self.asked.append(asked)
        return True

    def moved_on(self, table: str, wanted: Wanted) -> None:
        """Let thoughts go on."""


async def rated(registry: TableRegistry, session: TableSession, people: list[Who]) -> list[Rating | None]:
    """Ratings, once the end of the game is noted."""
    for _ in range(200):
        if await registry.store.read(lambda connection: results_of(connection, session.id)):
            break
        await asyncio.sleep(0.02)
    key = session.state.terms.game
    return [await registry.store.read(lambda k, w=who: rating(k, w.person, key)) for who in people]  # type: ignore[misc]


async def noted(registry: TableRegistry, session: TableSession) -> list[Result]:
    return await registry.store.read(lambda connection: results_of(connection, session.id))


def run_out(session: TableSession, *seats: int) -> None:
    """Take the time of these seats away, as if it had passed."""
    for seat in seats:
        session.state.clocks.left[seat] = 0.0


def test_leaving_a_rated_game_is_resigning(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2, ranked=True)
        await play_out(session, people, clients, Rng(1), 4)
        await session.do(people[0], "1", c.Leave("hard"))
        assert session.card().status == "over"
        assert clients[1].position["ending"]["ranks"] == [2, 1]
        ann, bob = await rated(registry, session, people)
        assert ann is not None
        assert bob is not None
        assert bob.mu > 25.0 > ann.mu

    with_registry(tmp_path, story)


def test_a_computer_that_plays_on_wins_nothing_for_the_person_who_left(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        thinking = registry.thinking = Thinking()
        session, people, clients = await seated(registry, "tain", 3, ranked=True)
        await session.do(people[0], "1", c.Leave("novice"))
        ids = 0
        while session.state.status == "playing":
            seat = session.state.asked()[0]
            if seat == 0:
                job = thinking.asked[-1]
                found = await registry.question(*job)
                assert found is not None
                await registry.decide(*job, found.legal[0])
            else:
                ids += 1
                legal = clients[seat].position["legal"]
                action = legal[int(Rng(ids).below(len(legal)))]
                await session.do(people[seat], f"a{ids}", c.Act(action, clients[seat].position["step"]))
        found_ratings = await rated(registry, session, people)
        rows = await noted(registry, session)
        assert [row.person for row in rows] == [who.person for who in people]
        assert rows[0].rank == 3
        assert rows[0].resigned
        assert found_ratings[0] is not None
        assert found_ratings[0].mu < 25.0

    with_registry(tmp_path, story)


def test_a_clock_that_runs_out_at_a_rated_table_loses(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2, ranked=True, clock=Clock("clock", 1))
        seat = session.state.asked()[0]
        for _ in range(200):
            if "ending" in clients[1 - seat].position:
                break
            await asyncio.sleep(0.02)
        ending = clients[1 - seat].position["ending"]
        assert ending["words"]["id"] == "ended-by-time"
        assert ending["ranks"][seat] == 2
        sitter = clients[1 - seat].card["seats"][seat]
        assert sitter["resigned"]
        assert sitter["timed_out"]
        found = await rated(registry, session, people)
        loser, winner = found[seat], found[1 - seat]
        assert loser is not None
        assert winner is not None
        assert winner.mu > 25.0 > loser.mu
        assert (await noted(registry, session))[seat].rank == 2
        again = await elsewhere(registry, session)
        assert again.card() == session.card()

    with_registry(tmp_path, story)


def test_what_comes_after_the_time_is_up_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2, ranked=True, clock=Clock("clock", 60))
        seat = session.state.asked()[0]
        run_out(session, seat)
        position = clients[seat].position
        await refused(session, people[seat], c.Act(position["legal"][0], position["step"]), "out-of-time")

    with_registry(tmp_path, story)


def test_with_more_than_two_the_computer_plays_on_and_the_first_to_run_out_is_last(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        thinking = registry.thinking = Thinking()
        session, _, clients = await seated(registry, "tain", 4, ranked=True, clock=Clock("clock", 60), relief="easy")
        first = session.state.asked()[0]
        run_out(session, first)
        session.look()
        assert thinking.asked == [], "no computer moves for a person whose game is rated"
        await session.attend()
        assert session.card().status == "playing"
        assert session.card().seats[first].timed_out
        assert "position" not in clients[first].messages[-1] or clients[first].messages[-1]["t"] == "sync"
        question = await registry.question(*thinking.asked[0])
        assert question is not None
        assert (question.seat, question.level) == (first, "easy")
        await registry.decide(*thinking.asked[0], question.legal[0])
        second = next(seat for seat in session.state.people() if seat in session.state.asked())
        run_out(session, second)
        await session.attend()
        third = session.state.people()[0]
        await session.do(Who(session.state.seats[third].person, "Person"), "r", c.Resign())
        assert session.card().status == "over"
        assert session.state.resigned == [first, second, third]
        ranks = next(client for seat, client in enumerate(clients) if seat not in session.state.resigned)
        found = ranks.position["ending"]["ranks"]
        assert [found[first], found[second], found[third]] == [4, 3, 2]

    with_registry(tmp_path, story)


def test_two_who_run_out_in_the_same_moment_share_their_place(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, _, clients = await seated(registry, "eketorp", 3, ranked=True, clock=Clock("days", 60))
        table = session.state.table
        assert table is not None
        while len(session.state.asked()) < 3:
            seat = session.state.asked()[0]
            client = clients[seat]
            who = Who(session.state.seats[seat].person, "")
            await session.do(
                who, f"a{session.state.number}", c.Act(client.position["legal"][0], client.position["step"])
            )
        run_out(session, 0, 1, 2)
        await session.attend()
        assert session.card().status == "over"
        ending = clients[0].position["ending"]
        assert ending["ranks"] == [1, 1, 1]
        assert ending["words"]["id"] == "ended-by-time-together"
        again = await elsewhere(registry, session)
        assert (await again.sync(None)).position == (await session.sync(None)).position

    with_registry(tmp_path, story)


def test_time_that_no_server_was_there_for_costs_nobody_a_rated_game(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2, ranked=True, clock=Clock("clock", 60))
        seat, now = session.state.asked()[0], time.time()
        # The whole machine slept: the process finds the clock an hour further, before it has said that it lives.
        await registry.store.write(lambda connection: beat(connection, registry.process, now - 3600.0))
        await registry.store.write(lambda connection: connection.execute(update(tables).values(due=now - 60.0)))
        session.state.clocks.since -= 3_600_000.0
        registry.upkeep.beat_at -= 3600.0
        await registry.upkeep._sweep()
        assert session.card().status == "playing"
        await registry.upkeep._beat()
        await registry.upkeep._sweep()
        assert session.card().status == "playing"
        assert clients[seat].position["legal"]
        await play_out(session, people, clients, Rng(1), 1)

    with_registry(tmp_path, story)


def test_at_a_table_that_is_not_rated_the_relief_plays_on(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        thinking = registry.thinking = Thinking()
        session, _, _ = await seated(registry, "schotten-totten", 2, clock=Clock("clock", 60), relief="easy")
        seat = session.state.asked()[0]
        run_out(session, seat)
        await session.attend()
        session.look()
        assert session.card().status == "playing"
        assert thinking.asked[0].seat == seat

    with_registry(tmp_path, story)


def test_a_player_who_resigned_sees_the_end_from_their_own_seat(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "tain", 3)
        await session.do(people[0], "1", c.Resign())
        assert clients[0].messages[-1]["seat"] == -2
        with pytest.raises(ClanmootError):
            await session.do(people[0], "2", c.Resign())
        await session.do(people[1], "3", c.Resign())
        assert session.state.seat_of(people[0].person) == 0
        late = Client()
        await session.watch(late, people[0], -1)
        assert late.messages[-1]["seat"] == 0

    with_registry(tmp_path, story)
