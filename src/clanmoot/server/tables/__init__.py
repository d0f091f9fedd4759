"""Tables: carrying out commands, storing events, and sending each watcher what they may know."""

from .audience import Listener
from .command_judge import Who
from .table_registry import TableRegistry
from .table_session import TableSession

__all__ = ["TableRegistry", "Listener", "TableSession", "Who"]
