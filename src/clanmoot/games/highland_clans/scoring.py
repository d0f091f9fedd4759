"""§7 What a round is worth, colour by colour; nothing is changed here."""

from mypy_extensions import i64

from .pieces import BLUE, CASTLE_SITE, COURT, GREEN, HERD, MONASTERY_SITE, SITES, YELLOW
from .state import State


def following(s: State) -> i64:
    """HC-7.1 Most warriors, then most cubes in the court; still tied, the Largest Following does not move."""
    best: i64 = -1
    found: i64 = -1
    for seat in range(s.players):
        # Fewer than a hundred cubes are in the game, so cubes in the court only break ties.
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
    """All cubes of a court."""
    at: i64 = seat * COURT
    return s.court[at + YELLOW] + s.court[at + BLUE] + s.court[at + GREEN]


def greens(s: State, seat: i64) -> i64:
    """HC-7.2 Green cubes: a monk is one, a monastery three."""
    return s.court[seat * COURT + GREEN] + 3 * s.sites[seat * SITES + MONASTERY_SITE]


def green_points(s: State, seat: i64) -> i64:
    """HC-7.2 Most 3, second 2; tied for most 1 each and no second; tied seconds 1 each; nothing for no cube."""
    mine: i64 = greens(s, seat)
    if mine == 0:
        return 0
    more: i64 = 0  # players with more, and
    level: i64 = 0  # others with as many
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
    """HC-7.3 One a cattle, two more for most cattle alone."""
    mine: i64 = s.sites[seat * SITES + HERD]
    if mine > rival_herd(s, seat):
        return mine + 2
    return mine


def rival_herd(s: State, seat: i64) -> i64:
    """HC-7.4 The cattle of that other player who has most."""
    most: i64 = 0
    for other in range(s.players):
        if other != seat and s.sites[other * SITES + HERD] > most:
            most = s.sites[other * SITES + HERD]
    return most


def blues(s: State, seat: i64) -> i64:
    """HC-7.4 Blue cubes: a piper is one, a castle two."""
    return s.court[seat * COURT + BLUE] + 2 * s.sites[seat * SITES + CASTLE_SITE]


def blue_points(s: State, seat: i64) -> i64:
    """HC-7.4 Own blue cubes less the best rival herd, never below 0."""
    points: i64 = blues(s, seat) - rival_herd(s, seat)
    if points < 0:
        return 0
    return points
