"""The ladder: which contests show that every level beats the one below, and which of them to play next."""

from collections.abc import Callable, Iterator
from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple

from clanmoot.bots import LEVELS, resolve
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Facts

from .contest import Contest, Job, contest
from .match import Result
from .statistics import Interval, anytime_share
from .tally import Tally

BUDGETS: Final = (25, 50, 100, 200, 400, 800, 1600)  # of the opponents that are compared with twice their budget
DEALS: Final = 400  # what is not clear after so many is published as not clear
GUESS: Final = 0.005  # seconds of a game for every iteration of a budget, until one has been played
OVER_GREEDY: Final = (0.8, 1.8)  # hard's share against greedy: of two players; of more, so many times the fair one
OVER_RANDOM: Final = (0.99, 0.9)  # hard's share against random: of two players; of more


class Aim(Enum):
    """What a pairing is played for."""

    STEP = "a level against the one below"
    SUMMIT = "expert against hard"
    DEMAND = "hard against greedy and random"
    BUDGET = "search against itself with half the budget"
    GREEDY = "the other levels against greedy"


# How much of the time each deserves.
DESERVED: Final = {Aim.STEP: 1.0, Aim.DEMAND: 1.0, Aim.SUMMIT: 0.4, Aim.BUDGET: 0.2, Aim.GREEDY: 0.05}


class Verdict(Enum):
    """What the games say."""

    CLEAR = "clear"
    NOT_CLEAR = "not clear"
    REVERSED = "clearly worse"
    UNPLAYED = "not played"


class Pairing(NamedTuple):
    """One seat of the first among seats of the second; the line is what the first's share has to clear."""

    aim: Aim
    first: str  # as people call it: a level or an opponent
    second: str
    contest: Contest
    bot: str  # what the first is called in the contest
    line: float

    @property
    def name(self) -> str:
        """Who against whom, at which table."""
        return f"{self.contest.game} with {self.contest.players}: {self.first} against {self.second}"


def pairings(key: str, players: int, budgets: bool) -> list[Pairing]:
    """All that is to be shown for one table."""
    fair = 1 / players
    wanted = [
        *[(Aim.SUMMIT if upper == LEVELS[-1] else Aim.STEP, upper, lower, fair) for lower, upper in pairwise(LEVELS)],
        (Aim.DEMAND, "hard", "greedy", OVER_GREEDY[0] if players == 2 else OVER_GREEDY[1] * fair),
        (Aim.DEMAND, "hard", "random", OVER_RANDOM[0] if players == 2 else OVER_RANDOM[1]),
        *[(Aim.BUDGET, f"ismcts:{2 * budget}", f"ismcts:{budget}", fair) for budget in BUDGETS if budgets],
        *[(Aim.GREEDY, level, "greedy", fair) for level in LEVELS if level != "hard"],
    ]
    return [
        Pairing(
            aim, first, second, contest(key, (first, *[second] * (players - 1))), resolve(first, key, players), line
        )
        for aim, first, second, line in wanted
        if resolve(first, key, players) != resolve(second, key, players)  # nobody is better than himself
    ]


def measured(pairing: Pairing, tally: Tally | None) -> Interval:
    """The first's share of the wins, right whenever one stops."""
    return anytime_share(tally.shares(pairing.bot) if tally else [])


def judged(pairing: Pairing, tally: Tally | None) -> Verdict:
    """Whether the first's share has cleared its line."""
    if tally is None or not tally.deals():
        return Verdict.UNPLAYED
    share = measured(pairing, tally)
    if share.low > pairing.line:
        return Verdict.CLEAR
    return Verdict.REVERSED if share.high < pairing.line else Verdict.NOT_CLEAR


class Ladder:
    """Pairings, what has been played of them, and what to play next."""

    def __init__(self, pairings: list[Pairing], tallies: dict[Contest, Tally], deals: int = DEALS) -> None:
        self.pairings = pairings
        self.tallies = {pairing.contest: Tally(pairing.contest) for pairing in pairings}
        self.tallies.update({of: tally for of, tally in tallies.items() if of in self.tallies})
        self.deals = deals
        self.verdicts = {pairing: judged(pairing, self.tallies[pairing.contest]) for pairing in pairings}
        self.given: set[Job] = set()
        self.under_way = dict.fromkeys(self.tallies, 0)

    def take(self, result: Result) -> list[Pairing]:
        """Take a result in; the pairings of which no more games are wanted now."""
        tally = self.tallies[result.job.contest]
        wanted = [pairing for pairing in self.open() if pairing.contest == result.job.contest]
        self.under_way[result.job.contest] -= 1
        before = len(tally.deals())
        tally.add(result)
        if len(tally.deals()) > before:
            for pairing in wanted:
                self.verdicts[pairing] = judged(pairing, tally)
        still = self.open()
        return [pairing for pairing in wanted if pairing not in still]

    def unclear(self) -> list[Pairing]:
        """The pairings that have not cleared their lines."""
        return [one for one in self.pairings if self.verdicts[one] in (Verdict.NOT_CLEAR, Verdict.UNPLAYED)]

    def open(self) -> list[Pairing]:
        """The pairings of which more games are wanted."""
        return [one for one in self.unclear() if len(self.tallies[one.contest].deals()) < self.deals]

    def jobs(self, left: Callable[[], float]) -> Iterator[Job]:
        """Games, deal by deal, until nothing more is wanted or can be finished in the seconds that are left."""
        while True:
            choices = [pairing for pairing in self.open() if self.next_deal(pairing) and self.price(pairing) < left()]
            if not choices:
                return
            for job in self.next_deal(min(choices, key=self.turn)):
                self.given.add(job)
                self.under_way[job.contest] += 1
                yield job
                if left() <= 0:
                    return

    def turn(self, pairing: Pairing) -> tuple[float, float]:
        """Who has least of the time he deserves, with his next deal, comes next; so what is cheap is clear first."""
        price = self.price(pairing)
        games = self.under_way[pairing.contest] + len(self.next_deal(pairing))
        spent = self.tallies[pairing.contest].seconds + games * price
        return spent / DESERVED[pairing.aim], price

    def price(self, pairing: Pairing) -> float:
        """How many seconds a game takes: what it has taken so far, or a guess from what others took."""
        tally = self.tallies[pairing.contest]
        if tally.games:
            return tally.seconds / tally.games
        table = (pairing.contest.game, pairing.contest.players)
        known = [other for of, other in self.tallies.items() if other.games and (of.game, of.players) == table]
        iterations = sum([other.games * iterated(other.contest) for other in known])
        return iterated(pairing.contest) * (sum([one.seconds for one in known]) / iterations if known else GUESS)

    def next_deal(self, pairing: Pairing) -> list[Job]:
        """The games that are missing from the first deal that is not given out."""
        tally = self.tallies[pairing.contest]
        for deal in range(len(tally.deals()), self.deals):
            done = tally.played(deal)
            jobs = [Job(pairing.contest, deal, rotation) for rotation in range(pairing.contest.players)]
            missing = [job for job in jobs if job.rotation not in done and job not in self.given]
            if missing:
                return missing
        return []


def iterated(of: Contest) -> int:
    """The budgets of all seats together; who has none counts as little."""
    return sum([int(bot.partition(":")[2] or 1) for bot in of.bots])


def sizes(facts: Facts, players: int | None) -> list[int]:
    """The smallest and the largest table, or the one that was asked for."""
    if players is None:
        return sorted({facts.least, facts.most})
    crowded = facts.crowded(players)
    if crowded:
        raise ClanmootError("players", crowded)
    return [players]
