"""§4.1 to 4.3: which fields are at peace or contested, and who starts which fight."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import FIGHT
from ..pieces import FIELDS, KINDS, SEATS, STORES
from ..state import CHOOSING, State
from .collect_bricks import go_home


def castle(field: i64) -> i64:
    """EK-1.1: return the seat whose castle a siege field belongs to."""
    return (field - STORES) // KINDS


def vikings_on(s: State, field: i64) -> i64:
    """Return how many Vikings are on a field."""
    total: i64 = 0
    for seat in range(s.players):
        total += s.out[seat * FIELDS + field]
    return total


def contested(s: State, field: i64, mine: i64) -> bool:
    """EK-4.1, 4.2: tell whether a seat with `mine` Vikings on a field has to fight for it."""
    total = vikings_on(s, field)
    if total == mine:
        return False
    return field >= STORES or total > s.bricks[field]


def besieges(s: State, field: i64) -> bool:
    """EK-4.2, 4.11: tell whether a lone Viking on this field may start a siege. Each field has one siege per round."""
    return field >= STORES and not s.over_sieges & bit(field - STORES)


def fights(s: State, seat: i64) -> vec[i64]:
    """EK-4.3: return the fights and sieges that a player may start, each as a field and an opponent."""
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
    """EK-4.3: tell whether a player can start a fight or siege. A player who cannot is skipped."""
    for field in range(FIELDS):
        mine: i64 = s.out[seat * FIELDS + field]
        if mine and (contested(s, field, mine) or besieges(s, field)):
            return True
    return False


def begin_fights(s: State) -> None:
    """EK-4.3: start the phase of fights with the start player."""
    s.ready = 0
    s.left = 0
    s.upto = 0
    next_fight(s, s.start)


def next_fight(s: State, seat: i64) -> None:
    """EK-4.3: give the turn to the next player who can start a fight. If nobody can, all Vikings go home."""
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
