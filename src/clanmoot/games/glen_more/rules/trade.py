"""§4: the warehouse: buying, selling, and what a player can pay for."""

from mypy_extensions import i64

from clanmoot.core.bits import bit, count

from ..pieces import DEMAND, KINDS, PAIR, PERSON, SET_DEMAND, SLOTS, WHISKY
from ..state import MOST, State
from ..tiles import COST


def owned(s: State, kind: i64) -> i64:
    """Return how many resources of a kind the current player has."""
    return s.own[s.turn * KINDS + kind]


def sellable(s: State, kind: i64) -> bool:
    """GM-4.3: tell whether the player has this resource and its warehouse row has a coin to take."""
    return s.rows[kind] > 0 and owned(s, kind) > 0


def sell(s: State, kind: i64) -> None:
    """GM-4.3, 4.4: sell a resource for the coins on the highest filled slot of its row."""
    s.coins[s.turn] += s.rows[kind]
    s.rows[kind] -= 1
    s.owed += bit(DEMAND * kind)


def price(s: State, demand: i64) -> i64:
    """GM-4.2: return the price of the resources the player lacks, or -1 if a row cannot sell that many."""
    coins: i64 = 0
    kind: i64 = 0
    while demand:
        short: i64 = (demand & 7) - owned(s, kind)
        if short > 0:
            row: i64 = s.rows[kind]
            if row + short > SLOTS:
                return -1
            coins += short * row + short * (short + 1) // 2
        demand >>= DEMAND
        kind += 1
    return coins


def affordable(s: State, demand: i64) -> bool:
    """GM-4.2: tell whether the player's resources and coins are enough without selling anything."""
    coins: i64 = price(s, demand)
    return coins >= 0 and coins <= s.coins[s.turn]


def give_or_buy(s: State, demand: i64) -> None:
    """GM-4.2: pay with the player's own resources first, and buy only those that are missing."""
    s.coins[s.turn] -= price(s, demand)
    kind: i64 = 0
    while demand:
        given: i64 = demand & 7
        have: i64 = owned(s, kind)
        if given > have:
            s.rows[kind] += given - have
            given = have
        s.owed += given * bit(DEMAND * kind)
        demand >>= DEMAND
        kind += 1


def spare_coins(s: State, cost: i64) -> i64:
    """GM-4.5: return how many coins the player would get for all resources that the cost does not need."""
    coins: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        pieces: i64 = owned(s, kind) - (cost >> kind & 1)
        if pieces > s.rows[kind]:
            pieces = s.rows[kind]
        if pieces > 0:
            coins += pieces * s.rows[kind] - pieces * (pieces - 1) // 2
        kind += 1
    return coins


def payable(s: State, cost: i64) -> bool:
    """GM-4.5: tell whether the player can pay these resources, by selling and buying.

    The warehouse rows do not affect each other, so it is enough to compare sums.
    """
    coins: i64 = price(s, SET_DEMAND[cost])
    return coins >= 0 and coins <= s.coins[s.turn] + spare_coins(s, cost)


def pair_payable(s: State) -> bool:
    """GM-4.1: tell whether the player can pay any two different resources for Loch Oich."""
    cost: i64 = 3
    while cost < 32:
        if count(cost) == 2 and payable(s, cost):
            return True
        cost += 1
    return False


def members_of(s: State, seat: i64) -> i64:
    """Return how many clan members are in the territory of a seat."""
    found: i64 = 0
    place: i64 = seat * MOST
    end: i64 = place + s.size[seat]
    while place < end:
        found += s.men[s.land[place]]
        place += 1
    return found


def tile_payable(s: State, tile: i64) -> bool:
    """GM-4.1, 4.5: tell whether the current player can pay for a tile."""
    cost: i64 = COST[tile]
    if cost == 0:
        return True
    if cost == WHISKY:
        return s.barrels[s.turn] > 0
    if cost == PERSON:
        # With two members, one of them can always stay beside a place that has a member beside it now.
        return s.chieftains[s.turn] > 0 or members_of(s, s.turn) >= 2
    if cost == PAIR:
        return pair_payable(s)
    return payable(s, cost)
