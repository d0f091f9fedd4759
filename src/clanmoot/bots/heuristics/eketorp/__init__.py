"""Heuristics for Eketorp: one small function per kind of decision."""

from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.actions import BUILD, FIGHT, KEEP, LOOT, PLAY, SWAP
from clanmoot.games.eketorp.state import State
from clanmoot.games.eketorp.view import View

from ...search_guide import Guide
from .. import Heuristics
from .building import build_opinion, keep_opinion, loot_opinion
from .fighting import card_opinion, fight_opinion, swap_opinion
from .planning import next_step
from .search_guide import EketorpGuide


class EketorpHeuristics(Heuristics[View]):
    """Makes a complete plan and returns it step by step. All other actions are scored separately."""

    def __init__(self) -> None:
        self.view: View | None = None
        self.step = 0

    def opinion(self, view: View, action: int) -> int:
        """Return how good an action looks, in thousandths of a point."""
        if action < FIGHT:
            return 1000 * int(self.next_step(view) == action)
        return round(1000 * judged(view, action))

    def next_step(self, view: View) -> int:
        """Return the next step of the plan. It is computed once per view."""
        if self.view is not view:
            self.view, self.step = view, next_step(view)
        return self.step


def judged(v: View, action: int) -> float:
    """Return the score of an action, computed by the function for its kind."""
    if action < SWAP:
        return fight_opinion(v, action)
    if action < PLAY:
        return swap_opinion(v, action)
    if action < LOOT:
        return card_opinion(v, action)
    if action < KEEP:
        return loot_opinion(v, action)
    if action < BUILD:
        return keep_opinion(v, action)
    return build_opinion(v, action)


def new_opinions() -> Heuristics[View]:
    """Return heuristics for one seat."""
    return EketorpHeuristics()


def new_guide() -> Guide[State, View]:
    """Return the guide with which the search plays Eketorp."""
    return EketorpGuide(GAME)
