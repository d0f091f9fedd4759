"""Every position that a view does not rule out, counted exactly. Tests of the sampler use it on small positions."""

from itertools import permutations, product
from math import perm

from .pieces import KINDS, may_lie
from .state import State
from .view import View
from .world_sampler import face_down, public, put_down

Ways = dict[tuple[int, ...], int]  # the kinds in each slot -> in how many ways physical tokens give them


def worlds(v: View, most: int) -> list[tuple[State, int]]:
    """Return all positions with their weights. Return none if there are more than `most` ways to place the tokens.

    The limit includes arrangements that the rules forbid.
    """
    slots = [face_down(v, seat) for seat in range(v.players)]
    tries = 1
    for seat in range(v.players):
        tries *= perm(sum(v.unseen[seat]), len(slots[seat]))
    if tries > most:
        return []
    found: list[tuple[State, int]] = []
    for chosen in product(*[list(ways(v, seat, slots[seat]).items()) for seat in range(v.players)]):
        s, weight = public(v), 1
        for seat, (kinds, number) in enumerate(chosen):
            weight *= number
            for place, kind in zip(slots[seat], kinds, strict=True):
                put_down(s, seat, place, kind)
        found.append((s, weight))
    return found


def ways(v: View, seat: int, slots: list[int]) -> Ways:
    """Return all ways to fill a clan's places with kinds of tokens, and how many physical arrangements each one has."""
    tokens = [kind for kind in range(KINDS) for _ in range(v.unseen[seat][kind])]
    found: Ways = {}
    for laid in permutations(tokens, len(slots)):
        if all(may_lie(seat, kind, place) for kind, place in zip(laid, slots, strict=True)):
            found[laid] = found.get(laid, 0) + 1
    return found
