"""§3 Material and planning."""

import pytest

from clanmoot.core.game import NOTHING, SPECTATOR
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table
from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.actions import PLACE, READY
from clanmoot.games.eketorp.state import CHOOSING, DRAWING_MATERIAL, PLANNING, REVEALING, State
from clanmoot.games.eketorp.view import View
from tests.games.eketorp.picture import do, options, plan, refusal, stands, stores, table


@pytest.mark.parametrize(("players", "picture"), [(3, "A1G B2W C2G D1W E1W F1C"), (5, "A2G B2W C2G D2W E1W F1C")])
def test_a_material_card_is_laid_out_marked_bricks_with_five_or_six_players_only(players: int, picture: str) -> None:
    """EK-3.1, 1.4"""
    s = table(players, phase=DRAWING_MATERIAL)
    s.unturned = 1
    assert stores(do(s, "material card 1")) == picture


def test_its_bricks_are_added_to_what_lies_there() -> None:
    """EK-3.1"""
    s = table(phase=DRAWING_MATERIAL, stores="F2C")
    s.unturned = 1
    assert "F3C" in stores(do(s, "material card 1"))


def test_a_colour_that_runs_out_is_laid_store_by_store_from_a_on() -> None:
    """EK-3.1"""
    s = table(phase=DRAWING_MATERIAL, piles=("G" * 26, "G" * 24))
    s.unturned = 1
    assert stores(do(s, "material card 1")) == "A1G B2W C1G D1W E1W F1C"


def test_any_number_on_a_store_one_on_each_siege_field_of_others_and_any_number_at_home() -> None:
    """EK-3.2"""
    s = table(phase=PLANNING)
    everything = ["to A", "to B", "to C", "to D", "to E", "to F", "to G", "to catapult 2", "to ship 2", "to ram 2"]
    everything += ["to catapult 3", "to ship 3", "to ram 3", "ready"]
    assert options(s) == everything
    assert options(do(s, *["to A"] * 7)) == everything
    assert options(do(s, "to A")) == ["ready"]
    s = do(table(phase=PLANNING), "to ship 2")
    assert options(s) == ["to ram 2", "to catapult 3", "to ship 3", "to ram 3", "ready"]


def test_fields_without_bricks_are_allowed() -> None:
    """EK-3.2"""
    assert "to G" in options(table(phase=PLANNING, stores=""))


def test_a_player_without_a_viking_at_home_plans_nothing() -> None:
    """EK-3.2"""
    s = table(phase=PLANNING, sick=((0, 0, 0, 0), (4, 2, 2, 0)))
    assert GAME.deciders(s) == [0, 2]
    assert refusal(s, 1, "ready") == ("EK-3.2", "ek-planned")


def test_when_nobody_has_one_the_round_continues_without_plans() -> None:
    """EK-3.2"""
    s = table(phase=DRAWING_MATERIAL, sick=((8, 0, 0, 0),) * 3)
    do(s, options(s)[0])
    assert (s.round, s.phase) == (3, DRAWING_MATERIAL)


def test_vikings_in_the_hospital_cannot_be_planned() -> None:
    """EK-3.2"""
    s = do(table(phase=PLANNING, sick=((0, 6, 0, 0),)), "to A", "to A")
    assert options(s) == ["ready"]


def test_when_all_are_ready_all_plans_are_shown() -> None:
    """EK-3.3"""
    s = plan(table(phase=PLANNING, stores="A9G B9W"), "A A ram2", "B", "")
    assert (stands(s, 0), stands(s, 1), stands(s, 2), list(s.home)) == ("A A ram2", "B", "", [5, 7, 8])
    assert s.phase == CHOOSING


def test_they_are_shown_seat_by_seat_defenders_first() -> None:
    """EK-3.3"""
    s = do(table(phase=PLANNING, stores="A9G"), "to A", "to A", "to ram 3", "ready", "ready", "ready")
    assert s.phase == REVEALING
    do(s, "5 at home")
    assert GAME.view(s, SPECTATOR).home == (5, 8, 8)
    do(s, "2 at A")
    assert sum(GAME.view(s, 1).out[0]) == 2
    do(s, "1 at ram 3", "8 at home", "8 at home")
    assert s.phase == CHOOSING


def sights(s: State, seat: int, action: int) -> list[int]:
    return [GAME.seen(s, seat, action, watcher) for watcher in (0, 1, 2, SPECTATOR)]


def test_nobody_is_told_anything_of_anothers_plan() -> None:
    """EK-3.2"""
    s = table(phase=PLANNING)
    before = GAME.view(s, 1), GAME.view(s, SPECTATOR)
    assert sights(s, 0, PLACE + 3) == [PLACE + 3, NOTHING, NOTHING, NOTHING]
    assert sights(s, 0, READY) == [READY, NOTHING, NOTHING, NOTHING]
    do(s, "to D", "to ram 3", "ready")
    assert (GAME.view(s, 1), GAME.view(s, SPECTATOR)) == before
    mine = GAME.view(s, 0)
    assert (mine.home, mine.out[0][3], mine.out[0][15]) == ((6, 8, 8), 1, 1)


def tabled(seed: int) -> Table[State, View]:
    return GAME.table(("Ann", "Ben", "Cis"), seed=seed)


def test_at_a_table_a_plan_is_put_and_taken_in_any_order_until_all_are_ready() -> None:
    """EK-3.2, 3.3"""
    t = tabled(5)
    others = [(t.view(w), t.seen_steps(w)) for w in (1, 2, SPECTATOR)]
    steps = len(t.steps)
    for action in (PLACE + 15, PLACE + 2, PLACE):
        assert action in t.additions(0)
        t.act(0, action)
    t.take(0, PLACE + 2)
    t.act(0, READY)
    assert t.additions(0) == []
    t.take(0, READY)
    t.act(0, PLACE + 2)
    t.act(0, READY)
    assert t.deciders() == [1, 2]
    assert [(t.view(w), t.seen_steps(w)) for w in (1, 2, SPECTATOR)] == others
    t.act(2, READY)
    assert len(t.steps) == steps
    t.act(1, READY)
    assert [step.action for step in t.steps[steps : steps + 4]] == [PLACE, PLACE + 2, PLACE + 15, READY]
    assert t.view(1).out[0][0] == 1


def test_a_record_keeps_whole_plans_in_order_whatever_the_second_thoughts() -> None:
    """EK-3.3"""
    one, two = tabled(5), tabled(5)
    for seat, actions in ((0, (PLACE + 1, PLACE + 4, READY)), (1, (PLACE + 1, READY)), (2, (READY,))):
        for action in actions:
            one.act(seat, action)
    for seat, action in ((2, READY), (0, PLACE + 4), (1, PLACE + 1), (0, PLACE + 1), (1, READY), (0, READY)):
        two.act(seat, action)
    assert one.record() == two.record()


def test_random_players_draw_whole_plans_evenly() -> None:
    """EK-3.2"""
    for players, plans in ((3, 74313), (4, 36432), (5, 84480), (6, 48645)):
        s = GAME.start(players, GAME.agree({}))
        GAME.settle(s, Rng(players))
        for seat in range(players):
            assert sum([GAME.weight(s, seat, action) for action in GAME.legal(s, seat)]) == plans
            after = s.copy()
            GAME.apply(after, seat, PLACE + 2)
            weights = [GAME.weight(after, seat, action) for action in GAME.legal(after, seat)]
            assert sum(weights) == GAME.weight(s, seat, PLACE + 2)
