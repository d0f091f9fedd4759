"""Copies of a store, made while the server runs."""

import os
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import URL

from clanmoot.core.errors import ClanmootError

from .engines import PATIENCE, parse

PAGES = 1000  # copied at a time, so that progress can be shown and the copy interrupted

Progress = Callable[[float], None]


def backup(address: str, target: Path, progress: Progress = lambda share: None) -> None:
    """Copy a store to a file: an SQLite database or a pg_dump archive. The file appears only when it is complete."""
    url = parse(address)
    part = target.with_name(f"{target.name}.part-{os.getpid()}")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        if url.get_backend_name() == "sqlite":
            copy_sqlite(Path(str(url.database)), part, progress)
        else:
            dump_postgresql(url, part)
        settle(part)
        os.replace(part, target)
        settle(target.parent)
    except OSError as error:
        words = str(error.strerror or error)
        sentence = f"The backup cannot be written to {target}: {words[:1].lower()}{words[1:]}."
        raise ClanmootError("backup", sentence) from None
    finally:
        part.unlink(missing_ok=True)


def copy_sqlite(source: Path, part: Path, progress: Progress) -> None:
    """Copy one snapshot of an SQLite file. Writers do not wait for it."""
    if not source.exists():
        raise ClanmootError("backup", f"There is no database {source}.")
    try:
        here = sqlite3.connect(
            f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE, isolation_level=None
        )
        there = sqlite3.connect(part)
        try:
            here.execute("BEGIN")
            here.execute("SELECT count(*) FROM sqlite_master").fetchall()  # the first query fixes the snapshot
            here.backup(there, pages=PAGES, progress=lambda _, left, total: progress(1 - left / max(total, 1)))
        finally:
            there.close()
            here.close()
    except sqlite3.Error as error:
        raise ClanmootError("backup", f"The database {source} cannot be copied: {error}.") from None


def dump_postgresql(url: URL, part: Path) -> None:
    """Write an archive for pg_restore with pg_dump. The password is passed in the environment, not as an argument."""
    address = url.set(drivername="postgresql", password=None).render_as_string()
    password = {"PGPASSWORD": str(url.password)} if url.password else {}
    command = ["pg_dump", "--format=custom", f"--file={part}", f"--dbname={address}"]
    try:
        done = subprocess.run(command, env={**os.environ, **password}, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        words = "A backup of PostgreSQL needs the program pg_dump. Install the package postgresql-client."
        raise ClanmootError("backup", words) from None
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["it gave no reason"])[0]
        raise ClanmootError("backup", f"pg_dump could not copy the database: {said.removeprefix('pg_dump: ')}.")


def settle(path: Path) -> None:
    """Sync a file or a folder to the disk with fsync."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
