"""What a queue of decisions promises, whoever shares it."""

from typing import Protocol

from .question import Job


class Queue(Protocol):
    """A bounded queue in which a job is once: asking again for one that waits changes nothing.

    Asking again for one that is in somebody's hands is remembered until it is finished: the table may have a new
    question by the same name, as in a sealed phase, where nothing is numbered until all are ready.
    """

    async def open(self) -> None:
        """Begin."""

    def put(self, job: Job) -> bool:
        """Ask for it; whether there was room. Never waits."""

    async def take(self) -> Job:
        """The next one, when there is one. Whoever takes it finishes it or puts it back."""

    async def finish(self, job: Job) -> bool:
        """It is done; whether it was asked for again meanwhile, and therefore stays with whoever had it."""

    async def put_back(self, job: Job) -> None:
        """It is not done, and somebody else may take it."""

    def length(self) -> int:
        """How many are waiting, as far as is known."""

    async def close(self) -> None:
        """End."""
