"""Selects tables to evict from memory. They are loaded from the store again when they are needed."""

import time
from collections.abc import Iterable
from typing import Final

from .table_session import TableSession

LINGER: Final = 10.0  # seconds that a finished table stays after its last use, for requests of record and analysis
TABLE: Final = 100_000  # estimated bytes of a table that nobody has watched
STEP: Final = 240  # of each step
STREAM: Final = 20_000  # of each frame stream, without its frames
NEWS: Final = 150  # of each entry in its log


def weight(session: TableSession) -> int:
    """Estimate a table's memory in bytes. `tests/server/tables/test_eviction.py` compares this with measurements."""
    table = session.state.table
    steps = len(table.steps) if table is not None else 0
    frames = sum([stream.weight for stream in session.audience.streams.values()])
    lines = sum([len(stream.log) for stream in session.audience.streams.values()])
    return TABLE + STEP * steps + STREAM * len(session.audience.streams) + NEWS * lines + frames


def forgettable(tables: Iterable[TableSession], most: int) -> list[str]:
    """Return the ids of tables to evict: finished ones, then the least recently used until `most` bytes remain."""
    at = time.monotonic()
    ended, others, total = [], [], 0
    for session in tables:
        total += (size := weight(session))
        if not session.idle or session.unsure or session.behind:
            continue
        if session.state.status in ("over", "gone") and at - session.used_at > LINGER:
            ended.append(session.id)
            total -= size
        else:
            others.append((session.used_at, session.id, size))
    for _, id, size in sorted(others):
        if total <= most:
            break
        ended.append(id)
        total -= size
    return ended
