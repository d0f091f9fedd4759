"""The fight cards whose place a viewer does not know: how many there are of each value, and where they may be."""

from typing import NamedTuple

from .pieces import COPIES, VALUES
from .state import CHECKING_HAND, DEALING
from .view import View, is_hidden


class Group(NamedTuple):
    """Unseen cards that were in one hand: either they still are, or the player discarded them together."""

    seat: int
    in_hand: bool
    first: bool  # dealt in a first hand
    size: int
    needs_high: bool  # EK-2.2: a first hand has a card above 3


class Unseen(NamedTuple):
    """What a viewer knows about unseen cards: counts by value, and the groups. Cards in no group are in the deck."""

    fresh: tuple[int, ...]  # never shown, and not known to be a first card
    late: tuple[int, ...]  # known to have been drawn after the set-up
    shown: tuple[int, ...]  # returned at the deal, so never first cards
    apart: bool  # the returned cards are not in the deck yet
    groups: tuple[Group, ...]


def unseen(v: View) -> Unseen:
    """Return what the view says about the cards that it does not show."""
    known_first = list(v.first_seen)
    known = list(v.gone)
    if v.me >= 0:
        _add(known, v.gone_first)
        _add(known, v.gone_late)
        _add(known_first, v.gone_first)
        if v.me in v.first:
            _add(known_first, tally(v.hands[v.me]))
    for seat in range(v.players):
        _add(known, tally(v.laid[seat]))
        _add(known, tally(v.hands[seat]))
    return Unseen(
        fresh=tuple([COPIES - v.shown[value] - known_first[value] for value in range(VALUES)]),
        late=tuple([known[value] - known_first[value] for value in range(VALUES)]),
        shown=v.shown,
        apart=v.phase in (DEALING, CHECKING_HAND),
        groups=(*first_groups(v), *late_groups(v)),
    )


def tally(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many cards of each value are in a list."""
    return tuple([cards.count(value + 1) for value in range(VALUES)])


def _add(total: list[int], more: tuple[int, ...]) -> None:
    for value in range(VALUES):
        total[value] += more[value]


def first_groups(v: View) -> list[Group]:
    """EK-2.2, 4.12: return the groups of unseen first cards of other players, in hand or discarded together."""
    found: list[Group] = []
    for seat in range(v.players):
        if seat == v.me:
            continue
        judged = not (v.phase in (DEALING, CHECKING_HAND) and seat == v.turn)
        needs_high = seat not in v.high and judged
        if v.thrown_first[seat]:
            found.append(Group(seat, False, True, v.thrown_first[seat], needs_high))
        elif seat in v.first and v.held[seat]:
            found.append(Group(seat, True, True, v.held[seat], needs_high))
    return found


def late_groups(v: View) -> list[Group]:
    """EK-4.12: return the groups of cards that other players drew later and nobody else has seen."""
    found: list[Group] = []
    for seat in range(v.players):
        if seat == v.me:
            continue
        if v.thrown_late[seat]:
            found.append(Group(seat, False, False, v.thrown_late[seat], False))
        if is_hidden(v, seat) and seat not in v.first and v.held[seat]:
            found.append(Group(seat, True, False, v.held[seat], False))
    return found
