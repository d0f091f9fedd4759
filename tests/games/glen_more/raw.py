"""Activation as the rulebook has it: any order, any tile, stop at any moment. Slow, and written without our rules."""

from typing import NamedTuple

from clanmoot.core.bits import members
from clanmoot.games.glen_more.pieces import (
    ABBEY,
    BRIDGE,
    BUTCHER,
    DISTILLERY,
    FAIR,
    GROCER,
    KINDS,
    LOCH,
    SETS,
    TAVERN,
    THREES,
)
from clanmoot.games.glen_more.state import ABBEY_STOCK, LOCHY_STOCK, MOST, State
from clanmoot.games.glen_more.tiles import ABBEY_TILE, LOCHY_TILE, TILES

Goods = tuple[tuple[int, int, int], ...]  # tile, kind, how many


class Raw(NamedTuple):
    """What one player's activation can change."""

    coins: int
    rows: tuple[int, ...]
    barrels: int
    points: int
    steps: int
    goods: Goods
    due: tuple[int, ...]  # tiles beside the new one that were not activated yet
    used: tuple[int, ...]  # tiles activated this turn
    ness: int

    def own(self, kind: int) -> int:
        """Pieces of a kind."""
        return sum([count for _, other, count in self.goods if other == kind])

    def on(self, tile: int) -> int:
        """Pieces on a tile."""
        return sum([count for other, _, count in self.goods if other == tile])

    def plus(self, tile: int, kind: int, change: int) -> "Raw":
        """Add or remove a piece."""
        found = {(other, k): count for other, k, count in self.goods}
        found[tile, kind] = found.get((tile, kind), 0) + change
        return self._replace(goods=tuple(sorted([(t, k, count) for (t, k), count in found.items() if count])))


def raw(s: State) -> Raw:
    """The player in turn, about to activate."""
    seat = s.turn
    land = list(s.land[seat * MOST : seat * MOST + s.size[seat]])
    goods = [(tile, TILES[tile].sort, s.stock[tile]) for tile in land if s.stock[tile]]
    for tile, first in ((ABBEY_TILE, ABBEY_STOCK), (LOCHY_TILE, LOCHY_STOCK)):
        goods += [(tile, k, s.stock[first + k]) for k in range(KINDS) if tile in land and s.stock[first + k]]
    around = [land[place] for place in members(s.around)]
    return Raw(
        coins=s.coins[seat],
        rows=tuple(s.rows),
        barrels=s.barrels[seat],
        points=s.points[seat],
        steps=s.steps,
        goods=tuple(sorted(goods)),
        due=tuple(sorted([land[place] for place in members(s.ready)])),
        used=tuple(sorted([tile for tile in around if land.index(tile) not in members(s.ready)])),
        ness=s.ness,
    )


def gifts(tile: int) -> list[tuple[list[int], int, int]]:
    """What a tile takes: kinds, barrels for them, points for them."""
    sort, worth = TILES[tile].sort, TILES[tile].worth
    if sort == DISTILLERY:
        return [([2], 1, 0)]
    if sort == FAIR:
        return [(kinds, 0, [0, 1, 3, 5, 8, 12][len(kinds)]) for kinds in SETS[1:] if len(kinds) <= worth]
    if sort == BUTCHER:
        return [([3, 4], 0, 5)] if worth == 24 else [(SETS[worth] * n, 0, 2 * n) for n in (1, 2)]
    if sort == GROCER:
        return [(kinds, 0, 8) for kinds in THREES]
    return [([0, 1], 0, 7)] if sort == BRIDGE else []


def given(r: Raw, kinds: list[int]) -> list[Raw]:
    """All ways to give these: own pieces first, from any tile; only what is missing is bought."""
    if not kinds:
        return [r]
    kind, rest = kinds[0], kinds[1:]
    if r.own(kind):
        return [after for tile, k, _ in r.goods if k == kind for after in given(r.plus(tile, kind, -1), rest)]
    price = r.rows[kind] + 1
    if price > 3 or price > r.coins:
        return []
    rows = tuple([row + (place == kind) for place, row in enumerate(r.rows)])
    return given(r._replace(coins=r.coins - price, rows=rows), rest)


def activated(r: Raw, tile: int) -> list[Raw]:
    """All ways to activate a tile."""
    sort = TILES[tile].sort
    if sort < KINDS:
        return [r.plus(tile, sort, 1)] if r.on(tile) < 3 else []
    if sort == ABBEY:
        return [r.plus(tile, kind, 1) for kind in range(KINDS)] if r.on(tile) < 3 else []
    if sort == TAVERN:
        return [r._replace(points=r.points + TILES[tile].worth)]
    if sort > TAVERN:
        return [] if sort == LOCH else [r._replace(steps=r.steps + 1)]
    return [
        after._replace(barrels=after.barrels + barrels, points=after.points + points)
        for kinds, barrels, points in gifts(tile)
        for after in given(r, kinds)
    ]


def steps(r: Raw, land: list[int]) -> list[Raw]:
    """All that may be done next."""
    found = []
    for tile, kind, _ in r.goods:
        if r.rows[kind]:
            rows = tuple([row - (place == kind) for place, row in enumerate(r.rows)])
            found.append(r.plus(tile, kind, -1)._replace(coins=r.coins + r.rows[kind], rows=rows))
    for tile in land:
        if tile in r.used or not (tile in r.due or r.ness):
            continue
        done = r._replace(used=tuple(sorted([*r.used, tile])))
        done = done._replace(due=tuple([t for t in r.due if t != tile]), ness=r.ness if tile in r.due else 0)
        found += activated(done, tile)
    return found


def outcomes(r: Raw, land: list[int], most: int) -> set[Raw]:
    """Every position in which one may stop; nothing if there are too many."""
    seen, todo = {r}, [r]
    while todo:
        for after in steps(todo.pop(), land):
            if after not in seen:
                seen.add(after)
                todo.append(after)
        if len(seen) > most:
            return set()
    return seen
