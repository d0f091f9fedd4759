"""Heuristics for Táin: small functions and a table of their weights."""

from collections.abc import Callable
from typing import Final

from clanmoot.games.tain import GAME
from clanmoot.games.tain.actions import FREE, LAID, LAY, PASS
from clanmoot.games.tain.pieces import BLUFF, EMPTY, ENTRIES, KINGDOM, PLACES, ROUNDS, may_lie
from clanmoot.games.tain.state import State
from clanmoot.games.tain.view import View

from ...guide import Guide
from .. import Heuristics
from .guide import TainGuide
from .view_summary import Study
from .weights import GRAIN, PRICE


def effect(study: Study, kind: int, place: int) -> float:
    """Return what the token can be expected to win or to save."""
    return study.value(kind, place)


def thrift(study: Study, kind: int, place: int) -> float:
    """Return what the token could do elsewhere. In the last round there is nothing to save it for."""
    return PRICE[kind] if study.v.round < ROUNDS else 0.0


def waste(study: Study, kind: int, place: int) -> float:
    """Return what a better token could do in the slot that a Bluff fills."""
    if kind != BLUFF:
        return 0.0
    real = [other for other in range(BLUFF) if study.v.mine[other] and may_lie(study.me, other, place)]
    return max([0.0, *[study.value(other, place) - PRICE[other] for other in real]])


def feint(study: Study, kind: int, place: int) -> float:
    """Score a Bluff where it can mislead: at an entry without a guard or a scout that somebody may still answer.

    It is also a way to wait. A player who places real tokens last knows what they meet.
    """
    if kind != BLUFF or place == KINGDOM:
        return 0.0
    if place // ENTRIES == study.me:
        return 0.5 if study.v.scout[place] == EMPTY and others_are_busy(study) else 0.0
    return 1.0 if study.v.guard[place] == EMPTY and study.busy(place // ENTRIES) else 0.0


def others_are_busy(study: Study) -> bool:
    """Tell whether any other player may still place a token."""
    return any(study.busy(seat) for seat in range(study.v.players) if seat != study.me)


def haste(study: Study, kind: int, place: int) -> float:
    """Score every placed token, because all return once they are used up."""
    return 1.0


OPINIONS: Final[list[tuple[Callable[[Study, int, int], float], float]]] = [
    (effect, 1.0),
    (thrift, -0.7),
    (waste, -0.25),
    (feint, 4.0),
    (haste, 0.3),
]


class TainHeuristics(Heuristics[View]):
    """The weighted sum of all functions in the table. PASS scores 0, and the Daughter is freed before a Lad."""

    def __init__(self) -> None:
        self.study: Study | None = None

    def opinion(self, view: View, action: int) -> int:
        """Return how good an action looks, in steps of GRAIN.

        Ties are common, so the random choice among them is hard to predict.
        """
        if action >= PASS:
            return action if FREE <= action < LAID else 0
        if self.study is None or self.study.v is not view:
            self.study = Study(view)
        kind, place = (action - LAY) // PLACES, (action - LAY) % PLACES
        total = 0.0
        for judge, weight in OPINIONS:
            total += weight * judge(self.study, kind, place)
        return round(total / GRAIN)


def new_opinions() -> Heuristics[View]:
    """Return heuristics for one seat."""
    return TainHeuristics()


def new_guide() -> Guide[State, View]:
    """Return what Táin tells the search."""
    return TainGuide(GAME)
