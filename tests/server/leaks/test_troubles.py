"""When a table is damaged or the store refuses a row, no sentence, number or log line says what is hidden.

The databases fail for real: a test damages the rows of a table, or a constraint forbids the next row. PostgreSQL names
such a row with all that is in it.
"""

import asyncio
import io
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import psycopg
import pytest

from clanmoot.server.web.logs import set_up
from tests.server import services
from tests.server.client import Person, Refusal, guest
from tests.server.inside import a_server

from .comparing import worlds
from .curious import PATHS, answered, asked
from .overheard import PROCESS, Plan, Play, lines, numbers, plain, playing

# Each damages what a table has stored, so that the error happens where somebody's choice is read.
DAMAGES = {
    "cut off": "UPDATE events SET body = substr(body, 1, length(body) - 2)",
    "no number": 'UPDATE events SET body = CAST(replace(body, \'"action":\', \'"action":"x","a":\') AS BLOB)',
    "twice": "UPDATE events SET body = (SELECT body FROM events AS one WHERE one.number = events.number - 1) "
    "WHERE number = (SELECT max(number) FROM events)",
    "terms": "UPDATE tables SET terms = 'no JSON'",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_says_the_same_whatever_was_hidden(damage: str, tmp_path: Path) -> None:
    found = worlds("tain", 0, 20)
    heard = []
    for number, line in enumerate((found.truth, found.other)):
        folder = tmp_path / str(number)
        folder.mkdir()
        plan = Plan(found.game, found.players, line, found.watcher, 1000)
        heard.append(asyncio.run(damaged(plan, folder, DAMAGES[damage])))
    truth, other = heard
    assert any(b"is damaged after event" in line for line in truth)
    assert any(b"1 table is damaged" in line for line in truth)
    assert other == truth


async def damaged(plan: Plan, folder: Path, statement: str) -> list[bytes]:
    """Return all that is said about a table that was damaged after a game along a line."""
    log = io.StringIO()
    set_up(log)
    async with playing(plan, folder) as play:
        await play.play()
        names = play.names()
        connection = sqlite3.connect(folder / "clanmoot.sqlite")
        connection.execute("DELETE FROM snapshots")
        connection.execute(statement)
        connection.commit()
        connection.close()
        play.desks[0][0].registry.tables.clear()
        said = await complaints(play)
    return [PROCESS.sub(b"<id>", plain(body, names)) for body in (*said, *sorted(lines(log)))]


async def complaints(play: Play) -> list[bytes]:
    """Ask for everything once more, by HTTP and by WebSocket, and for what the server says of itself."""
    me, before = play.me, len(play.me.raw)
    words = {"table": play.table, "step": 1, "half": 1, "seat": 0, "other": 1}
    said = [await answered(me, "GET", path.format(**words)) for path in PATHS]
    said.append(await answered(me, "POST", f"/tables/{play.table}/hint"))
    await asked(me, {"t": "why", "table": play.table, "id": "why", "action": 0})
    await asked(me, {"t": "do", "table": play.table, "id": "do", "command": {"do": "act", "action": 0, "step": 1}})
    url = play.desks[0][1]
    said.append((await me.http.get(url + "/health")).content)
    counts = numbers((await me.http.get(url + "/metrics")).text)
    said += [line.encode() for line in counts]
    said += me.raw[before:]
    for person in (*play.people, play.stranger):
        await person.close()
        await person.http.aclose()
    return said


async def drafting(url: str, table: str, people: list[Person]) -> None:
    """Put something into a sealed draft."""
    mirror = people[0].tables[table]
    await people[0].do(table, "act", action=mirror.legal[0], step=mirror.step)


async def placing(url: str, table: str, people: list[Person]) -> None:
    """Do something that is an event at once."""
    person = next(one for one in people if one.tables[table].asked)
    await person.do(table, "act", action=person.tables[table].legal[-1], step=person.tables[table].step)


async def creating(url: str, table: str, people: list[Person]) -> None:
    """Open another table, whose secret decides all its chance."""
    await people[0].create("tain")


async def coming(url: str, table: str, people: list[Person]) -> None:
    """Come as a guest, who is given a token."""
    async with Person(url) as person:
        await person.post("/guest")


# The game, the table of the database in which no new row is possible, and what then wants to write one.
Work = Callable[[str, str, list[Person]], Awaitable[None]]
REFUSED: dict[str, tuple[str, str, Work]] = {
    "drafts": ("eketorp", "version", drafting),
    "events": ("tain", "number", placing),
    "tables": ("tain", "number", creating),
    "sessions": ("tain", "created_at", coming),
}


@pytest.mark.parametrize("refused", REFUSED)
def test_a_row_that_the_store_refuses_is_in_no_log(refused: str, tmp_path: Path) -> None:
    key, column, work = REFUSED[refused]
    with services.database() as database:
        refusal, log = asyncio.run(failing(key, refused, column, work, database, tmp_path))
    assert refusal.code in ("store-failed", "fault")
    for said in (log, refusal.fields["text"]):
        for word in ("Failing row", "\\x", "[parameters", '"actions"', '"action"'):
            assert word not in said


async def failing(key: str, table: str, column: str, work: Work, database: str, folder: Path) -> tuple[Refusal, str]:
    """Let the store refuse one kind of row; return what the person is told, and the log."""
    log = io.StringIO()
    async with a_server(folder, database=database) as (_, url):
        people = [await guest(url) for _ in range(3 if key == "eketorp" else 2)]
        id = await people[0].create(key, ("me", *["open" for _ in people[1:]]))
        for seat, person in enumerate(people):
            await person.open()
            await person.watch(id)
            if seat:
                await person.do(id, "sit", seat=seat)
        for person in people:
            mirror = person.tables[id]
            await person.until(lambda mirror=mirror: mirror.position and mirror.seat >= 0)  # type: ignore[misc]
        with psycopg.connect(database, autocommit=True) as connection:
            words = f"ALTER TABLE {table} ADD CONSTRAINT never CHECK ({column} < 0) NOT VALID"
            connection.execute(words.encode())
        set_up(log)
        with pytest.raises(Refusal) as caught:
            await work(url, id, people)
        for person in people:
            await person.close()
            await person.http.aclose()
    return caught.value, log.getvalue()
