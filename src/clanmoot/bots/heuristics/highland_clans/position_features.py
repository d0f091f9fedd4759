"""A position as numbers: one row of features per seat, from which the evaluation is computed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.games.highland_clans.pieces import COURT, ESTATES, SITES, VALUES, YELLOW
from clanmoot.games.highland_clans.scoring import blue_points, following, green_points, red_points
from clanmoot.games.highland_clans.state import ACTING, RETURNING, SECOND, State, free_estates, hand_size

from .weights import FRESH_CARD

SOON: Final = 0  # the score after the next scoring, if nothing changes
FROM_GREEN: Final = 1  # points at each scoring
FROM_RED: Final = 2
FROM_BLUE: Final = 3
FREE: Final = 4  # free estates
BOUGHT: Final = 5  # estates bought
FIELDS: Final = 6  # warriors, pipers, monks
STANDING: Final = 9  # cattle, castles, monasteries
CARDS: Final = 12  # sum of the values of the hand; the lowest counts 0
LARGEST: Final = 13  # holds the Largest Following
NEXT_LARGEST: Final = 14  # would take it at the next scoring
TURN: Final = 15  # 1 if a whole turn remains in this round, or
LAST_TURN: Final = 16  # the last turn of the round, with one action, or
HALF_TURN: Final = 17  # a second action, or
END_OF_TURN: Final = 18  # the rest of a turn
WIDTH: Final = 19
MOST: Final = 5  # players

BLANK: Final = vec[float]([0.0] * (WIDTH * MOST))
ALL: Final = -1  # as `seat`: all hands are known


def facts(s: State, seat: i64) -> vec[float]:
    """Return the feature rows of all seats. They count the cards of one seat, or of all seats."""
    found = BLANK[: WIDTH * s.players]
    most: i64 = following(s)
    for other in range(s.players):
        at: i64 = other * WIDTH
        note_points(s, other, found, at)
        note_boards(s, other, found, at)
        note_turn(s, other, found, at)
        found[at + CARDS] = card_strength(s, other, seat == ALL or other == seat)
        if s.holder == other:
            found[at + LARGEST] = 1.0
        if most == other:
            found[at + NEXT_LARGEST] = 1.0
    return found


def note_points(s: State, seat: i64, row: vec[float], at: i64) -> None:
    """Write the points of the next scoring into a seat's row."""
    green: i64 = green_points(s, seat)
    red: i64 = red_points(s, seat)
    blue: i64 = blue_points(s, seat)
    row[at + SOON] = float(s.score[seat] + green + red + blue)
    row[at + FROM_GREEN] = float(green)
    row[at + FROM_RED] = float(red)
    row[at + FROM_BLUE] = float(blue)


def note_boards(s: State, seat: i64, row: vec[float], at: i64) -> None:
    """Write the court and estates of a seat into its row."""
    row[at + FREE] = float(free_estates(s, seat))
    row[at + BOUGHT] = float(s.estates[seat] - ESTATES)
    for field in range(COURT):
        row[at + FIELDS + field] = float(s.court[seat * COURT + field])
    for site in range(SITES):
        row[at + STANDING + site] = float(s.sites[seat * SITES + site])


def note_turn(s: State, seat: i64, row: vec[float], at: i64) -> None:
    """Write into a seat's row which part of its turn in this round is still to come."""
    place: i64 = (seat - s.start + s.players) % s.players
    if place > s.place or (place == s.place and (s.phase == ACTING or s.phase == RETURNING)):
        row[at + (LAST_TURN if place == s.players - 1 else TURN)] = 1.0
    elif place == s.place:
        row[at + (HALF_TURN if s.phase == SECOND else END_OF_TURN)] = 1.0


def card_strength(s: State, seat: i64, seen: bool) -> float:
    """Return the value of a hand. Unknown cards, and those that Warriors will still draw, count as average."""
    men: i64 = s.court[seat * COURT + YELLOW]
    if seen:
        return hand_strength(s, seat) + FRESH_CARD * float(men - hand_size(s, seat))
    return FRESH_CARD * float(men)


def hand_strength(s: State, seat: i64) -> float:
    """Return the sum of the values of a hand."""
    at: i64 = seat * VALUES
    return float(s.hand[at + 1] + 2 * s.hand[at + 2] + 3 * s.hand[at + 3])
