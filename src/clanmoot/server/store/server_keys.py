"""Small things the whole server has one of, such as the key it signs with."""

from sqlalchemy import Connection, bindparam, select

from .schema import registry
from .upsert import insert_once, upsert

GET = select(registry.c.value).where(registry.c.name == bindparam("name"))
PUT = upsert(registry)
PUT_ONCE = insert_once(registry)


def get(connection: Connection, name: str) -> bytes | None:
    """What is kept under a name."""
    value = connection.execute(GET, {"name": name}).scalar()
    return None if value is None else bytes(value)


def put(connection: Connection, name: str, value: bytes) -> None:
    """Keep something under a name, in place of what was there."""
    connection.execute(PUT, {"name": name, "value": value})


def put_once(connection: Connection, name: str, value: bytes) -> bytes:
    """Keep something unless there is something already; what is kept now, the same for all who ask at once."""
    connection.execute(PUT_ONCE, {"name": name, "value": value})
    kept = get(connection, name)
    if kept is None:
        raise LookupError(name)
    return kept
