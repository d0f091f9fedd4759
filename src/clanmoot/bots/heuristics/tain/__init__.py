"""Heuristics for Táin: small scoring functions, and a table of their weights."""

from collections.abc import Callable
from typing import Final

from clanmoot.games.tain import GAME
from clanmoot.games.tain.actions import FREE, LAID, LAY, PASS
from clanmoot.games.tain.pieces import BLUFF, EMPTY, ENTRIES, KINGDOM, PLACES, ROUNDS, may_lie
from clanmoot.games.tain.state import State
from clanmoot.games.tain.view import View

from ...search_guide import Guide
from .. import Heuristics
from .search_guide import TainGuide
from .view_summary import ViewSummary
from .weights import GRAIN, PRICE


def effect(summary: ViewSummary, kind: int, place: int) -> float:
    """Return what a token is expected to win or to save at this place."""
    return summary.value(kind, place)


def thrift(summary: ViewSummary, kind: int, place: int) -> float:
    """Return what a token could achieve elsewhere. In the last round this is 0, because there is no later use."""
    return PRICE[kind] if summary.v.round < ROUNDS else 0.0


def waste(summary: ViewSummary, kind: int, place: int) -> float:
    """Return what a real token could have achieved at the place that a Bluff takes."""
    if kind != BLUFF:
        return 0.0
    real = [other for other in range(BLUFF) if summary.v.mine[other] and may_lie(summary.me, other, place)]
    return max([0.0, *[summary.value(other, place) - PRICE[other] for other in real]])


def feint(summary: ViewSummary, kind: int, place: int) -> float:
    """Score a Bluff where it can mislead: at an entry without a guard or scout that another player may still answer.

    A Bluff is also a way to wait. A player who places real tokens last knows more about the other tokens.
    """
    if kind != BLUFF or place == KINGDOM:
        return 0.0
    if place // ENTRIES == summary.me:
        return 0.5 if summary.v.scout[place] == EMPTY and others_are_busy(summary) else 0.0
    return 1.0 if summary.v.guard[place] == EMPTY and summary.busy(place // ENTRIES) else 0.0


def others_are_busy(summary: ViewSummary) -> bool:
    """Tell whether any other player may still place a token."""
    return any(summary.busy(seat) for seat in range(summary.v.players) if seat != summary.me)


def haste(summary: ViewSummary, kind: int, place: int) -> float:
    """Score every placed token equally, because used tokens return only when none is left."""
    return 1.0


OPINIONS: Final[list[tuple[Callable[[ViewSummary, int, int], float], float]]] = [
    (effect, 1.0),
    (thrift, -0.7),
    (waste, -0.25),
    (feint, 4.0),
    (haste, 0.3),
]


class TainHeuristics(Heuristics[View]):
    """The weighted sum of all functions in the table. PASS scores 0. The Daughter is freed before a Lad."""

    def __init__(self) -> None:
        self.summary: ViewSummary | None = None

    def opinion(self, view: View, action: int) -> int:
        """Return how good an action looks, in units of GRAIN.

        The rounding makes ties common. The choice among them is random and therefore hard to predict.
        """
        if action >= PASS:
            return action if FREE <= action < LAID else 0
        if self.summary is None or self.summary.v is not view:
            self.summary = ViewSummary(view)
        kind, place = (action - LAY) // PLACES, (action - LAY) % PLACES
        total = 0.0
        for judge, weight in OPINIONS:
            total += weight * judge(self.summary, kind, place)
        return round(total / GRAIN)


def new_opinions() -> Heuristics[View]:
    """Return heuristics for one seat."""
    return TainHeuristics()


def new_guide() -> Guide[State, View]:
    """Return the guide with which the search plays Táin."""
    return TainGuide(GAME)
