"""Fights in the search: the expected value of each card before the seat knows the opponent's card."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.games.eketorp.pieces import KINDS, SECTIONS, STORES, VALUES
from clanmoot.games.eketorp.state import State

from .damage_tables import gain, loss
from .opponent_cards import odds
from .weights import BRICK, DRAWN_FIGHT, ILL, LOST_FIGHT, PIP


def besieged(field: i64, defender: i64) -> bool:
    """Tell whether a fight at a field against this defender is a siege."""
    return field >= STORES and (field - STORES) // KINDS == defender


def section_at(field: i64) -> i64:
    """Return the first of the two sections at a siege field, as an index into `wall`."""
    return (field - STORES) // KINDS * SECTIONS + 2 * ((field - STORES) % KINDS)


def prize(s: State, field: i64) -> float:
    """Return what is at stake at a field: a brick, or the right to besiege."""
    if field < STORES:
        return float(s.colours[field]) + 1.0 + BRICK if s.bricks[field] else 0.0
    section = section_at(field)
    return gain(s.wall[section], s.wall[section + 1], 3) / 2.0


def ill(damage: i64) -> float:
    """Return what it costs a seat when its Viking is beaten by this much damage."""
    if damage >= 3:
        return 2.0 * ILL
    return ILL if damage > 0 else 0.0


def card_worths(s: State, seat: i64, field: i64, attacker: i64, defender: i64) -> vec[float]:
    """Return the expected value of playing each card value."""
    other: i64 = attacker + defender - seat
    chances = odds(s, seat, other)
    worths = vec[float]([0.0] * VALUES)
    siege = besieged(field, defender)
    stake = 0.0 if siege else prize(s, field)
    for mine in range(VALUES):
        expected = 0.0
        for theirs in range(VALUES):
            if chances[theirs] > 0.0:
                if siege:
                    worth = siege_worth(s, field, seat == attacker, mine + 1, theirs + 1)
                else:
                    worth = fight_worth(s, stake, mine, theirs)
                expected += chances[theirs] * (worth + PIP * float(theirs - mine))
        worths[mine] = expected
    return worths


def fight_worth(s: State, stake: float, mine: i64, theirs: i64) -> float:
    """Return what two played cards are worth to the seat that played `mine`, in a fight between two Vikings."""
    if mine > theirs:
        return stake + ill(mine - theirs) / float(s.players - 1)
    if mine == theirs:
        return -stake * DRAWN_FIGHT
    return -ill(theirs - mine) - stake * LOST_FIGHT


def siege_worth(s: State, field: i64, attacks: bool, mine: i64, theirs: i64) -> float:
    """Return what two played cards are worth to the seat that played `mine`, in a siege."""
    section = section_at(field)
    attack: i64 = mine if attacks else theirs
    defence: i64 = theirs if attacks else mine
    defended = s.home[(field - STORES) // KINDS] > 0
    if not defended:
        defence = attack - attack
    damage: i64 = attack - defence
    if damage > 0:
        if attacks:
            return gain(s.wall[section], s.wall[section + 1], damage)
        hurt = ill(damage) / 2.0 if defended else 0.0
        return -loss(s.wall[section], s.wall[section + 1], damage) - hurt
    return -ill(-damage) if attacks else ill(-damage) / float(s.players - 1)


def best_card(s: State, seat: i64, worths: vec[float]) -> float:
    """Return the highest of these card values among the cards in a seat's hand."""
    best = -100.0
    for value in range(VALUES):
        if s.hand[seat * VALUES + value] and worths[value] > best:
            best = worths[value]
    return best


def challenge(s: State, seat: i64, field: i64, whom: i64) -> float:
    """Return the value of fighting this seat at this field with the best card in hand."""
    return best_card(s, seat, card_worths(s, seat, field, seat, whom))
