"""§5.3, 5.4: building the walls."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ..actions import BUILD
from ..pieces import COLOURS, ROUNDS, SECTIONS, STACK, WALL, height
from ..state import BUILDING, OVER, WALLS, State
from .ending import end_round


def wall_size(s: State, seat: i64) -> i64:
    """Return how many bricks a wall has."""
    size: i64 = 0
    for section in range(SECTIONS):
        size += height(s.wall[seat * SECTIONS + section])
    return size


def pile_size(s: State, seat: i64) -> i64:
    """Return how many bricks a seat still has to place."""
    size: i64 = 0
    for colour in range(COLOURS):
        size += s.pile[seat * COLOURS + colour]
    return size


def begin_building(s: State) -> None:
    """EK-5.3, 5.4: start building. If the game ends with this phase, place all bricks automatically."""
    complete = False
    for seat in range(s.players):
        if wall_size(s, seat) + pile_size(s, seat) >= WALL:
            complete = True
    if not complete and s.round < ROUNDS:
        next_builder(s)
        return
    for seat in range(s.players):
        place_all(s, seat)
    s.turn = -1
    if complete:
        s.reason = WALLS
        s.phase = OVER
    else:
        end_round(s)


def next_builder(s: State) -> None:
    """EK-5.3: choose the next player with bricks to place, clockwise from the start player, or end the round."""
    for step in range(s.players):
        s.turn = (s.start + step) % s.players
        if pile_size(s, s.turn):
            s.phase = BUILDING
            return
    s.turn = -1
    end_round(s)


def builds(s: State) -> vec[i64]:
    """EK-5.3: return all ways to place a brick: any of the player's, on any section with fewer than three."""
    found = vec[i64]()
    for colour in range(COLOURS):
        if s.pile[s.turn * COLOURS + colour]:
            for section in range(SECTIONS):
                if height(s.wall[s.turn * SECTIONS + section]) < STACK:
                    found = append(found, BUILD + colour * SECTIONS + section)
    return found


def build(s: State, colour: i64, section: i64) -> None:
    """EK-5.3: place one brick. Its owner can never move it again."""
    place_brick(s, s.turn, colour, section)
    next_builder(s)


def place_brick(s: State, seat: i64, colour: i64, section: i64) -> None:
    """Put a brick on top of a section."""
    place: i64 = seat * SECTIONS + section
    s.pile[seat * COLOURS + colour] -= 1
    s.wall[place] = s.wall[place] * 5 + colour + 1


def place_all(s: State, seat: i64) -> None:
    """EK-5.3: place all bricks at once. Those that do not fit on a wall of 18 bricks stay beside the castle."""
    section: i64 = 0
    for colour in range(COLOURS):
        while s.pile[seat * COLOURS + colour]:
            while section < SECTIONS and height(s.wall[seat * SECTIONS + section]) == STACK:
                section += 1
            if section < SECTIONS:
                place_brick(s, seat, colour, section)
            else:
                s.pile[seat * COLOURS + colour] -= 1
                s.beyond[seat * COLOURS + colour] += 1
