"""Draws positions that fit a view, by dealing the unseen cards of each deck to the places where they can be."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import Imaginer as AnyImaginer
from clanmoot.core.rng import Rng

from .card_memory import SHUFFLED
from .card_movements import summarize_tape
from .exact_origins import Origins, Pools, TooManyWays, seat_weights, spent_by_deck
from .particle_filter import ParticleFilter
from .pieces import VALUES
from .state import CUTTING, REFILLING, State
from .view import FACE_DOWN, View


def public_state(v: View) -> State:
    """Return a state with everything public. Hands and deck are empty."""
    s = State()
    s.players, s.refill, s.zone = v.players, v.refill, v.zone
    s.supply, s.backs = vec[i64](v.supply), vec[i64](v.backs)
    s.phase, s.round, s.start, s.place = v.phase, v.round, v.start, v.place
    s.turn, s.holder, s.used, s.acts = v.turn, v.holder, v.used, v.acts
    s.bag, s.drawn = vec[i64](v.bag), vec[i64](v.drawn)
    s.done, s.first, s.before, s.owed = v.done, v.first, v.before, v.owed
    s.court, s.estates, s.sites = vec[i64](v.court), vec[i64](v.estates), vec[i64](v.sites)
    s.score, s.tally, s.discards = vec[i64](v.score), vec[i64](v.tally), vec[i64](v.discards)
    s.tiles, s.gone, s.shown = v.tiles, v.gone, vec[i64](v.shown)
    s.foe, s.side, s.combat, s.reason = v.foe, v.side, v.combat, v.reason
    s.won, s.laid, s.lent = vec[i64](v.won), vec[i64](v.laid), vec[i64](v.lent)
    s.five, s.deck = vec[i64](v.five or (0,) * VALUES), vec[i64]([0] * VALUES)
    s.hand, s.tape = vec[i64]([0] * (VALUES * v.players)), vec[i64](v.tape)
    return s


class CardKnowledge:
    """What a watcher can conclude from the tape and their own draws. It changes only when a card moves."""

    def __init__(self, v: View) -> None:
        self.summary = summarize_tape(v.tape, v.players, v.supply)
        self.others = [seat for seat in range(v.players) if seat != v.me]
        self.pools = [
            [deck[value] - own for value, own in enumerate(v.took[VALUES * number : VALUES * (number + 1)] or [0] * 4)]
            for number, deck in enumerate(self.summary.decks)
        ]
        self.origins = self.find_origins(v.tape)
        self.numbers: dict[tuple[int, int], list[list[int]]] = {}

    def find_origins(self, tape: tuple[int, ...]) -> Origins | ParticleFilter:
        """Return where the discards may have come from: exactly if there are few ways, else from a particle filter."""
        discarded = self.sum_of_others(self.summary.discarded)
        before_shuffle = self.sum_of_others(self.summary.discarded_before_shuffle)
        try:
            seats = [seat_weights(tuple(self.summary.tapes[seat])) for seat in self.others]
            return Origins(seats, Pools(self.pools, discarded, before_shuffle))
        except TooManyWays:
            return ParticleFilter(tape, self.others, self.pools)

    def sum_of_others(self, rows: list[list[int]]) -> list[int]:
        """Return the number of cards by value, added up over all other seats."""
        return [sum([rows[seat][value] for seat in self.others]) for value in range(VALUES)]

    def spent(self, key: int, seat: int) -> list[list[int]]:
        """Return what a seat discarded, by deck and value, from its key."""
        found = self.numbers.get((key, seat))
        if found is None:
            found = self.numbers[key, seat] = spent_by_deck(key, self.summary.discarded[seat], self.summary.last)
        return found


# A cache, because most steps move no card and search asks often.
_CACHE: Final[dict[tuple[object, ...], CardKnowledge]] = {}
_CACHE_SIZE: Final = 64


def card_knowledge(v: View) -> CardKnowledge:
    """Return what the watcher can conclude, from a cache."""
    known = (v.me, v.players, v.supply, v.tape, v.took)
    found = _CACHE.get(known)
    if found is None:
        found = CardKnowledge(v)
        if len(_CACHE) >= _CACHE_SIZE:
            _CACHE.clear()
        _CACHE[known] = found
    return found


class Imaginer(AnyImaginer[State]):
    """A uniform sampler. It draws the origins of the discards by weight, then deals the other cards at random."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.public = public_state(v)
        self.memory = card_knowledge(v)

    def draw(self, rng: Rng) -> State:
        return deal(self.v, self.public.copy(), self.memory, self.memory.origins.draw(rng), rng)


def deal(v: View, s: State, memory: CardKnowledge, keys: list[int], rng: Rng) -> State:
    """Deal the remaining cards of each deck to the seats that drew from it. The newest deck keeps the rest."""
    spent = [memory.spent(key, seat) for key, seat in zip(keys, memory.others, strict=True)]
    held: list[list[int]] = [[] for _ in memory.others]  # the cards of each hand, oldest deck first
    s.took = vec[i64]([0] * (VALUES * v.players * len(memory.pools)))
    for number, pool in enumerate(memory.pools):
        rest = [pool[value] - sum([gone[number][value] for gone in spent]) for value in range(VALUES)]
        left = sum(rest)
        for other, seat in enumerate(memory.others):
            gone = spent[other][number]
            at = (number * v.players + seat) * VALUES
            for value in range(VALUES):
                s.took[at + value] = gone[value]
            for _ in range(memory.summary.draws[number][seat] - sum(gone)):
                card = take_random_card(rest, left, rng)
                left -= 1
                s.took[at + card] += 1
                held[other].append(card)
        s.deck = vec[i64](rest)
    return hand_out(v, s, memory, held, rng)


def take_random_card(cards: list[int], left: i64, rng: Rng) -> int:
    """Remove a random card from these counts, `left` in total, and return its value."""
    place: i64 = rng.below(left)
    value = 0
    while place >= cards[value]:
        place -= cards[value]
        value += 1
    cards[value] -= 1
    return value


def hand_out(v: View, s: State, memory: CardKnowledge, held: list[list[int]], rng: Rng) -> State:
    """Put every card in its owner's hand. A card played face down is drawn from the hand at random."""
    if v.me >= 0:
        keep_own(v, s)
    for cards, seat in zip(held, memory.others, strict=True):
        if v.refill and v.phase in (REFILLING, CUTTING) and seat == (v.foe if v.side else v.turn):
            # The last cards drawn are at the end of the list.
            recent = drawn_since_discard(v, seat)
            s.five = vec[i64]([cards[len(cards) - recent :].count(value) for value in range(VALUES)])
        side = 0 if seat == v.turn else 1
        if seat in (v.turn, v.foe) and v.laid[side] == FACE_DOWN:
            s.laid[side] = cards.pop(int(rng.below(len(cards))))
        for card in cards:
            s.hand[seat * VALUES + card] += 1
    return s


def keep_own(v: View, s: State) -> None:
    """Copy the viewer's own hand and draws into the state."""
    for value in range(VALUES):
        s.hand[v.me * VALUES + value] = v.hand[value]
    for place, drawn in enumerate(v.took):
        number, value = divmod(place, VALUES)
        s.took[(number * v.players + v.me) * VALUES + value] = drawn


def drawn_since_discard(v: View, seat: int) -> int:
    """Return how many cards a seat has drawn since its last discard."""
    found = 0
    for code in reversed(v.tape):
        if code == seat:
            found += 1
        elif code != SHUFFLED:
            break
    return found
