"""§3: the start of a turn: drawing six cubes, and the second draw by the player with the Largest Following."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ..actions import CUBE, RETURN, RETURN_PACKS, RETURNED, RETURNS, pack, within
from ..pieces import DRAW
from ..state import BAG_EMPTY, CUBING, OVER, RECUBING, RETURNING, State, total
from .cube_actions import to_actions


def start_turn(s: State) -> None:
    """HC-3.3, 8.2: start a turn with six cubes. If the bag has fewer, end the game."""
    s.turn = (s.start + s.place) % s.players
    s.foe = -1
    s.used = s.acts = s.done = s.before = s.side = s.combat = 0
    s.first = -1
    if total(s.bag) < DRAW:
        s.reason = BAG_EMPTY
        s.phase = OVER
        return
    s.phase = CUBING
    s.owed = DRAW


def cubes_in_bag(s: State) -> list[tuple[int, int]]:
    """Return the cubes that may be drawn, with weights."""
    return [(CUBE + colour, s.bag[colour]) for colour in range(4) if s.bag[colour]]


def draw_cube(s: State, colour: i64) -> None:
    """HC-3.3: draw a cube from the bag, openly. HC-3.4: after the first draw, the holder may put some back."""
    s.bag[colour] -= 1
    s.drawn[colour] += 1
    s.owed -= 1
    if s.owed > 0:
        return
    if s.phase == CUBING and s.holder == s.turn:
        s.phase = RETURNING
    else:
        to_actions(s)


def returns(s: State) -> vec[i64]:
    """HC-3.4: return the ways to put drawn cubes back, including none."""
    found = vec[i64]()
    have: i64 = pack(s.drawn, 0)
    for rank in range(RETURNS):
        if within(RETURN_PACKS[rank], have):
            found = append(found, RETURN + rank)
    return found


def put_back(s: State, rank: i64) -> None:
    """HC-3.4: put the cubes into the bag before the second draw, so the same cubes may be drawn again."""
    number: i64 = 0
    for colour in range(4):
        cubes: i64 = RETURNED[rank * 4 + colour]
        s.drawn[colour] -= cubes
        s.bag[colour] += cubes
        number += cubes
    if number == 0:
        to_actions(s)
        return
    s.phase = RECUBING
    s.owed = number
