"""Every position that a view does not rule out, counted exactly. Tests of the sampler use it on small positions."""

from itertools import permutations
from math import perm

from .pieces import CLANS
from .state import State
from .view import View
from .world_sampler import deal, hidden, public


def worlds(v: View, most: int) -> list[tuple[State, int]]:
    """Return all positions with their weights, or none if there are more than `most` ways to deal the hidden cards."""
    clan, tactic = hidden(v)
    face_up = public(v)
    clan_places, tactic_places = places(v)
    if perm(len(clan), clan_places) * perm(len(tactic), tactic_places) > most:
        return []
    found: dict[tuple[object, ...], tuple[State, int]] = {}
    for clan_deal in permutations(range(len(clan)), clan_places):
        for tactic_deal in permutations(range(len(tactic)), tactic_places):
            # Cards are told apart here, so a place with "a Joker" counts twice when two are hidden.
            s = deal(v, face_up.copy(), ordered(clan, clan_deal), ordered(tactic, tactic_deal))
            key = (*s.hands, *s.tactic_hands, *s.under)
            found[key] = (s, found[key][1] + 1 if key in found else 1)
    return list(found.values())


def places(v: View) -> tuple[int, int]:
    """Return how many hidden clan cards and how many hidden tactic cards are in hands or were put under a deck."""
    clan, tactic = v.under.count(-1), v.under.count(-2)
    for seat in range(2):
        if seat != v.me:
            known = list(v.known) if v.me >= 0 and v.me == v.digger else []
            clan += v.clans_held[seat] - len([card for card in known if card < CLANS])
            tactic += v.tactics_held[seat] - len([card for card in known if card >= CLANS])
    return clan, tactic


def ordered(cards: list[int], chosen: tuple[int, ...]) -> list[int]:
    """Return the cards with the chosen ones at the end, in reverse order. Cards are dealt from the end."""
    rest = [card for index, card in enumerate(cards) if index not in chosen]
    return rest + [cards[index] for index in reversed(chosen)]
