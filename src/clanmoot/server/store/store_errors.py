"""Database errors: which are temporary, what caused them, and what to tell users."""

import sqlite3

from sqlalchemy.exc import DBAPIError, OperationalError

from clanmoot.core.errors import ClanmootError

DEADLOCKS = ("40001", "40P01")  # PostgreSQL: serialization failure and deadlock, where the client is to retry
RESOURCES = ("53", "57", "58")  # its error classes: out of resources, operator intervention, system error
SQLITE_MISTAKE = 1  # SQLITE_ERROR, the code for a wrong statement


class StoreFailed(ClanmootError):
    """The database failed. The last write may be stored or not, so reload before you continue."""


def passing(error: DBAPIError) -> bool:
    """Tell whether a retry may succeed, because the connection was lost or there was a deadlock."""
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in DEADLOCKS


def unavailable(error: DBAPIError) -> bool:
    """Tell whether the database failed, not the statement: it is lost, locked, full, read-only or stopping."""
    if error.connection_invalidated or error.statement is None:  # lost, or never had
        return True
    if getattr(error.orig, "sqlite_errorcode", 0) == SQLITE_MISTAKE:
        return False
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return isinstance(error, OperationalError) or read_only(error) or state[:2] in RESOURCES


def read_only(error: DBAPIError) -> bool:
    """Tell whether a statement tried to write to a read-only database."""
    if getattr(error.orig, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY:
        return True
    return getattr(error.orig, "sqlstate", None) == "25006"


def failed(error: BaseException) -> StoreFailed:
    """Return the error for callers whose work was in progress when the database failed."""
    return StoreFailed("store-failed", f"The database failed: {reason(error)}. The last changes may not be saved.")


def reason(error: BaseException) -> str:
    """Return the first line of the driver's message, in a form that fits inside a sentence."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    words = (str(cause).strip().splitlines() or [type(cause).__name__])[0].rstrip(".")
    return words[:1].lower() + words[1:]
