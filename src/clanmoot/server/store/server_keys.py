"""Named values of the whole server, such as the key that signs tokens."""

from sqlalchemy import Connection, bindparam, select

from .schema import registry
from .upsert import insert_once, upsert

GET = select(registry.c.value).where(registry.c.name == bindparam("name"))
PUT = upsert(registry)
PUT_ONCE = insert_once(registry)


def get(connection: Connection, name: str) -> bytes | None:
    """Return the value under a name, if there is one."""
    value = connection.execute(GET, {"name": name}).scalar()
    return None if value is None else bytes(value)


def put(connection: Connection, name: str, value: bytes) -> None:
    """Store a value under a name. It replaces the old one."""
    connection.execute(PUT, {"name": name, "value": value})


def put_once(connection: Connection, name: str, value: bytes) -> bytes:
    """Store a value unless the name has one. Return the stored value, which is the same for all processes."""
    connection.execute(PUT_ONCE, {"name": name, "value": value})
    kept = get(connection, name)
    if kept is None:
        raise LookupError(name)
    return kept
