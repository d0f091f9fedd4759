"""The results of one game with one number of players, under the current rules and bots."""

from typing import Any

from clanmoot.core.game import Game

from .contest import Contest, strength
from .ladder import Aim, Pairing, Verdict, judged, measured, pairings
from .match import Result
from .ratings import ratings
from .tally import Tally, tallies


class Size:
    """One game with one number of players: its results under the current rules and bots."""

    def __init__(self, game: Game[Any, Any], players: int, results: list[Result]) -> None:
        self.game = game
        self.key = game.facts.key
        self.players = players
        self.results = [result for result in results if result.job.contest.players == players]
        self.tallies = tallies(self.results)
        self.pairings = pairings(self.key, players, budgets=players == game.facts.least)
        self.ratings = ratings(self.results)

    def of(self, aim: Aim) -> list[Pairing]:
        """Return the pairings that have this aim."""
        return [pairing for pairing in self.pairings if pairing.aim == aim]

    def tally(self, of: Contest) -> Tally | None:
        """Return the results of a contest, or None if none was played."""
        return self.tallies.get(of)

    def verdict(self, pairing: Pairing) -> str:
        """Return the verdict on a pairing. For a target, it also says whether the target is met."""
        tally = self.tally(pairing.contest)
        found = judged(pairing, tally)
        if pairing.aim != Aim.DEMAND or found == Verdict.UNPLAYED:
            return found.value
        if found == Verdict.NOT_CLEAR:
            return "met so far" if measured(pairing, tally).mean >= pairing.line else "missed so far"
        return "met" if found == Verdict.CLEAR else "not met"


def tables(game: Game[Any, Any], results: list[Result]) -> list[Size]:
    """Return the smallest and the largest number of players, and all others with results."""
    facts = game.facts
    today = [
        result
        for result in results
        if (result.job.contest.options, result.job.contest.rules, result.job.contest.strength)
        == ((), facts.rules, strength(facts.key))
    ]
    counts = {facts.least, facts.most, *[result.job.contest.players for result in today]}
    return [Size(game, players, today) for players in sorted(counts)]
