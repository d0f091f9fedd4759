"""The view of one watcher, and the states that it does not rule out."""

from itertools import combinations
from typing import NamedTuple

from clanmoot.core.bits import mask, members
from clanmoot.core.game import Imaginer as AnyImaginer
from clanmoot.core.rng import Rng

from .actions import DEAL, DEALT, DRAW, DRAWN
from .state import State


class View(NamedTuple):
    """What one watcher knows: everything face up, the number of hidden cards, and the watcher's own hand."""

    me: int
    options: tuple[int, ...]
    phase: int
    turn: int
    deck: int
    held: tuple[int, ...]  # number of cards in each hand
    hand: tuple[int, ...]  # the watcher's own
    sides: tuple[tuple[int, ...], ...]  # seat * 2 + stone
    first: tuple[int, ...]
    owner: tuple[int, ...]


def view(s: State, me: int) -> View:
    return View(
        me=me,
        options=s.options,
        phase=s.phase,
        turn=s.turn,
        deck=s.deck.bit_count(),
        held=tuple([hand.bit_count() for hand in s.hands]),
        hand=tuple(members(s.hands[me])) if me >= 0 else (),
        sides=tuple([tuple(members(side)) for side in s.sides]),
        first=tuple(s.first),
        owner=tuple(s.owner),
    )


def seen(s: State, action: int, watcher: int) -> int:
    """SS-2.1, SS-3.1: return what a watcher sees of a step. Only their owner sees which cards were dealt or drawn."""
    if action < DEAL or watcher == s.turn:
        return action
    return DRAWN if action >= DRAW else DEALT


def public(v: View) -> State:
    """Return the state without hidden hands. The deck contains all cards that the viewer cannot see."""
    s = State(v.options)
    s.phase, s.turn = v.phase, v.turn
    s.sides = [mask(side) for side in v.sides]
    s.first, s.owner = list(v.first), list(v.owner)
    if v.me >= 0:
        s.hands[v.me] = mask(v.hand)
    for place in (*s.hands, *s.sides):
        s.deck &= ~place
    return s


def fill(s: State, seat: int, cards: int) -> State:
    """Move cards from the deck into a hidden hand, in place."""
    s.deck &= ~cards
    s.hands[seat] = cards
    return s


class Imaginer(AnyImaginer[State]):
    """A sampler that shuffles the hidden cards and deals them into the hidden hands."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.public = public(v)
        self.cards = members(self.public.deck)

    def draw(self, rng: Rng) -> State:
        s, cards = self.public.copy(), self.cards[:]
        rng.shuffle(cards)
        for seat in (0, 1):
            if seat != self.v.me:
                fill(s, seat, mask([cards.pop() for _ in range(self.v.held[seat])]))
        return s


def worlds(v: View, most: int) -> list[tuple[State, int]]:
    """Return every state that the view does not rule out, all equally likely; [] if there are more than `most`."""
    found = [public(v)]
    for seat in (0, 1):
        if seat != v.me:
            found = [
                fill(s.copy(), seat, mask(cards))
                for s in found
                for cards in combinations(members(s.deck), v.held[seat])
            ]
    return [(s, 1) for s in found] if len(found) <= most else []
