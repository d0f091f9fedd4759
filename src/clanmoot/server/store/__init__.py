"""The store: the server's database, SQLite or PostgreSQL. Events are on disk before clients hear of them."""

from .append_events import Head, add_event
from .backup import backup
from .store import Store, Tally, open_store
from .store_errors import StoreFailed

__all__ = ["Head", "Store", "StoreFailed", "Tally", "add_event", "backup", "open_store"]
