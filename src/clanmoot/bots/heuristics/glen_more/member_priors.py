"""Quick scores for clan members: which one moves where, which becomes a chieftain, and which is paid."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.games.glen_more.actions import CHIEFTAIN as PAY_CHIEFTAIN
from clanmoot.games.glen_more.actions import MEMBER as NAME_MEMBER
from clanmoot.games.glen_more.actions import PROMOTE, STOP, TO
from clanmoot.games.glen_more.rules.landscape import own_tile, place_of, touches
from clanmoot.games.glen_more.rules.members import may_promote
from clanmoot.games.glen_more.rules.track import moves_again
from clanmoot.games.glen_more.state import MOST, State

from .placement_value import around
from .weights import CHIEFTAIN, MEMBER, QUICK, RICHES


def riches(s: State) -> vec[float]:
    """Return for each tile, in the order of placement, how rich the best free spot beside it is."""
    found = vec[float]()
    place: i64 = s.turn * MOST
    end: i64 = place + s.size[s.turn]
    while place < end:
        found = append(found, around(s, s.turn, s.cell[s.land[place]]))
        place += 1
    return found


def without(s: State, rich: vec[float], leaver: i64) -> float:
    """Return the richness of the best spot beside a member if one leaves the tile at this index; -1 for none."""
    best = 0.0
    place: i64 = 0
    while place < s.size[s.turn]:
        men: i64 = s.men[s.land[s.turn * MOST + place]]
        if place == leaver:
            men -= 1
        if men > 0 and rich[place] > best:
            best = rich[place]
        place += 1
    return best


def rising(s: State, stays: float, best: float) -> float:
    """Return the value of promoting a member to chieftain.

    In a player's last turn, members are no longer needed to place tiles.
    """
    if not moves_again(s, s.turn):
        return QUICK[CHIEFTAIN]
    return QUICK[CHIEFTAIN] - QUICK[MEMBER] - QUICK[RICHES] * (stays - best)


def marching_values(s: State, moves: vec[i64]) -> vec[float]:
    """Score each member by the best use of one movement point for it. STOP scores 0."""
    rich = riches(s)
    stays = without(s, rich, -1)
    up = may_promote(s)
    found = vec[float]()
    for action in moves:
        if action == STOP:
            found = append(found, 0.0)
        else:
            place: i64 = place_of(s, s.turn, own_tile(s, action - NAME_MEMBER))
            best = without(s, rich, place)
            value = QUICK[RICHES] * (better(s, rich, place, best) - stays)
            if up and rising(s, stays, best) > value:
                value = rising(s, stays, best)
            found = append(found, value)
    return found


def better(s: State, rich: vec[float], place: i64, best: float) -> float:
    """Return the richness of the best spot beside a member after one moves from the tile at this index by one step."""
    cell: i64 = s.cell[s.land[s.turn * MOST + place]]
    other: i64 = 0
    while other < s.size[s.turn]:
        if rich[other] > best and touches(s.cell[s.land[s.turn * MOST + other]] - cell):
            best = rich[other]
        other += 1
    return best


def stepping_values(s: State, moves: vec[i64]) -> vec[float]:
    """Score each tile that the member can move to, and its promotion."""
    rich = riches(s)
    stays = without(s, rich, -1)
    best = without(s, rich, place_of(s, s.turn, s.using))
    found = vec[float]()
    for action in moves:
        if action == PROMOTE:
            found = append(found, rising(s, stays, best))
        else:
            there = rich[place_of(s, s.turn, own_tile(s, action - TO))]
            found = append(found, QUICK[RICHES] * ((there if there > best else best) - stays))
    return found


def offer_values(s: State, moves: vec[i64]) -> vec[float]:
    """Score each way to pay Loch Ness by its cost."""
    rich = riches(s)
    stays = without(s, rich, -1)
    found = vec[float]()
    for action in moves:
        if action == PAY_CHIEFTAIN:
            found = append(found, -QUICK[CHIEFTAIN])
        else:
            best = without(s, rich, place_of(s, s.turn, own_tile(s, action - NAME_MEMBER)))
            found = append(found, -QUICK[MEMBER] - QUICK[RICHES] * (stays - best))
    return found
