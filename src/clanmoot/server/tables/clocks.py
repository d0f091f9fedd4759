"""How long everybody may still think: clocks run for those who owe a decision, and not while no server was there."""

from clanmoot.protocol import messages
from clanmoot.protocol.terms import Clock

Outages = list[tuple[float, float]]  # from and to, in milliseconds: nobody could move then


class Clocks:
    """Milliseconds of every seat; those that run have done so since the last event."""

    def __init__(self, terms: Clock, players: int, outages: Outages) -> None:
        self.terms = terms
        self.outages = outages
        self.left = [terms.seconds * 1000.0] * players
        self.running: list[int] = []
        self.since = 0.0

    def stop(self, at: float) -> None:
        """Take off what has run."""
        spent = self.spent(at)
        for seat in self.running:
            self.left[seat] = max(self.left[seat] - spent, 0.0)
        self.since = at

    def spent(self, at: float) -> float:
        """How long the clocks have run."""
        lost = [max(min(to, at) - max(since, self.since), 0.0) for since, to in self.outages]
        return max(at - self.since - sum(lost), 0.0)

    def decided(self, seat: int) -> None:
        """A decision was made in time."""
        if self.terms.kind == "clock":
            self.left[seat] += self.terms.increment * 1000.0
        else:
            self.left[seat] = self.terms.seconds * 1000.0

    def start(self, at: float, seats: list[int]) -> None:
        """Run for these seats from now on."""
        if self.terms.kind == "days":
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self.terms.seconds * 1000.0
        self.running = seats if self.terms.kind != "none" else []
        self.since = at

    def flagged(self, at: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running if self.left[seat] <= self.spent(at)]

    def late(self, at: float) -> list[list[int]]:
        """The same in the order in which the time ran out; seats together that ran out in the same moment."""
        seats = self.flagged(at)
        return [[seat for seat in seats if self.left[seat] == left] for left in sorted({self.left[s] for s in seats})]

    def due(self) -> float | None:
        """When the next clock runs out, in milliseconds, if nobody moves."""
        return self.since + min([self.left[seat] for seat in self.running]) if self.running else None

    def told(self, at: float) -> messages.Clocks | None:
        """For the wire."""
        if self.terms.kind == "none":
            return None
        spent = self.spent(at)
        left = [left - spent if seat in self.running else left for seat, left in enumerate(self.left)]
        return messages.Clocks([int(max(one, 0.0)) for one in left], self.running)
