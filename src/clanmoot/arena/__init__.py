"""The arena: bots play against each other until it is clear which is better."""

from .comparison import compare
from .ratings import Rating
from .standings import Place
from .statistics import Interval

__all__ = ["Interval", "Place", "Rating", "compare"]
