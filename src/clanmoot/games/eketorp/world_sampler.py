"""Draws positions that a view does not rule out, by dealing the unseen cards to the places where they can be."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import mask
from clanmoot.core.game import Imaginer as AnyImaginer
from clanmoot.core.rng import Rng

from .hidden_card_sampler import Composition
from .hidden_cards import Group, tally, unseen
from .pieces import HAND, VALUES
from .plan_sampler import make_plans
from .state import LAYING, TURNING, State, set_up
from .view import View


def public(v: View) -> State:
    """Return a state with what the viewer knows. Hidden hands, hidden plans and the deck are empty."""
    s = set_up(v.players, v.late, v.cards)
    s.phase, s.round, s.start, s.turn = v.phase, v.round, v.start, v.turn
    s.ready, s.over_sieges, s.unturned = mask(v.ready), mask(v.over_sieges), mask(v.unturned)
    s.supply, s.bricks, s.colours = vec[i64](v.supply), vec[i64](v.bricks), vec[i64](v.colours)
    s.out, s.home, s.sick, s.under = flat(v.out), vec[i64](v.home), flat(v.sick), vec[i64](v.under)
    s.wall, s.pile, s.beyond, s.amulets = flat(v.wall), flat(v.pile), flat(v.beyond), vec[i64](v.amulets)
    s.deck = vec[i64]([0] * VALUES)
    s.hand = flat(tuple([tally(hand) for hand in v.hands]))
    s.laid = flat(tuple([tally(cards) for cards in v.laid]))
    s.field, s.attacker, s.defender = v.field, v.attacker, v.defender
    s.played = vec[i64]([value if value > 0 else 0 for value in v.played])
    s.damage, s.left, s.upto, s.taken = v.damage, v.left, v.upto, vec[i64](v.taken)
    s.shown, s.open, s.first, s.high = vec[i64](v.shown), mask(v.open), mask(v.first), mask(v.high)
    s.first_seen, s.gone, s.reason = vec[i64](v.first_seen), vec[i64](v.gone), v.reason
    if v.me >= 0:
        for value in range(VALUES):
            s.gone_first[v.me * VALUES + value] = v.gone_first[value]
            s.gone_late[v.me * VALUES + value] = v.gone_late[value]
    return s


def flat(lists: tuple[tuple[int, ...], ...]) -> vec[i64]:
    """Join the lists of all seats into one vector."""
    return vec[i64]([number for numbers in lists for number in numbers])


class Imaginer(AnyImaginer[State]):
    """An exact sampler: every physical deal of the unseen cards that the view allows is equally likely."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.public = public(v)
        self.hidden = unseen(v)
        self.first = Composition(self.hidden)
        self.rest_size = sum([group.size for group in self.hidden.groups if not group.first])

    def draw(self, rng: Rng) -> State:
        s = self.public.copy()
        first = self.first_cards(rng)
        late = self.rest(first)
        if self.rest_size:
            to_the_end(late, self.rest_size, rng)
        for group in self.hidden.groups:
            cards = first if group.first else late
            fill(s, group, cards[-group.size :])
            del cards[-group.size :]
        for value in late:
            s.deck[value] += 1
        make_plans(self.v, s, rng)
        draw_face_down(self.v, s, rng)
        return s

    def first_cards(self, rng: Rng) -> list[int]:
        """EK-2.2: draw the unseen first cards. The last cards belong to the first group.

        It repeats the draw until every hand that must have a card above 3 has one.
        """
        while True:
            cards = self.first.draw(rng)
            if self.allowed(cards):
                return cards

    def allowed(self, cards: list[int]) -> bool:
        """Tell whether each group that must have a card above 3 has one. The last cards belong to the first group."""
        end = len(cards)
        for group in self.hidden.groups:
            if group.first:
                if group.needs_high and max(cards[end - group.size : end]) < HAND - 1:
                    return False
                end -= group.size
        return True

    def rest(self, first: list[int]) -> list[int]:
        """Return all unseen cards that are not first cards: those in later hands, later discards and the deck."""
        hidden = self.hidden
        found: list[int] = []
        for value in range(VALUES):
            left = hidden.fresh[value] - hidden.late[value] - first.count(value)
            found += [value] * (left if hidden.apart else left + hidden.shown[value])
        return found


def to_the_end(cards: list[int], size: int, rng: Rng) -> None:
    """Move `size` cards chosen at random to the end of the list."""
    for place in range(len(cards) - 1, len(cards) - 1 - size, -1):
        other = int(rng.below(place + 1))
        cards[place], cards[other] = cards[other], cards[place]


def fill(s: State, group: Group, cards: list[int]) -> None:
    """Put a group's cards in its place: the hand or one of the two lists of discards."""
    base = group.seat * VALUES
    for value in cards:
        if group.in_hand:
            s.hand[base + value] += 1
        elif group.first:
            s.gone_first[base + value] += 1
        else:
            s.gone_late[base + value] += 1


def draw_face_down(v: View, s: State, rng: Rng) -> None:
    """EK-4.5: draw others' face-down cards from their hands. Players who have not chosen a card have none."""
    if v.phase not in (LAYING, TURNING):
        return
    for seat in range(v.players):
        if v.played[seat] < 0:
            weights = [s.hand[seat * VALUES + value] for value in range(VALUES)]
            s.played[seat] = rng.weighted(weights) + 1
