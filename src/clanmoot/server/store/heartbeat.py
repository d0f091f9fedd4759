"""Heartbeats of server processes, and the outages in which no process was running."""

from sqlalchemy import Connection, bindparam, delete, func, select

from . import schema
from .schema import pulses
from .upsert import insert_once, upsert

SILENCE = 10.0  # seconds without a heartbeat that do not count as an outage
AHEAD = 1.0  # seconds by which the clocks of two machines may differ; a later beat is from before a clock was set back

LAST = select(func.max(pulses.c.at)).where(pulses.c.at <= bindparam("latest"))
BEAT = upsert(pulses)
NOTE = insert_once(schema.outages)  # two processes that start at once note the same outage: its key is the last beat
SINCE = (
    select(schema.outages.c.start, schema.outages.c.finish)
    .where(schema.outages.c.finish > bindparam("since"))
    .order_by(schema.outages.c.finish)
)


def beat(
    connection: Connection,
    process: str,
    now: float,
    silence: float = SILENCE,
    jump: tuple[float, float] | None = None,
) -> tuple[float, float] | None:
    """Store a heartbeat. If no process stored one for `silence` seconds, store that outage and return it.

    `jump` is the time before and after the clock of the process was set. A forward jump counts as an outage too.
    """
    last: float | None = connection.execute(LAST, {"latest": now + AHEAD}).scalar()
    connection.execute(BEAT, {"process": process, "at": now})
    ended = (pulses.c.at < now - SILENCE) | (pulses.c.at > now + AHEAD)
    connection.execute(delete(pulses).where(ended))  # of processes that ended
    if jump is not None and jump[0] < jump[1]:
        connection.execute(NOTE, {"start": jump[0], "finish": jump[1]})
    if last is None or last >= now - silence:
        return None
    connection.execute(NOTE, {"start": last, "finish": now})
    return last, now


def outages(connection: Connection, since: float) -> list[tuple[float, float]]:
    """Return the outages that ended after a time, oldest first, as pairs of begin and end."""
    return [(row[0], row[1]) for row in connection.execute(SINCE, {"since": since})]
