"""The seats' clocks. A clock runs while its seat has to decide, but not while the server is down."""

from clanmoot.protocol import messages
from clanmoot.protocol.terms import Clock

Outages = list[tuple[float, float]]  # start and end in milliseconds of times when nobody could move


class Clocks:
    """The milliseconds left of every seat, and which clocks have been running since the last event."""

    def __init__(self, terms: Clock, players: int, outages: Outages) -> None:
        self.terms = terms
        self.outages = outages
        self.left = [terms.seconds * 1000.0] * players
        self.running: list[int] = []
        self.since = 0.0

    def stop(self, at: float) -> None:
        """Subtract the time that has passed from the running clocks."""
        spent = self.spent(at)
        for seat in self.running:
            self.left[seat] = max(self.left[seat] - spent, 0.0)
        self.since = at

    def spent(self, at: float) -> float:
        """Return the milliseconds since the clocks started, not counting outages."""
        spent, counted = 0.0, self.since  # up to `counted`
        for start, finish in sorted(self.outages):  # two processes may have noted the same one
            spent += max(min(start, at) - counted, 0.0)
            counted = max(counted, finish)
        return spent + max(at - counted, 0.0)

    def decided(self, seat: int) -> None:
        """Add the increment for a decision made in time, or reset the time per move."""
        if self.terms.kind == "clock":
            self.left[seat] += self.terms.increment * 1000.0
        else:
            self.left[seat] = self.terms.seconds * 1000.0

    def start(self, at: float, seats: list[int]) -> None:
        """Run the clocks of these seats and no others. With days per move, clocks that did not run are reset."""
        if self.terms.kind == "days":
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self.terms.seconds * 1000.0
        self.running = seats if self.terms.kind != "none" else []
        self.since = at

    def flagged(self, at: float) -> list[int]:
        """Return the seats whose time is up."""
        return [seat for seat in self.running if self.left[seat] <= self.spent(at)]

    def late(self, at: float) -> list[list[int]]:
        """Return the seats whose time is up, earliest first. Seats that ran out at the same moment are grouped."""
        seats = self.flagged(at)
        return [[seat for seat in seats if self.left[seat] == left] for left in sorted({self.left[s] for s in seats})]

    def due(self) -> float | None:
        """Return when the next clock runs out if nobody moves, in milliseconds."""
        return self.since + min([self.left[seat] for seat in self.running]) if self.running else None

    def told(self, at: float) -> messages.Clocks | None:
        """Return the clocks as clients receive them; None without clocks."""
        if self.terms.kind == "none":
            return None
        spent = self.spent(at)
        left = [left - spent if seat in self.running else left for seat, left in enumerate(self.left)]
        return messages.Clocks([int(max(one, 0.0)) for one in left], self.running)
