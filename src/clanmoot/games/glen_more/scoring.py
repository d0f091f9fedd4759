"""§8, §9: comparisons and final scores."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from clanmoot.core.bits import bit, count

from .pieces import (
    CARDS,
    DIFFERENCE,
    DUART,
    GREEN,
    HATS,
    IONA,
    KINDS,
    MEY,
    MORAR,
    VILLAGE,
    YELLOW,
)
from .state import MOST, State
from .tiles import COLOUR, SORT

COMPARED: Final = 3  # barrels, chieftains, cards


def standing(s: State, seat: i64, comparison: i64) -> i64:
    """GM-8.2: return how much a seat has of what is compared: barrels (0), chieftains and hats (1), or cards (2)."""
    if comparison == 0:
        return s.barrels[seat]
    if comparison == 1:
        return chieftains(s, seat)
    return count(s.cards[seat])


def chieftains(s: State, seat: i64) -> i64:
    """GM-8.2, 8.3: return chieftains plus hats on cards. The Castle of Mey doubles the chieftains only."""
    found: i64 = s.chieftains[seat]
    if s.cards[seat] & bit(MEY):
        found *= 2
    card: i64 = 0
    while card < CARDS:
        if s.cards[seat] & bit(card):
            found += HATS[card]
        card += 1
    return found


def award(ahead: i64) -> i64:
    """GM-8.2: return the points for having this much more than the player with the least."""
    if ahead > 5:
        ahead = 5
    return DIFFERENCE[ahead]


def fewest(s: State, comparison: i64) -> i64:
    """GM-8.2: return the smallest amount that any player has."""
    found: i64 = standing(s, 0, comparison)
    seat: i64 = 1
    while seat < s.players:
        had: i64 = standing(s, seat, comparison)
        if had < found:
            found = had
        seat += 1
    return found


def score(s: State) -> None:
    """GM-8.1: run a scoring for all players."""
    awards = s.awards[:]
    comparison: i64 = 0
    while comparison < COMPARED:
        least: i64 = fewest(s, comparison)
        seat: i64 = 0
        while seat < s.players:
            points: i64 = award(standing(s, seat, comparison) - least)
            s.points[seat] += points
            awards = append(awards, points)
            seat += 1
        comparison += 1
    s.awards = awards


def coloured(s: State, seat: i64, colour: i64) -> i64:
    """GM-9.1: return the number of a seat's tiles with a border of this colour."""
    found: i64 = 0
    place: i64 = seat * MOST
    end: i64 = place + s.size[seat]
    while place < end:
        if COLOUR[s.land[place]] == colour:
            found += 1
        place += 1
    return found


def villages(s: State, seat: i64) -> i64:
    """GM-9.1: return the number of a seat's villages. The start village counts, but castles do not."""
    found: i64 = 0
    place: i64 = seat * MOST
    end: i64 = place + s.size[seat]
    while place < end:
        if SORT[s.land[place]] == VILLAGE:
            found += 1
        place += 1
    return found


def abbey(s: State, seat: i64) -> i64:
    """GM-9.1: return 2 points per yellow tile for Iona Abbey."""
    return 2 * coloured(s, seat, YELLOW) if s.cards[seat] & bit(IONA) else 0


def morar(s: State, seat: i64) -> i64:
    """GM-9.1: return 2 points per green tile for Loch Morar."""
    return 2 * coloured(s, seat, GREEN) if s.cards[seat] & bit(MORAR) else 0


def duart(s: State, seat: i64) -> i64:
    """GM-9.1: return 3 points per village for Duart Castle."""
    return 3 * villages(s, seat) if s.cards[seat] & bit(DUART) else 0


def sprawl(s: State, seat: i64) -> i64:
    """GM-9.3: return the points that a seat loses: 3 for each tile more than the smallest territory has."""
    least: i64 = s.size[0]
    for size in s.size:
        if size < least:
            least = size
    return 3 * (s.size[seat] - least)


def total(s: State, seat: i64) -> i64:
    """GM-9.1 to 9.3: return the final score of a seat."""
    extra: i64 = abbey(s, seat) + morar(s, seat) + duart(s, seat)
    return s.points[seat] + extra + s.coins[seat] - sprawl(s, seat)


def resources(s: State, seat: i64) -> i64:
    """GM-9.4: return how many resources a seat has, which breaks ties."""
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        found += s.own[seat * KINDS + kind]
        kind += 1
    return found
