"""An end that is more or less good, where the games of the shelf know only first and not first."""

from clanmoot.core.outcome import Outcome, ScoreLine


class Graded(Outcome):
    """Standings in points; what a seat gets is its first point total out of a known whole."""

    def shares(self) -> tuple[float, ...]:
        """The points of each seat as a part of all points, so that they add up to one."""
        whole = sum([standing[0] for standing in self.standings])
        return tuple([standing[0] / whole for standing in self.standings])


def graded(reason: int, points: tuple[int, ...], message: str) -> Graded:
    """An end with these points, none of them below nothing and all of them together more."""
    return Graded(reason, tuple([(number,) for number in points]), (ScoreLine(message, points),))
