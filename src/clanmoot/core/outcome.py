"""How a game ended: the reason, the ranking and the score."""

from typing import NamedTuple

__all__ = ["Outcome", "ScoreLine"]


class ScoreLine(NamedTuple):
    """One line of the score: the id of its message, and the points of every seat."""

    message: str
    points: tuple[int, ...]


class Outcome(NamedTuple):
    """How a game ended. `reason` is an index into `Facts.reasons`; `score` lists the points that people see.

    The standing of a seat is compared from left to right: points first, then tie-breaks. More is better.
    """

    reason: int
    standings: tuple[tuple[int, ...], ...]
    score: tuple[ScoreLine, ...]

    def ranks(self) -> tuple[int, ...]:
        """Return the rank of every seat: 1 for the best. Equal standings share a rank."""
        return tuple([1 + sum([other > mine for other in self.standings]) for mine in self.standings])

    def winners(self) -> list[int]:
        """Return the seats that are first."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]

    def shares(self) -> tuple[float, ...]:
        """Return each seat's share of the win. Seats that tie for first place share one win equally."""
        ranks = self.ranks()
        return tuple([1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks])
