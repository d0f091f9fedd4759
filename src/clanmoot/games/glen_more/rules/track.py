"""§3: the track: figures, the die, and the refill of tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, members

from ..actions import DRAW, ROLL, START
from ..pieces import CHAIN, FIELDS, NESS
from ..scoring import score
from ..state import LAYING, MOVING, OVER, REFILLING, ROLLING, State
from ..tiles import FIRST

TO_LAY: Final = vec[i64]([0, 0, 57, 58, 58, 59])  # GM-3.6: tiles in the stacks when play begins, by number of players
PIPS: Final = [3, 2, 1]  # GM-1.6: how many sides of the die show 1, 2, 3


def starts(s: State) -> list[tuple[int, int]]:
    """GM-2.2: return the possible start players, with weights."""
    return [(START + seat, 1) for seat in range(s.players)]


def start(s: State, seat: i64) -> None:
    """GM-2.2: put the figures on consecutive spaces in seat order, with the start player last, then the die."""
    pieces: i64 = len(s.fields)
    place: i64 = 0
    while place < pieces:
        piece: i64 = place
        if place < s.players:
            piece = (seat + place) % s.players
        s.fields[piece] = place
        s.ring[place] = -1 - piece
        place += 1
    s.turn = seat
    s.tail = pieces - CHAIN  # minus the number of tiles to draw before the track is full
    s.phase = LAYING


def last_field(s: State) -> i64:
    """GM-3.1: return the number of the space with the last piece."""
    found: i64 = s.fields[0]
    for field in s.fields:
        if field < found:
            found = field
    return found


def last_piece(s: State) -> i64:
    """GM-3.1: return the last piece: a seat, or the number of players for the die."""
    piece: i64 = 0
    other: i64 = 1
    while other < len(s.fields):
        if s.fields[other] < s.fields[piece]:
            piece = other
        other += 1
    return piece


def moves_again(s: State, seat: i64) -> bool:
    """GM-3.6: tell whether the seat will have another turn after this one."""
    return s.fields[seat] < TO_LAY[s.players]


def lowest_stack(s: State) -> i64:
    """GM-3.3: return the stack from which the next tile is drawn."""
    stack: i64 = 0
    while not s.stacks[stack]:
        stack += 1
    return stack


def draws(s: State) -> list[tuple[int, int]]:
    """GM-3.3: return the tiles that may be drawn next, with weights."""
    stack = lowest_stack(s)
    return [(DRAW + FIRST[stack] + place, 1) for place in members(s.stacks[stack])]


def add_tile(s: State, tile: i64) -> None:
    """GM-3.3, 8.1: add a tile at the head of the track.

    The last tile of stack 1, 2 or 3 causes a scoring. The last tile of stack 3 also ends the game.
    """
    stack: i64 = lowest_stack(s)
    s.stacks[stack] &= ~bit(tile - FIRST[stack])
    s.ring[(s.tail + CHAIN) % FIELDS] = tile
    s.tail += 1
    if stack > 0 and not s.stacks[stack]:
        score(s)
        if stack == 3:
            s.phase = OVER  # GM-8.4
            return
    if s.tail == last_field(s):
        next_turn(s)


def next_turn(s: State) -> None:
    """GM-3.1: give the turn to the player whose piece is last."""
    piece: i64 = last_piece(s)
    if piece == s.players:
        s.phase = ROLLING
        return
    s.turn = piece
    s.phase = MOVING
    if s.cards[piece] & bit(NESS):
        s.ness = 1  # GM-6.7


def reset_turn(s: State) -> None:
    """Reset what the state stores for one turn only."""
    s.tile = s.spot = s.around = s.ready = s.ness = s.steps = s.using = s.cost = s.owed = s.back = 0
    s.last = -1


def field_of(s: State, tile: i64) -> i64:
    """Return the space of a tile on the track, or -1 if it is not there."""
    field: i64 = s.tail
    while field < s.tail + CHAIN:
        if s.ring[field % FIELDS] == tile:
            return field
        field += 1
    return -1


def nth_tile(s: State, piece: i64, n: i64) -> i64:
    """GM-3.4, 3.5: return the space of the nth tile ahead of a piece. Figures and the die are not counted."""
    field: i64 = s.fields[piece]
    while n > 0:
        field += 1
        if s.ring[field % FIELDS] > 0:
            n -= 1
    return field


def advance(s: State, piece: i64, field: i64) -> i64:
    """GM-3.2: move a piece to the space of a tile. Take that tile off the track and return it."""
    tile: i64 = s.ring[field % FIELDS]
    s.ring[s.fields[piece] % FIELDS] = 0
    s.ring[field % FIELDS] = -1 - piece
    s.fields[piece] = field
    return tile


def rolls(s: State) -> list[tuple[int, int]]:
    """GM-1.6: return the possible rolls of the die, with weights."""
    return [(ROLL + 1 + place, sides) for place, sides in enumerate(PIPS)]


def roll(s: State, pips: i64) -> None:
    """GM-3.4: move the die to the tile that is this many tiles ahead. That tile leaves the game."""
    advance(s, s.players, nth_tile(s, s.players, pips))
    s.phase = REFILLING


def refill(s: State) -> None:
    """GM-3.3: remove the tiles behind the last piece, and start adding tiles until one space is empty."""
    end: i64 = last_field(s)
    field: i64 = s.tail
    while field < end:
        s.ring[field % FIELDS] = 0
        field += 1
    reset_turn(s)
    s.phase = LAYING
