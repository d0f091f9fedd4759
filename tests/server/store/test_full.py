"""SQLite's own troubles: a full disk, and another process that holds the file."""

import asyncio
import sqlite3
from pathlib import Path

from sqlalchemy import Connection

from clanmoot.server.store import Store, StoreFailed
from clanmoot.server.store.events import events_after

from .making import PLAYING, make_tables, with_store


def limit(connection: Connection, pages: int) -> None:
    """Let the file grow by so many pages, as a disk would that is nearly full."""
    size = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    connection.exec_driver_sql(f"PRAGMA max_page_count = {size + pages}")


def numbers(connection: Connection) -> list[int]:
    return [number for number, _, _ in events_after(connection, "t")]


def test_a_full_disk_is_said_and_afterwards_all_continues(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, "t"))
        assert await store.append("t", 1, 1, b"", PLAYING)
        await store.write(lambda connection: limit(connection, 2))
        calls = [store.append("t", 2, 1, b"x" * 100_000, PLAYING), store.append("t", 3, 1, b"x" * 100_000, PLAYING)]
        answers = await asyncio.gather(*calls, return_exceptions=True)
        assert all(isinstance(answer, StoreFailed) for answer in answers)
        assert "full" in str(answers[0])
        assert await store.read(numbers) == [1]
        await store.write(lambda connection: limit(connection, 1_000_000))
        assert await store.append("t", 2, 1, b"x" * 100_000, PLAYING)
        assert await store.read(numbers) == [1, 2]

    with_store(f"sqlite:///{tmp_path}/clanmoot.sqlite", work)


def test_a_file_that_another_process_holds_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "clanmoot.sqlite"

    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, "t"))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.ensure_future(store.append("t", 1, 1, b"", PLAYING))
        assert await store.read(numbers) == []  # who reads does not wait
        await asyncio.sleep(0.3)
        assert not waiting.done()
        other.execute("ROLLBACK")
        other.close()
        assert await waiting

    with_store(f"sqlite:///{path}", work)
