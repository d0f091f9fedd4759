"""Which tables may leave the memory: they are found again in the store when somebody wants them."""

import time
from collections.abc import Iterable
from typing import Final

from .table_session import TableSession

LINGER: Final = 10.0  # seconds that a finished table stays after its last use: record and analysis are asked for then
TABLE: Final = 100_000  # bytes of a table that nobody has watched
STEP: Final = 240  # and of each step taken there
STREAM: Final = 20_000  # of each seat that somebody has watched from, without its frames
NEWS: Final = 150  # of each line of its log


def weight(session: TableSession) -> int:
    """Return about how many bytes a table takes; `tests/server/tables/test_eviction.py` compares with what it takes."""
    table = session.state.table
    steps = len(table.steps) if table is not None else 0
    frames = sum([stream.weight for stream in session.audience.streams.values()])
    lines = sum([len(stream.log) for stream in session.audience.streams.values()])
    return TABLE + STEP * steps + STREAM * len(session.audience.streams) + NEWS * lines + frames


def forgettable(tables: Iterable[TableSession], most: int) -> list[str]:
    """Return ids of tables to forget: what is finished at once, then the least recently used beyond so many bytes."""
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
