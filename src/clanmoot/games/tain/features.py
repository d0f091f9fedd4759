"""The view as numbers for learners: small counts and flags. The viewer's seat comes first, then clockwise."""

from typing import Final

from clanmoot.core.game import Block

from .pieces import EMPTY, ENTRIES, FACE_DOWN, KINDS, ROUNDS, SEATS
from .state import OVER
from .view import View

SLOT: Final = KINDS + 1  # a kind, or face down; all zero is empty
PHASES: Final = OVER + 1
LAYOUT: Final = (
    Block("phase", PHASES),
    Block("round", ROUNDS),
    Block("players", SEATS),
    Block("active", SEATS),
    Block("deciding", SEATS),
    Block("passed", SEATS),
    Block("guards", SEATS * ENTRIES * SLOT),
    Block("scouts", SEATS * ENTRIES * SLOT),
    Block("raiders", SEATS * ENTRIES * SEATS),
    Block("raided", SEATS * ENTRIES),
    Block("choosing at", SEATS * ENTRIES),
    Block("kingdom", SEATS * SLOT),
    Block("herd", 1),
    Block("goods", 4 * SEATS),  # cattle, jewels, won cattle, won jewels
    Block("captives", 4 * SEATS * SEATS),  # by holder and owner: Lads, Daughters, the same won this round
    Block("used", SEATS * KINDS),
    Block("unseen", SEATS * KINDS),
    Block("behind", SEATS),
    Block("mine", KINDS),
)


def features(v: View) -> list[int]:
    """Return all blocks of the layout as one list."""
    seats = [(v.seat() + step) % v.players for step in range(v.players)]
    absent = SEATS - v.players
    found = one_hot(PHASES, v.phase) + one_hot(ROUNDS, v.round - 1) + one_hot(SEATS, v.players - 1)
    found += [int(seat == v.active) for seat in seats] + [0] * absent
    found += [int(seat == v.decider()) for seat in seats] + [0] * absent
    found += [int(seat in v.passed) for seat in seats] + [0] * absent
    places = [seat * ENTRIES + entry for seat in seats for entry in range(ENTRIES)]
    for tokens in (v.guard, v.scout):
        for place in places:
            found += slot(tokens[place])
        found += [0] * (absent * ENTRIES * SLOT)
    for place in places:
        found += one_hot(SEATS, seats.index(v.raider[place]) if v.raider[place] != EMPTY else EMPTY)
    found += [0] * (absent * ENTRIES * SEATS)
    found += [int(place in v.raided) for place in places] + [0] * (absent * ENTRIES)
    found += [int(place == v.at) for place in places] + [0] * (absent * ENTRIES)
    for seat in seats:
        found += slot(v.kingdom[seat])
    found += [0] * (absent * SLOT) + [v.herd]
    return found + goods(v, seats) + tokens_of(v, seats)


def goods(v: View, seats: list[int]) -> list[int]:
    """Return the goods of every seat, including those won this round, followed by the captives."""
    found: list[int] = []
    for seat in seats:
        found += [v.cattle[seat], v.jewels[seat], v.won_cattle[seat], v.won_jewels[seat]]
    found += [0] * (4 * SEATS - len(found))
    pairs: list[int] = []
    for holder in seats:
        for owner in seats:
            pairs += [*v.captives[holder][owner], *v.won_captives[holder][owner]]
    return found + pairs + [0] * (4 * SEATS * SEATS - len(pairs))


def tokens_of(v: View, seats: list[int]) -> list[int]:
    """Return each seat's used and unseen tokens, and the viewer's own tokens behind the screen."""
    absent = SEATS - v.players
    found = [number for seat in seats for number in v.used[seat]] + [0] * (absent * KINDS)
    found += [number for seat in seats for number in v.unseen[seat]] + [0] * (absent * KINDS)
    found += [v.behind[seat] for seat in seats] + [0] * absent
    return found + list(v.mine or [0] * KINDS)


def slot(kind: int) -> list[int]:
    """Return what is in a slot as a one-hot block. It is all zeros if the slot is empty."""
    return one_hot(SLOT, FACE_DOWN if kind == FACE_DOWN else kind)


def one_hot(size: int, number: int) -> list[int]:
    """Return zeros with a one at this index, or only zeros for -1."""
    return [int(place == number) for place in range(size)]
