"""§4: paying for a tile. The player is asked only when there is a choice."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import count

from ..actions import CHIEFTAIN, GIVE, MEMBER, SELL
from ..pieces import KINDS, SET_DEMAND
from ..state import BUILDING, MOST, PAYING, State
from .landscape import ascending, own_tile, tile_number, touches
from .trade import give_or_buy, owned, payable, price


def ness_payments(s: State) -> vec[i64]:
    """GM-4.1, 5.2: return the ways to pay for Loch Ness: a chieftain, or a member if another stays nearby."""
    found = vec[i64]()
    if s.chieftains[s.turn]:
        found = append(found, CHIEFTAIN)
    beside: i64 = members_beside(s)
    place: i64 = s.turn * MOST
    end: i64 = place + s.size[s.turn]
    while place < end:
        tile: i64 = s.land[place]
        if s.men[tile] and (beside > 1 or not touches(s.cell[tile] - s.spot)):
            found = append(found, MEMBER + tile_number(tile))
        place += 1
    return ascending(found)


def members_beside(s: State) -> i64:
    """GM-5.2: return how many members are on the tiles around the new tile."""
    found: i64 = 0
    place: i64 = s.turn * MOST
    end: i64 = place + s.size[s.turn]
    while place < end:
        tile: i64 = s.land[place]
        if touches(s.cell[tile] - s.spot):
            found += s.men[tile]
        place += 1
    return found


def give_chieftain(s: State) -> None:
    """GM-4.1: pay with a chieftain, which goes to the supply."""
    s.chieftains[s.turn] -= 1
    s.phase = BUILDING


def give_member(s: State, tile: i64) -> None:
    """GM-4.1: pay with a member, which goes to the supply."""
    s.men[own_tile(s, tile)] -= 1
    s.phase = BUILDING


def oich_payments(s: State) -> vec[i64]:
    """GM-4.1, 4.2: return the ways to pay for Loch Oich: pairs of different resources the player has or can buy."""
    found = vec[i64]()
    cost: i64 = 3
    while cost < 32:
        if count(cost) == 2 and payable(s, cost):
            found = append(found, GIVE + cost)
        cost += 1
    return found


def choose_pair(s: State, cost: i64) -> None:
    """GM-4.1: pay for Loch Oich with these two kinds."""
    s.cost = cost
    s.phase = PAYING


def may_sell_spare(s: State, kind: i64) -> bool:
    """GM-4.5: return whether a resource of this kind can be sold. Those needed for the cost cannot."""
    return s.rows[kind] > 0 and owned(s, kind) > (s.cost >> kind & 1)


def spare_sales(s: State) -> vec[i64]:
    """GM-4.3, 4.5: return the resources that can be sold when the player has too few coins for the cost."""
    found = vec[i64]()
    kind: i64 = 0
    while kind < KINDS:
        if may_sell_spare(s, kind):
            found = append(found, SELL + kind)
        kind += 1
    return found


def pay(s: State) -> bool:
    """GM-4.1, 4.2: pay the cost if the player has enough coins. Return whether they did."""
    demand: i64 = SET_DEMAND[s.cost]
    if price(s, demand) > s.coins[s.turn]:
        return False
    give_or_buy(s, demand)
    s.phase = BUILDING
    return True
