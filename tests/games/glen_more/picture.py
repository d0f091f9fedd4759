"""Positions as pictures: a landscape is a grid of tile codes, north above, with what lies on each after a colon."""

from collections.abc import Sequence
from typing import Final

from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.pieces import CHAIN, FIELDS, KINDS, RIVER, ROAD
from clanmoot.games.glen_more.rules.track import TO_LAY
from clanmoot.games.glen_more.state import (
    ABBEY_STOCK,
    CENTRE,
    LINE,
    LOCHY_STOCK,
    MOST,
    MOVING,
    State,
    set_up,
)
from clanmoot.games.glen_more.tiles import ABBEY_TILE, CARD, CODES, DRAWN, EDGE, FIRST, HOME, LOCHY_TILE, SORT
from clanmoot.games.glen_more.view import View
from clanmoot.games.glen_more.world_sampler import position
from tests.games.stepping import Stepper

LETTERS: Final = "wsgch"  # wood, stone, grain, cattle, sheep
TILE_OF: Final = {code: tile for tile, code in enumerate(CODES)}


class Landscape:
    """A picture taken apart: `Fo24:wwi` is a forest with two wood and a member on it, `.` an empty cell."""

    def __init__(self, text: str, seat: int) -> None:
        self.cells: dict[int, int] = {}
        self.loads: dict[int, str] = {}
        rows = [line.split() for line in text.strip().splitlines()]
        words = [(x, -y, word) for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."]
        middle_x, middle_y = next((x, y) for x, y, word in words if word.partition(":")[0] == "Home")
        # The start village was laid first, and no other tile can lie where it is not joined to it.
        for x, y, word in sorted(words, key=lambda place: abs(place[0] - middle_x) + abs(place[1] - middle_y)):
            name, _, load = word.partition(":")
            tile = TILE_OF[name] or HOME + seat
            self.cells[tile] = CENTRE + (y - middle_y) * LINE + x - middle_x
            self.loads[tile] = load

    def ends(self) -> list[int]:
        """Where river and road go on: north, east, south, west."""
        found = []
        for step, edge in ((LINE, RIVER), (1, ROAD), (-LINE, RIVER), (-1, ROAD)):
            at = {cell: tile for tile, cell in self.cells.items()}
            cell = CENTRE + step
            while cell in at and EDGE[at[cell]] == edge:
                cell += step
            found.append(cell)
        return found


def table(
    *lands: str,
    players: int = 4,
    ring: str = "",
    tail: int = 20,
    rows: Sequence[int] = (0, 0, 0, 0, 0),
    coins: Sequence[int] = (),
    points: Sequence[int] = (),
    barrels: Sequence[int] = (),
    chieftains: Sequence[int] = (),
    left: Sequence[str] | None = None,
    awards: Sequence[int] = (),
) -> State:
    """Seat 0 is last and about to move.

    `ring` is the chain from its end on: `1` to `5` are figures, `die` is the die, the others tiles; what is missing
    follows. `left` names the tiles in the stacks; else as many of the last as `tail` says.
    """
    pictures = [Landscape(text, seat) for seat, text in enumerate([*lands, *["Home:i"] * (players - len(lands))])]
    v = GAME.view(set_up(players), 0)
    v = with_lands(v, pictures)
    words = ring.split()
    placed = {tile for picture in pictures for tile in picture.cells} | {
        TILE_OF[word] for word in words if word in TILE_OF
    }
    free = [tile for tile in range(1, DRAWN + 1) if tile not in placed]
    if left is not None:
        tail = TO_LAY[players] - len(left)
        stacked = [TILE_OF[code] for code in left]
    else:
        stacked = free[len(free) - (TO_LAY[players] - tail) :]
    v = with_chain(v, words, tail, [tile for tile in free if tile not in stacked])
    v = v._replace(
        phase=MOVING,
        stacks=tuple([tuple([t for t in sorted(stacked) if FIRST[k] <= t < FIRST[k + 1]]) for k in range(4)]),
        rows=tuple(rows),
        coins=padded(coins, players, 6),
        points=padded(points, players, 0),
        barrels=padded(barrels, players, 0),
        chieftains=padded(chieftains, players, 0),
        ness=int(5 in v.cards[0]),
        awards=tuple(awards),
    )
    s = position(v)
    GAME.check(s)
    return s


def padded(given: Sequence[int], players: int, rest: int) -> tuple[int, ...]:
    """What was said by seat, and the same for all others."""
    return (*given, *[rest] * (players - len(given)))


def with_lands(v: View, pictures: list[Landscape]) -> View:
    """The displays, what lies on them, and the cards that go with them."""
    cell, men, stock, own = list(v.cell), list(v.men), list(v.stock), list(v.own)
    ends: list[int] = []
    for seat, picture in enumerate(pictures):
        ends += picture.ends()
        for tile, load in picture.loads.items():
            cell[tile], men[tile] = picture.cells[tile], load.count("i")
            for letter in load.replace("i", ""):
                kind = LETTERS.index(letter)
                own[seat * KINDS + kind] += 1
                stock[shelf(tile, kind)] += 1
    return v._replace(
        land=tuple([tuple(picture.cells) for picture in pictures]),
        cell=tuple(cell),
        men=tuple(men),
        stock=tuple(stock),
        own=tuple(own),
        ends=tuple(ends),
        cards=tuple([tuple(sorted([CARD[t] for t in picture.cells if CARD[t] >= 0])) for picture in pictures]),
    )


def shelf(tile: int, kind: int) -> int:
    """Where a resource on a tile is counted."""
    if tile == ABBEY_TILE:
        return ABBEY_STOCK + kind
    if tile == LOCHY_TILE:
        return LOCHY_STOCK + kind
    assert SORT[tile] == kind, "this tile holds something else"
    return tile


def with_chain(v: View, words: list[str], tail: int, spare: list[int]) -> View:
    """Figures, die and tiles from the end of the chain on."""
    pieces = [str(seat + 1) for seat in range(v.players)] + (["die"] if len(v.fields) > v.players else [])
    words = words + [piece for piece in pieces if piece not in words]
    words += [CODES[tile] for tile in spare[: CHAIN - len(words)]]
    assert words[0] == "1", "the first seat is last"
    ring, fields = [0] * FIELDS, [0] * len(pieces)
    for place, word in enumerate(words):
        if word in pieces:
            fields[pieces.index(word)] = tail + place
        ring[(tail + place) % FIELDS] = -1 - pieces.index(word) if word in pieces else TILE_OF[word]
    return v._replace(ring=tuple(ring), fields=tuple(fields), tail=tail)


STEPPER: Final = Stepper(GAME)
options = STEPPER.options
do = STEPPER.do


def tiles_offered(s: State) -> set[str]:
    """The tiles that may be taken."""
    return {text.removeprefix("take ") for text in options(s) if text.startswith("take ")}


def refusal(s: State, text: str) -> tuple[str, str]:
    """Rule and message of why seat 0 may not do this."""
    action = GAME.actions.parse(text)
    assert action >= 0, text
    assert GAME.decider(s) != 0 or action not in GAME.legal(s, 0), f"{text!r} is legal"
    found = GAME.why_not(GAME.view(s, 0), action)
    return found.rule, found.message.id


def owned(s: State, seat: int = 0) -> str:
    """A seat's resources, a letter each."""
    return "".join([LETTERS[kind] * s.own[seat * KINDS + kind] for kind in range(KINDS)])


def stock(s: State, code: str) -> int:
    """How many resources lie on a production tile."""
    return s.stock[TILE_OF[code]]


def chain(s: State) -> list[str]:
    """The chain from its end to its head."""
    pieces = [str(seat + 1) for seat in range(s.players)] + ["die"]
    found = [s.ring[(s.tail + place) % FIELDS] for place in range(FIELDS)]
    return [CODES[entry] if entry > 0 else pieces[-1 - entry] if entry else "." for entry in found]


def laid(s: State, seat: int = 0) -> list[str]:
    """A display, in the order of laying."""
    return [CODES[tile] if tile <= DRAWN else "Home" for tile in s.land[seat * MOST : seat * MOST + s.size[seat]]]


def men(s: State, code: str, seat: int = 0) -> int:
    """How many members stand on a tile."""
    return s.men[TILE_OF[code] or HOME + seat]
