"""A faster way to run chance in searches and simulations, with the same outcomes and weights as `turn.chance`."""

from mypy_extensions import i64

from clanmoot.core.bits import count, nth
from clanmoot.core.rng import Rng

from ..pieces import VALUES
from ..state import CHECKING_HAND, DEALING, DRAWING_MATERIAL, REDRAWING, REVEALING, STARTING, TURNING, State
from .contested_fields import begin_fights
from .deal import is_low, keep_first_hand, return_first_hand, start
from .fight import resolve
from .material_card import turn_up_material
from .turn import draw_one


def settle(s: State, rng: Rng) -> None:
    """Run chance until somebody decides or the game is over."""
    while True:
        phase: i64 = s.phase
        if phase == TURNING:
            resolve(s)
        elif phase == REVEALING:
            begin_fights(s)
        elif phase == REDRAWING or phase == DEALING:
            draw_one(s, pick(s, rng))
        elif phase == DRAWING_MATERIAL:
            turn_up_material(s, nth(s.unturned, rng.below(count(s.unturned))))
        elif phase == CHECKING_HAND:
            settle_first_hand(s)
        elif phase == STARTING:
            start(s, rng.below(s.players))
        else:
            return


def pick(s: State, rng: Rng) -> i64:
    """Draw a card from the deck at random. Return its value, counted from 0."""
    total: i64 = 0
    for value in range(VALUES):
        total += s.deck[value]
    left: i64 = rng.below(total)
    found: i64 = 0
    while left >= s.deck[found]:
        left -= s.deck[found]
        found += 1
    return found


def settle_first_hand(s: State) -> None:
    """EK-2.2: keep a first hand, or return it if it is low."""
    if is_low(s, s.turn):
        return_first_hand(s)
    else:
        keep_first_hand(s)
