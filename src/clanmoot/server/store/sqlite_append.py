"""Writing a whole group of events to SQLite in one statement, which is its own transaction.

The writer releases the global interpreter lock once, from the first row to the disk. With several statements per
transaction, it would have to wait for the lock after each of them.
"""

import sqlite3
from collections.abc import Sequence
from functools import lru_cache

from sqlalchemy import Engine

from .append_events import SETTING, Contested, Event

ARRIVALS = ("table_id", "number", "at", "body", "status", "asked", "due")
VIEW = f"CREATE TEMP VIEW IF NOT EXISTS arrivals AS SELECT {', '.join([f'NULL AS {name}' for name in ARRIVALS])}"
TRIGGER = f"""
CREATE TEMP TRIGGER IF NOT EXISTS arrive INSTEAD OF INSERT ON arrivals BEGIN
    SELECT RAISE(ABORT, 'not the next number')
    WHERE (SELECT number FROM tables WHERE id = NEW.table_id) IS NOT NEW.number - 1;
    INSERT INTO events (table_id, number, at, body) VALUES (NEW.table_id, NEW.number, NEW.at, NEW.body);
    UPDATE tables SET {SETTING.format(head="NEW", at="NEW.at / 1000.0")} WHERE tables.id = NEW.table_id;
END
"""
NO_HEAD = (None, None, None)


def write_at_once(engine: Engine, events: Sequence[Event]) -> None:
    """Write events and update the rows of their tables. Raise Contested if one is not the next of its table."""
    ordered = sorted(events, key=lambda event: event[:2])
    values = [value for event in ordered for value in (*event[:4], *(event.head or NO_HEAD))]
    pooled = engine.raw_connection()
    try:
        connection = pooled.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        if "arrivals" not in pooled.info:
            connection.execute(VIEW)
            connection.execute(TRIGGER)
            pooled.info["arrivals"] = True
        connection.execute(_text(len(events)), values)
    except sqlite3.OperationalError:
        raise  # a disk error, or another process locks the file
    except (sqlite3.Error, TypeError, ValueError, OverflowError) as error:
        raise Contested from error
    finally:
        pooled.close()


@lru_cache(maxsize=1024)
def _text(count: int) -> str:
    row = f"({', '.join(['?'] * len(ARRIVALS))})"
    return f"INSERT INTO arrivals VALUES {', '.join([row] * count)}"
