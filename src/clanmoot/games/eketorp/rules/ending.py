"""§6 The end of a round."""

from mypy_extensions import i64

from ..pieces import LAST, ROUNDS, STATIONS, STORES
from ..state import FINDING, OVER, ROUNDS_OVER, State


def end_round(s: State) -> None:
    """EK-6.3 After the tenth round the game ends; otherwise the start player passes to the left."""
    for seat in range(s.players):
        if s.late:
            discharge_first(s, seat)
        else:
            discharge(s, seat)
    sweep(s)
    if s.round == ROUNDS:
        s.reason = ROUNDS_OVER
        s.phase = OVER
        return
    s.round += 1
    s.start = (s.start + 1) % s.players
    s.phase = FINDING


def discharge(s: State, seat: i64) -> None:
    """EK-6.1 Every viking in the hospital moves one station on; who thereby reaches the last goes home."""
    advance(s, seat)
    go_home_from_last(s, seat)


def discharge_first(s: State, seat: i64) -> None:
    """EK-6.1, the other value: who stands on the last station goes home, then the others move on."""
    go_home_from_last(s, seat)
    advance(s, seat)


def advance(s: State, seat: i64) -> None:
    """One station on; nobody stands on the last one, or he stays."""
    place: i64 = seat * STATIONS
    s.sick[place + LAST] += s.sick[place + 2]
    s.sick[place + 2] = s.sick[place + 1]
    s.sick[place + 1] = s.sick[place]
    s.sick[place] = 0


def go_home_from_last(s: State, seat: i64) -> None:
    """Who stands on the last station is well again."""
    s.home[seat] += s.sick[seat * STATIONS + LAST]
    s.sick[seat * STATIONS + LAST] = 0


def sweep(s: State) -> None:
    """EK-6.2 Grass and wood go back to the supply; clay and stone stay."""
    for store in range(STORES):
        colour: i64 = s.colours[store]
        if colour < 2:
            s.supply[colour] += s.bricks[store]
            s.bricks[store] = 0
            s.colours[store] = 0
