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
from clanmoot.server.store.results import Result, results_of
from clanmoot.server.store.schema import tables
from clanmoot.server.tables import House, Live, Who
from clanmoot.server.work import Bill, Job
from clanmoot.server.work.jobs import Wanted

from .playing import Client, housed, play_out, seated
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


async def rated(house: House, live: Live, people: list[Who]) -> list[Rating | None]:
    """Ratings, once the end of the game is noted."""
    for _ in range(200):
        if await house.store.read(lambda connection: results_of(connection, live.id)):
            break
        await asyncio.sleep(0.02)
    key = live.room.terms.game
    return [await house.store.read(lambda k, w=who: rating(k, w.person, key)) for who in people]  # type: ignore[misc]


async def noted(house: House, live: Live) -> list[Result]:
    return await house.store.read(lambda connection: results_of(connection, live.id))


def run_out(live: Live, *seats: int) -> None:
    """Take the time of these seats away, as if it had passed."""
    for seat in seats:
        live.room.clocks.left[seat] = 0.0


def test_leaving_a_rated_game_is_resigning(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, people, clients = await seated(house, "schotten-totten", 2, ranked=True)
        await play_out(live, people, clients, Rng(1), 4)
        await live.do(people[0], "1", c.Leave("hard"))
        assert live.card().status == "over"
        assert clients[1].position["ending"]["ranks"] == [2, 1]
        ann, bob = await rated(house, live, people)
        assert ann is not None
        assert bob is not None
        assert bob.mu > 25.0 > ann.mu

    housed(tmp_path, story)


def test_a_computer_that_plays_on_wins_nothing_for_the_person_who_left(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        thinking = house.thinking = Thinking()
        live, people, clients = await seated(house, "tain", 3, ranked=True)
        await live.do(people[0], "1", c.Leave("novice"))
        ids = 0
        while live.room.status == "playing":
            seat = live.room.asked()[0]
            if seat == 0:
                job = thinking.asked[-1]
                found = await house.question(*job)
                assert found is not None
                await house.decide(*job, found.legal[0])
            else:
                ids += 1
                legal = clients[seat].position["legal"]
                action = legal[int(Rng(ids).below(len(legal)))]
                await live.do(people[seat], f"a{ids}", c.Act(action, clients[seat].position["step"]))
        found_ratings = await rated(house, live, people)
        rows = await noted(house, live)
        assert [row.person for row in rows] == [who.person for who in people]
        assert rows[0].rank == 3
        assert rows[0].resigned
        assert found_ratings[0] is not None
        assert found_ratings[0].mu < 25.0

    housed(tmp_path, story)


def test_a_clock_that_runs_out_at_a_rated_table_loses(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, people, clients = await seated(house, "schotten-totten", 2, ranked=True, clock=Clock("clock", 1))
        seat = live.room.asked()[0]
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
        found = await rated(house, live, people)
        loser, winner = found[seat], found[1 - seat]
        assert loser is not None
        assert winner is not None
        assert winner.mu > 25.0 > loser.mu
        assert (await noted(house, live))[seat].rank == 2
        again = await elsewhere(house, live)
        assert again.card() == live.card()

    housed(tmp_path, story)


def test_what_comes_after_the_time_is_up_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, people, clients = await seated(house, "schotten-totten", 2, ranked=True, clock=Clock("clock", 60))
        seat = live.room.asked()[0]
        run_out(live, seat)
        position = clients[seat].position
        await refused(live, people[seat], c.Act(position["legal"][0], position["step"]), "out-of-time")

    housed(tmp_path, story)


def test_with_more_than_two_the_computer_plays_on_and_the_first_to_run_out_is_last(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        thinking = house.thinking = Thinking()
        live, _, clients = await seated(house, "tain", 4, ranked=True, clock=Clock("clock", 60), relief="easy")
        first = live.room.asked()[0]
        run_out(live, first)
        live.look()
        assert thinking.asked == [], "no computer moves for a person whose game is rated"
        await live.attend()
        assert live.card().status == "playing"
        assert live.card().seats[first].timed_out
        assert "position" not in clients[first].messages[-1] or clients[first].messages[-1]["t"] == "sync"
        question = await house.question(*thinking.asked[0])
        assert question is not None
        assert (question.seat, question.level) == (first, "easy")
        await house.decide(*thinking.asked[0], question.legal[0])
        second = next(seat for seat in live.room.people() if seat in live.room.asked())
        run_out(live, second)
        await live.attend()
        third = live.room.people()[0]
        await live.do(Who(live.room.seats[third].person, "Person"), "r", c.Resign())
        assert live.card().status == "over"
        assert live.room.resigned == [first, second, third]
        ranks = next(client for seat, client in enumerate(clients) if seat not in live.room.resigned)
        found = ranks.position["ending"]["ranks"]
        assert [found[first], found[second], found[third]] == [4, 3, 2]

    housed(tmp_path, story)


def test_two_who_run_out_in_the_same_moment_share_their_place(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, clients = await seated(house, "eketorp", 3, ranked=True, clock=Clock("days", 60))
        table = live.room.table
        assert table is not None
        while len(live.room.asked()) < 3:
            seat = live.room.asked()[0]
            client = clients[seat]
            who = Who(live.room.seats[seat].person, "")
            await live.do(who, f"a{live.room.number}", c.Act(client.position["legal"][0], client.position["step"]))
        run_out(live, 0, 1, 2)
        await live.attend()
        assert live.card().status == "over"
        ending = clients[0].position["ending"]
        assert ending["ranks"] == [1, 1, 1]
        assert ending["words"]["id"] == "ended-by-time-together"
        again = await elsewhere(house, live)
        assert (await again.sync(None)).position == (await live.sync(None)).position

    housed(tmp_path, story)


def test_time_that_no_server_was_there_for_costs_nobody_a_rated_game(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, people, clients = await seated(house, "schotten-totten", 2, ranked=True, clock=Clock("clock", 60))
        seat, now = live.room.asked()[0], time.time()
        # The whole machine slept: the process finds the clock an hour further, before it has said that it lives.
        await house.store.write(lambda connection: beat(connection, house.process, now - 3600.0))
        await house.store.write(lambda connection: connection.execute(update(tables).values(due=now - 60.0)))
        live.room.clocks.since -= 3_600_000.0
        house.upkeep.beat_at -= 3600.0
        await house.upkeep._sweep()
        assert live.card().status == "playing"
        await house.upkeep._beat()
        await house.upkeep._sweep()
        assert live.card().status == "playing"
        assert clients[seat].position["legal"]
        await play_out(live, people, clients, Rng(1), 1)

    housed(tmp_path, story)


def test_at_a_table_that_is_not_rated_the_relief_plays_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        thinking = house.thinking = Thinking()
        live, _, _ = await seated(house, "schotten-totten", 2, clock=Clock("clock", 60), relief="easy")
        seat = live.room.asked()[0]
        run_out(live, seat)
        await live.attend()
        live.look()
        assert live.card().status == "playing"
        assert thinking.asked[0].seat == seat

    housed(tmp_path, story)


def test_a_player_who_resigned_sees_the_end_from_their_own_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, people, clients = await seated(house, "tain", 3)
        await live.do(people[0], "1", c.Resign())
        assert clients[0].messages[-1]["seat"] == -2
        with pytest.raises(ClanmootError):
            await live.do(people[0], "2", c.Resign())
        await live.do(people[1], "3", c.Resign())
        assert live.room.seat_of(people[0].person) == 0
        late = Client()
        await live.watch(late, people[0], -1)
        assert late.messages[-1]["seat"] == 0

    housed(tmp_path, story)
