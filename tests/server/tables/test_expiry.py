"""Tables that have not begun are closed when nobody comes back to them."""

import asyncio
from pathlib import Path

from sqlalchemy import Connection, update

from clanmoot.protocol import commands as c
from clanmoot.protocol.terms import NewTable
from clanmoot.server.steady_clock import now
from clanmoot.server.store.last_seen import date_open_tables, last_seen
from clanmoot.server.store.schema import people, tables
from clanmoot.server.store.tables import due_tables, table_row
from clanmoot.server.tables import TableRegistry, TableSession, Who
from clanmoot.server.tables.unstarted_tables import note_watchers

from .playing import Client, person, seated, with_registry
from .test_seats import elsewhere, refused

HOUR = 3600.0


async def waiting(registry: TableRegistry, public: bool = True) -> tuple[TableSession, Who]:
    ann = await person(registry, "Ann")
    return await registry.create(ann, NewTable("tain", ["me", "open"], public=public)), ann


async def after(
    registry: TableRegistry, session: TableSession, seconds: float, seen: float | None = None
) -> float | None:
    """Look after the table so many seconds after its last event; `seen` is how long ago its people were seen then."""

    def write(connection: Connection) -> None:
        row = table_row(connection, session.id)
        assert row is not None
        assert row.due is not None
        connection.execute(update(tables).where(tables.c.id == session.id).values(due=row.due - seconds))
        connection.execute(update(people).values(seen_at=now() - (seconds if seen is None else seen)))

    await registry.store.write(write)
    if session.id in await registry.store.read(lambda connection: due_tables(connection, now())):
        await registry.upkeep._attended(session.id)
    async with asyncio.timeout(30):
        while True:
            row = await registry.store.read(lambda connection: table_row(connection, session.id))
            assert row is not None
            if row.due is None or row.due > now():
                return row.due
            await asyncio.sleep(0.01)  # the upkeep itself is at it


def test_a_public_table_that_everybody_forgot_is_closed_after_an_hour(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, ann = await waiting(registry)
        await after(registry, session, HOUR - 60)
        assert session.card().status == "open"
        stranger = Client()
        await session.watch(stranger, await person(registry, "Eve"), -1)
        await after(registry, session, 70, seen=HOUR + 10)
        assert session.card().status == "gone"
        assert session.card().expired
        assert (stranger.card["status"], stranger.card["expired"]) == ("gone", True)
        await refused(session, await person(registry, "Bob"), c.Sit(1), "gone")
        await refused(session, ann, c.Leave(), "gone")
        again = await elsewhere(registry, session)
        assert again.card() == session.card()

    with_registry(tmp_path, story)


def test_a_private_table_waits_for_seven_days(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, _ = await waiting(registry, public=False)
        await after(registry, session, 6 * 24 * HOUR)
        assert session.card().status == "open"
        await after(registry, session, 25 * HOUR, seen=8 * 24 * HOUR)
        assert session.card().status == "gone"

    with_registry(tmp_path, story)


def test_a_table_is_kept_while_its_people_are_around(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, ann = await waiting(registry)
        due = await after(registry, session, HOUR + 60, seen=600)
        assert session.card().status == "open"
        assert due is not None
        assert abs(due - (now() + HOUR - 600)) < 60
        page = Client()
        await session.watch(page, ann, -1)
        await after(registry, session, HOUR + 60, seen=10 * HOUR)
        assert session.card().status == "open"
        session.unwatch(page)
        await after(registry, session, HOUR + 60, seen=10 * HOUR)
        assert session.card().status == "gone"

    with_registry(tmp_path, story)


def test_another_process_knows_who_watches(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, ann = await waiting(registry)
        await session.watch(Client(), ann, -1)
        await registry.store.write(lambda connection: connection.execute(update(people).values(seen_at=0.0)))
        await note_watchers(registry.store, registry.tables.values())
        seen = await registry.store.read(lambda connection: last_seen(connection, [ann.person]))
        assert abs(seen - now()) < 60

    with_registry(tmp_path, story)


def test_a_game_that_has_begun_never_expires_and_older_open_tables_are_found(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        begun, _, _ = await seated(registry, "tain", 2)
        session, _ = await waiting(registry)

        def write(connection: Connection) -> list[float | None]:
            connection.execute(update(tables).values(due=None))
            date_open_tables(connection, 5.0)
            return [row.due for id in (begun.id, session.id) if (row := table_row(connection, id)) is not None]

        assert await registry.store.write(write) == [None, 5.0]

    with_registry(tmp_path, story)
