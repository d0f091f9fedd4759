"""Fights: which to begin, whether to exchange, which card to lay."""

from clanmoot.games.eketorp.actions import FIGHT, PLAY, SWAP
from clanmoot.games.eketorp.pieces import COPIES, KINDS, SEATS, STORES, VALUES
from clanmoot.games.eketorp.view import View, closed

from .planning import booty
from .weights import BRICK, CARD, MISSED, STAKE, THRIFT


def unplaced(v: View) -> list[int]:
    """How many cards of each value I cannot place."""
    left = [COPIES - count for count in v.gone]
    for cards in (*v.hands, *v.laid):
        for value in cards:
            left[value - 1] -= 1
    if v.me >= 0:
        left = [left[n] - v.gone_first[n] - v.gone_late[n] for n in range(VALUES)]
    return left


def chances(v: View, seat: int) -> list[float]:
    """How likely a seat is to lay each value, if it lays any card of its hand."""
    counts = unplaced(v) if closed(v, seat) else [v.hands[seat].count(value + 1) for value in range(VALUES)]
    return [count / max(sum(counts), 1) for count in counts]


def is_siege(field: int, defender: int) -> bool:
    """Whether a fight at a field against a seat is a siege."""
    return field >= STORES and (field - STORES) // KINDS == defender


def ailing(damage: int) -> float:
    """What a viking beaten by so much costs."""
    return 0.0 if damage == 0 else MISSED * (2 if damage >= 3 else 1)


def worth(v: View, field: int, attacker: int, defender: int, me: int, pair: tuple[int, int]) -> float:
    """What two cards, mine first, are worth to me in a fight."""
    mine, theirs = pair
    trade = CARD * (theirs - mine)
    if is_siege(field, defender):
        attack, defence = (mine, theirs) if me == attacker else (theirs, mine)
        return trade + siege_worth(v, field, defender, attack, defence) * (1 if me == attacker else -1)
    if mine > theirs:
        return trade + stake(v, field) + ailing(mine - theirs) / (v.players - 1)
    return trade - ailing(theirs - mine) - stake(v, field) * (0.4 if mine < theirs else 0.2)


def siege_worth(v: View, field: int, owner: int, attack: int, defence: int) -> float:
    """What a siege brings the besieger."""
    kind = (field - STORES) % KINDS
    strength = defence if v.home[owner] else 0
    if attack > strength:
        return booty(v.wall[owner][2 * kind], v.wall[owner][2 * kind + 1], attack - strength)
    return -ailing(strength - attack)


def stake(v: View, field: int) -> float:
    """What is fought for at a field: a brick, or the right to besiege."""
    if field < STORES:
        return (v.colours[field] + 1 + BRICK) if v.bricks[field] else 0.0
    owner, kind = divmod(field - STORES, KINDS)
    return booty(v.wall[owner][2 * kind], v.wall[owner][2 * kind + 1], 3) / 2


def prospects(v: View, field: int, attacker: int, defender: int, mine: int) -> float:
    """What I may expect of laying a card."""
    other = defender if v.me == attacker else attacker
    expected = 0.0
    for value, chance in enumerate(chances(v, other), start=1):
        if chance:
            expected += chance * worth(v, field, attacker, defender, v.me, (mine, value))
    return expected


def card_opinion(v: View, action: int) -> float:
    """How good a card looks in the fight that is going on."""
    return prospects(v, v.field, v.attacker, v.defender, action - PLAY + 1)


def fight_opinion(v: View, action: int) -> float:
    """How good a fight looks with the best card for it."""
    field, whom = divmod(action - FIGHT, SEATS)
    return max([prospects(v, field, v.me, whom, card) for card in set(v.hands[v.me])])


def swap_opinion(v: View, action: int) -> float:
    """An amulet is a point: it is spent for a low last card, where enough is at stake."""
    cards = v.hands[v.me]
    siege = is_siege(v.field, v.defender)
    useless = siege and not v.home[v.defender] and v.me == v.defender  # his card counts nothing
    dear = stake(v, v.field) >= STAKE and not useless
    wanted = len(cards) == 1 and cards[0] < THRIFT and dear
    return 1.0 if (action == SWAP) == wanted else 0.0
