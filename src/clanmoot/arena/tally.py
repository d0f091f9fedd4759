"""What the games of one contest say, deal by deal."""

from collections.abc import Callable, Iterable

from .contest import Contest
from .match import Result


class Tally:
    """The results of a contest. The rotations of a deal share their cards, so that they are one observation."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        self.seconds = 0.0  # processor time of all games so far
        self._deals: dict[int, dict[int, Result]] = {}
        self._whole: list[list[Result]] = []  # deals without a gap, from the first on

    def add(self, result: Result) -> None:
        """Take a result in."""
        self._deals.setdefault(result.job.deal, {})[result.job.rotation] = result
        self.games += 1
        self.seconds += sum(result.milliseconds) / 1000
        while len(self._deals.get(len(self._whole), {})) == self.contest.players:
            rotations = self._deals[len(self._whole)]
            self._whole.append([rotations[rotation] for rotation in sorted(rotations)])

    def deals(self) -> list[list[Result]]:
        """The deals that were played in every rotation, up to the first that was not.

        Only up to there: games that are over soon come in first, and to count them first would favour whoever wins
        short games.
        """
        return self._whole

    def played(self, deal: int) -> set[int]:
        """Which rotations of a deal are done."""
        return set(self._deals.get(deal, {}))

    def shares(self, bot: str) -> list[float]:
        """The part of the wins that went to a seat of this opponent, deal by deal."""
        return self._means(bot, Result.shares)

    def ranks(self, bot: str) -> list[float]:
        """Its mean rank, deal by deal."""
        return self._means(bot, lambda result: result.ranks)

    def points(self, bot: str) -> list[float]:
        """Its mean points, deal by deal."""
        return self._means(bot, lambda result: result.points)

    def _means(self, bot: str, by_seat: Callable[[Result], tuple[float, ...]]) -> list[float]:
        means: list[float] = []
        for deal in self.deals():
            mine = [
                value
                for result in deal
                for name, value in zip(result.job.seats(), by_seat(result), strict=True)
                if name == bot
            ]
            means.append(sum(mine) / len(mine))
        return means


def tallies(results: Iterable[Result]) -> dict[Contest, Tally]:
    """Results, contest by contest."""
    found: dict[Contest, Tally] = {}
    for result in results:
        found.setdefault(result.job.contest, Tally(result.job.contest)).add(result)
    return found


def seconds_a_choice(results: Iterable[Result], bot: str) -> float | None:
    """How long an opponent thinks about one choice; None if it had none."""
    spent = choices = 0
    for result in results:
        for seat, name in enumerate(result.job.seats()):
            if name == bot:
                spent += result.milliseconds[seat]
                choices += result.choices[seat]
    return spent / 1000 / choices if choices else None
