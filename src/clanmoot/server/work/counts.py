"""How busy the workshop is, in numbers for whoever watches over it."""

from dataclasses import dataclass
from typing import NamedTuple


class Counts(NamedTuple):
    """Decisions asked of opponents: waiting and in hand now, the others since the start."""

    queued: int = 0  # with Redis: by all processes together, those in hand included, as of the last look
    running: int = 0
    done: int = 0
    dropped: int = 0  # there was no room in the queue
    failed: int = 0  # the opponent could not choose, so anything legal was chosen
    abandoned: int = 0  # the table had moved on
    replaced: int = 0  # processes that died and were replaced


@dataclass(slots=True)
class Tally:
    """The same numbers while they are counted."""

    running: int = 0
    done: int = 0
    dropped: int = 0
    failed: int = 0
    abandoned: int = 0
    replaced: int = 0

    def counts(self, queued: int) -> Counts:
        """The numbers at this moment."""
        return Counts(queued, self.running, self.done, self.dropped, self.failed, self.abandoned, self.replaced)
