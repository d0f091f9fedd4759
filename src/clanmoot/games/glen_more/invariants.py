"""Invariants: no piece is lost, and none is in two places."""

from clanmoot.core.bits import members

from .pieces import CHAIN, FIELDS, FULL, KINDS, RIVER, ROAD
from .rules.landscape import tile_at
from .rules.track import TO_LAY, last_field
from .state import ABBEY_STOCK, BEGINNING, CENTRE, LAYING, LINE, LOCHY_STOCK, MOST, OVER, State
from .tiles import ABBEY_TILE, CARD, EDGE, FIRST, HOME, LOCHY_TILE, SORT


def check(s: State) -> None:
    """Raise AssertionError if a tile is in two places, the track has a gap, or values stored twice disagree."""
    check_tiles(s)
    if s.phase != BEGINNING:
        check_chain(s)
    for seat in range(s.players):
        check_land(s, seat)
        check_goods(s, seat)
    assert all(0 <= row <= 3 for row in s.rows), "a warehouse row has a number of coins other than 0 to 3"
    assert len(s.awards) % (3 * s.players) == 0, "a scoring does not have three comparisons"


def territory_tiles(s: State, seat: int) -> list[int]:
    """Return the tiles of a territory."""
    return list(s.land[seat * MOST : seat * MOST + s.size[seat]])


def check_tiles(s: State) -> None:
    """GM-1.1: check that no tile is in two places. A tile in no place has left the game."""
    places = [FIRST[stack] + place for stack in range(4) for place in members(s.stacks[stack])]
    places += [tile for tile in s.ring if tile > 0]
    for seat in range(s.players):
        places += territory_tiles(s, seat)
    if s.tile and s.tile not in territory_tiles(s, s.turn):
        places.append(s.tile)
    assert len(places) == len(set(places)), "a tile is in two places"
    assert all(1 <= tile < HOME + s.players for tile in places), "a tile number does not exist"


def check_chain(s: State) -> None:
    """GM-1.4, 3.3, 3.6: check that each piece is on the space stored for it, and that the track has no gap."""
    for piece, field in enumerate(s.fields):
        assert s.ring[field % FIELDS] == -1 - piece, "a piece is not on its space"
    assert sorted([-1 - entry for entry in s.ring if entry < 0]) == list(range(len(s.fields))), "a piece is lost"
    still = sum([len(members(stack)) for stack in s.stacks])
    assert still == TO_LAY[s.players] - s.tail, "the end of the track did not move ahead by the tiles added"
    assert s.tail <= last_field(s), "a piece is behind the end of the track"
    assert (s.phase == OVER) == (still == 0), "the game did not end with the last tile"
    first = last_field(s) if s.phase in (LAYING, OVER) else s.tail + 1
    gaps = [field for field in range(first, s.tail + CHAIN) if s.ring[field % FIELDS] == 0]
    assert not gaps, "the track has a gap"


def check_land(s: State, seat: int) -> None:
    """§5: check that a territory is connected, river and road are straight, and cards match tiles."""
    tiles = territory_tiles(s, seat)
    cells = [s.cell[tile] for tile in tiles]
    assert tiles[0] == HOME + seat, "the start village is not in the middle"
    assert cells[0] == CENTRE, "the start village is not in the middle"
    assert len(set(cells)) == len(cells), "two tiles are on one cell"
    for tile, cell in zip(tiles, cells, strict=True):
        beside = [tile_at(s, seat, cell + step) for step in (LINE, 1, -LINE, -1)]
        assert any(beside) or len(tiles) == 1, "a tile is not beside another"
        assert EDGE[tile] != RIVER or cell % LINE == CENTRE % LINE, "the river is not straight"
        assert EDGE[tile] != ROAD or cell // LINE == CENTRE // LINE, "the road is not straight"
    assert sorted([CARD[tile] for tile in tiles if CARD[tile] >= 0]) == members(s.cards[seat]), (
        "cards and special places do not match"
    )


def check_goods(s: State, seat: int) -> None:
    """GM-1.3, 7.2: check the resources on tiles and their totals. A seat has a clan member until its last turn."""
    tiles = territory_tiles(s, seat)
    held = [0] * KINDS
    for tile in tiles:
        if SORT[tile] < KINDS:
            held[SORT[tile]] += s.stock[tile]
        else:
            assert s.stock[tile] == 0, "a resource is on a tile that cannot hold any"
    for first, tile, most in ((ABBEY_STOCK, ABBEY_TILE, FULL), (LOCHY_STOCK, LOCHY_TILE, 2)):
        counts = list(s.stock[first : first + KINDS])
        assert sum(counts) <= most, "a tile holds more than it can"
        if tile in tiles:
            held = [a + b for a, b in zip(held, counts, strict=True)]
    assert all(0 <= pieces <= FULL for pieces in s.stock), "a tile holds more than it can"
    assert held == list(s.own[seat * KINDS : (seat + 1) * KINDS]), "the resources of a seat are not those on its tiles"
    assert min(s.coins[seat], s.barrels[seat], s.chieftains[seat]) >= 0, "coins, barrels or chieftains are negative"
    assert sum([s.men[tile] for tile in tiles]) > 0 or s.fields[seat] >= TO_LAY[s.players], "no clan member is left"
    assert all(s.men[tile] >= 0 for tile in tiles), "a tile has a negative number of members"
