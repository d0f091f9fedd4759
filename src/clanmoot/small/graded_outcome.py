"""An outcome in points, for small games where winning or losing alone says too little."""

from clanmoot.core.outcome import Outcome, ScoreLine


class Graded(Outcome):
    """An outcome in which each seat's share of the win is its share of all points."""

    def shares(self) -> tuple[float, ...]:
        """Return each seat's points as a fraction of all points. The fractions sum to one."""
        whole = sum([standing[0] for standing in self.standings])
        return tuple([standing[0] / whole for standing in self.standings])


def graded(reason: int, points: tuple[int, ...], message: str) -> Graded:
    """Return an outcome with these points. None may be negative, and the sum must be positive."""
    return Graded(reason, tuple([(number,) for number in points]), (ScoreLine(message, points),))
