"""§4: fight cards in hands, beside castles and in the deck, and what everybody knows about them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import DEAL
from ..pieces import VALUES
from ..state import State


def hand_size(s: State, seat: i64) -> i64:
    """EK-4.12: return how many cards a seat has in hand."""
    size: i64 = 0
    for value in range(VALUES):
        size += s.hand[seat * VALUES + value]
    return size


def only_card(s: State, seat: i64) -> i64:
    """Return the lowest value in a hand. Callers use it for hands of one card."""
    value: i64 = 0
    while not s.hand[seat * VALUES + value]:
        value += 1
    return value + 1


def draws(s: State) -> list[tuple[int, int]]:
    """Return the values that chance may draw from the deck, weighted by the number of cards."""
    return [(DEAL + value, s.deck[value]) for value in range(VALUES) if s.deck[value]]


def draw(s: State, seat: i64, value: i64) -> None:
    """Move a card from the deck into a hand. `value` counts from 0."""
    s.deck[value] -= 1
    s.hand[seat * VALUES + value] += 1


def give_card(s: State, giver: i64, taker: i64, value: i64) -> None:
    """EK-4.7: give a card that was played to the opponent, who sets it aside beside their castle."""
    s.hand[giver * VALUES + value - 1] -= 1
    s.laid[taker * VALUES + value - 1] += 1
    if s.first & bit(giver):
        s.first_seen[value - 1] += 1
        if value > 3:
            s.high |= bit(giver)


def take_back(s: State, seat: i64) -> None:
    """EK-4.7, 4.12: move a player's four set-aside cards to their hand if it is empty. Everybody knows these cards."""
    if hand_size(s, seat):
        return
    for value in range(VALUES):
        place: i64 = seat * VALUES + value
        s.hand[place] = s.laid[place]
        s.laid[place] = 0
    s.open |= bit(seat)
    s.first &= ~bit(seat)


def discard_hand(s: State, seat: i64) -> None:
    """EK-4.4, 4.12: discard all hand cards. If the hand was not known to everybody, only its owner knows them."""
    for value in range(VALUES):
        place: i64 = seat * VALUES + value
        cards: i64 = s.hand[place]
        s.hand[place] = 0
        if s.open & bit(seat):
            s.gone[value] += cards
        elif s.first & bit(seat):
            s.gone_first[place] += cards
        else:
            s.gone_late[place] += cards
    s.open &= ~bit(seat)
    s.first &= ~bit(seat)


def values_held(s: State, seat: i64, base: i64) -> vec[i64]:
    """Return the different values in a hand, each plus `base`."""
    found = vec[i64]()
    for value in range(VALUES):
        if s.hand[seat * VALUES + value]:
            found = append(found, base + value)
    return found
