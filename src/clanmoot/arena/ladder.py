"""The ladder: contests that show whether every level beats the one below, and which of them to play next."""

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

BUDGETS: Final = (25, 50, 100, 200, 400, 800, 1600)  # of the bots that are compared with twice their budget
DEALS: Final = 400  # after this many deals, the verdict is published as not clear
GUESS: Final = 0.005  # seconds per game and iteration of the budget, until a game has been played
OVER_GREEDY: Final = (0.8, 1.8)  # hard's share against greedy with two players; with more, a multiple of the fair share
OVER_RANDOM: Final = (0.99, 0.9)  # hard's share against random with two players; with more


class Aim(Enum):
    """The purpose of a pairing."""

    STEP = "a level against the one below"
    SUMMIT = "expert against hard"
    DEMAND = "hard against greedy and random"
    BUDGET = "search against itself with half the budget"
    GREEDY = "the other levels against greedy"


# Weights by which the pairings share the time.
DESERVED: Final = {Aim.STEP: 1.0, Aim.DEMAND: 1.0, Aim.SUMMIT: 0.4, Aim.BUDGET: 0.2, Aim.GREEDY: 0.05}


class Verdict(Enum):
    """The verdict that the games of a pairing allow."""

    CLEAR = "clear"
    NOT_CLEAR = "not clear"
    REVERSED = "clearly worse"
    UNPLAYED = "not played"


class Pairing(NamedTuple):
    """One seat of the first bot against seats of the second. The first should win a larger share than `line`."""

    aim: Aim
    first: str  # as people call it: a level or a bot
    second: str
    contest: Contest
    bot: str  # the first bot's name in the contest
    line: float

    @property
    def name(self) -> str:
        """Return a title that names the game, the number of players and both bots."""
        return f"{self.contest.game} with {self.contest.players}: {self.first} against {self.second}"


def pairings(key: str, players: int, budgets: bool) -> list[Pairing]:
    """Return all pairings for one number of players."""
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
        if resolve(first, key, players) != resolve(second, key, players)  # a bot cannot beat itself
    ]


def measured(pairing: Pairing, tally: Tally | None) -> Interval:
    """Return the first bot's share of the wins. Its interval is valid even if you stop as soon as it is clear."""
    return anytime_share(tally.shares(pairing.bot) if tally else [])


def judged(pairing: Pairing, tally: Tally | None) -> Verdict:
    """Tell whether the first bot's share is clearly above or below its line."""
    if tally is None or not tally.deals():
        return Verdict.UNPLAYED
    share = measured(pairing, tally)
    if share.low > pairing.line:
        return Verdict.CLEAR
    return Verdict.REVERSED if share.high < pairing.line else Verdict.NOT_CLEAR


class Ladder:
    """The pairings, their results so far, and what to play next."""

    def __init__(self, pairings: list[Pairing], tallies: dict[Contest, Tally], deals: int = DEALS) -> None:
        self.pairings = pairings
        self.tallies = {pairing.contest: Tally(pairing.contest) for pairing in pairings}
        self.tallies.update({of: tally for of, tally in tallies.items() if of in self.tallies})
        self.deals = deals
        self.verdicts = {pairing: judged(pairing, self.tallies[pairing.contest]) for pairing in pairings}
        self.given: set[Job] = set()
        self.under_way = dict.fromkeys(self.tallies, 0)

    def take(self, result: Result) -> list[Pairing]:
        """Add a result. Return the pairings that no longer need games because of it."""
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
        """Return the pairings whose result is not clear yet."""
        return [one for one in self.pairings if self.verdicts[one] in (Verdict.NOT_CLEAR, Verdict.UNPLAYED)]

    def open(self) -> list[Pairing]:
        """Return the pairings that still need games."""
        return [one for one in self.unclear() if len(self.tallies[one.contest].deals()) < self.deals]

    def jobs(self, left: Callable[[], float]) -> Iterator[Job]:
        """Yield games until no pairing needs more, or until no game can finish in the time left."""
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
        """Return a sort key. The pairing that is farthest behind its share of the time comes first.

        The key includes the time for the pairing's next deal, so that cheap pairings become clear first.
        """
        price = self.price(pairing)
        games = self.under_way[pairing.contest] + len(self.next_deal(pairing))
        spent = self.tallies[pairing.contest].seconds + games * price
        return spent / DESERVED[pairing.aim], price

    def price(self, pairing: Pairing) -> float:
        """Return the seconds that a game takes: its average so far, or an estimate from games with as many players."""
        tally = self.tallies[pairing.contest]
        if tally.games:
            return tally.seconds / tally.games
        table = (pairing.contest.game, pairing.contest.players)
        known = [other for of, other in self.tallies.items() if other.games and (of.game, of.players) == table]
        iterations = sum([other.games * iterated(other.contest) for other in known])
        return iterated(pairing.contest) * (sum([one.seconds for one in known]) / iterations if known else GUESS)

    def next_deal(self, pairing: Pairing) -> list[Job]:
        """Return the games of the first deal that is not complete, without those that are already in progress."""
        tally = self.tallies[pairing.contest]
        for deal in range(len(tally.deals()), self.deals):
            done = tally.played(deal)
            jobs = [Job(pairing.contest, deal, rotation) for rotation in range(pairing.contest.players)]
            missing = [job for job in jobs if job.rotation not in done and job not in self.given]
            if missing:
                return missing
        return []


def iterated(of: Contest) -> int:
    """Return the total budget of all seats. A bot without a budget counts as 1."""
    return sum([int(bot.partition(":")[2] or 1) for bot in of.bots])


def sizes(facts: Facts, players: int | None) -> list[int]:
    """Return the smallest and the largest number of players, or only the requested number."""
    if players is None:
        return sorted({facts.least, facts.most})
    count_error = facts.player_count_error(players)
    if count_error:
        raise ClanmootError("players", count_error)
    return [players]
