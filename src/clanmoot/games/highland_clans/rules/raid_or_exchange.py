"""§6: the third part of a turn: a raid, an exchange of cards, or neither."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ..actions import DISCARD, DISCARD_PACKS, RAID, SIZES, pack, within
from ..pieces import VALUES
from ..state import EXCHANGING, State
from .ending import end_turn
from .hands import discard, start_drawing


def third_part_choices(s: State) -> vec[i64]:
    """HC-5.1, 6.1: return all raids and all exchanges of up to three cards. Exchanging no cards does nothing."""
    found = vec[i64]()
    for left in range(1, s.players):
        found = append(found, RAID + left - 1)
    have: i64 = pack(s.hand, s.turn * VALUES)
    for rank in range(SIZES[4]):
        if within(DISCARD_PACKS[rank], have):
            found = append(found, DISCARD + rank)
    return found


def exchange(s: State, cards: i64) -> None:
    """HC-6.1: discard the cards together, then draw the same number."""
    number = discard(s, s.turn, cards)
    if number:
        start_drawing(s, EXCHANGING, number)
    else:
        end_turn(s)
