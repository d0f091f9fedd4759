"""The interface of a queue of decisions, which is kept in memory or in Redis."""

from typing import Final, Protocol

from .jobs import Job
from .payers import Payer

WAITS: Final = (
    45.0  # seconds after which a waiting job is dropped unless a table asks again; tables with people do so more often
)


class Queue(Protocol):
    """A bounded queue that holds each job once. Asking again for a waiting job only keeps it from expiring.

    Jobs are served in a fair order between their payers, and short ones first (`fair_order.py`). If a payer has too
    many jobs, the one that would be served last is dropped. A job that no table asks for any more is dropped too.

    If a table asks again for a job that a worker has taken, the queue remembers this until the job is finished. The
    table may then have a new question under the same name, as in a sealed phase, where the number stays the same until
    all players are ready.
    """

    async def open(self) -> None:
        """Connect and start background tasks."""

    def put(self, job: Job, cost: float, payers: tuple[Payer, ...]) -> bool:
        """Ask for a job with a cost in milliseconds. Return whether there was space. Never blocks."""

    async def take(self) -> Job:
        """Wait for the next job and return it. The caller must `finish` it or `put_back` it."""

    async def finish(self, job: Job) -> bool:
        """Mark a job as done.

        Return True if the job was asked for again meanwhile. Then the caller keeps it and must do it again.
        """

    async def put_back(self, job: Job) -> None:
        """Return a job that is not done, so that another process can take it."""

    def length(self) -> int:
        """Return how many jobs are waiting, as far as this process knows."""

    def oldest(self) -> float:
        """Return how many seconds the oldest job has been waiting, as far as this process knows."""

    async def close(self) -> None:
        """Stop background tasks and disconnect."""
