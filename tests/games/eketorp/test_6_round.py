"""§6 The end of a round."""

import pytest

from clanmoot.games.eketorp.state import DRAWING_MATERIAL, OVER, PLANNING, ROUNDS_OVER
from tests.games.eketorp.picture import do, options, plan, sick, stores, table

STAY_HOME = ("", "", "")


def test_every_viking_in_the_hospital_moves_one_station_on_and_from_0_home() -> None:
    """EK-6.1"""
    s = plan(table(phase=PLANNING, sick=((1, 2, 3, 0),)), *STAY_HOME)
    assert (sick(s, 0), s.home[0]) == ((0, 1, 2, 0), 2 + 3)


@pytest.mark.parametrize(("station", "rounds"), [(0, 2), (1, 1), (2, 0)])
@pytest.mark.parametrize("discharge", [0, 1])
def test_a_station_costs_rounds_and_one_more_under_the_other_rule(station: int, rounds: int, discharge: int) -> None:
    """EK-6.1"""
    stations = [0, 0, 0, 0]
    stations[station] = 1
    s = plan(table(phase=PLANNING, sick=(stations,), discharge=discharge), *STAY_HOME)
    missed = 0
    while sum(sick(s, 0)):
        missed += 1
        plan(do(s, options(s)[0]), *STAY_HOME)
    assert missed == rounds + discharge


def test_under_the_other_rule_who_stands_on_the_last_station_goes_home_before_the_others_move() -> None:
    """EK-6.1"""
    s = plan(table(phase=PLANNING, sick=((1, 1, 1, 2),), discharge=1), *STAY_HOME)
    assert (sick(s, 0), s.home[0]) == ((0, 1, 1, 1), 5)


def test_green_and_brown_go_back_to_the_supply_clay_and_stone_stay() -> None:
    """EK-6.2"""
    s = plan(table(phase=PLANNING, stores="A2G B3W F2C G1S"), *STAY_HOME)
    assert (stores(s), list(s.supply)) == ("F2C G1S", [52, 42, 10, 5])


def test_the_start_player_passes_to_the_left() -> None:
    """EK-6.3"""
    s = plan(table(phase=PLANNING, start=2), *STAY_HOME)
    assert (s.start, s.round, s.phase) == (0, 3, DRAWING_MATERIAL)


def test_after_the_tenth_round_the_game_ends() -> None:
    """EK-6.3"""
    s = plan(table(phase=PLANNING, round=9), *STAY_HOME)
    assert (s.round, s.phase) == (10, DRAWING_MATERIAL)
    s = plan(table(phase=PLANNING, round=10, sick=((0, 0, 1, 0),), stores="A1G"), *STAY_HOME)
    assert (s.round, s.phase, s.reason) == (10, OVER, ROUNDS_OVER)
    assert (s.home[0], stores(s), options(s)) == (8, "", [])
