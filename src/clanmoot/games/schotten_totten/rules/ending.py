"""§6: the end of a round and of a match."""

from librt.vecs import append
from mypy_extensions import i64

from clanmoot.core.bits import bit, count

from ..pieces import ALL_STONES, STONES
from ..state import BETWEEN_ROUNDS, DRAW, FIVE, MORE, OVER, THREE, State
from .cards_at_stones import across, unclaimed


def held(s: State, seat: i64) -> i64:
    """Return how many stones a seat has claimed."""
    return count(s.owned >> seat * STONES & ALL_STONES)


def check_win(s: State, seat: i64) -> None:
    """ST-6.1: end the round if a seat has three adjacent stones, or any five."""
    stones: i64 = s.owned >> seat * STONES & ALL_STONES
    if stones & stones >> 1 & stones >> 2:
        end_round(s, THREE, seat)
    elif count(stones) >= 5:
        end_round(s, FIVE, seat)


def settle_stones(s: State) -> None:
    """ST-6.2: award each unclaimed stone to the seat with the stronger side there, or with the only complete side."""
    for stone in range(STONES):
        if unclaimed(s) & bit(stone):
            seat = awarded_to(s, stone)
            if seat >= 0:
                s.owned |= bit(seat * STONES + stone)
                check_win(s, seat)
                if s.reason >= 0:
                    return
    ahead: i64 = held(s, 0) - held(s, 1)
    if ahead == 0:
        end_round(s, DRAW, -1)
    else:
        end_round(s, MORE, 0 if ahead > 0 else 1)


def awarded_to(s: State, stone: i64) -> i64:
    """ST-6.2: return the seat that gets a stone at the end of the round, or -1."""
    if s.full & bit(stone) and (not s.full & bit(STONES + stone) or wins(s, stone)):
        return 0
    return 1 if s.full & bit(STONES + stone) else -1


def wins(s: State, place: i64) -> bool:
    """ST-5.2, 4.3: return whether this complete side beats the other complete side of the stone.

    In a tie, the side that was complete first wins.
    """
    mine: i64 = s.worth[place]
    theirs: i64 = s.worth[across(place)]
    return mine > theirs or (mine == theirs and s.first & bit(place) != 0)


def end_round(s: State, reason: i64, winner: i64) -> None:
    """ST-6.3: score the round: 5 points for the winner, one point per stone for the loser."""
    s.reason = reason
    s.winner = winner
    for seat in range(2):
        s.scores = append(s.scores, 5 if seat == winner else held(s, seat))
    s.phase = OVER if s.round == s.rounds else BETWEEN_ROUNDS


def next_round(s: State) -> None:
    """ST-6.3: start the next round. The players take turns at going first."""
    s.round += 1
    s.begins = 1 - s.begins
    s.lay_out()
