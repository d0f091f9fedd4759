"""The view as numbers for learners: zeros, ones and small counts. The viewer's seat comes first."""

from typing import Final

from clanmoot.core.game import Block

from .hidden_cards import tally
from .pieces import (
    COLOURS,
    FIELDS,
    KINDS,
    MATERIALS,
    SEATS,
    SECTIONS,
    SIEGES,
    STACK,
    STATIONS,
    STORES,
    VALUES,
    bricks_of,
)
from .view import View

PHASES: Final = 15
LAYOUT: Final = (
    Block("phase", PHASES),
    Block("players", 4),  # three to six
    Block("round", 1),
    Block("late discharge", 1),
    Block("start", SEATS),
    Block("turn", SEATS),
    Block("attacker", SEATS),
    Block("defender", SEATS),
    Block("ready", SEATS),
    Block("cards to come", MATERIALS),
    Block("supply", COLOURS),
    Block("stores", STORES * COLOURS),
    Block("vikings out", SEATS * FIELDS),
    Block("home", SEATS),
    Block("hospital", SEATS * STATIONS),
    Block("loot", SIEGES * COLOURS),
    Block("sieges over", SIEGES),
    Block("walls", SEATS * SECTIONS * STACK * COLOURS),  # from the ground up
    Block("bricks to set", SEATS * COLOURS),
    Block("bricks beside", SEATS * COLOURS),
    Block("amulets", SEATS),
    Block("known hands", SEATS * VALUES),
    Block("closed cards", SEATS),
    Block("laid aside", SEATS * VALUES),
    Block("deck", 1),
    Block("fight at", FIELDS),
    Block("card laid", SEATS),
    Block("my card laid", VALUES),
    Block("damage, left, upto", 3),
    Block("bricks taken", COLOURS),
    Block("shown, first seen, gone", 3 * VALUES),
    Block("open, first, high", 3 * SEATS),
    Block("my discards", 2 * VALUES),
    Block("closed discards", 2 * SEATS),
)


def features(v: View) -> list[int]:
    """Return all blocks of the layout as one list."""
    order = [(max(v.me, 0) + step) % v.players for step in range(v.players)]
    found = one_hot(PHASES, [v.phase]) + one_hot(4, [v.players - 3]) + [v.round, v.late]
    for seat in (v.start, v.turn, v.attacker, v.defender):
        found += one_hot(SEATS, [order.index(seat)] if seat >= 0 else [])
    found += one_hot(SEATS, [order.index(seat) for seat in v.ready])
    found += one_hot(MATERIALS, list(v.unturned)) + list(v.supply)
    found += _stores(v)
    found += _by_seat([_fields(list(v.out[seat]), order) for seat in order], FIELDS)
    found += _padded([v.home[seat] for seat in order], SEATS)
    found += _by_seat([list(v.sick[seat]) for seat in order], STATIONS)
    found += _sieges(v, order)
    found += _by_seat([_wall(v.wall[seat]) for seat in order], SECTIONS * STACK * COLOURS)
    found += _by_seat([list(v.pile[seat]) for seat in order], COLOURS)
    found += _by_seat([list(v.beyond[seat]) for seat in order], COLOURS)
    found += _padded([v.amulets[seat] for seat in order], SEATS)
    return found + _cards(v, order)


def _cards(v: View, order: list[int]) -> list[int]:
    """Return the blocks about fight cards: hands, discards and the deck."""
    found = _by_seat([list(tally(v.hands[seat])) for seat in order], VALUES)
    found += _padded([v.held[seat] - len(v.hands[seat]) for seat in order], SEATS)
    found += _by_seat([list(tally(v.laid[seat])) for seat in order], VALUES)
    found.append(v.deck)
    found += _fields(one_hot(FIELDS, [v.field] if v.field >= 0 else []), order)
    found += _padded([int(v.played[seat] != 0) for seat in order], SEATS)
    mine = v.played[v.me] if v.me >= 0 else 0
    found += [*one_hot(VALUES, [mine - 1] if mine else []), v.damage, v.left, v.upto, *v.taken]
    found += [*v.shown, *v.first_seen, *v.gone]
    for seats in (v.open, v.first, v.high):
        found += one_hot(SEATS, [order.index(seat) for seat in seats])
    found += [*v.gone_first, *v.gone_late] or [0] * (2 * VALUES)
    found += _padded([v.thrown_first[seat] for seat in order], SEATS)
    return found + _padded([v.thrown_late[seat] for seat in order], SEATS)


def one_hot(size: int, members: list[int]) -> list[int]:
    """Return how often each number below `size` occurs in a list."""
    found = [0] * size
    for member in members:
        found[member] += 1
    return found


def _padded(numbers: list[int], size: int) -> list[int]:
    return numbers + [0] * (size - len(numbers))


def _by_seat(lists: list[list[int]], size: int) -> list[int]:
    """Join the lists of all seats, padded with zeros for seats without a player."""
    return _padded([number for numbers in lists for number in numbers], SEATS * size)


def _fields(numbers: list[int], order: list[int]) -> list[int]:
    """Return the numbers of the stores, followed by those of the siege fields in this order of seats."""
    found = numbers[:STORES]
    for owner in order:
        found += numbers[STORES + KINDS * owner : STORES + KINDS * (owner + 1)]
    return _padded(found, FIELDS)


def _stores(v: View) -> list[int]:
    found: list[int] = []
    for store in range(STORES):
        found += one_hot(COLOURS, [v.colours[store]] * v.bricks[store])
    return found


def _sieges(v: View, order: list[int]) -> list[int]:
    """Return which brick is under each besieger, and which sieges are over."""
    loot: list[int] = []
    over: list[int] = []
    for owner in order:
        for siege in range(KINDS * owner, KINDS * (owner + 1)):
            loot += one_hot(COLOURS, [v.under[siege] - 1] if v.under[siege] else [])
            over.append(int(siege in v.over_sieges))
    return _padded(loot, SIEGES * COLOURS) + _padded(over, SIEGES)


def _wall(sections: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    for section in sections:
        bricks = bricks_of(section)[::-1]
        for level in range(STACK):
            found += one_hot(COLOURS, [bricks[level]] if level < len(bricks) else [])
    return found
