"""§1 Components."""

import pytest

from clanmoot.core.options import OptionError
from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.pieces import (
    BRICKS,
    COPIES,
    FIELD_NAMES,
    MATERIAL,
    PRINTED,
    VALUES,
    bricks_of,
    code,
    height,
    tops,
)
from tests.games.eketorp.picture import fight, options, table, wall

PLAIN = {"G": 0, "W": 1, "C": 2, "S": 3}


def totals(card: int, marked: bool) -> dict[str, int]:
    """What a card gives by colour."""
    found = dict.fromkeys("GWCS", 0)
    for entry in MATERIAL[7 * card : 7 * card + 7]:
        if entry:
            found["GWCS"[entry // 100 - 1]] += entry // 10 % 10 + (entry % 10 if marked else 0)
    return found


def test_there_are_seven_stores_and_three_siege_fields_before_each_of_six_castles() -> None:
    """EK-1.1"""
    assert len(FIELD_NAMES) == 7 + 6 * 3
    assert FIELD_NAMES[:10] == ["A", "B", "C", "D", "E", "F", "G", "catapult 1", "ship 1", "ram 1"]


@pytest.mark.parametrize(("kind", "left", "right"), [("catapult", 0, 1), ("ship", 2, 3), ("ram", 4, 5)])
def test_each_siege_field_borders_two_sections_of_its_own(kind: str, left: int, right: int) -> None:
    """EK-1.1"""
    s = table(out=(f"{kind}2", "A A A A A A A A"), walls=("", "G G G G G G"), hands=("6 5 4 3",))
    fight(s, f"fight 2 at {kind} 2", 6, 5)
    GAME.apply(s, 0, GAME.actions.parse("take 1 left 1 right"))
    bare = [section for section, bricks in enumerate(wall(s, 1).split()) if bricks == "."]
    assert bare == [left, right]


def test_there_are_112_bricks_of_four_colours_worth_one_to_four() -> None:
    """EK-1.2"""
    assert (list(BRICKS), sum(BRICKS)) == ([52, 42, 12, 6], 112)
    assert [int(tops(colour + 1, 1)) for colour in range(4)] == [1, 2, 3, 4]


def test_there_are_nine_fight_cards_of_each_value() -> None:
    """EK-1.3"""
    s = GAME.start(3, GAME.agree({}))
    assert (list(s.deck), VALUES * COPIES) == ([9] * 6, 54)


def test_a_section_is_kept_from_the_ground_up() -> None:
    """EK-1.1"""
    section = (1 * 5 + 2) * 5 + 4  # green, wood on it, stone on top
    assert (bricks_of(section), int(height(section))) == ([3, 1, 0], 3)
    assert [int(tops(section, n)) for n in range(4)] == [0, 4, 6, 7]


def test_the_twelve_cards_are_those_of_the_digest() -> None:
    """EK-1.4"""
    assert len(MATERIAL) == 12 * 7
    assert PRINTED[0].split() == ["G1+1", "W2", "G2", "W1+1", "W1", "C1", "-"]
    assert PRINTED[11].split() == ["G2", "W1", "-", "G3+1", "W1+1", "C2", "-"]
    assert [sum(totals(card, False).values()) for card in range(12)] == [8, 8, 8, 8, 8, 9, 8, 9, 9, 9, 9, 9]
    assert [sum(totals(card, True).values()) - sum(totals(card, False).values()) for card in range(12)] == [2] * 12


def test_a_word_of_the_table_becomes_a_number_of_three_digits() -> None:
    """EK-1.4"""
    assert [code(word) for word in ("-", "G1", "G1+1", "W3", "C2", "S1")] == [0, 110, 111, 230, 320, 410]


def test_the_cards_can_be_replaced_as_a_whole() -> None:
    """EK-1.4"""
    cards = [0] * 84
    cards[2] = 234
    s = GAME.start(5, GAME.agree({"materials": tuple(cards)}))
    for text in ("seat 1 starts",):
        GAME.apply(s, -1, GAME.actions.parse(text))
    assert list(s.cards) == cards
    assert "5 drawn" in options(s)


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ({5: 310, 12: 110}, "store F would mix"),
        ({6: 410, 13: 310}, "store G would mix"),
        ({0: 500 - 1, 7: 210}, "store A would mix"),
        ({3: 100}, "card 1, store D: 100"),
        ({8: 37}, "card 2, store B: 37"),
    ],
)
def test_cards_that_would_mix_clay_or_stone_with_another_colour_are_refused(
    entries: dict[int, int], words: str
) -> None:
    """EK-5.1, 1.4"""
    cards = [0] * 84
    for place, entry in entries.items():
        cards[place] = entry
    with pytest.raises(OptionError, match=words):
        GAME.agree({"materials": tuple(cards)})


def test_green_and_brown_may_come_to_one_store_in_different_rounds() -> None:
    """EK-5.1"""
    cards = [0] * 84
    cards[0], cards[7] = 110, 210
    assert GAME.agree({"materials": tuple(cards)})[1:] == tuple(cards)
