"""§1: the 72 tiles, one per line, in the order of `glen_more_tiles.csv`."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from .pieces import (
    ABBEY,
    BLUE,
    BRIDGE,
    BROWN,
    BUTCHER,
    CASTLE,
    CATTLE,
    CROSSING,
    DISTILLERY,
    FAIR,
    GRAIN,
    GREEN,
    GREY,
    GROCER,
    LOCH,
    PAIR,
    PERSON,
    PLAIN,
    PLAYERS,
    RIVER,
    ROAD,
    SHEEP,
    STONE,
    TAVERN,
    VILLAGE,
    WHISKY,
    WOOD,
    YELLOW,
)

START: Final = 4  # the stack number of the start villages


class Tile(NamedTuple):
    """GM-1.2: a tile. `worth` is a tavern's points, how many kinds a fair takes, or which animals a butcher takes."""

    stack: int
    name: str
    sort: int
    colour: int
    edge: int
    cost: int = 0
    worth: int = 0


# Costs and animals are bit sets: wood 1, stone 2, grain 4, cattle 8, sheep 16.
TILES: Final = (
    Tile(START, "", VILLAGE, GREY, PLAIN),  # tiles are numbered from 1
    Tile(0, "Quarry", STONE, YELLOW, ROAD),
    Tile(0, "Forest", WOOD, YELLOW, RIVER),
    Tile(0, "Meadow (sheep)", SHEEP, GREEN, RIVER),
    Tile(0, "Village", VILLAGE, GREY, ROAD),
    Tile(0, "Grain field", GRAIN, GREEN, ROAD),
    Tile(0, "Pasture (cattle)", CATTLE, GREEN, RIVER),
    Tile(0, "Quarry", STONE, YELLOW, RIVER),
    Tile(0, "Forest", WOOD, YELLOW, ROAD),
    Tile(1, "Loch Lochy", LOCH, BLUE, RIVER),
    Tile(1, "Butcher", BUTCHER, BROWN, PLAIN, 0, 16),
    Tile(1, "Distillery", DISTILLERY, YELLOW, PLAIN, 2),
    Tile(1, "Meadow (sheep)", SHEEP, GREEN, PLAIN),
    Tile(1, "Fair", FAIR, BROWN, PLAIN, 1, 3),
    Tile(1, "Village", VILLAGE, GREY, RIVER, 2),
    Tile(1, "Distillery", DISTILLERY, YELLOW, ROAD, 2),
    Tile(1, "Village", VILLAGE, GREY, PLAIN, 2),
    Tile(1, "Fair", FAIR, BROWN, ROAD, 1, 3),
    Tile(1, "Grain field", GRAIN, GREEN, ROAD),
    Tile(1, "Village", VILLAGE, GREY, ROAD, 2),
    Tile(1, "Village", VILLAGE, GREY, RIVER, 1),
    Tile(1, "Pasture (cattle)", CATTLE, GREEN, PLAIN),
    Tile(1, "Grain field", GRAIN, GREEN, PLAIN),
    Tile(1, "Quarry", STONE, YELLOW, PLAIN),
    Tile(1, "Forest", WOOD, YELLOW, PLAIN),
    Tile(1, "Quarry", STONE, YELLOW, PLAIN),
    Tile(1, "Castle Moil", CASTLE, GREY, PLAIN, 7),
    Tile(1, "Castle Stalker", CASTLE, GREY, RIVER, 3),
    Tile(1, "Forest", WOOD, YELLOW, PLAIN),
    Tile(1, "Village", VILLAGE, GREY, PLAIN, 1),
    Tile(1, "Armadale Castle", CASTLE, GREY, PLAIN, 3),
    Tile(1, "Butcher", BUTCHER, BROWN, PLAIN, 0, 8),
    Tile(2, "Quarry", STONE, YELLOW, PLAIN),
    Tile(2, "Tavern", TAVERN, BROWN, PLAIN, WHISKY, 3),
    Tile(2, "Butcher", BUTCHER, BROWN, PLAIN, 1, 24),
    Tile(2, "Loch Morar", LOCH, BLUE, RIVER),
    Tile(2, "Distillery", DISTILLERY, YELLOW, PLAIN, 2),
    Tile(2, "Loch Ness", LOCH, BLUE, RIVER, PERSON),
    Tile(2, "Castle of Mey", CASTLE, GREY, PLAIN, 11),
    Tile(2, "Pasture (cattle)", CATTLE, GREEN, ROAD),
    Tile(2, "Forest", WOOD, YELLOW, ROAD),
    Tile(2, "Village", VILLAGE, GREY, ROAD, 1),
    Tile(2, "Tavern", TAVERN, BROWN, PLAIN, WHISKY, 3),
    Tile(2, "Duart Castle", CASTLE, GREY, PLAIN, 19),
    Tile(2, "Village", VILLAGE, GREY, RIVER, 2),
    Tile(2, "Village", VILLAGE, GREY, PLAIN, 1),
    Tile(2, "Grain field", GRAIN, GREEN, PLAIN),
    Tile(2, "Grain field", GRAIN, GREEN, PLAIN),
    Tile(2, "Iona Abbey", ABBEY, YELLOW, ROAD, 19),
    Tile(2, "Fair", FAIR, BROWN, ROAD, 1, 4),
    Tile(2, "Meadow (sheep)", SHEEP, GREEN, RIVER),
    Tile(3, "Cawdor Castle", CASTLE, GREY, PLAIN, 11),
    Tile(3, "Loch Shiel", LOCH, BLUE, RIVER),
    Tile(3, "Forest", WOOD, YELLOW, PLAIN),
    Tile(3, "Grain field", GRAIN, GREEN, PLAIN),
    Tile(3, "Fair", FAIR, BROWN, PLAIN, 1, 5),
    Tile(3, "Grocer", GROCER, BROWN, PLAIN, 2),
    Tile(3, "Meadow (sheep)", SHEEP, GREEN, PLAIN),
    Tile(3, "Village", VILLAGE, GREY, RIVER, 1),
    Tile(3, "Distillery", DISTILLERY, YELLOW, ROAD, 2),
    Tile(3, "Loch Oich", LOCH, BLUE, RIVER, PAIR),
    Tile(3, "Village", VILLAGE, GREY, ROAD, 2),
    Tile(3, "Village", VILLAGE, GREY, PLAIN, 2),
    Tile(3, "Tavern", TAVERN, BROWN, PLAIN, WHISKY, 4),
    Tile(3, "Donan Castle", CASTLE, GREY, ROAD, 7),
    Tile(3, "Pasture (cattle)", CATTLE, GREEN, PLAIN),
    Tile(3, "Bridge", BRIDGE, BROWN, RIVER, 0),
    Tile(3, "Quarry", STONE, YELLOW, ROAD),
    *[Tile(START, "Start village", VILLAGE, GREY, CROSSING)] * PLAYERS,
)

DRAWN: Final = 67  # tiles 1 to 67 are in the stacks
HOME: Final = 68  # the start village of seat 0; the others follow
COUNT: Final = 73
FIRST: Final = vec[i64]([1, 9, 32, 51, 68])  # the first tile of each stack, and of the start villages
STACKS: Final = vec[i64]([8, 23, 19, 17])

LOCHY_TILE: Final = 9
NESS_TILE: Final = 37
ABBEY_TILE: Final = 48
SHIEL_TILE: Final = 52
OICH_TILE: Final = 60
# The tiles of the special places, in the order of their cards.
PLACE_TILES: Final = vec[i64]([9, 26, 27, 30, 35, 37, 38, 43, 48, 51, 52, 60, 64])

SORT: Final = vec[i64]([tile.sort for tile in TILES])
COLOUR: Final = vec[i64]([tile.colour for tile in TILES])
EDGE: Final = vec[i64]([tile.edge for tile in TILES])
COST: Final = vec[i64]([tile.cost for tile in TILES])
WORTH: Final = vec[i64]([tile.worth for tile in TILES])
CARD: Final = vec[i64]([list(PLACE_TILES).index(tile) if tile in PLACE_TILES else -1 for tile in range(COUNT)])

# The tiles that a player can take a resource from: production tiles and Iona Abbey.
HOLDERS: Final = vec[i64]([tile for tile in range(1, DRAWN + 1) if TILES[tile].sort <= ABBEY])
# The tiles that can be activated: the own start village (0), then all others except the lochs.
USABLE: Final = vec[i64]([tile for tile in range(DRAWN + 1) if TILES[tile].sort != LOCH])
HOLDER_RANK: Final = vec[i64]([list(HOLDERS).index(tile) if tile in HOLDERS else -1 for tile in range(COUNT)])
USABLE_RANK: Final = vec[i64]([list(USABLE).index(tile) if tile in USABLE else -1 for tile in range(COUNT)])

SHORT: Final = ("Fo", "Qu", "Gr", "Pa", "Me", "", "Di", "Fa", "Bu", "Gc", "Br", "Ta", "Vi")


def code(tile: int) -> str:
    """Return the code of a tile on the board and in moves: Fo24, Moil, or Home for a start village."""
    if tile == 0 or tile >= HOME:
        return "Home"
    if CARD[tile] >= 0:
        return TILES[tile].name.replace("Castle", "").replace("Loch ", "").replace(" of ", "").split()[0]
    return SHORT[TILES[tile].sort] + str(tile)


CODES: Final = [code(tile) for tile in range(DRAWN + 1)]
