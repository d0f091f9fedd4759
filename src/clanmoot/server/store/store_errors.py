"""What a database can do wrong, in sentences."""

import sqlite3

from sqlalchemy.exc import DBAPIError, OperationalError

from clanmoot.core.errors import ClanmootError

DEADLOCKS = ("40001", "40P01")  # PostgreSQL: two transactions waited for each other, and one was asked to try again
RESOURCES = ("53", "57", "58")  # its classes of errors: out of resources, an operator's doing, its machine
SQLITE_MISTAKE = 1  # SQLite's code for a statement that is wrong in itself


class StoreFailed(ClanmootError):
    """The database did not answer as it should: what was under way may be stored or not, so load before you go on."""


def passing(error: DBAPIError) -> bool:
    """A fault that another try may not meet: a lost connection, or a deadlock."""
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in DEADLOCKS


def unavailable(error: DBAPIError) -> bool:
    """Return whether the database was at fault, and not the statement: lost, locked, full, read-only, stopping."""
    if error.connection_invalidated or error.statement is None:  # lost, or never had
        return True
    if getattr(error.orig, "sqlite_errorcode", 0) == SQLITE_MISTAKE:
        return False
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return isinstance(error, OperationalError) or read_only(error) or state[:2] in RESOURCES


def read_only(error: DBAPIError) -> bool:
    """Return whether something was to be written where nothing can be."""
    if getattr(error.orig, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY:
        return True
    return getattr(error.orig, "sqlstate", None) == "25006"


def failed(error: BaseException) -> StoreFailed:
    """What to tell those whose work was under way."""
    return StoreFailed("store-failed", f"The database failed: {reason(error)}. The last changes may not be saved.")


def reason(error: BaseException) -> str:
    """The first line of what the driver said, ready to stand inside a sentence."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    words = (str(cause).strip().splitlines() or [type(cause).__name__])[0].rstrip(".")
    return words[:1].lower() + words[1:]
