"""§7, §8: the end of a turn, of a round, and of the game."""

from mypy_extensions import i64

from ..actions import TILE
from ..pieces import FROM_BLUE, FROM_GREEN, FROM_RED, LOWEST, NUMBERS, ROUNDS, TALLY
from ..scoring import blue_points, following, green_points, red_points
from ..state import BY_TILE, LAST_ROUND, NO_TILE, OVER, SCORING, TURNING, State
from .cube_draws import start_turn


def end_turn(s: State) -> None:
    """HC-3.1: continue with the next player clockwise. After the last player, score the round."""
    s.foe = -1
    s.side = s.combat = 0
    s.won[0] = s.won[1] = 0
    s.place += 1
    if s.place < s.players:
        start_turn(s)
    else:
        s.phase = SCORING


def score_round(s: State) -> None:
    """HC-7.1 to 7.4: score all colours for the same position. HC-7.5: then remove a tile."""
    s.holder = following(s)
    for seat in range(s.players):
        add_points(s, seat, FROM_GREEN, green_points(s, seat))
        add_points(s, seat, FROM_RED, red_points(s, seat))
        add_points(s, seat, FROM_BLUE, blue_points(s, seat))
    remove_tile(s)


def add_points(s: State, seat: i64, source: i64, points: i64) -> None:
    """Add the points of a scoring to the scores."""
    s.score[seat] += points
    s.tally[seat * TALLY + source] += points


def highest_score(s: State) -> i64:
    """Return the highest score."""
    best: i64 = 0
    for points in s.score:
        if points > best:
            best = points
    return best


def remove_tile(s: State) -> None:
    """HC-7.5, 8.1: remove a tile face down. If any player is now in the red zone, reveal it."""
    in_zone: bool = highest_score(s) >= s.zone
    if s.tiles == 0:
        if in_zone:
            finish(s, NO_TILE)
        else:
            end_round(s)
        return
    s.tiles -= 1
    s.gone += 1
    if in_zone:
        s.phase = TURNING
    else:
        end_round(s)


def tiles_unseen(s: State) -> list[tuple[int, int]]:
    """HC-7.5: return the numbers that the revealed tile may have, with weights.

    It may have any number that nobody has seen. This includes tiles bought by players, whose numbers nobody knows.
    """
    left = [s.backs[number] - s.shown[number] for number in range(NUMBERS)]
    return [(TILE + number, left[number]) for number in range(NUMBERS) if left[number] > 0]


def turn_tile(s: State, number: i64) -> None:
    """HC-8.1: reveal the number of a tile. The game ends if a player has at least as many points."""
    s.shown[number] += 1
    if LOWEST + number <= highest_score(s):
        finish(s, BY_TILE)
    else:
        end_round(s)


def end_round(s: State) -> None:
    """HC-7.6, 8.5: pass the start player's card to the left. No game has more than 25 rounds."""
    if s.round == ROUNDS:
        finish(s, LAST_ROUND)
        return
    s.round += 1
    s.start = (s.start + 1) % s.players
    s.place = 0
    start_turn(s)


def finish(s: State, reason: i64) -> None:
    """§8: end the game."""
    s.reason = reason
    s.phase = OVER
