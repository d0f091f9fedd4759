"""The store: what the server keeps, in SQLite or PostgreSQL, durable before anybody is told."""

from .append import Head, add_event
from .backup import backup
from .faults import StoreFailed
from .store import Store, Tally, open_store

__all__ = ["Head", "Store", "StoreFailed", "Tally", "add_event", "backup", "open_store"]
