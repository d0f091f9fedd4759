"""Draws positions that a view does not rule out, by dealing the unseen cards to the places where they can be."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import mask
from clanmoot.core.game import Imaginer as AnyImaginer
from clanmoot.core.rng import Rng

from .formation import strongest
from .pieces import BLUFF, CLANS, KINDS, MUD, STONES, SUPPLY, with_tactic
from .rules.cards_at_stones import slots
from .state import State, set_up
from .view import View


def public(v: View) -> State:
    """Return a state with everything public. Hands and decks are empty."""
    s = set_up(v.tactics, v.expert, v.begins, v.rounds)
    s.round, s.scores = v.round, vec[i64](v.scores)
    s.phase, s.turn, s.idle, s.passed = v.phase, v.turn, v.idle, v.passed
    s.claimed, s.recruited, s.pile, s.left, s.held = v.claimed, v.recruited, v.pile, v.left, v.held
    s.digger, s.known = v.digger, vec[i64](v.known)
    s.sides = vec[i64]([mask(side) for side in v.sides])
    s.bluff, s.mud, s.discards = mask(v.bluff), mask(v.mud), mask(v.discards)
    s.tactic_discards = tactic_set(list(v.tactic_discards))
    s.full, s.first, s.owned = both_seats(v.full), both_seats(v.first), both_seats(v.owned)
    s.played, s.jokers = vec[i64](v.played), mask(v.jokers)
    s.reason, s.winner = v.reason, v.winner
    for seat in range(2):
        for stone in v.full[seat]:
            place = seat * STONES + stone
            s.worth[place] = strongest(s.sides[place], slots(s, stone), stone in v.bluff, 0)
    s.deck = s.tactic_deck = 0
    return s


def both_seats(stones: tuple[tuple[int, ...], ...]) -> int:
    """Return the set of places for two lists of stones, one per seat."""
    return mask(stones[0]) | mask(stones[1]) << STONES


def tactic_set(kinds: list[int]) -> int:
    """Return the set of tactic cards that has these kinds."""
    found = 0
    for kind in kinds:
        found = with_tactic(found, kind)
    return found


def placed(v: View) -> list[int]:
    """Return all cards whose place the viewer knows.

    These are the cards at and on stones, the discards, the viewer's hand, and cards that the viewer put under a deck.
    """
    cards: list[int] = [*v.discards, *v.hand]
    for side in v.sides:
        cards.extend(side)
    cards.extend([CLANS + BLUFF] * len(v.bluff) + [CLANS + MUD] * len(v.mud))
    cards.extend([CLANS + kind for kind in v.tactic_discards])
    cards.extend([card for card in v.under if card >= 0])
    if v.me == v.digger:
        cards.extend(v.known)
    return cards


def hidden(v: View) -> tuple[list[int], list[int]]:
    """Return the clan cards and the tactic cards whose place the viewer does not know. Two Jokers are listed twice."""
    left = [1] * CLANS + (SUPPLY if v.tactics else [0] * KINDS)
    for card in placed(v):
        left[card] -= 1
    every = [card for card in range(CLANS + KINDS) for _ in range(left[card])]
    return [card for card in every if card < CLANS], [card for card in every if card >= CLANS]


class Imaginer(AnyImaginer[State]):
    """A uniform sampler. It shuffles the hidden cards of each deck and deals them to the places that need cards."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.public = public(v)
        self.clan, self.tactic = hidden(v)

    def draw(self, rng: Rng) -> State:
        clan, tactic = self.clan[:], self.tactic[:]
        rng.shuffle(clan)
        rng.shuffle(tactic)
        return deal(self.v, self.public.copy(), clan, tactic)


def deal(v: View, s: State, clan: list[int], tactic: list[int]) -> State:
    """Deal the hidden cards: first under the decks, then to hidden hands. The rest go to the decks."""
    s.under = vec[i64]([card if card >= 0 else (clan if card == -1 else tactic).pop() for card in v.under])
    for seat in range(2):
        if seat == v.me:
            hand = list(v.hand)
        else:
            hand = list(v.known) if v.me >= 0 and v.me == v.digger else []
            hand += [clan.pop() for _ in range(v.clans_held[seat] - sum([card < CLANS for card in hand]))]
            hand += [tactic.pop() for _ in range(v.tactics_held[seat] - sum([card >= CLANS for card in hand]))]
        s.hands[seat] = mask([card for card in hand if card < CLANS])
        s.tactic_hands[seat] = tactic_set([card - CLANS for card in hand if card >= CLANS])
    s.deck = mask(clan)
    s.tactic_deck = tactic_set([card - CLANS for card in tactic])
    return s
