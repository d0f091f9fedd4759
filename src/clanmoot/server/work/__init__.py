"""The server's work outside the tables: bots think and games are analysed in separate processes."""

from clanmoot.bots.base import Thought

from .analysis_queue import AnalysisQueue
from .bot_scheduler import BotScheduler
from .jobs import Job, Question
from .payers import Bill, Payer
from .ratings import rate
from .work_counts import Counts

__all__ = ["Bill", "Counts", "Job", "AnalysisQueue", "Payer", "Question", "Thought", "BotScheduler", "rate"]
