"""The worked examples of the rules."""

from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.pieces import MATERIAL
from clanmoot.games.eketorp.state import DRAWING_MATERIAL, PLANNING
from tests.games.eketorp.picture import do, fight, options, plan, sick, table, wall


def test_nine_green_six_brown_two_clay_a_stone_three_amulets_and_a_complete_wall_make_39() -> None:
    """EK-X.1"""
    s = table(phase=PLANNING, walls=("GGG GGG GGG WWW WWW CC",), stores="G1S", amulets=(3, 5, 5))
    outcome = GAME.outcome(plan(s, "G", "", ""))
    assert [row.points[0] for row in outcome.score] == [9, 12, 6, 4, 5, 3]
    assert outcome.standings[0] == (39,)


def test_card_1_gives_8_bricks_to_three_or_four_players_and_10_to_five_or_six() -> None:
    """EK-X.2"""
    for players, wanted in ((3, [3, 4, 1]), (4, [3, 4, 1]), (5, [4, 5, 1]), (6, [4, 5, 1])):
        s = table(players, phase=DRAWING_MATERIAL)
        s.unturned = 1
        do(s, "material card 1")
        found = [0, 0, 0]
        for store in range(6):
            found[s.colours[store]] += s.bricks[store]
        assert found == wanted
    assert len(MATERIAL) == 84


def test_damage_2_takes_two_green_or_one_or_the_brown_or_nothing() -> None:
    """EK-X.3"""
    s = table(out=("ram2 A", "", "A"), hands=("3 4 5 6",), walls=("", ". . . . GG W"))
    fight(s, "fight 2 at ram 2", 5, 3)
    takes = ["take 0 left 0 right", "take 0 left 1 right", "take 1 left 0 right", "take 2 left 0 right"]
    assert (s.damage, options(s)) == (2, takes)
    assert sick(s, 1) == (0, 0, 1, 0)
    do(s, "take 2 left 0 right")
    assert (wall(s, 1), s.under[5], s.supply[0]) == (". . . . . W", 1, 51)


def test_3_against_5_at_a_store_sends_a_viking_to_1_2() -> None:
    """EK-X.4"""
    s = table(out=("A A", "A A"))
    fight(s, "fight 2 at A", 3, 5)
    assert sick(s, 0) == (0, 1, 0, 0)
