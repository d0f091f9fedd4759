"""Quick scores of all open decisions, in points per move. Priors and playouts use them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.games.eketorp.actions import FIGHT, PLAY, SWAP
from clanmoot.games.eketorp.pieces import SEATS, VALUES
from clanmoot.games.eketorp.rules.hands import hand_size
from clanmoot.games.eketorp.state import BUILDING, CHOOSING, KEEPING, LAYING, LOOTING, SWAPPING, State

from .combat import besieged, card_worths, challenge, prize
from .wall_search import brick_worth, keep_worth, loot_worth
from .weights import AMULET_CARD, AMULET_STAKE, AMULET_WANT


def opinions(s: State, seat: i64, moves: vec[i64]) -> vec[float]:
    """Return the score of each of these moves."""
    phase: i64 = s.phase
    found = vec[float]()
    if phase == LAYING:
        worths = card_worths(s, seat, s.field, s.attacker, s.defender)
        for action in moves:
            found = append(found, worths[action - PLAY])
        return found
    want = swap_worth(s, seat) if phase == SWAPPING else 0.0
    for action in moves:
        if phase == CHOOSING:
            found = append(found, challenge(s, seat, (action - FIGHT) // SEATS, (action - FIGHT) % SEATS))
        elif phase == BUILDING:
            found = append(found, brick_worth(s, seat, action))
        elif phase == LOOTING:
            found = append(found, loot_worth(s, action))
        elif phase == KEEPING:
            found = append(found, keep_worth(action))
        elif action == SWAP:
            found = append(found, want)
        else:
            found = append(found, 0.0)
    return found


def swap_worth(s: State, seat: i64) -> float:
    """Return the value of exchanging cards: better cards for one point per card. It is higher with a higher stake."""
    cards = hand_size(s, seat)
    low = 0.0
    for value in range(VALUES):
        low += float(s.hand[seat * VALUES + value]) * (AMULET_CARD - float(value + 1))
    stake = 1.0 if besieged(s.field, s.defender) else prize(s, s.field)
    useless = besieged(s.field, s.defender) and not s.home[s.defender] and seat == s.defender
    if useless:
        stake = 0.0
    return AMULET_WANT * low + AMULET_STAKE * stake * low / float(cards) - float(cards)


def swap_sensible(s: State, seat: i64) -> bool:
    """Tell whether an exchange is worth considering: the seat has at most two cards and they are low."""
    cards = hand_size(s, seat)
    total: i64 = 0
    for value in range(VALUES):
        total += s.hand[seat * VALUES + value] * (value + 1)
    return cards <= 2 and total <= 2 * cards
