"""§3.1: the material card of the round."""

from mypy_extensions import i64

from clanmoot.core.bits import bit, members

from ..actions import MATERIAL
from ..pieces import STORES
from ..state import State
from .plan import begin_planning


def material_outcomes(s: State) -> list[tuple[int, int]]:
    """EK-2.3, 3.1: return the cards that may be turned up: all that have not been. The last two are never seen."""
    return [(MATERIAL + card, 1) for card in members(s.unturned)]


def turn_up_material(s: State, card: i64) -> None:
    """EK-3.1: add the bricks of the card to the stores."""
    s.unturned &= ~bit(card)
    for store in range(STORES):
        stock(s, store, s.cards[card * STORES + store])
    begin_planning(s)


def stock(s: State, store: i64, code: i64) -> None:
    """EK-3.1: put bricks into a store. Marked bricks count only with five or six players. Stop if a colour runs out."""
    if code == 0:
        return
    colour: i64 = code // 100 - 1
    bricks: i64 = code // 10 % 10
    if s.players >= 5:
        bricks += code % 10
    if bricks > s.supply[colour]:
        bricks = s.supply[colour]
    if bricks > 0:
        s.supply[colour] -= bricks
        s.bricks[store] += bricks
        s.colours[store] = colour
