"""Tables: what happens at each, who is told what, and how none of it is lost."""

from .audience import Listener
from .house import House
from .judging import Who
from .live import Live

__all__ = ["House", "Listener", "Live", "Who"]
