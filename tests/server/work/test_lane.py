"""Analyses of finished games: made beside everything else, kept, and begun again where a server died."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Awaitable

import jsonschema
from sqlalchemy import Connection, update

from clanmoot.analysis.judge import Effort
from clanmoot.analysis.report import schema
from clanmoot.bots import bot
from clanmoot.core.errors import ClanmootError
from clanmoot.server.store import Store
from clanmoot.server.store.analyses import Analysis, claim, get
from clanmoot.server.store.schema import analyses
from clanmoot.server.work import Lane, Workshop
from tests.server.store.making import make_tables, with_store

from .house import House
from .running import alive, until

BRIEF = Effort(2, 40, 0)
LENGTHY = Effort(10**6, 10**6, 0)


def record() -> str:
    """The beginning of a game of Táin, for the sake of speed."""
    table = House().lay("finished", "tain", "random", "random")
    bots = [bot("random", table.game, seat, 2) for seat in range(2)]
    for _ in range(3):
        seat = table.deciders()[0]
        table.act(seat, bots[seat].choose(table.view(seat), table.legal(seat), table.told(seat)))
    return table.record().to_json()


RECORD = record()


class Desk:
    """Who asks for analyses here: hands out the record, and hears of the end."""

    def __init__(self, store: Store, effort: Effort = BRIEF, room: int = 10) -> None:
        self.told: list[str] = []
        self.lane = Lane(store, self.record, self.analysed, effort, room)

    async def record(self, table: str) -> str:
        if table == "unknown":
            raise ClanmootError("no-table", "There is no such table.")
        return RECORD if table != "empty" else "{}"

    async def analysed(self, table: str) -> None:
        self.told.append(table)


async def found(store: Store, table: str) -> Analysis:
    """What the store holds of an analysis."""
    analysis = await store.read(lambda connection: get(connection, table))
    assert analysis is not None
    return analysis


async def laid(store: Store) -> None:
    """A few tables in the store."""
    await store.write(lambda connection: make_tables(connection, "one", "two", "empty", "unknown"))


def aged(connection: Connection) -> None:
    """Whoever makes an analysis has been silent for long."""
    connection.execute(update(analyses).values(updated_at=1.0))


def test_an_analysis_is_made_once_and_kept(address: str) -> None:
    async def work(store: Store) -> None:
        await laid(store)
        desk = Desk(store)
        house = House()
        made = Workshop(1, None, house.question, house.decide, lane=desk.lane)
        await made.start()
        assert await made.analyse("one", None)
        assert not await made.analyse("one", None)
        await until(lambda: desk.told == ["one"])
        assert not await made.analyse("one", None)
        await made.stop()
        analysis = await found(store, "one")
        assert (analysis.state, analysis.progress) == ("done", 1.0)
        fields = json.loads(analysis.body)
        jsonschema.validate(fields, schema())
        assert fields["complete"]
        assert fields["settings"]["searches"] == BRIEF.searches

    with_store(address, work)


def test_what_cannot_be_analysed_says_why_and_the_next_one_is(address: str) -> None:
    async def work(store: Store) -> None:
        await laid(store)
        desk = Desk(store)
        await desk.lane.start()
        for table in ("empty", "unknown", "one"):
            assert await desk.lane.analyse(table)
        await until(lambda: desk.told == ["empty", "unknown", "one"])
        await desk.lane.stop()
        empty, unknown, one = [await found(store, table) for table in ("empty", "unknown", "one")]
        assert (empty.state, unknown.state, one.state) == ("failed", "failed", "done")
        assert empty.body == b"This is JSON, but not a record of a game: it has no field 'clanmoot'."
        assert unknown.body == b"There is no such table."

    with_store(address, work)


def test_a_stopped_server_leaves_its_analyses_to_the_next_one(address: str) -> None:
    async def work(store: Store) -> None:
        await laid(store)
        first = Desk(store, LENGTHY)
        await first.lane.start()
        await first.lane.analyse("one")
        await first.lane.analyse("two")
        await until(lambda: process_of(first.lane) is not None)
        process = process_of(first.lane)
        assert process is not None
        await first.lane.stop()
        assert not alive(process)
        assert first.told == []
        second = Desk(store)
        await second.lane.start()
        await until(lambda: sorted(second.told) == ["one", "two"])
        await second.lane.stop()
        assert (await found(store, "one")).state == "done"

    with_store(address, work)


def test_what_a_killed_server_was_at_is_begun_again(address: str) -> None:
    async def work(store: Store) -> None:
        await laid(store)
        assert await store.write(lambda connection: claim(connection, "one", None, time.time()))
        await store.write(aged)
        desk = Desk(store)
        await desk.lane.start()
        await until(lambda: desk.told == ["one"])
        await desk.lane.stop()
        assert (await found(store, "one")).state == "done"

    with_store(address, work)


def test_a_killed_process_is_replaced_and_after_the_second_the_analysis_has_failed(address: str) -> None:
    async def work(store: Store) -> None:
        await laid(store)
        desk = Desk(store, LENGTHY)
        await desk.lane.start()
        await desk.lane.analyse("one")
        seen: set[int] = set()
        while desk.told == []:
            process = process_of(desk.lane)
            if process is not None and process not in seen:
                seen.add(process)
                os.kill(process, signal.SIGKILL)
            await asyncio.sleep(0.01)
        await desk.lane.stop()
        assert len(seen) == 2
        analysis = await found(store, "one")
        assert (analysis.state, analysis.body) == (
            "failed",
            b"The analysis process died more than once.",
        )

    with_store(address, work)


def test_too_many_are_refused_with_a_sentence_and_without_a_lane_all_are(address: str) -> None:
    async def work(store: Store) -> None:
        await laid(store)
        desk = Desk(store, room=1)
        assert await desk.lane.analyse("one")
        assert await sentence(desk.lane.analyse("two")) == ("Too many games are waiting for analysis. Try again later.")
        await desk.lane.stop()
        house = House()
        nowhere = Workshop(1, None, house.question, house.decide)
        assert await sentence(nowhere.analyse("one")) == "Analysis is switched off on this server."
        assert await store.read(lambda connection: get(connection, "two")) is None

    with_store(address, work)


async def sentence(asked: Awaitable[bool]) -> str:
    """What is said against it."""
    try:
        await asked
    except ClanmootError as error:
        return error.sentence
    return ""


def process_of(lane: Lane) -> int | None:
    """The process that analyses now."""
    return lane.reading.process.pid if lane.reading is not None and lane.reading.process is not None else None
