"""Tables: what happens at each, who is told what, and how none of it is lost."""

from .audience import Listener
from .command_judge import Who
from .table_registry import TableRegistry
from .table_session import TableSession

__all__ = ["TableRegistry", "Listener", "TableSession", "Who"]
