"""Analyses: who asked for one, how far it is, and what came out."""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select, text, update

from .schema import analyses

STALE = 60.0  # seconds without a sign of life, after which somebody else may take an analysis over


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
    """True for whoever is to make the analysis: there is none, it failed, or whoever made it fell silent."""
    values = {"table": table, "body": b"", "person": asked_by, "now": now, "stale": now - stale}
    return connection.execute(CLAIM, values).rowcount == 1


def progress(connection: Connection, table: str, share: float, now: float) -> bool:
    """Note how far an analysis is; False if nobody makes it any more."""
    return _change(connection, table, progress=share, updated_at=now)


def finish(connection: Connection, table: str, body: bytes, now: float) -> bool:
    """Keep what came out; False if nobody makes it any more."""
    return _change(connection, table, state="done", progress=1.0, body=body, updated_at=now)


def fail(connection: Connection, table: str, words: str, now: float) -> bool:
    """Keep why nothing came out; False if nobody makes it any more."""
    return _change(connection, table, state="failed", body=words.encode(), updated_at=now)


def get(connection: Connection, table: str) -> Analysis | None:
    """The analysis of a table, as far as it is."""
    row = connection.execute(GET, {"table": table}).first()
    return None if row is None else Analysis._make(row)


def unfinished(connection: Connection, now: float, stale: float = STALE) -> list[str]:
    """Tables whose analysis was under way when whoever made it fell silent."""
    return list(connection.execute(UNFINISHED, {"before": now - stale}).scalars())


def _change(connection: Connection, table: str, **values: object) -> bool:
    return connection.execute(RUNNING.values(values), {"table": table}).rowcount == 1
