"""Analyses of finished games: made beside everything else, kept, and begun again where a server died."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Awaitable

import jsonschema
from sqlalchemy import Connection, update

from clanmoot.analysis.decision_judge import Effort
from clanmoot.analysis.report import schema
from clanmoot.bots import bot
from clanmoot.core.errors import ClanmootError
from clanmoot.server.store import Store
from clanmoot.server.store.analyses import Analysis, claim, get
from clanmoot.server.store.schema import analyses
from clanmoot.server.work import AnalysisQueue, BotScheduler
from tests.server.store.making import make_tables, with_store

from .running import alive, until
from .scripted import ScriptedTables

BRIEF = Effort(2, 40, 0)
LENGTHY = Effort(10**6, 10**6, 0)


def record() -> str:
    """The beginning of a game of Táin, for the sake of speed."""
    table = ScriptedTables().lay("finished", "tain", "random", "random")
    bots = [bot("random", table.game, seat, 2) for seat in range(2)]
    for _ in range(3):
        seat = table.deciders()[0]
        table.act(seat, bots[seat].choose(table.view(seat), table.legal(seat), table.seen_steps(seat)))
    return table.record().to_json()


RECORD = record()


class Services:
    """Who asks for analyses here: hands out the record, and hears of the end."""

    def __init__(self, store: Store, effort: Effort = BRIEF, capacity: int = 10) -> None:
        self.told: list[str] = []
        self.analyses = AnalysisQueue(store, self.record, self.analysed, effort, capacity)

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
    """The process that makes an analysis has been silent for long."""
    connection.execute(update(analyses).values(updated_at=1.0))


def test_an_analysis_is_made_once_and_kept(address: str) -> None:
    async def work(store: Store) -> None:
        await laid(store)
        services = Services(store)
        scripted = ScriptedTables()
        made = BotScheduler(1, None, scripted.question, scripted.decide, analyses=services.analyses)
        await made.start()
        assert await made.analyse("one", None)
        assert not await made.analyse("one", None)
        await until(lambda: services.told == ["one"])
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
        services = Services(store)
        await services.analyses.start()
        for table in ("empty", "unknown", "one"):
            assert await services.analyses.analyse(table)
        await until(lambda: services.told == ["empty", "unknown", "one"])
        await services.analyses.stop()
        empty, unknown, one = [await found(store, table) for table in ("empty", "unknown", "one")]
        assert (empty.state, unknown.state, one.state) == ("failed", "failed", "done")
        assert empty.body == b"This is JSON, but not a record of a game. It has no field 'clanmoot'."
        assert unknown.body == b"There is no such table."

    with_store(address, work)


def test_a_stopped_server_leaves_its_analyses_to_the_next_one(address: str) -> None:
    async def work(store: Store) -> None:
        await laid(store)
        first = Services(store, LENGTHY)
        await first.analyses.start()
        await first.analyses.analyse("one")
        await first.analyses.analyse("two")
        await until(lambda: process_of(first.analyses) is not None)
        process = process_of(first.analyses)
        assert process is not None
        await first.analyses.stop()
        assert not alive(process)
        assert first.told == []
        second = Services(store)
        await second.analyses.start()
        await until(lambda: sorted(second.told) == ["one", "two"])
        await second.analyses.stop()
        assert (await found(store, "one")).state == "done"

    with_store(address, work)


def test_what_a_killed_server_was_at_is_begun_again(address: str) -> None:
    async def work(store: Store) -> None:
        await laid(store)
        assert await store.write(lambda connection: claim(connection, "one", None, time.time()))
        await store.write(aged)
        services = Services(store)
        await services.analyses.start()
        await until(lambda: services.told == ["one"])
        await services.analyses.stop()
        assert (await found(store, "one")).state == "done"

    with_store(address, work)


def test_a_killed_process_is_replaced_and_after_the_second_the_analysis_has_failed(address: str) -> None:
    async def work(store: Store) -> None:
        await laid(store)
        services = Services(store, LENGTHY)
        await services.analyses.start()
        await services.analyses.analyse("one")
        seen: set[int] = set()
        while services.told == []:
            process = process_of(services.analyses)
            if process is not None and process not in seen:
                seen.add(process)
                os.kill(process, signal.SIGKILL)
            await asyncio.sleep(0.01)
        await services.analyses.stop()
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
        services = Services(store, capacity=1)
        assert await services.analyses.analyse("one")
        assert await sentence(services.analyses.analyse("two")) == (
            "Too many games are waiting for analysis. Try again later."
        )
        await services.analyses.stop()
        scripted = ScriptedTables()
        nowhere = BotScheduler(1, None, scripted.question, scripted.decide)
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


def process_of(analyses: AnalysisQueue) -> int | None:
    """The process that analyses now."""
    return analyses.worker.process.pid if analyses.worker is not None and analyses.worker.process is not None else None
