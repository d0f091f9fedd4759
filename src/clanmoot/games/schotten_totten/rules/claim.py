"""§5: claiming stones."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, lowest

from ..actions import CLAIM, DONE
from ..formation import can_beat
from ..pieces import CLAN, CLANS, STONES
from ..state import PLAYING, State
from .cards_at_stones import across, slots, unclaimed
from .draw_card import to_draw
from .ending import check_win, wins


def claims(s: State) -> vec[i64]:
    """ST-3.5: return the claims that are allowed, and `done`."""
    found = vec[i64]([DONE])
    ready: i64 = s.full >> s.turn * STONES & unclaimed(s)  # ST-5.1: your own side is complete
    hidden: i64 = unseen(s)
    while ready:
        stone: i64 = lowest(ready)
        ready &= ready - 1
        if may_claim(s, s.turn, stone, hidden):
            found[len(found) - 1] = CLAIM + stone
            found = append(found, DONE)
    return found


def may_claim(s: State, seat: i64, stone: i64, hidden: i64) -> bool:
    """ST-5.2 to 5.4: return whether a complete side beats everything that the other side is or can become."""
    place: i64 = seat * STONES + stone
    if s.full & bit(across(place)):
        return wins(s, place)
    theirs: i64 = s.sides[across(place)]
    return not can_beat(theirs, slots(s, stone), s.bluff & bit(stone) != 0, hidden, s.worth[place])


def unseen(s: State) -> i64:
    """ST-5.3: return the clan cards that are not face up. They are in hands and decks."""
    cards: i64 = s.deck | s.hands[0] | s.hands[1]
    for card in s.under:
        if card < CLANS:
            cards |= bit(card)
    return cards & CLAN


def claim(s: State, stone: i64) -> None:
    """ST-3.5, 6.1: claim the stone. With three adjacent stones, or any five, the player wins immediately."""
    s.owned |= bit(s.turn * STONES + stone)
    s.claimed = 1
    check_win(s, s.turn)


def stop_claiming(s: State) -> None:
    """ST-3.1, 8.1: end the claims of this turn. Next the player draws, or in the expert variant plays."""
    if s.expert:
        s.phase = PLAYING
    else:
        to_draw(s)
