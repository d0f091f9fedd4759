"""Engines for SQLite and PostgreSQL, opened so that commits survive a power cut."""

import importlib
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from clanmoot.core.errors import ClanmootError

READERS = 4
PATIENCE = 30.0  # seconds to wait while another process locks the SQLite file; `?timeout=` changes it
LONGEST = 3600.0
CONNECT = 10  # seconds to wait for PostgreSQL to answer

PRAGMAS = (
    "PRAGMA journal_mode = WAL",  # readers and the writer do not wait for each other
    "PRAGMA synchronous = FULL",  # a commit has reached the disk when it returns
    "PRAGMA foreign_keys = ON",
)

FORMS = "sqlite:///path/to/file or postgresql://user@host/database"


def parse(address: str) -> URL:
    """Return the URL of a database address. Raise ClanmootError if we do not support that database."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise ClanmootError("database-address", f"A database address looks like {FORMS}.") from None
    kind = url.get_backend_name()
    if kind == "postgresql":
        return _with_driver(url)
    if kind != "sqlite":
        words = f"A database of the kind {kind!r} is not supported. Use an address like {FORMS}."
        raise ClanmootError("database-kind", words)
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        words = "SQLite needs a file, because tables in memory would be lost. Use an address like sqlite:///path."
        raise ClanmootError("database-file", words)
    _patience(url)
    return url.set(drivername="sqlite+pysqlite")


def _patience(url: URL) -> float:
    """Return how many seconds to wait for an SQLite file that another process has locked."""
    wanted = url.query.get("timeout", str(PATIENCE))
    try:
        seconds = float(str(wanted))
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST:
        words = f"The timeout in a SQLite address must be 0 to {LONGEST:.0f} seconds, not {wanted!r}."
        raise ClanmootError("database-address", words)
    return seconds


def _with_driver(url: URL) -> URL:
    try:
        importlib.import_module("psycopg")
    except ImportError as error:
        words = f"PostgreSQL needs another package (pip install 'clanmoot[hosting]'): {error}."
        raise ClanmootError("database-driver", words) from None
    return url.set(drivername="postgresql+psycopg")


def make_file(url: URL) -> None:
    """Create the SQLite file. Only its owner may read it, because it holds hidden information and password hashes."""
    path = Path(str(url.database))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except (OSError, ValueError) as error:
        words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        sentence = f"The database {path} cannot be opened: {words[:1].lower()}{words[1:]}."
        raise ClanmootError("database-file", sentence) from None


def writing(url: URL) -> Engine:
    """Return an engine with one connection, whose transactions take the write lock at the start."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, size=1, begin="BEGIN IMMEDIATE", pragmas=PRAGMAS)
    return _postgresql(url, size=1, options="")


def reading(url: URL) -> Engine:
    """Return an engine of read-only connections, whose transactions each see one snapshot."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, size=READERS, begin="BEGIN", pragmas=(*PRAGMAS, "PRAGMA query_only = ON"))
    options = "-c default_transaction_read_only=on -c default_transaction_isolation=repeatable\\ read"
    return _postgresql(url, size=READERS, options=options)


def _postgresql(url: URL, size: int, options: str) -> Engine:
    asked = url.query.get("options", "")
    whole = f"{asked if isinstance(asked, str) else ' '.join(asked)} {options}".strip()
    more: dict[str, Any] = {"connect_timeout": CONNECT, "application_name": "clanmoot"}
    if whole:
        more["options"] = whole
    plain = url.difference_update_query(["options"])
    return create_engine(plain, pool_size=size, max_overflow=0, connect_args=more, hide_parameters=True)


def _sqlite(url: URL, size: int, begin: str, pragmas: tuple[str, ...]) -> Engine:
    # The driver must not begin transactions by itself: it would begin them too late, after savepoints.
    more = {"timeout": _patience(url), "isolation_level": None, "check_same_thread": False}
    plain = url.difference_update_query(["timeout"])
    engine = create_engine(plain, pool_size=size, max_overflow=0, connect_args=more, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        for pragma in pragmas:
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
