"""The rest of a turn after an action, assuming that the player always takes the step that looks best."""

from typing import Final

from clanmoot.games.glen_more.rules.turn import apply, moves, redundant
from clanmoot.games.glen_more.state import (
    CHOOSING,
    GIVING,
    MOVING,
    ROLLING,
    STEPPING,
    TAKING,
    State,
)

from .position_value import worth

HALVES: Final = (GIVING, CHOOSING, TAKING, STEPPING)  # phases that only complete an action


def after(s: State, action: int) -> State:
    """Return the position after one action."""
    new = s.copy()
    apply(new, action)
    return new


def mine(s: State, seat: int, tail: int) -> bool:
    """Tell whether the seat is still in the same turn. `tail` is where the end of the chain was when the turn began."""
    return s.phase > ROLLING and s.turn == seat and s.tail == tail and s.phase != MOVING


def settled(s: State, seat: int, tail: int) -> float:
    """Return the value of a position. If an action is half finished, complete it in the best way first."""
    if not mine(s, seat, tail) or s.phase not in HALVES:
        return worth(s, seat)
    return max([settled(after(s, action), seat, tail) for action in moves(s)])


def best(s: State, seat: int, tail: int) -> State:
    """Return the position after the step that looks best."""
    found, most = s, 0.0
    for action in moves(s):
        if not redundant(s, action):
            new = after(s, action)
            value = settled(new, seat, tail)
            if found is s or value > most:
                found, most = new, value
    return found


def prospect(s: State, seat: int, tail: int) -> float:
    """Return the value of the position at the end of the turn."""
    while mine(s, seat, tail):
        s = best(s, seat, tail)
    return settled(s, seat, tail)
