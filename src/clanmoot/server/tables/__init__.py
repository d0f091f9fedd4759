"""Tables: what happens at each, who is told what, and how none of it is lost."""

from .audience import Listener
from .command_judge import Who
from .table_registry import House
from .table_session import Live

__all__ = ["House", "Listener", "Live", "Who"]
