"""How a game ended: why, in which order, and how it was counted."""

from typing import NamedTuple


class ScoreLine(NamedTuple):
    """One line of the final count: its message in the catalogue, and the points of every seat."""

    message: str
    points: tuple[int, ...]


class Outcome(NamedTuple):
    """Standings are compared left to right, points first, then tie-breaks; more is better."""

    reason: int
    standings: tuple[tuple[int, ...], ...]
    score: tuple[ScoreLine, ...]

    def ranks(self) -> tuple[int, ...]:
        """1 for the best; equal standings share a rank."""
        return tuple([1 + sum([other > mine for other in self.standings]) for mine in self.standings])

    def winners(self) -> list[int]:
        """Return the seats that are first."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]

    def shares(self) -> tuple[float, ...]:
        """One win, shared by all who are first."""
        ranks = self.ranks()
        return tuple([1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks])
