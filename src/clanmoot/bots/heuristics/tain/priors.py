"""The policy: a score for each move from its expected effect, and from learned weights of places and tokens."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, count, lowest
from clanmoot.core.rng import Rng
from clanmoot.games.tain.actions import FREE, LAY, PASS
from clanmoot.games.tain.pieces import EMPTY, ENTRIES, KINDS, KINGDOM, PASTURE, PLACES, REACH, ROUNDS
from clanmoot.games.tain.state import FREEING, State, behind

from .raid_forecast import RaidForecast
from .weights import CALM, EFFECT, HABITS, HAVING, LEAVING, SAVING

# The kinds of places: the own Pasture, then the own House; the same of another player; the Kingdom.
OWN: Final = 0
OTHERS: Final = 2
REALM: Final = 4


class Policy:
    """The policy of the seat that has to decide, as logits. Its weights were learned in self-play."""

    def __init__(self) -> None:
        self.forecast = RaidForecast()
        self.effect: vec[float] = EFFECT[:]
        self.habits: vec[float] = HABITS[:]
        self.saving: vec[float] = SAVING[:]
        self.having: vec[float] = HAVING[:]
        self.leaving: vec[float] = LEAVING[:]
        self.saves = False  # whether a token placed now is missing later
        self.tokens: vec[float] = vec[float]([0.0] * KINDS)  # the part of the logit that depends on the kind only

    def look(self, s: State, seat: i64) -> None:
        """Prepare for a position in which the seat places a token."""
        self.forecast.look(s, seat)
        self.saves = s.round < ROUNDS and behind(s, seat) > count(self.forecast.free)
        for kind in range(KINDS):
            self.tokens[kind] = self.having[kind] * float(s.unused[seat * KINDS + kind])
            if self.saves:
                self.tokens[kind] += self.saving[kind]

    def prior(self, s: State, action: i64) -> float:
        """Return a prior. It is flatter than the policy, so that the search also tries less likely moves."""
        if action >= FREE:
            return freed(action)
        if action == PASS:
            return math.exp(CALM * self.leave())
        kind: i64 = (action - LAY) // PLACES
        return math.exp(CALM * self.lay(s, kind, action - LAY - kind * PLACES))

    def lay(self, s: State, kind: i64, place: i64) -> float:
        """Return the logit of placing a token of this kind at this place."""
        spot: i64 = situation(s, self.forecast, place)
        value = self.effect[spot // 4] * self.forecast.worth[kind * PLACES + place]
        return value + self.habits[spot * KINDS + kind] + self.tokens[kind]

    def leave(self) -> float:
        """Return the logit of passing."""
        return self.leaving[2 * self.saves + (self.forecast.busy != 0)]

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        """Return a move drawn at random from the policy."""
        if s.phase == FREEING:
            return FREE + 1
        self.look(s, seat)
        actions, marks = vec[i64](), vec[float]()
        total = 0.0
        for kind in range(KINDS):
            if s.unused[seat * KINDS + kind]:
                left: i64 = self.forecast.places & REACH[seat * KINDS + kind]
                while left:
                    place: i64 = lowest(left)
                    left &= left - 1
                    total += math.exp(self.lay(s, kind, place))
                    actions = append(actions, LAY + kind * PLACES + place)
                    marks = append(marks, total)
        mark = (total + math.exp(self.leave())) * float(rng.word()) / 4294967296.0
        for k in range(len(actions)):
            if mark < marks[k]:
                return actions[k]
        return PASS


def situation(s: State, look: RaidForecast, place: i64) -> i64:
    """Return the index of a place's situation: where it is, if it is occupied, and if others may still come."""
    if place == KINGDOM:
        there: i64 = 0
        for seat in range(s.players):
            if seat != look.me and s.kingdom[seat] != EMPTY:
                there = 2
        return 4 * REALM + there + (look.busy != 0)
    board: i64 = place // ENTRIES
    house: i64 = place - board * ENTRIES >= PASTURE
    if board == look.me:
        return 4 * (OWN + house) + 2 * (s.scout[place] != EMPTY) + (look.busy != 0)
    return 4 * (OTHERS + house) + 2 * (s.guard[place] != EMPTY) + (look.busy & bit(board) != 0)


def freed(action: i64) -> float:
    """Return the prior for freeing a captive. The Daughter is first, because she is worth five points to her captor."""
    return 1.0 if action > FREE else 0.05
