"""What a queue of decisions promises, whoever shares it."""

from typing import Final, Protocol

from .jobs import Job
from .payers import Payer

WAITS: Final = 45.0  # seconds that a job waits unless it is asked for again; tables with somebody there ask more often


class Queue(Protocol):
    """A bounded queue in which a job is once: asking again for one that waits keeps it there and changes nothing else.

    Jobs are served in a fair order between those who pay for them, and short ones first (`fair.py`). A payer with too
    many jobs loses the one that would be served last. A job that nobody asks for any more is dropped.

    Asking again for one that is in somebody's hands is remembered until it is finished: the table may have a new
    question by the same name, as in a sealed phase, where nothing is numbered until all are ready.
    """

    async def open(self) -> None:
        """Begin."""

    def put(self, job: Job, cost: float, payers: tuple[Payer, ...]) -> bool:
        """Ask for it, at a cost in milliseconds; whether there was room. Never waits."""

    async def take(self) -> Job:
        """The next one, when there is one. Whoever takes it finishes it or puts it back."""

    async def finish(self, job: Job) -> bool:
        """It is done; whether it was asked for again meanwhile, and therefore stays with whoever had it."""

    async def put_back(self, job: Job) -> None:
        """It is not done, and somebody else may take it."""

    def length(self) -> int:
        """How many are waiting, as far as is known."""

    def oldest(self) -> float:
        """For how many seconds the oldest one has waited, as far as is known."""

    async def close(self) -> None:
        """End."""
