"""What the server does beside the tables: opponents think and games are analysed in processes of their own."""

from clanmoot.bots.base import Thought

from .analysis_queue import Lane
from .bot_scheduler import Workshop
from .jobs import Job, Question
from .payers import Bill, Payer
from .ratings import rate
from .work_counts import Counts

__all__ = ["Bill", "Counts", "Job", "Lane", "Payer", "Question", "Thought", "Workshop", "rate"]
