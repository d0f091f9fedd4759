"""The table as text: track, warehouse, then each territory as a grid of tile codes."""

from typing import Final

from .pieces import FIELDS, KIND_NAMES, KINDS, PAIR, PERSON, WHISKY
from .state import ABBEY_STOCK, BEGINNING, LINE, LOCHY_STOCK
from .tiles import ABBEY_TILE, CARD, CODES, COST, DRAWN, EDGE, LOCHY_TILE, PLACE_TILES, SORT
from .view import View

WIDTH: Final = 99
CELL: Final = 7
LETTERS: Final = "wsgch"  # wood, stone, grain, cattle, sheep
EDGES: Final = ("", "|", "-", "+")
LEGEND: Final = (
    "Fo forest  Qu quarry  Gr grain field  Pa pasture  Me meadow  Di distillery  Fa fair  Bu butcher",
    "Gc grocer  Br bridge  Ta tavern  Vi village  | river  - road  i member  w wood  s stone  g grain",
    "c cattle  h sheep  (in brackets: the cost; y whisky, i a member or chieftain, ?? two different)",
    "Bu10 sheep  Bu31 cattle  Bu34 both  Fa13 Fa17 3 kinds  Fa49 4  Fa55 5  Ta33 Ta42 pay 3  Ta63 4",
)


def board(v: View) -> str:
    """Return the whole table, the viewer's own territory first."""
    seats = [(v.seat() + n) % v.players for n in range(v.players)]
    blocks = [landscape(v, seat) for seat in seats]
    return "\n".join(["", *chain(v), warehouse(v), "", *side_by_side(blocks), *LEGEND])


def chain(v: View) -> list[str]:
    """Return the track from its last piece to its head. Pieces are in square brackets, tiles have edge and cost."""
    if v.phase == BEGINNING:
        return ["track: not laid out yet"]
    row = [entry_text(v, v.ring[(v.tail + place) % FIELDS]) for place in range(FIELDS)]
    lines = wrapped("track:", [word for word in row if word], "> ")
    left = "  ".join([f"stack {k}: {len(tiles)}" for k, tiles in enumerate(v.stacks) if k and tiles])
    hand = f"in hand: {label(v.tile)}   " if v.tile and v.tile not in v.land[v.turn] else ""
    return [*lines, f"{hand}still to come: {left or 'nothing'}"]


def entry_text(v: View, entry: int) -> str:
    """Return a tile, a figure by its seat (from 1), or the die."""
    if entry < 0:
        return "[die]" if entry == -1 - v.players else f"[{-entry}]"
    return label(entry) if entry else ""


def label(tile: int) -> str:
    """Return the code of a tile with its edge and cost."""
    return CODES[tile] + EDGES[EDGE[tile]] + (f"({price(tile)})" if COST[tile] else "")


def price(tile: int) -> str:
    """Return a cost as letters, one per resource."""
    special = {WHISKY: "y", PERSON: "i", PAIR: "??"}
    cost = int(COST[tile])
    return special.get(cost) or "".join([LETTERS[kind] for kind in range(KINDS) if cost >> kind & 1])


def wrapped(head: str, words: list[str], link: str) -> list[str]:
    """Join words into as few lines as they need."""
    lines = [head]
    for place, word in enumerate(words):
        word = f" {link if place else ''}{word}"
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append(" " * len(head))
        lines[-1] += word
    return lines


def warehouse(v: View) -> str:
    """Return the selling and buying price of each row."""
    rows = [f"{name} {trade(row)}" for name, row in zip(KIND_NAMES, v.rows, strict=True)]
    return "warehouse (sell/buy): " + "   ".join(rows)


def trade(row: int) -> str:
    """Return how many coins a sale to this warehouse row brings, and how many a purchase costs."""
    return f"{row or '-'}/{row + 1 if row < 3 else '-'}"


def landscape(v: View, seat: int) -> list[str]:
    """Return a seat's goods and territory, north at the top. Members and resources are below the tile codes."""
    places = {v.cell[tile]: tile for tile in v.land[seat]}
    xs = sorted({cell % LINE for cell in places})
    ys = sorted({cell // LINE for cell in places}, reverse=True)
    lines = goods(v, seat)
    for y in range(ys[0], ys[-1] - 1, -1):
        row = [places.get(y * LINE + x, -1) for x in range(xs[0], xs[-1] + 1)]
        lines.append("".join([code(tile).ljust(CELL) for tile in row]).rstrip())
        lines.append("".join([load(v, tile).ljust(CELL) for tile in row]).rstrip())
    return lines


def goods(v: View, seat: int) -> list[str]:
    """Return what a seat has in addition to its tiles."""
    whose = f"Player {seat + 1}" + (" (you)" if seat == v.me else "") + (" *" if seat == v.turn else "")
    counts = f"{v.points[seat]} points  {v.coins[seat]} coins  {v.barrels[seat]} barrels"
    cards = [CODES[tile] for tile in PLACE_TILES if CARD[tile] in v.cards[seat]]
    rows = [
        " ".join(["cards:" if first == 0 else "      ", *cards[first : first + 4]]) for first in range(0, len(cards), 4)
    ]
    return [whose, counts, f"{v.chieftains[seat]} chieftains  {len(v.land[seat])} tiles", *rows]


def code(tile: int) -> str:
    """Return the text for one cell of a territory."""
    if tile < 0:
        return "."
    return CODES[tile if tile <= DRAWN else 0][: CELL - 1]


def load(v: View, tile: int) -> str:
    """Return the members and resources on a tile, as text."""
    if tile < 0:
        return ""
    men = v.men[tile]
    people = "i" * men if men <= 2 else f"{men}i"
    return people + stock(v, tile)


def stock(v: View, tile: int) -> str:
    """Return the resources on a tile, one letter each."""
    if tile in (ABBEY_TILE, LOCHY_TILE):
        first = ABBEY_STOCK if tile == ABBEY_TILE else LOCHY_STOCK
        return "".join([LETTERS[kind] * v.stock[first + kind] for kind in range(KINDS)])
    return LETTERS[SORT[tile]] * v.stock[tile] if SORT[tile] < KINDS else ""


def side_by_side(blocks: list[list[str]]) -> list[str]:
    """Return territories side by side, as many per line as fit."""
    lines: list[str] = []
    row: list[list[str]] = []
    for block in blocks:
        if row and sum([block_width(other) for other in [*row, block]]) > WIDTH:
            lines += joined_row(row)
            row = []
        row.append(block)
    return lines + joined_row(row)


def block_width(block: list[str]) -> int:
    """Return the width of a block in columns, with the gap after it."""
    return max([len(text) for text in block]) + 3


def joined_row(row: list[list[str]]) -> list[str]:
    """Return the lines of several blocks side by side, followed by an empty line."""
    height = max([len(block) for block in row])
    widths = [block_width(block) for block in row]
    full = [[*block, *[""] * (height - len(block))] for block in row]
    rows = zip(*full, strict=True)
    lines = ["".join([text.ljust(width) for text, width in zip(texts, widths, strict=True)]) for texts in rows]
    return [*[text.rstrip() for text in lines], ""]
