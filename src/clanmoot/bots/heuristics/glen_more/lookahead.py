"""How a turn goes on after an action, if what looks best is done each time."""

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

HALVES: Final = (GIVING, CHOOSING, TAKING, STEPPING)  # phases that only finish what an action began


def after(s: State, action: int) -> State:
    """The position one step on."""
    new = s.copy()
    apply(new, action)
    return new


def mine(s: State, seat: int, tail: int) -> bool:
    """Whether the seat is still in the turn that began with this end of the chain."""
    return s.phase > ROLLING and s.turn == seat and s.tail == tail and s.phase != MOVING


def settled(s: State, seat: int, tail: int) -> float:
    """The worth of a position, an action that is half done finished in the best way."""
    if not mine(s, seat, tail) or s.phase not in HALVES:
        return worth(s, seat)
    return max([settled(after(s, action), seat, tail) for action in moves(s)])


def best(s: State, seat: int, tail: int) -> State:
    """The position after the step that looks best now."""
    found, most = s, 0.0
    for action in moves(s):
        if not redundant(s, action):
            new = after(s, action)
            value = settled(new, seat, tail)
            if found is s or value > most:
                found, most = new, value
    return found


def prospect(s: State, seat: int, tail: int) -> float:
    """The worth of the position at the end of the turn."""
    while mine(s, seat, tail):
        s = best(s, seat, tail)
    return settled(s, seat, tail)
