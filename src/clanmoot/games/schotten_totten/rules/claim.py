"""§5 Claiming stones."""

from mypy_extensions import i64

from clanmoot.core.bits import BIT, lowest

from ..actions import CLAIM, DONE
from ..formation import can_beat
from ..pieces import CLAN, CLANS, STONES
from ..state import PLAYING, State
from .draw import to_draw
from .ending import check_win
from .troops import slots, unclaimed


def claims(s: State) -> list[int]:
    """ST-3.5 Any stone that may be claimed, or no more."""
    found: list[int] = []
    ready: i64 = s.full[s.turn] & unclaimed(s)  # ST-5.1 one's own side is complete
    while ready:
        stone: i64 = lowest(ready)
        ready &= ready - 1
        if may_claim(s, s.turn, stone):
            found.append(CLAIM + stone)
    found.append(DONE)
    return found


def may_claim(s: State, seat: i64, stone: i64) -> bool:
    """ST-5.2 to 5.4 A complete side against the other: stronger as it lies, or proven against what may still come."""
    if s.full[1 - seat] & BIT[stone]:
        return wins(s, seat, stone)
    mine: i64 = s.worth[seat * STONES + stone]
    theirs: i64 = s.sides[(1 - seat) * STONES + stone]
    return not can_beat(theirs, slots(s, stone), s.bluff & BIT[stone] != 0, unseen(s), mine)


def wins(s: State, seat: i64, stone: i64) -> bool:
    """ST-5.2, 4.3 Of two complete sides the stronger; if they are equal, the one complete for longer."""
    mine: i64 = s.worth[seat * STONES + stone]
    theirs: i64 = s.worth[(1 - seat) * STONES + stone]
    return mine > theirs or mine == theirs and s.first[seat] & BIT[stone] != 0


def unseen(s: State) -> i64:
    """ST-5.3 The clan cards that do not lie face up, wherever they are."""
    cards: i64 = s.deck | s.hands[0] | s.hands[1]
    for card in s.under:
        if card < CLANS:
            cards |= BIT[card]
    return cards & CLAN


def claim(s: State, stone: i64) -> None:
    """ST-3.5, 6.1 Take the stone; three adjacent or five win at once."""
    s.owned[s.turn] |= BIT[stone]
    s.claimed = 1
    check_win(s, s.turn)


def no_more(s: State) -> None:
    """ST-3.1, 8.1 Claiming is over: draw, or in the expert variant play."""
    if s.expert:
        s.phase = PLAYING
    else:
        to_draw(s)
