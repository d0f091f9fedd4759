"""Every position that a view does not rule out, counted exactly. Tests of the sampler use it on small positions."""

from itertools import combinations_with_replacement
from math import comb, factorial, perm

from .hidden_cards import Group, Unseen, unseen
from .pieces import HAND, VALUES
from .state import LAYING, REVEALING, TURNING, State
from .view import View
from .world_sampler import fill, public

Dealt = list[tuple[int, ...]]  # the cards of each group, by value


def worlds(v: View, most: int) -> list[tuple[State, int]]:
    """Return all positions with their weights. Return none if there may be more than `most`, or if plans are hidden."""
    if hidden_plans(v):
        return []
    hidden = unseen(v)
    bound = 1
    for group in hidden.groups:
        bound *= comb(group.size + VALUES - 1, VALUES - 1)
    for seat in range(v.players):
        bound *= VALUES if v.played[seat] < 0 and v.held[seat] > 1 else 1
    if bound > most:
        return []
    found: list[tuple[State, int]] = []
    for dealt in deals(hidden.groups):
        weight = placings(hidden, dealt)
        if weight:
            found += face_down_worlds(v, filled(v, hidden, dealt), weight)
    return found


def hidden_plans(v: View) -> bool:
    """Tell whether another player has made a plan that the viewer cannot see."""
    return v.phase == REVEALING


def deals(groups: tuple[Group, ...]) -> list[Dealt]:
    """Return all ways to deal cards to the groups. Some use more cards than there are, and `placings` rejects those."""
    found: list[Dealt] = [[]]
    for group in groups:
        hands = combinations_with_replacement(range(VALUES), group.size)
        allowed = [hand for hand in hands if not group.needs_high or hand[-1] >= HAND - 1]
        found = [[*dealt, hand] for dealt in found for hand in allowed]
    return found


def placings(hidden: Unseen, dealt: Dealt) -> int:
    """Return the number of physical deals with these values. Cards of the same value count as different cards."""
    weight = 1
    for value in range(VALUES):
        firsts = [cards.count(value) for cards, group in zip(dealt, hidden.groups, strict=True) if group.first]
        lates = [cards.count(value) for cards, group in zip(dealt, hidden.groups, strict=True) if not group.first]
        left = hidden.fresh[value] - sum(firsts) + (0 if hidden.apart else hidden.shown[value])
        if sum(firsts) > hidden.fresh[value] or left - hidden.late[value] < sum(lates):
            return 0
        weight *= ways(hidden.fresh[value], firsts)
        weight *= perm(left, hidden.late[value])
        weight *= ways(left - hidden.late[value], lates)
    return weight


def ways(cards: int, parts: list[int]) -> int:
    """Return the number of ways to choose groups of these sizes from this many different cards."""
    found = factorial(cards)
    for part in parts:
        found //= factorial(part)
        cards -= part
    return found // factorial(cards)


def filled(v: View, hidden: Unseen, dealt: Dealt) -> State:
    """Return the position with these cards in the groups, and all other cards in the deck."""
    s = public(v)
    gone = [0] * VALUES
    for group, cards in zip(hidden.groups, dealt, strict=True):
        fill(s, group, list(cards))
        for value in cards:
            gone[value] += 1
    for value in range(VALUES):
        left = hidden.fresh[value] - hidden.late[value] - gone[value]
        s.deck[value] = left if hidden.apart else left + hidden.shown[value]
    return s


def face_down_worlds(v: View, s: State, weight: int) -> list[tuple[State, int]]:
    """EK-4.5: return a position for each combination of cards that others may have played face down."""
    found = [(s, weight)]
    if v.phase not in (LAYING, TURNING):
        return found
    for seat in range(v.players):
        if v.played[seat] < 0:
            found = [world for position, ways in found for world in with_card(position, seat, ways)]
    return found


def with_card(s: State, seat: int, weight: int) -> list[tuple[State, int]]:
    """Return a position for each card that the seat may have played. Its weight counts the cards of that value."""
    found: list[tuple[State, int]] = []
    for value in range(VALUES):
        if s.hand[seat * VALUES + value]:
            world = s.copy()
            world.played[seat] = value + 1
            found.append((world, weight * s.hand[seat * VALUES + value]))
    return found
