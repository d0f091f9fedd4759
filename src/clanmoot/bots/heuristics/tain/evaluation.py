"""The evaluation of a position between two rounds."""

import math

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.games.tain.pieces import DAUGHTER, HERD, KINDS, LAD, ROUNDS, captive
from clanmoot.games.tain.state import State

from .weights import GOODS, READY, SPENT, SPREAD


class Judge:
    """Evaluates positions by a weighted sum of goods and tokens. The sum counts less when more rounds remain."""

    def __init__(self) -> None:
        self.goods: vec[float] = GOODS[:]
        self.ready: vec[float] = READY[:]
        self.spent: vec[float] = SPENT[:]
        self.spread: vec[float] = SPREAD[:]

    def shares(self, s: State) -> list[float]:
        """Return every seat's expected share of the win."""
        certainty = 1.0 / self.spread[(s.players - 2) * ROUNDS + s.round - 1]
        found: list[float] = []
        total = 0.0
        for seat in range(s.players):
            found.append(math.exp(certainty * self.wealth(s, seat)))
            total += found[seat]
        return [share / total for share in found]

    def wealth(self, s: State, seat: i64) -> float:
        """Return the value of a seat's goods, captives and tokens, roughly in points."""
        lads: i64 = 0
        daughters: i64 = 0
        for owner in range(s.players):
            lads += s.captives[captive(seat, owner, LAD)]
            daughters += s.captives[captive(seat, owner, DAUGHTER)]
        found = self.goods[0] * float(s.cattle[seat]) + self.goods[1] * float(s.jewels[seat])
        found += self.goods[2] * float(lads) + self.goods[3] * float(daughters)
        if s.cattle[seat] >= HERD - 1:
            found += self.goods[4]
        if s.active == seat:
            found += self.goods[5]
        for kind in range(KINDS):
            found += self.ready[kind] * float(s.unused[seat * KINDS + kind])
            found += self.spent[kind] * float(s.used[seat * KINDS + kind])
        return found
