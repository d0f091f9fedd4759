"""What the server does beside the tables: opponents think and games are analysed in processes of their own."""

from clanmoot.bots.base import Thought

from .bill import Bill, Payer
from .counts import Counts
from .lane import Lane
from .question import Job, Question
from .rating import rate
from .workshop import Workshop

__all__ = ["Bill", "Counts", "Job", "Lane", "Payer", "Question", "Thought", "Workshop", "rate"]
