"""Stored analyses: who asked for each, its progress and its result."""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select, text, update

from .schema import analyses

STALE = 60.0  # seconds without an update, after which another process may take an analysis over


class Analysis(NamedTuple):
    """The analysis of a table."""

    table: str
    state: str  # running, done or failed
    progress: float  # 0 to 1
    body: bytes  # JSON when it is done, a sentence when it failed
    asked_by: str | None
    updated_at: float


CLAIM = text("""
INSERT INTO analyses (table_id, state, progress, body, asked_by, updated_at)
VALUES (:table, 'running', 0, :body, :person, :now)
ON CONFLICT (table_id) DO UPDATE SET
    state = excluded.state,
    progress = excluded.progress,
    body = excluded.body,
    asked_by = COALESCE(excluded.asked_by, analyses.asked_by),
    updated_at = excluded.updated_at
WHERE analyses.state = 'failed' OR (analyses.state = 'running' AND analyses.updated_at < :stale)
""")
GET = select(analyses).where(analyses.c.table_id == bindparam("table"))
UNFINISHED = (
    select(analyses.c.table_id)
    .where(analyses.c.state == "running", analyses.c.updated_at < bindparam("before"))
    .order_by(analyses.c.updated_at)
)
RUNNING = update(analyses).where(analyses.c.table_id == bindparam("table"), analyses.c.state == "running")


def claim(connection: Connection, table: str, asked_by: str | None, now: float, stale: float = STALE) -> bool:
    """Claim the analysis for the caller. Return False if it is done, or if another process is still working on it."""
    values = {"table": table, "body": b"", "person": asked_by, "now": now, "stale": now - stale}
    return connection.execute(CLAIM, values).rowcount == 1


def progress(connection: Connection, table: str, share: float, now: float) -> bool:
    """Store the progress, from 0 to 1. Return False if the analysis is no longer running."""
    return _change(connection, table, progress=share, updated_at=now)


def finish(connection: Connection, table: str, body: bytes, now: float) -> bool:
    """Store the result. Return False if the analysis is no longer running."""
    return _change(connection, table, state="done", progress=1.0, body=body, updated_at=now)


def fail(connection: Connection, table: str, words: str, now: float) -> bool:
    """Store why the analysis failed. Return False if it is no longer running."""
    return _change(connection, table, state="failed", body=words.encode(), updated_at=now)


def get(connection: Connection, table: str) -> Analysis | None:
    """Return the analysis of a table in its current state, or None."""
    row = connection.execute(GET, {"table": table}).first()
    return None if row is None else Analysis._make(row)


def unfinished(connection: Connection, now: float, stale: float = STALE) -> list[str]:
    """Return the tables whose running analysis has not been updated for `stale` seconds."""
    return list(connection.execute(UNFINISHED, {"before": now - stale}).scalars())


def _change(connection: Connection, table: str, **values: object) -> bool:
    return connection.execute(RUNNING.values(values), {"table": table}).rowcount == 1
