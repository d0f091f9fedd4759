"""The store: what the server keeps, in SQLite or PostgreSQL, durable before anybody is told."""

from .append import Head, add_event
from .backup import backup
from .store import Store, Tally, open_store
from .store_errors import StoreFailed

__all__ = ["Head", "Store", "StoreFailed", "Tally", "add_event", "backup", "open_store"]
