"""How busy the workshop is, in numbers for whoever watches over it."""

from dataclasses import asdict, dataclass
from typing import NamedTuple


class Counts(NamedTuple):
    """Decisions asked of opponents: waiting and in hand now, the others since the start."""

    queued: int = 0  # with Redis: by all processes together, as of the last look
    oldest: float = 0.0  # seconds that the oldest of them has waited
    running: int = 0
    done: int = 0
    dropped: int = 0  # there was no room in the queue, or a quicker one took its place
    failed: int = 0  # the opponent could not choose, so anything legal was chosen
    abandoned: int = 0  # the table had moved on
    interrupted: int = 0  # of these: while the opponent was thinking
    late: int = 0  # the opponent was stopped because it thought for too long
    replaced: int = 0  # processes that died and were replaced


@dataclass(slots=True)
class Tally:
    """The same numbers while they are counted."""

    running: int = 0
    done: int = 0
    dropped: int = 0
    failed: int = 0
    abandoned: int = 0
    interrupted: int = 0
    late: int = 0
    replaced: int = 0

    def counts(self, queued: int, oldest: float) -> Counts:
        """The numbers at this moment."""
        return Counts(queued, oldest, **asdict(self))
