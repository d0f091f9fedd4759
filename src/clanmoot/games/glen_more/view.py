"""What a watcher knows. Nothing is hidden, and tiles have no order before they are drawn."""

from typing import NamedTuple

from clanmoot.core.bits import members

from .state import MOST, State
from .tiles import FIRST


class View(NamedTuple):
    """What one watcher knows: the whole state, with tuples of tiles and cards instead of bit sets."""

    me: int
    players: int
    phase: int
    turn: int
    tail: int
    stacks: tuple[tuple[int, ...], ...]  # tiles
    ring: tuple[int, ...]
    fields: tuple[int, ...]
    rows: tuple[int, ...]
    coins: tuple[int, ...]
    points: tuple[int, ...]
    barrels: tuple[int, ...]
    chieftains: tuple[int, ...]
    cards: tuple[tuple[int, ...], ...]  # by seat
    land: tuple[tuple[int, ...], ...]  # by seat: tiles in the order of placing
    cell: tuple[int, ...]  # by tile: (y + 64) * 128 + x + 64
    ends: tuple[int, ...]
    men: tuple[int, ...]
    stock: tuple[int, ...]
    own: tuple[int, ...]
    tile: int
    spot: int
    around: tuple[int, ...]  # indices in the order of placing
    ready: tuple[int, ...]
    ness: int
    steps: int
    using: int
    cost: int
    owed: int
    back: int
    last: int
    awards: tuple[int, ...]

    def seat(self) -> int:
        """Return the seat from whose side the table is shown. A spectator sees it from the side of seat 0."""
        return self.me if self.me >= 0 else 0


def view(s: State, me: int) -> View:
    """Return the view of a watcher. All views are the same except for `me`."""
    return View(  # by position, because arguments by name take more than twice as long
        me,
        s.players,
        s.phase,
        s.turn,
        s.tail,
        tuple([tuple([FIRST[k] + place for place in members(s.stacks[k])]) for k in range(4)]),
        tuple(s.ring),
        tuple(s.fields),
        tuple(s.rows),
        tuple(s.coins),
        tuple(s.points),
        tuple(s.barrels),
        tuple(s.chieftains),
        tuple([tuple(members(cards)) for cards in s.cards]),
        tuple([tuple(s.land[seat * MOST : seat * MOST + s.size[seat]]) for seat in range(s.players)]),
        tuple(s.cell),
        tuple(s.ends),
        tuple(s.men),
        tuple(s.stock),
        tuple(s.own),
        s.tile,
        s.spot,
        tuple(members(s.around)),
        tuple(members(s.ready)),
        s.ness,
        s.steps,
        s.using,
        s.cost,
        s.owed,
        s.back,
        s.last,
        tuple(s.awards),
    )
