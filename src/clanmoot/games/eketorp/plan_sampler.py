"""Draws plans that have been made but not shown. Every possible plan is equally likely."""

from math import comb

from clanmoot.core.rng import Rng

from .actions import PLACE, READY
from .pieces import FIELDS, KINDS, STORES
from .rules.plan import place, placements, plans
from .state import REVEALING, State
from .view import View


def make_plans(v: View, s: State, rng: Rng) -> None:
    """Draw a plan for every seat that has made a plan but not shown it.

    While players are still planning, the plans of the others stay empty.
    """
    if v.phase != REVEALING:
        return
    for seat in range(v.turn, v.players):
        if seat == v.me:
            continue
        if seat == v.turn and v.left >= 0:
            finish_plan(s, seat, v.left, v.upto, rng)
        else:
            make_plan(s, seat, rng)


def make_plan(s: State, seat: int, rng: Rng) -> None:
    """Draw a whole plan. Every possible plan is equally likely."""
    while True:
        moves = list(placements(s, seat))
        action = moves[rng.weighted([plans(s, seat, move) for move in moves])]
        if action == READY:
            return
        place(s, seat, action - PLACE)


def finish_plan(s: State, seat: int, left: int, upto: int, rng: Rng) -> None:
    """Complete a plan at random. The fields below `upto` are known, and `left` Vikings are on higher fields."""
    while left:
        fields = open_fields(s, seat, upto)
        field = fields[rng.weighted([spreads(s, seat, left - 1, other) for other in fields])]
        s.out[seat * FIELDS + field] += 1
        left -= 1
        upto = field if field < STORES else field + 1


def open_fields(s: State, seat: int, upto: int) -> list[int]:
    """Return the fields from `upto` upwards where this seat may place a Viking."""
    return [field for field in range(upto, STORES + KINDS * s.players) if field < STORES or _other(field) != seat]


def _other(field: int) -> int:
    return (field - STORES) // KINDS


def spreads(s: State, seat: int, left: int, field: int) -> int:
    """Return the number of ways to place `left` Vikings on higher siege fields, and on stores from `field` upwards."""
    if field >= STORES:
        return comb(len(open_fields(s, seat, field + 1)), left)
    stores, sieges = STORES - field, len(open_fields(s, seat, STORES))
    return sum([comb(sieges, k) * comb(left - k + stores - 1, stores - 1) for k in range(left + 1)])
