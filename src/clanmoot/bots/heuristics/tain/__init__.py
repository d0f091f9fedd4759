"""Opinions about actions in Táin: each a small function, its weight in a table."""

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
    """What the token can be expected to win or to save."""
    return study.value(kind, place)


def thrift(study: Study, kind: int, place: int) -> float:
    """What the token could do elsewhere; in the last round there is nothing to save it for."""
    return PRICE[kind] if study.v.round < ROUNDS else 0.0


def waste(study: Study, kind: int, place: int) -> float:
    """What a better token could have done in a slot that a Bluff now fills."""
    if kind != BLUFF:
        return 0.0
    real = [other for other in range(BLUFF) if study.v.mine[other] and may_lie(study.me, other, place)]
    return max([0.0, *[study.value(other, place) - PRICE[other] for other in real]])


def feint(study: Study, kind: int, place: int) -> float:
    """A Bluff misleads where somebody may still answer it: an entry without a guard, or without a scout.

    It is also a way to wait: whoever lays his real tokens last knows what they stand against.
    """
    if kind != BLUFF or place == KINGDOM:
        return 0.0
    if place // ENTRIES == study.me:
        return 0.5 if study.v.scout[place] == EMPTY and others_are_busy(study) else 0.0
    return 1.0 if study.v.guard[place] == EMPTY and study.busy(place // ENTRIES) else 0.0


def others_are_busy(study: Study) -> bool:
    """Whether somebody else may still lay something."""
    return any(study.busy(seat) for seat in range(study.v.players) if seat != study.me)


def haste(study: Study, kind: int, place: int) -> float:
    """Any token laid brings the day nearer when all come back."""
    return 1.0


OPINIONS: Final[list[tuple[Callable[[Study, int, int], float], float]]] = [
    (effect, 1.0),
    (thrift, -0.7),
    (waste, -0.25),
    (feint, 4.0),
    (haste, 0.3),
]


class TainHeuristics(Heuristics[View]):
    """The table of opinions, added up; passing is worth nothing, and the Daughter is freed before a Lad."""

    def __init__(self) -> None:
        self.study: Study | None = None

    def opinion(self, view: View, action: int) -> int:
        """How good an action looks, in steps of GRAIN: among what looks alike the lot decides, unreadable to others."""
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
    """Opinions for one seat."""
    return TainHeuristics()


def new_guide() -> Guide[State, View]:
    """What search is told."""
    return TainGuide(GAME)
