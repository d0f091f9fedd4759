"""A fair order for jobs that wait, in memory: who has used little comes before who has used much."""

from bisect import bisect_left, insort
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from .jobs import Job
from .payers import Payer


class Place(NamedTuple):
    """A job's place: the lowest tag is served first, and among equal tags the job that came first."""

    tag: float
    order: int
    job: Job


class FairOrder:
    """Self-clocked fair queueing. `scripts.py` does the same in Redis.

    `clock` is virtual time: the tag of the job that was served last. A job's tag is its cost added to the highest
    tag that its payers have reached, or to the clock if that is higher. A payer that asks for little is therefore
    served next, whatever others have waiting, and the workers are never idle while anything waits.
    """

    def __init__(self, capacity: int, waits: float, dropped: Callable[[], None], now: Callable[[], float]) -> None:
        self.capacity = capacity
        self.waits = waits
        self.dropped = dropped
        self.now = now
        self.clock = 0.0
        self.reached: dict[str, float] = {}  # by payer
        self.places: dict[Job, Place] = {}
        self.line: list[Place] = []  # ascending
        self.lines: dict[str, list[Place]] = {}  # the same for each payer with a bound
        self.payers: dict[Job, tuple[Payer, ...]] = {}
        self.since: dict[Job, float] = {}  # when each was first asked for, the oldest first
        self.asked: OrderedDict[Job, float] = OrderedDict()  # when each was last asked for, the oldest first
        self.count = 0

    def __len__(self) -> int:
        """Return how many jobs wait."""
        return len(self.places)

    def put(self, job: Job, cost: float, payers: tuple[Payer, ...]) -> bool:
        """Let a new job wait, and charge its payers. Return whether there was room."""
        self.expire()
        self.count += 1
        place = Place(
            max([self.clock, *[self.reached.get(payer.name, 0.0) for payer in payers]]) + cost, self.count, job
        )
        bounded = tuple([payer for payer in payers if payer.most])
        lines = [(self.line, self.capacity), *[(self.lines.get(payer.name, []), payer.most) for payer in bounded]]
        if any(len(line) >= most and line[-1] < place for line, most in lines):
            self.dropped()
            return False
        for line, most in lines:
            if len(line) >= most:  # its last job gives way: it would be served after this one
                self.remove(line[-1].job)
                self.dropped()
        for payer in payers:
            self.reached[payer.name] = max(self.clock, self.reached.get(payer.name, 0.0)) + cost / payer.share
        self.places[job], self.payers[job] = place, bounded
        insort(self.line, place)
        for payer in bounded:
            insort(self.lines.setdefault(payer.name, []), place)
        self.since[job] = self.asked[job] = self.now()
        return True

    def again(self, job: Job) -> None:
        """Note that a job that waits was asked for again."""
        self.asked[job] = self.now()
        self.asked.move_to_end(job)

    def take(self) -> Job | None:
        """Return the next job, which does not wait any more; None if there is none."""
        self.expire()
        if not self.line:
            return None
        place = self.line[0]
        self.remove(place.job)
        self.clock = max(self.clock, place.tag)
        if len(self.reached) > 2 * self.capacity:
            self.reached = {name: tag for name, tag in self.reached.items() if tag > self.clock}
        return place.job

    def expire(self) -> None:
        """Drop jobs that nobody has asked for lately: nobody is at their tables any more."""
        while self.asked and next(iter(self.asked.values())) <= self.now() - self.waits:
            self.remove(next(iter(self.asked)))

    def remove(self, job: Job) -> None:
        """Let a job wait no longer."""
        place = self.places.pop(job)
        del self.line[bisect_left(self.line, place)]
        for payer in self.payers.pop(job):
            line = self.lines[payer.name]
            del line[bisect_left(line, place)]
            if not line:
                del self.lines[payer.name]
        del self.since[job], self.asked[job]

    def reset(self) -> None:
        """Begin with everybody equal: nothing waits, and nobody thinks."""
        self.clock = 0.0
        self.reached.clear()

    def oldest(self) -> float:
        """Return for how many seconds the oldest job has waited."""
        return self.now() - next(iter(self.since.values())) if self.since else 0.0
