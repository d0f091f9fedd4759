"""The pulse of the server: each process beats, and when none did for a while, that was an outage."""

from sqlalchemy import Connection, bindparam, delete, func, select

from . import schema
from .schema import pulses
from .upsert import insert_once, upsert

SILENCE = 10.0  # seconds without a beat that nobody minds

LAST = select(func.max(pulses.c.at))
BEAT = upsert(pulses)
NOTE = insert_once(schema.outages)  # two processes that start at once name it by the same last beat
SINCE = (
    select(schema.outages.c.start, schema.outages.c.finish)
    .where(schema.outages.c.finish > bindparam("since"))
    .order_by(schema.outages.c.finish)
)


def beat(connection: Connection, process: str, now: float, silence: float = SILENCE) -> tuple[float, float] | None:
    """Say that a process lives; if none did for a while, note that outage and return it."""
    last: float | None = connection.execute(LAST).scalar()
    connection.execute(BEAT, {"process": process, "at": now})
    connection.execute(delete(pulses).where(pulses.c.at < now - SILENCE))  # they are gone, and no longer the last
    if last is None or last >= now - silence:
        return None
    connection.execute(NOTE, {"start": last, "finish": now})
    return last, now


def outages(connection: Connection, since: float) -> list[tuple[float, float]]:
    """Outages that ended after a time, oldest first: from the last beat before to the first after."""
    return [(row[0], row[1]) for row in connection.execute(SINCE, {"since": since})]
