"""A fair order for waiting jobs, in memory. Payers who have used little come first."""

from bisect import bisect_left, insort
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from .jobs import Job
from .payers import Payer


class Place(NamedTuple):
    """A job's place in the queue. The lowest tag is served first. With equal tags, the older job is."""

    tag: float
    order: int
    job: Job


class FairOrder:
    """Self-clocked fair queueing. `redis_scripts.py` does the same in Redis.

    `clock` is virtual time: the tag of the job that was served last. A job's tag is its cost added to the highest tag
    that its payers have reached, or to the clock if that is higher. A payer who asks for little is therefore served
    next, even if others have many jobs waiting. The workers are never idle while a job waits.
    """

    def __init__(self, capacity: int, waits: float, dropped: Callable[[], None], now: Callable[[], float]) -> None:
        self.capacity = capacity
        self.waits = waits
        self.dropped = dropped
        self.now = now
        self.clock = 0.0
        self.reached: dict[str, float] = {}  # the highest tag of each payer
        self.places: dict[Job, Place] = {}
        self.queue: list[Place] = []  # all waiting jobs, in the order of their tags
        self.queues: dict[str, list[Place]] = {}  # the same for each payer with a limit
        self.payers: dict[Job, tuple[Payer, ...]] = {}
        self.since: dict[Job, float] = {}  # when each was first asked for, the oldest first
        self.asked: OrderedDict[Job, float] = OrderedDict()  # when each was last asked for, the oldest first
        self.count = 0

    def __len__(self) -> int:
        return len(self.places)

    def put(self, job: Job, cost: float, payers: tuple[Payer, ...]) -> bool:
        """Queue a new job and charge its payers. Return whether there was space."""
        self.expire()
        self.count += 1
        place = Place(
            max([self.clock, *[self.reached.get(payer.name, 0.0) for payer in payers]]) + cost, self.count, job
        )
        bounded = tuple([payer for payer in payers if payer.most])
        queues = [(self.queue, self.capacity), *[(self.queues.get(payer.name, []), payer.most) for payer in bounded]]
        if any(len(queue) >= most and queue[-1] < place for queue, most in queues):
            self.dropped()
            return False
        for queue, most in queues:
            if len(queue) >= most:  # drop its last job, which would be served after the new one
                self.remove(queue[-1].job)
                self.dropped()
        for payer in payers:
            self.reached[payer.name] = max(self.clock, self.reached.get(payer.name, 0.0)) + cost / payer.share
        self.places[job], self.payers[job] = place, bounded
        insort(self.queue, place)
        for payer in bounded:
            insort(self.queues.setdefault(payer.name, []), place)
        self.since[job] = self.asked[job] = self.now()
        return True

    def again(self, job: Job) -> None:
        """Record that a waiting job was asked for again."""
        self.asked[job] = self.now()
        self.asked.move_to_end(job)

    def take(self) -> Job | None:
        """Remove the next job from the queue and return it, or None if there is none."""
        self.expire()
        if not self.queue:
            return None
        place = self.queue[0]
        self.remove(place.job)
        self.clock = max(self.clock, place.tag)
        if len(self.reached) > 2 * self.capacity:
            self.reached = {name: tag for name, tag in self.reached.items() if tag > self.clock}
        return place.job

    def expire(self) -> None:
        """Drop jobs that no table has asked for lately, because everybody has left those tables."""
        while self.asked and next(iter(self.asked.values())) <= self.now() - self.waits:
            self.remove(next(iter(self.asked)))

    def remove(self, job: Job) -> None:
        """Remove a job from the queue."""
        place = self.places.pop(job)
        del self.queue[bisect_left(self.queue, place)]
        for payer in self.payers.pop(job):
            queue = self.queues[payer.name]
            del queue[bisect_left(queue, place)]
            if not queue:
                del self.queues[payer.name]
        del self.since[job], self.asked[job]

    def reset(self) -> None:
        """Forget what all payers have used. Call this only while no job is waiting or running."""
        self.clock = 0.0
        self.reached.clear()

    def oldest(self) -> float:
        """Return for how many seconds the oldest job has waited."""
        return self.now() - next(iter(self.since.values())) if self.since else 0.0
