"""§6 How a round ends, and match play."""

from mypy_extensions import i64

from clanmoot.core.bits import BIT, count

from ..pieces import STONES
from ..state import DRAW, FIVE, MORE, OVER, RESTING, THREE, State
from .troops import unclaimed


def check_win(s: State, seat: i64) -> None:
    """ST-6.1 Three adjacent stones win, and so do any five."""
    stones: i64 = s.owned[seat]
    if stones & stones >> 1 & stones >> 2:
        end_round(s, THREE, seat)
    elif count(stones) >= 5:
        end_round(s, FIVE, seat)


def settle_stones(s: State) -> None:
    """ST-6.2 Nobody lays another card: unclaimed stones go, in row order, to the side that wins or is alone complete."""
    for stone in range(STONES):
        if unclaimed(s) & BIT[stone]:
            seat = taker(s, stone)
            if seat >= 0:
                s.owned[seat] |= BIT[stone]
                check_win(s, seat)
                if s.reason >= 0:
                    return
    ahead: i64 = count(s.owned[0]) - count(s.owned[1])
    if ahead == 0:
        end_round(s, DRAW, -1)
    else:
        end_round(s, MORE, 0 if ahead > 0 else 1)


def taker(s: State, stone: i64) -> i64:
    """ST-6.2 Who gets a stone at the settlement, or -1."""
    both: i64 = s.full[0] & s.full[1] & BIT[stone]
    if both:
        mine: i64 = s.worth[stone]
        theirs: i64 = s.worth[STONES + stone]
        if mine != theirs:
            return 0 if mine > theirs else 1
        return 0 if s.first[0] & BIT[stone] else 1
    if s.full[0] & BIT[stone]:
        return 0
    return 1 if s.full[1] & BIT[stone] else -1


def end_round(s: State, reason: i64, winner: i64) -> None:
    """ST-6.3 The winner of a round scores 5, everybody else a point a stone."""
    s.reason = reason
    s.winner = winner
    for seat in range(2):
        s.scores.append(5 if seat == winner else int(count(s.owned[seat])))
    s.phase = OVER if s.round == s.rounds else RESTING


def next_round(s: State) -> None:
    """ST-6.3 The first player alternates."""
    s.round += 1
    s.begins = 1 - s.begins
    s.lay_out()
