"""A faster way to run chance in searches and simulations, with the same outcomes and weights as turn.chance."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.rng import Rng

from ..actions import BEGIN, CARD, CUBE, SCORE, TILE
from ..pieces import NUMBERS
from ..state import BEGINNING, CUBING, FIGHTING, RECUBING, SCORING, TURNING, State, total
from .raid import turned_up
from .turn import BY_CHANCE, apply_chance, decider


def settle(s: State, rng: Rng) -> None:
    """Run chance until a player has to decide or the game is over."""
    while decider(s) == BY_CHANCE:
        phase: i64 = s.phase
        if phase == CUBING or phase == RECUBING:
            apply_chance(s, CUBE + pick(s.bag, rng))
        elif phase == FIGHTING:
            apply_chance(s, turned_up(s))
        elif phase == SCORING:
            apply_chance(s, SCORE)
        elif phase == TURNING:
            unseen = vec[i64]([s.backs[number] - s.shown[number] for number in range(NUMBERS)])
            apply_chance(s, TILE + pick(unseen, rng))
        elif phase == BEGINNING:
            apply_chance(s, BEGIN + rng.below(s.players))
        else:
            apply_chance(s, CARD + pick(s.deck, rng))


def pick(counts: vec[i64], rng: Rng) -> i64:
    """Return a random index, with the counts as weights."""
    left: i64 = rng.below(total(counts))
    at: i64 = 0
    while left >= counts[at]:
        left -= counts[at]
        at += 1
    return at
