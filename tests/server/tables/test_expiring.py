"""Tables that have not begun are closed when nobody comes back to them."""

import asyncio
from pathlib import Path

from sqlalchemy import Connection, update

from clanmoot.protocol import commands as c
from clanmoot.protocol.terms import NewTable
from clanmoot.server.steady_clock import now
from clanmoot.server.store.presence import date_open_tables, last_seen
from clanmoot.server.store.schema import people, tables
from clanmoot.server.store.tables import due_tables, table_row
from clanmoot.server.tables import House, Live, Who
from clanmoot.server.tables.expiry import note_watchers

from .playing import Client, housed, person, seated
from .test_seats import elsewhere, refused

HOUR = 3600.0


async def waiting(house: House, public: bool = True) -> tuple[Live, Who]:
    ann = await person(house, "Ann")
    return await house.create(ann, NewTable("tain", ["me", "open"], public=public)), ann


async def after(house: House, live: Live, seconds: float, seen: float | None = None) -> float | None:
    """Look after the table so many seconds after its last event; `seen` is how long ago its people were seen then."""

    def write(connection: Connection) -> None:
        row = table_row(connection, live.id)
        assert row is not None
        assert row.due is not None
        connection.execute(update(tables).where(tables.c.id == live.id).values(due=row.due - seconds))
        connection.execute(update(people).values(seen_at=now() - (seconds if seen is None else seen)))

    await house.store.write(write)
    if live.id in await house.store.read(lambda connection: due_tables(connection, now())):
        await house.upkeep._attended(live.id)
    async with asyncio.timeout(30):
        while True:
            row = await house.store.read(lambda connection: table_row(connection, live.id))
            assert row is not None
            if row.due is None or row.due > now():
                return row.due
            await asyncio.sleep(0.01)  # the upkeep itself is at it


def test_a_public_table_that_everybody_forgot_is_closed_after_an_hour(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, ann = await waiting(house)
        await after(house, live, HOUR - 60)
        assert live.card().status == "open"
        stranger = Client()
        await live.watch(stranger, await person(house, "Eve"), -1)
        await after(house, live, 70, seen=HOUR + 10)
        assert live.card().status == "gone"
        assert live.card().expired
        assert (stranger.card["status"], stranger.card["expired"]) == ("gone", True)
        await refused(live, await person(house, "Bob"), c.Sit(1), "gone")
        await refused(live, ann, c.Leave(), "gone")
        again = await elsewhere(house, live)
        assert again.card() == live.card()

    housed(tmp_path, story)


def test_a_private_table_waits_for_seven_days(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _ = await waiting(house, public=False)
        await after(house, live, 6 * 24 * HOUR)
        assert live.card().status == "open"
        await after(house, live, 25 * HOUR, seen=8 * 24 * HOUR)
        assert live.card().status == "gone"

    housed(tmp_path, story)


def test_a_table_is_kept_while_its_people_are_around(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, ann = await waiting(house)
        due = await after(house, live, HOUR + 60, seen=600)
        assert live.card().status == "open"
        assert due is not None
        assert abs(due - (now() + HOUR - 600)) < 60
        page = Client()
        await live.watch(page, ann, -1)
        await after(house, live, HOUR + 60, seen=10 * HOUR)
        assert live.card().status == "open"
        live.unwatch(page)
        await after(house, live, HOUR + 60, seen=10 * HOUR)
        assert live.card().status == "gone"

    housed(tmp_path, story)


def test_another_process_knows_who_watches(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, ann = await waiting(house)
        await live.watch(Client(), ann, -1)
        await house.store.write(lambda connection: connection.execute(update(people).values(seen_at=0.0)))
        await note_watchers(house.store, house.tables.values())
        seen = await house.store.read(lambda connection: last_seen(connection, [ann.person]))
        assert abs(seen - now()) < 60

    housed(tmp_path, story)


def test_a_game_that_has_begun_never_expires_and_older_open_tables_are_found(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        begun, _, _ = await seated(house, "tain", 2)
        live, _ = await waiting(house)

        def write(connection: Connection) -> list[float | None]:
            connection.execute(update(tables).values(due=None))
            date_open_tables(connection, 5.0)
            return [row.due for id in (begun.id, live.id) if (row := table_row(connection, id)) is not None]

        assert await house.store.write(write) == [None, 5.0]

    housed(tmp_path, story)
