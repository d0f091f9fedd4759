"""The results of the games of one contest, deal by deal."""

from collections.abc import Callable, Iterable

from .contest import Contest
from .match import Result


class Tally:
    """The results of one contest. All rotations of a deal have the same cards, so they are one observation."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        self.seconds = 0.0  # processor time of all games so far
        self._deals: dict[int, dict[int, Result]] = {}
        self._whole: list[list[Result]] = []  # complete deals, from the first on without a gap

    def add(self, result: Result) -> None:
        self._deals.setdefault(result.job.deal, {})[result.job.rotation] = result
        self.games += 1
        self.seconds += sum(result.milliseconds) / 1000
        while len(self._deals.get(len(self._whole), {})) == self.contest.players:
            rotations = self._deals[len(self._whole)]
            self._whole.append([rotations[rotation] for rotation in sorted(rotations)])

    def deals(self) -> list[list[Result]]:
        """Return the complete deals that come before the first incomplete one.

        Later deals do not count yet. Short games finish first, so counting them early would favour bots that win short
        games.
        """
        return self._whole

    def played(self, deal: int) -> set[int]:
        """Return which rotations of a deal have been played."""
        return set(self._deals.get(deal, {}))

    def shares(self, bot: str) -> list[float]:
        """Return the bot's share of the wins per seat, for each deal."""
        return self._means(bot, Result.shares)

    def ranks(self, bot: str) -> list[float]:
        """Return the bot's mean rank, for each deal."""
        return self._means(bot, lambda result: result.ranks)

    def points(self, bot: str) -> list[float]:
        """Return the bot's mean points, for each deal."""
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
    """Return the results grouped by contest."""
    found: dict[Contest, Tally] = {}
    for result in results:
        found.setdefault(result.job.contest, Tally(result.job.contest)).add(result)
    return found


def seconds_a_choice(results: Iterable[Result], bot: str) -> float | None:
    """Return how many seconds a bot thinks per choice. Return None if it had no choices."""
    spent = choices = 0
    for result in results:
        for seat, name in enumerate(result.job.seats()):
            if name == bot:
                spent += result.milliseconds[seat]
                choices += result.choices[seat]
    return spent / 1000 / choices if choices else None
