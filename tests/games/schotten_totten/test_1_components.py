"""§1 Components."""

from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.pieces import CARD_NAMES, TACTICS, kinds
from clanmoot.games.schotten_totten.state import NAMING, OVER, PLAYING, set_up
from tests.games.schotten_totten.picture import do, options, table


def test_there_is_one_card_of_each_colour_and_strength() -> None:
    """ST-1.1"""
    assert [colour + strength for colour in "GBRYPN" for strength in "123456789"] == CARD_NAMES
    s = set_up(0, 0, 0, 1)
    assert options(s) == [f"{name} drawn" for name in CARD_NAMES]
    assert GAME.view(s, 0).decks == (54, 0)


def test_there_are_ten_tactic_cards_among_them_two_jokers() -> None:
    """ST-1.2"""
    s = set_up(1, 0, 0, 1)
    assert sorted(TACTICS[kind] for kind in kinds(s.tactic_deck)) == sorted([*TACTICS, "Joker"])


def test_a_joker_is_twice_as_likely_as_any_other_tactic_card() -> None:
    """ST-1.2"""
    s = do(table(tactics=True, phase=NAMING), "draw tactic")
    assert [weight for _, weight in GAME.chance(s)] == [2, 1, 1, 1, 1, 1, 1, 1, 1]
    do(s, "Joker drawn", "pass", "done", "pass", "done")
    assert kinds(s.tactic_deck) == list(range(9))


def test_the_base_game_has_no_tactic_cards() -> None:
    """ST-1.2"""
    assert set_up(0, 0, 0, 1).tactic_deck == 0
    s = table("R7 R8 |", hand="R9", phase=PLAYING)
    assert all(GAME.actions.decode(action).kind.name == "play" for action in GAME.legal(s, 0))


def test_stones_are_adjacent_to_their_neighbours_and_not_in_a_ring() -> None:
    """ST-1.3"""
    for owned, claim in (((1, 2), 3), ((7, 8), 9), ((4, 6), 5)):
        s = table(*[f"{n}:<" for n in owned], f"{claim}: R7 R8 R9 |")
        assert do(s, f"claim {claim}").phase == OVER
    for owned, claim in (((8, 9), 1), ((1, 9), 2), ((1, 2), 4), ((1, 3), 5)):
        s = table(*[f"{n}:<" for n in owned], f"{claim}: R7 R8 R9 |")
        assert do(s, f"claim {claim}").phase != OVER


def test_there_are_nine_stones() -> None:
    """ST-1.3"""
    assert options(table(hand="N9", phase=PLAYING)) == [f"N9 to {stone}" for stone in range(1, 10)]
