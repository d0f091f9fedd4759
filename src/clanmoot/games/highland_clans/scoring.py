"""§7: the points of a round, colour by colour. These functions change nothing."""

from mypy_extensions import i64

from .pieces import BLUE, CASTLE_SITE, COURT, GREEN, HERD, MONASTERY_SITE, SITES, YELLOW
from .state import State


def following(s: State) -> i64:
    """HC-7.1: return who has most warriors, then most cubes in the court. In a tie the holder stays the same."""
    best: i64 = -1
    found: i64 = -1
    for seat in range(s.players):
        # The game has fewer than 100 cubes, so cubes in the court only break ties.
        rank: i64 = 100 * s.court[seat * COURT + YELLOW] + court_cubes(s, seat)
        if rank > best:
            best = rank
            found = seat
        elif rank == best:
            found = -1
    if found < 0:
        return s.holder
    return found


def court_cubes(s: State, seat: i64) -> i64:
    """Return the number of all cubes in a court."""
    at: i64 = seat * COURT
    return s.court[at + YELLOW] + s.court[at + BLUE] + s.court[at + GREEN]


def greens(s: State, seat: i64) -> i64:
    """HC-7.2: return the green cubes: one per monk, three per monastery."""
    return s.court[seat * COURT + GREEN] + 3 * s.sites[seat * SITES + MONASTERY_SITE]


def green_points(s: State, seat: i64) -> i64:
    """HC-7.2: return the points for green cubes. A player without any gets none.

    Most gives 3 and second most 2. Tied for most gives 1 each and no second place. Tied for second gives 1 each.
    """
    mine: i64 = greens(s, seat)
    if mine == 0:
        return 0
    more: i64 = 0  # players with more
    level: i64 = 0  # other players with as many
    for other in range(s.players):
        theirs: i64 = greens(s, other)
        if theirs > mine:
            more += 1
        elif theirs == mine and other != seat:
            level += 1
    if more > 1:
        return 0
    if level > 0:
        return 1
    return 3 - more


def red_points(s: State, seat: i64) -> i64:
    """HC-7.3: return 1 per head of cattle, and 2 more for the only player with the most."""
    mine: i64 = s.sites[seat * SITES + HERD]
    if mine > rival_herd(s, seat):
        return mine + 2
    return mine


def rival_herd(s: State, seat: i64) -> i64:
    """HC-7.4: return the cattle of the other player with the most."""
    most: i64 = 0
    for other in range(s.players):
        if other != seat and s.sites[other * SITES + HERD] > most:
            most = s.sites[other * SITES + HERD]
    return most


def blues(s: State, seat: i64) -> i64:
    """HC-7.4: return the blue cubes: one per piper, two per castle."""
    return s.court[seat * COURT + BLUE] + 2 * s.sites[seat * SITES + CASTLE_SITE]


def blue_points(s: State, seat: i64) -> i64:
    """HC-7.4: return own blue cubes minus the largest other herd, never below 0."""
    points: i64 = blues(s, seat) - rival_herd(s, seat)
    if points < 0:
        return 0
    return points
