"""Heartbeats of server processes, and the outages in which none beat."""

from sqlalchemy import Connection, bindparam, delete, func, select

from . import schema
from .schema import pulses
from .upsert import insert_once, upsert

SILENCE = 10.0  # seconds without a heartbeat that do not count as an outage

LAST = select(func.max(pulses.c.at))
BEAT = upsert(pulses)
NOTE = insert_once(schema.outages)  # two processes that start at once note the same outage: its key is the last beat
SINCE = (
    select(schema.outages.c.start, schema.outages.c.finish)
    .where(schema.outages.c.finish > bindparam("since"))
    .order_by(schema.outages.c.finish)
)


def beat(connection: Connection, process: str, now: float, silence: float = SILENCE) -> tuple[float, float] | None:
    """Store a heartbeat. If no process beat for `silence` seconds, note the outage and return it."""
    last: float | None = connection.execute(LAST).scalar()
    connection.execute(BEAT, {"process": process, "at": now})
    connection.execute(delete(pulses).where(pulses.c.at < now - SILENCE))  # of processes that ended
    if last is None or last >= now - silence:
        return None
    connection.execute(NOTE, {"start": last, "finish": now})
    return last, now


def outages(connection: Connection, since: float) -> list[tuple[float, float]]:
    """Return the outages that ended after a time, oldest first, each from the last beat before to the first after."""
    return [(row[0], row[1]) for row in connection.execute(SINCE, {"since": since})]
