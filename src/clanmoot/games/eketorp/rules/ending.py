"""§6: the end of a round."""

from mypy_extensions import i64

from ..pieces import LAST, ROUNDS, STATIONS, STORES
from ..state import DRAWING_MATERIAL, OVER, ROUNDS_OVER, State


def end_round(s: State) -> None:
    """EK-6.3: end the round, and after the tenth round the game. The start player changes to the left."""
    for seat in range(s.players):
        if s.late:
            discharge_first(s, seat)
        else:
            discharge(s, seat)
    clear_stores(s)
    if s.round == ROUNDS:
        s.reason = ROUNDS_OVER
        s.phase = OVER
        return
    s.round += 1
    s.start = (s.start + 1) % s.players
    s.phase = DRAWING_MATERIAL


def discharge(s: State, seat: i64) -> None:
    """EK-6.1: move every Viking in the hospital one station forward. Those that reach the last go home."""
    advance(s, seat)
    go_home_from_last(s, seat)


def discharge_first(s: State, seat: i64) -> None:
    """EK-6.1: with the other option value, first send Vikings on the last station home, then move the others."""
    go_home_from_last(s, seat)
    advance(s, seat)


def advance(s: State, seat: i64) -> None:
    """Move Vikings one station forward. Those on the last station stay there."""
    place: i64 = seat * STATIONS
    s.sick[place + LAST] += s.sick[place + 2]
    s.sick[place + 2] = s.sick[place + 1]
    s.sick[place + 1] = s.sick[place]
    s.sick[place] = 0


def go_home_from_last(s: State, seat: i64) -> None:
    """Send the Vikings on the last station home."""
    s.home[seat] += s.sick[seat * STATIONS + LAST]
    s.sick[seat * STATIONS + LAST] = 0


def clear_stores(s: State) -> None:
    """EK-6.2: return grass and wood to the supply. Clay and stone stay."""
    for store in range(STORES):
        colour: i64 = s.colours[store]
        if colour < 2:
            s.supply[colour] += s.bricks[store]
            s.bricks[store] = 0
            s.colours[store] = 0
