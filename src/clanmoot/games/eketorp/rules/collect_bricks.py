"""§5.1, 5.2: bricks from the stores, and the way home."""

from mypy_extensions import i64

from ..pieces import COLOURS, FIELDS, STORES
from ..state import State
from .build import begin_building


def go_home(s: State) -> None:
    """EK-5.1, 5.2: send every Viking on the board home, with a brick if it gets one."""
    for field in range(FIELDS):
        for seat in range(s.players):
            if s.out[seat * FIELDS + field]:
                if field < STORES:
                    harvest(s, seat, field)
                else:
                    bring_loot(s, seat, field - STORES)
                s.home[seat] += s.out[seat * FIELDS + field]
                s.out[seat * FIELDS + field] = 0
    s.over_sieges = 0
    begin_building(s)


def harvest(s: State, seat: i64, store: i64) -> None:
    """EK-5.1: give a seat one brick per Viking at the store, as long as there are bricks."""
    bricks: i64 = s.out[seat * FIELDS + store]
    if bricks > s.bricks[store]:
        bricks = s.bricks[store]
    s.bricks[store] -= bricks
    s.pile[seat * COLOURS + s.colours[store]] += bricks
    if s.bricks[store] == 0:
        s.colours[store] = 0


def bring_loot(s: State, seat: i64, siege: i64) -> None:
    """EK-4.10, 5.2: give a besieger's owner the brick under it."""
    if s.under[siege]:
        s.pile[seat * COLOURS + s.under[siege] - 1] += 1
        s.under[siege] = 0
