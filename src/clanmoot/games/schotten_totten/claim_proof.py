"""§5: explains why a stone can be claimed, from what everybody can see."""

from typing import NamedTuple

from clanmoot.core.bits import mask
from clanmoot.core.messages import Message, message

from .actions import CLAIM
from .formation import completion, strongest
from .piece_names import card_names, formation_name
from .pieces import CLAN, STONES
from .view import View


class Proof(NamedTuple):
    """A comparison of the two sides of a stone: my strength, and the greatest that the other side can reach."""

    stone: int
    mine: int  # 0 if my side is not complete
    theirs: int  # -1 if it cannot be filled
    cards: tuple[int, ...]  # unseen cards that make it this strong; none if it is complete
    complete: bool  # whether their side is
    first: bool  # whether mine was complete before theirs
    slots: int  # how many cards a side needs here

    def holds(self) -> bool:
        """ST-5.1 to 5.4, 5.7: tell whether the stone may be claimed."""
        return self.mine > self.theirs or (self.mine > 0 and self.mine == self.theirs and self.first)


def proof(v: View, stone: int) -> Proof:
    """ST-5.1 to 5.7: compare both sides of a stone, from the side of the player whose turn it is."""
    me, you = v.turn, 1 - v.turn
    need, sums_only = (4 if stone in v.mud else 3), stone in v.bluff
    side, other = mask(v.sides[me * STONES + stone]), mask(v.sides[you * STONES + stone])
    mine = int(strongest(side, need, sums_only, 0)) if stone in v.full[me] else 0
    if stone in v.full[you]:
        theirs = int(strongest(other, need, sums_only, 0))
        return Proof(stone, mine, theirs, (), True, stone in v.first[me], need)
    stock = unseen(v)
    theirs = int(strongest(other, need, sums_only, stock))
    return Proof(stone, mine, theirs, tuple(completion(other, need, sums_only, stock)), False, True, need)


def unseen(v: View) -> int:
    """ST-5.3: return the clan cards that are nowhere face up."""
    seen = mask(v.discards)
    for side in v.sides:
        seen |= mask(side)
    return CLAN & ~seen


def why(v: View, action: int) -> Message:
    """Explain why a stone may be claimed. For other moves, say that no reason is needed."""
    if not CLAIM <= action < CLAIM + STONES:
        return message("no-reason-needed")
    found = proof(v, action - CLAIM)
    mine = formation_name(found.mine, found.slots)
    if found.theirs < 0:
        return message("st-proof-too-few", mine=mine)
    if found.complete:
        id = "st-proof-complete" if found.mine > found.theirs else "st-proof-complete-equal"
    else:
        id = "st-proof-open" if found.mine > found.theirs else "st-proof-open-equal"
    return message(id, mine=mine, theirs=formation_name(found.theirs, found.slots), cards=card_names(list(found.cards)))
