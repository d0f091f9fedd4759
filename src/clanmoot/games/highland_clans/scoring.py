"""§7: the points of a round, colour by colour. These functions change nothing."""

from mypy_extensions import i64

from .pieces import BLUE, CASTLE_SITE, COURT, GREEN, HERD, MONASTERY_SITE, SITES, YELLOW
from .state import State


def following(s: State) -> i64:
    """HC-7.1: return who has the most warriors, then the most cubes in the court. In a tie the holder stays."""
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
    """Return the total number of cubes in a court."""
    at: i64 = seat * COURT
    return s.court[at + YELLOW] + s.court[at + BLUE] + s.court[at + GREEN]


def greens(s: State, seat: i64) -> i64:
    """HC-7.2: return a player's number of green cubes: one per monk, three per monastery."""
    return s.court[seat * COURT + GREEN] + 3 * s.sites[seat * SITES + MONASTERY_SITE]


def green_points(s: State, seat: i64) -> i64:
    """HC-7.2: return the points for green cubes. A player without any gets none.

    The player with the most gets 3, the second 2. Players tied for most get 1 each, and then there is no second place.
    Players tied for second get 1 each.
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
    """HC-7.3: return 1 point per head of cattle, plus 2 if no other player has as many."""
    mine: i64 = s.sites[seat * SITES + HERD]
    if mine > rival_herd(s, seat):
        return mine + 2
    return mine


def rival_herd(s: State, seat: i64) -> i64:
    """HC-7.4: return the largest number of cattle that any other player has."""
    most: i64 = 0
    for other in range(s.players):
        if other != seat and s.sites[other * SITES + HERD] > most:
            most = s.sites[other * SITES + HERD]
    return most


def blues(s: State, seat: i64) -> i64:
    """HC-7.4: return a player's number of blue cubes: one per piper, two per castle."""
    return s.court[seat * COURT + BLUE] + 2 * s.sites[seat * SITES + CASTLE_SITE]


def blue_points(s: State, seat: i64) -> i64:
    """HC-7.4: return a player's blue cubes minus the largest number of cattle of another player, but at least 0."""
    points: i64 = blues(s, seat) - rival_herd(s, seat)
    if points < 0:
        return 0
    return points
