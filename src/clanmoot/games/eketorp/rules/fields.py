"""§4.1 to 4.3 Where there is peace and where there is none, and who begins which fight."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import FIGHT
from ..pieces import FIELDS, KINDS, SEATS, STORES
from ..state import CHOOSING, State
from .harvest import go_home


def castle(field: i64) -> i64:
    """EK-1.1 Whose castle a siege field belongs to."""
    return (field - STORES) // KINDS


def vikings_on(s: State, field: i64) -> i64:
    """How many vikings stand on a field."""
    total: i64 = 0
    for seat in range(s.players):
        total += s.out[seat * FIELDS + field]
    return total


def contested(s: State, field: i64, mine: i64) -> bool:
    """EK-4.1, 4.2 Whether a seat with `mine` vikings there has to fight: others are there, and too few bricks."""
    total = vikings_on(s, field)
    if total == mine:
        return False
    return field >= STORES or total > s.bricks[field]


def besieges(s: State, field: i64) -> bool:
    """EK-4.2, 4.11 Whether a lone viking on this field may begin a siege: one a round."""
    return field >= STORES and not s.over_sieges & bit(field - STORES)


def fights(s: State, seat: i64) -> vec[i64]:
    """EK-4.3 The fights and sieges that a player may begin: a field, and an opponent there or behind its wall."""
    found = vec[i64]()
    for field in range(FIELDS):
        mine: i64 = s.out[seat * FIELDS + field]
        if mine == 0:
            continue
        if contested(s, field, mine):
            for other in range(s.players):
                if other != seat and s.out[other * FIELDS + field]:
                    found = append(found, FIGHT + field * SEATS + other)
        elif besieges(s, field):
            found = append(found, FIGHT + field * SEATS + castle(field))
    return found


def has_fight(s: State, seat: i64) -> bool:
    """EK-4.3 Whether a player can name a fight or siege; who cannot is passed over."""
    for field in range(FIELDS):
        mine: i64 = s.out[seat * FIELDS + field]
        if mine and (contested(s, field, mine) or besieges(s, field)):
            return True
    return False


def begin_fights(s: State) -> None:
    """EK-4.3 The start player begins."""
    s.ready = 0
    s.left = 0
    s.upto = 0
    next_fight(s, s.start)


def next_fight(s: State, seat: i64) -> None:
    """EK-4.3 The next player from this seat on who can name a fight; when nobody can, all go home."""
    s.field = -1
    s.attacker = -1
    s.defender = -1
    s.damage = 0
    for step in range(s.players):
        s.turn = (seat + step) % s.players
        if has_fight(s, s.turn):
            s.phase = CHOOSING
            return
    go_home(s)
