"""§3.1: the material card of the round."""

from mypy_extensions import i64

from clanmoot.core.bits import bit, members

from ..actions import MATERIAL
from ..pieces import STORES
from ..state import State
from .plan import begin_planning


def material_outcomes(s: State) -> list[tuple[int, int]]:
    """EK-2.3, 3.1: return any card that has not been turned up. The two left over are never known."""
    return [(MATERIAL + card, 1) for card in members(s.unturned)]


def turn_up_material(s: State, card: i64) -> None:
    """EK-3.1: add the bricks of the card to those in the stores, from A on."""
    s.unturned &= ~bit(card)
    for store in range(STORES):
        stock(s, store, s.cards[card * STORES + store])
    begin_planning(s)


def stock(s: State, store: i64, code: i64) -> None:
    """EK-3.1: add the marked bricks only with five or six players. If a colour runs out, add what is left."""
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
