"""A backup made while the server writes is one moment of it, whole."""

import asyncio
import os
import sqlite3
import stat
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import Connection

from clanmoot.core.errors import ClanmootError
from clanmoot.server.store import Store, backup
from clanmoot.server.store.events import events_after
from clanmoot.server.store.tables import table_row
from tests.server import services

from .making import PLAYING, make_tables, with_connection, with_store

TABLES = [f"t{place}" for place in range(4)]


def lengths(connection: Connection) -> list[int]:
    """How many events each table has; the row of each says the same."""
    found = []
    for table in TABLES:
        numbers = [number for number, _, _ in events_after(connection, table)]
        assert numbers == [*range(1, len(numbers) + 1)]
        row = table_row(connection, table)
        assert row is not None
        assert row.number == len(numbers)
        found.append(len(numbers))
    return found


def backed_up_while_writing(address: str, target: Path) -> tuple[list[int], list[int]]:
    """How many events there were before the backup began, and after it ended."""

    async def work(store: Store) -> tuple[list[int], list[int]]:
        await store.write(lambda connection: make_tables(connection, *TABLES))
        stopped = asyncio.Event()
        asked = [0] * len(TABLES)

        async def play(place: int) -> None:
            while not stopped.is_set() or not asked[place]:
                asked[place] += 1
                assert await store.append(TABLES[place], asked[place], 1, b"x" * 2000, PLAYING)

        playing = [asyncio.ensure_future(play(place)) for place in range(len(TABLES))]
        while min(asked) < 50:
            await asyncio.sleep(0.01)
        before = await store.read(lengths)
        await asyncio.to_thread(backup, address, target)
        after = await store.read(lengths)
        stopped.set()
        await asyncio.gather(*playing)
        return before, after

    return with_store(address, work)


def test_backup_while_writing(address: str, tmp_path: Path) -> None:
    target = tmp_path / "backup"
    before, after = backed_up_while_writing(address, target)
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if "part" in path.name] == []
    if address.startswith("sqlite"):
        check = sqlite3.connect(target)
        assert check.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        check.close()
        restored = with_connection(f"sqlite:///{target}", lengths)
    else:
        with services.database() as empty:
            subprocess.run(["pg_restore", "--exit-on-error", f"--dbname={empty}", str(target)], check=True)
            restored = with_connection(empty, lengths)
    assert all(low <= middle <= high for low, middle, high in zip(before, restored, after, strict=True))


def test_a_backup_replaces_the_one_before(address: str, tmp_path: Path) -> None:
    with_connection(address, lambda connection: make_tables(connection, "t"))
    target = tmp_path / "backup"
    target.write_text("old")
    backup(address, target)
    assert target.stat().st_size > 1000


def test_progress_is_told(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/clanmoot.sqlite"
    with_connection(address, lambda connection: make_tables(connection, "t"))
    shares: list[float] = []
    backup(address, tmp_path / "backup", shares.append)
    assert shares[-1] == 1.0
    assert shares == sorted(shares)


def test_an_interrupted_backup_leaves_the_old_one(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/clanmoot.sqlite"
    with_connection(address, lambda connection: make_tables(connection, "t"))
    target = tmp_path / "backup"
    target.write_text("old")

    def interrupt(share: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(address, target, interrupt)
    assert target.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir() if "part" in path.name] == []


def test_what_cannot_be_backed_up_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = f"sqlite:///{tmp_path}/clanmoot.sqlite"
    with pytest.raises(ClanmootError, match="There is no database"):
        backup(here, tmp_path / "backup")
    with_connection(here, lambda connection: None)
    with pytest.raises(ClanmootError, match=r"cannot be written to .*: no such file or directory"):
        backup(here, tmp_path / "nowhere" / "backup")
    with pytest.raises(ClanmootError, match=r"cannot be written to .*: is a directory"):
        backup(here, tmp_path)
    (tmp_path / "poem").write_text("Roses are red.\n" * 1000)
    with pytest.raises(ClanmootError, match="cannot be copied: file is not a database"):
        backup(f"sqlite:///{tmp_path}/poem", tmp_path / "backup")
    gone = f"postgresql://clanmoot@127.0.0.1:{services.free_port()}/clanmoot"
    services.installed()
    with pytest.raises(ClanmootError, match="pg_dump could not copy the database"):
        backup(gone, tmp_path / "backup")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ClanmootError, match="needs the program pg_dump"):
        backup(gone, tmp_path / "backup")
    assert sorted(os.listdir(tmp_path)) == ["clanmoot.sqlite", "poem"]
