"""A table that cannot be read is set apart: everything else goes on, people and operators are told."""

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import PATIENCE, Person, guest, story
from tests.server.running import Running, running

TROUBLE = ["1 table is damaged and cannot be opened; try clanmoot doctor."]
DAMAGES = {
    "garbage": "UPDATE events SET body = X'00' WHERE table_id = :bad AND number = 2",
    "gap": "DELETE FROM events WHERE table_id = :bad AND number = 2",
    "terms": "UPDATE tables SET terms = 'no JSON' WHERE id = :bad",
    "impossible": "UPDATE events SET body = CAST(:undone AS BLOB) WHERE table_id = :bad AND number = 2",
}


async def two_finished_tables(url: str) -> tuple[str, str, str, str]:
    """Return two tables that are over, the person who sat at both, and their token."""
    async with await guest(url) as person:
        found = []
        for _ in range(2):
            table = await person.create("schotten-totten", ("me", "novice"))
            await person.post(f"/tables/{table}/commands", {"id": "end", "command": {"do": "resign"}})
            found.append(table)
        me = await person.get("/me")
        return found[0], found[1], str(me["person"]), person.token


def damage(path: Path, statement: str, bad: str, good: str) -> None:
    """Damage one table, and let both be due for the results of their games, the damaged one first."""
    connection = sqlite3.connect(path)
    connection.execute(statement, {"bad": bad, "undone": '{"e":"undone","seat":1}'})
    connection.execute("DELETE FROM snapshots")
    connection.execute("DELETE FROM results")
    connection.execute("UPDATE tables SET rated = 0, due = CASE WHEN id = ? THEN 1.0 ELSE 2.0 END", (bad,))
    connection.commit()
    connection.close()


async def until_noted(server: Running, person: str, good: str) -> None:
    """Wait until the upkeep has noted how the good table's game ended."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        while True:
            history = (await http.get(f"/api/v1/people/{person}/history")).json()
            if [row["table"] for row in history["results"]] == [good]:
                return
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_table_stops_nobody_else(kind: str) -> None:
    with running() as server:
        found: list[str] = []

        async def begin() -> None:
            found.extend(await two_finished_tables(server.url))

        story(begin)
        bad, good, person, token = found
        assert server.stop() == 0
        damage(server.folder / "clanmoot.sqlite", DAMAGES[kind], bad, good)
        server.start()
        story(lambda: until_noted(server, person, good))
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
            assert http.get(f"/api/v1/tables/{good}").status_code == 200
            answer = http.get(f"/api/v1/tables/{bad}")
            assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
            mine = http.get("/api/v1/me/tables", headers={"Authorization": f"Bearer {token}"})
            assert good in [one["id"] for one in mine.json()]
            health = http.get("/health")
            assert health.status_code == 200
            assert health.json()["troubles"] == TROUBLE
            assert "clanmoot_tables_damaged 1.0" in http.get("/metrics").text
        damaged = [line for line in server.log().splitlines() if f"table {bad} is damaged" in line]
        assert len(damaged) == 1, "it is logged once, and not with every sweep"


async def seated_with(people: list[Person], **terms: Any) -> str:
    """Begin a game of two people. Return its table, which both watch."""
    table = await people[0].create("schotten-totten", ("me", "open"), **terms)
    await people[1].post(f"/tables/{table}/commands", {"id": "sit", "command": {"do": "sit", "seat": 1}})
    for person in people:
        await person.watch(table)
    return table


async def play_beside_it(url: str) -> None:
    """Play against a bot, and let clocks run out at a casual and a rated table."""
    async with await guest(url) as ann, await guest(url) as bob:
        for person in (ann, bob):
            await person.open()
        table = await ann.create("schotten-totten", ("me", "novice"))
        await ann.watch(table)
        assert await ann.play(table, random.Random(1), 3) == 3  # the bot answers in between
        await ann.until(lambda: ann.tables[table].asked)
        clock = {"kind": "clock", "seconds": 1}
        casual = await seated_with([ann, bob], clock=clock, relief="novice")
        rated = await seated_with([ann, bob], clock=clock, ranked=True)
        await ann.until(lambda: ann.tables[casual].step > 0)  # a bot moves for the person whose time is up
        await ann.until(lambda: ann.tables[rated].over)
        await until_rated(bob, rated)


async def until_rated(person: Person, table: str) -> None:
    """Wait until the result of a game is stored."""
    me = await person.get("/me")
    async with asyncio.timeout(PATIENCE):
        while table not in [row["table"] for row in (await person.get(f"/people/{me['person']}/history"))["results"]]:
            await asyncio.sleep(0.05)


def test_bots_answer_and_clocks_end_beside_a_damaged_table() -> None:
    with running() as server:
        found: list[str] = []

        async def begin() -> None:
            found.extend(await two_finished_tables(server.url))

        story(begin)
        bad, good, person, _ = found
        assert server.stop() == 0
        damage(server.folder / "clanmoot.sqlite", DAMAGES["gap"], bad, good)
        server.start()
        story(lambda: until_noted(server, person, good))
        story(lambda: play_beside_it(server.url))
        assert httpx.get(f"{server.url}/health").json()["troubles"] == TROUBLE
