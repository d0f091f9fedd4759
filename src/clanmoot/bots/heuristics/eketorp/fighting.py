"""Fights: which one to begin, whether to exchange cards, which card to play."""

from clanmoot.games.eketorp.actions import FIGHT, PLAY, SWAP
from clanmoot.games.eketorp.pieces import COPIES, KINDS, SEATS, STORES, VALUES
from clanmoot.games.eketorp.view import View, is_hidden

from .planning import booty
from .weights import BRICK, CARD, MISSED, STAKE, THRIFT


def unplaced(v: View) -> list[int]:
    """Count the cards of each value whose place the player does not know."""
    left = [COPIES - count for count in v.gone]
    for cards in (*v.hands, *v.laid):
        for value in cards:
            left[value - 1] -= 1
    if v.me >= 0:
        left = [left[n] - v.gone_first[n] - v.gone_late[n] for n in range(VALUES)]
    return left


def chances(v: View, seat: int) -> list[float]:
    """Return the probability of each card value, assuming that the seat plays a random card of its hand."""
    counts = unplaced(v) if is_hidden(v, seat) else [v.hands[seat].count(value + 1) for value in range(VALUES)]
    return [count / max(sum(counts), 1) for count in counts]


def is_siege(field: int, defender: int) -> bool:
    """Tell whether a fight at a field against this defender is a siege."""
    return field >= STORES and (field - STORES) // KINDS == defender


def ailing(damage: int) -> float:
    """Return what it costs when a Viking is beaten by this much damage."""
    return 0.0 if damage == 0 else MISSED * (2 if damage >= 3 else 1)


def worth(v: View, field: int, attacker: int, defender: int, me: int, pair: tuple[int, int]) -> float:
    """Return what a pair of cards is worth to the seat `me` in a fight. Its own card comes first in `pair`."""
    mine, theirs = pair
    trade = CARD * (theirs - mine)
    if is_siege(field, defender):
        attack, defence = (mine, theirs) if me == attacker else (theirs, mine)
        return trade + siege_worth(v, field, defender, attack, defence) * (1 if me == attacker else -1)
    if mine > theirs:
        return trade + stake(v, field) + ailing(mine - theirs) / (v.players - 1)
    return trade - ailing(theirs - mine) - stake(v, field) * (0.4 if mine < theirs else 0.2)


def siege_worth(v: View, field: int, owner: int, attack: int, defence: int) -> float:
    """Return the value of a siege to the besieger."""
    kind = (field - STORES) % KINDS
    strength = defence if v.home[owner] else 0
    if attack > strength:
        return booty(v.wall[owner][2 * kind], v.wall[owner][2 * kind + 1], attack - strength)
    return -ailing(strength - attack)


def stake(v: View, field: int) -> float:
    """Return what is at stake at a field: a brick, or the right to besiege."""
    if field < STORES:
        return (v.colours[field] + 1 + BRICK) if v.bricks[field] else 0.0
    owner, kind = divmod(field - STORES, KINDS)
    return booty(v.wall[owner][2 * kind], v.wall[owner][2 * kind + 1], 3) / 2


def prospects(v: View, field: int, attacker: int, defender: int, mine: int) -> float:
    """Return the expected value of playing a card of this value in a fight."""
    other = defender if v.me == attacker else attacker
    expected = 0.0
    for value, chance in enumerate(chances(v, other), start=1):
        if chance:
            expected += chance * worth(v, field, attacker, defender, v.me, (mine, value))
    return expected


def card_opinion(v: View, action: int) -> float:
    """Score a card for the current fight."""
    return prospects(v, v.field, v.attacker, v.defender, action - PLAY + 1)


def fight_opinion(v: View, action: int) -> float:
    """Score a fight by the value of the best card for it."""
    field, whom = divmod(action - FIGHT, SEATS)
    return max([prospects(v, field, v.me, whom, card) for card in set(v.hands[v.me])])


def swap_opinion(v: View, action: int) -> float:
    """Score an exchange of cards. It costs amulets, which are points, so it only pays for a low last card."""
    cards = v.hands[v.me]
    siege = is_siege(v.field, v.defender)
    useless = siege and not v.home[v.defender] and v.me == v.defender  # the defender's card does not count
    dear = stake(v, v.field) >= STAKE and not useless
    wanted = len(cards) == 1 and cards[0] < THRIFT and dear
    return 1.0 if (action == SWAP) == wanted else 0.0
