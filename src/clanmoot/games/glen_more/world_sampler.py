"""The position that a view describes. There is only one, because nothing is hidden."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import mask
from clanmoot.core.game import Imaginer as AnyImaginer
from clanmoot.core.rng import Rng

from .state import MOST, State
from .tiles import FIRST
from .view import View


def position(v: View) -> State:
    """Return the state that the view describes."""
    s = State()
    s.players, s.phase, s.turn, s.tail = v.players, v.phase, v.turn, v.tail
    s.stacks = vec[i64]([mask([tile - FIRST[k] for tile in v.stacks[k]]) for k in range(4)])
    s.ring, s.fields, s.rows = vec[i64](v.ring), vec[i64](v.fields), vec[i64](v.rows)
    s.coins, s.points, s.barrels = vec[i64](v.coins), vec[i64](v.points), vec[i64](v.barrels)
    s.chieftains, s.cards = vec[i64](v.chieftains), vec[i64]([mask(cards) for cards in v.cards])
    s.land = vec[i64]([tile for land in v.land for tile in [*land, *[0] * (MOST - len(land))]])
    s.size = vec[i64]([len(land) for land in v.land])
    s.cell, s.ends = vec[i64](v.cell), vec[i64](v.ends)
    s.men, s.stock, s.own = vec[i64](v.men), vec[i64](v.stock), vec[i64](v.own)
    s.tile, s.spot, s.around, s.ready = v.tile, v.spot, mask(v.around), mask(v.ready)
    s.ness, s.steps, s.using, s.cost = v.ness, v.steps, v.using, v.cost
    s.owed, s.back, s.last, s.awards = v.owed, v.back, v.last, vec[i64](v.awards)
    return s


class Imaginer(AnyImaginer[State]):
    """A sampler that always returns a copy of the only possible position."""

    def __init__(self, v: View) -> None:
        self.only = position(v)

    def draw(self, rng: Rng) -> State:
        return self.only.copy()
