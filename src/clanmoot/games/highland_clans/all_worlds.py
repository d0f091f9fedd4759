"""Every position that a view does not rule out, counted exactly, for tests of the sampler on small positions."""

from itertools import product
from math import factorial, perm

from librt.vecs import vec
from mypy_extensions import i64

from .card_memory import SHUFFLED
from .exact_origins import Origins, TooManyWays
from .pieces import VALUES
from .state import CUTTING, REFILLING, State
from .view import FACE_DOWN, View
from .world_sampler import CardKnowledge, card_knowledge, drawn_since_discard, public_state

Cards = tuple[int, ...]  # counts by value
Dealt = tuple[Cards, ...]  # what each group of places received
Place = tuple[int, int, int]  # owner (index in others, or -1: the deck), deck of origin, 1 if one of the last five


def worlds(v: View, most: int) -> list[tuple[State, int]]:
    """Return all positions with their weights.

    Return none if there are more than `most`, or far more ways to deal them.
    """
    try:
        return _worlds(v, most)
    except TooManyWays:
        return []


def _worlds(v: View, most: int) -> list[tuple[State, int]]:
    memory = card_knowledge(v)
    if not isinstance(memory.origins, Origins):
        raise TooManyWays
    found: dict[tuple[object, ...], tuple[State, int]] = {}
    ways = 0
    for keys in product(*[list(weights.items()) for weights in memory.origins.seats]):
        for s, weight in _dealt(v, memory, [key for key, _ in keys], most):
            for _, more in keys:
                weight *= more
            key = (*s.hand, *s.took, *s.laid, *s.five)
            found[key] = (s, found[key][1] + weight if key in found else weight)
            ways += 1
            if len(found) > most or ways > 8 * most:
                raise TooManyWays
    return list(found.values())


def _dealt(v: View, memory: CardKnowledge, keys: list[int], most: int) -> list[tuple[State, int]]:
    """Return all ways to deal those cards of each deck that were not discarded.

    `keys` says from which decks each seat's discards came.
    """
    spent = [memory.spent(key, seat) for key, seat in zip(keys, memory.others, strict=True)]
    partial: list[tuple[dict[Place, Cards], int]] = [({}, 1)]
    for number, pool in enumerate(memory.pools):
        gone = [sum([row[number][value] for row in spent]) for value in range(VALUES)]
        rest = tuple([pool[value] - gone[value] for value in range(VALUES)])
        groups = _groups(v, memory, spent, number, sum(rest))
        if min(*rest, *[size for _, size in groups]) < 0:
            return []
        dealt = _splits(rest, [size for _, size in groups], most)
        shown = _shown(pool, gone)
        partial = [
            (places | {place: cards for (place, _), cards in zip(groups, split, strict=True)}, weight * shown * ways)
            for places, weight in partial
            for split, ways in dealt
        ]
        if len(partial) > most:
            raise TooManyWays
    states = [(_placed(v, memory, spent, places), weight) for places, weight in partial]
    return [one for s, weight in states for one in _laid(v, s, weight)]


def _shown(pool: list[int], gone: list[int]) -> int:
    """Return in how many ways physical cards of a deck can be the ones that were discarded."""
    ways = 1
    for value in range(VALUES):
        ways *= perm(pool[value], gone[value])
    return ways


def _groups(
    v: View, memory: CardKnowledge, spent: list[list[list[int]]], number: int, rest: int
) -> list[tuple[Place, int]]:
    """Return the groups of cards of one deck that were not discarded, with the size of each.

    There is one group for each hand, one for the last five cards that a seat drew, and one for the deck.
    """
    groups: list[tuple[Place, int]] = []
    for other, seat in enumerate(memory.others):
        size = memory.summary.draws[number][seat] - sum(spent[other][number])
        five = _recent_cards(v, seat, number, memory.summary.last)
        groups += [((other, number, 0), size - five), ((other, number, 1), five)]
        rest -= size
    return [*groups, ((-1, number, 0), rest)]


def _recent_cards(v: View, seat: int, number: int, last: int) -> int:
    """Return how many of the five cards that a seat has just drawn came from this deck, under the Dutch rule."""
    if not v.refill or v.phase not in (REFILLING, CUTTING) or seat != (v.foe if v.side else v.turn):
        return 0
    decks: list[int] = []
    deck = last
    for code in reversed(v.tape):
        if code == SHUFFLED:
            deck -= 1
        elif code == seat:
            decks.append(deck)
    return decks[: drawn_since_discard(v, seat)].count(number)


def _splits(cards: Cards, sizes: list[int], most: int) -> list[tuple[Dealt, int]]:
    """Return all ways to deal the cards to groups of these sizes, each with its number of physical arrangements."""
    found: list[tuple[Dealt, Cards, int]] = [((), cards, 1)]
    for size in sizes:
        found = [
            ((*dealt, part), tuple([a - b for a, b in zip(left, part, strict=True)]), ways * _arranged(left, part))
            for dealt, left, ways in found
            for part in _parts(left, size)
        ]
        if len(found) > most:
            raise TooManyWays
    return [(dealt, ways) for dealt, _, ways in found]


def _parts(cards: Cards, size: int) -> list[Cards]:
    """Return all multisets of this size that are contained in another."""
    if len(cards) == 1:
        return [(size,)]
    others = sum(cards[1:])
    numbers = range(max(0, size - others), min(size, cards[0]) + 1)
    return [(n, *rest) for n in numbers for rest in _parts(cards[1:], size - n)]


def _arranged(left: Cards, part: Cards) -> int:
    """Return the number of ways to choose physical cards of `left` for `part` and put them in order."""
    ways = factorial(sum(part))
    for there, taken in zip(left, part, strict=True):
        ways *= perm(there, taken) // factorial(taken)
    return ways


def _placed(v: View, memory: CardKnowledge, spent: list[list[list[int]]], places: dict[Place, Cards]) -> State:
    """Return the position in which each group has the cards that `places` assigns to it."""
    s = public_state(v)
    took = [[list(row) for row in [[0] * VALUES] * v.players] for _ in memory.pools]
    for number in range(len(memory.pools) if v.me >= 0 else 0):
        took[number][v.me] = list(v.took[VALUES * number : VALUES * (number + 1)])
    for value in range(VALUES if v.me >= 0 else 0):
        s.hand[v.me * VALUES + value] = v.hand[value]
    for other, seat in enumerate(memory.others):
        for number in range(len(memory.pools)):
            for value in range(VALUES):
                old, new = places[other, number, 0][value], places[other, number, 1][value]
                took[number][seat][value] = spent[other][number][value] + old + new
                s.hand[seat * VALUES + value] += old + new
                s.five[value] += new
    s.deck = vec[i64](places[-1, memory.summary.last, 0])
    s.took = vec[i64]([n for deck in took for row in deck for n in row])
    return s


def _laid(v: View, s: State, weight: int) -> list[tuple[State, int]]:
    """Return a position for each card that a player may have played face down."""
    found = [(s, weight)]
    for side, seat in enumerate((v.turn, v.foe)):
        if v.laid[side] == FACE_DOWN:
            found = [(_lay(s, side, seat, value), w * n) for s, w in found for value, n in _cards(s, seat)]
    return found


def _cards(s: State, seat: int) -> list[tuple[int, int]]:
    return [(value, s.hand[seat * VALUES + value]) for value in range(VALUES) if s.hand[seat * VALUES + value]]


def _lay(s: State, side: int, seat: int, value: int) -> State:
    after = s.copy()
    after.laid[side] = value
    after.hand[seat * VALUES + value] -= 1
    return after
