"""Kinds of failures that happen inside the server's process really happen there, and end."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.client import Person, Refusal, guest

from .site import Site, a_site

COUNT = 12  # tables
STALL = 8.0  # seconds


def on_sqlite(folder: Path, story: Callable[[Site, Person], Awaitable[None]]) -> None:
    async def run() -> None:
        async with a_site("sqlite", folder) as site, await guest(site.servers[0].url) as person:
            await story(site, person)

    asyncio.run(run())


def test_a_read_only_file_refuses_what_is_written_and_is_read(tmp_path: Path) -> None:
    async def story(site: Site, person: Person) -> None:
        table = await person.create()
        site.controls[0].wish(read_only=1)
        with pytest.raises(Refusal) as caught:
            await person.create()
        assert caught.value.code == "store-failed"
        assert (await person.get(f"/tables/{table}"))["table"] == table
        site.controls[0].wish(read_only=0)
        await person.create()

    on_sqlite(tmp_path, story)


def test_a_stalled_loop_answers_nobody_while_the_writer_writes(tmp_path: Path) -> None:
    async def story(site: Site, person: Person) -> None:
        assert site.path is not None
        site.controls[0].wish(slow=0.03)  # so that the writer has still work to do when the loop has stopped
        creating = [asyncio.create_task(person.create()) for _ in range(COUNT)]
        while not (first := rows(site.path)):
            await asyncio.sleep(0.02)
        assert first < COUNT
        site.controls[0].stall(STALL)
        deadline = time.monotonic() + STALL
        while rows(site.path) < COUNT:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.02)
        assert not all(task.done() for task in creating)  # all are stored, and some have not been told
        await asyncio.gather(*creating)

    on_sqlite(tmp_path, story)


def rows(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        connection.close()
