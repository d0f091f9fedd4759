"""What the server does beside the tables: opponents think and games are analysed in processes of their own."""

from clanmoot.bots.base import Thought

from .counts import Counts
from .lane import Lane
from .question import Job, Question
from .rating import rate
from .workshop import Workshop

__all__ = ["Counts", "Job", "Lane", "Question", "Thought", "Workshop", "rate"]
