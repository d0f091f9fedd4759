"""The load of the bot scheduler, in numbers for the operator."""

from dataclasses import asdict, dataclass
from typing import NamedTuple


class Counts(NamedTuple):
    """The numbers of bots' decisions. `queued` and `running` are current, all others count since the server started."""

    queued: int = 0  # with Redis: by all processes together, when Redis was last asked
    oldest: float = 0.0  # seconds that the oldest one has waited
    running: int = 0
    done: int = 0
    dropped: int = 0  # the queue was full, or a cheaper job took its place
    failed: int = 0  # the bot failed, so a random legal action was chosen
    abandoned: int = 0  # the table had moved on
    interrupted: int = 0  # those of `abandoned` that were stopped while the bot was thinking
    late: int = 0  # the bot was stopped because it thought for too long
    replaced: int = 0  # processes that died and were replaced


@dataclass(slots=True)
class Tally:
    """Counts decisions of bots while the scheduler runs."""

    running: int = 0
    done: int = 0
    dropped: int = 0
    failed: int = 0
    abandoned: int = 0
    interrupted: int = 0
    late: int = 0
    replaced: int = 0

    def counts(self, queued: int, oldest: float) -> Counts:
        """Return the current counts."""
        return Counts(queued, oldest, **asdict(self))
