"""Moves as numbers, words and parts."""

from itertools import product

import pytest

from clanmoot.core.actions import ActionSpace, Counts, Domain, Kind

CARDS = Counts(["red", "blue", "green"], 0, 3)


def space() -> ActionSpace:
    """Two kinds of choices, one veiled, one of chance."""
    seat, card = Domain(["left", "right"]), Domain(["R1", "R2", "B1"])
    return ActionSpace(
        choices=[Kind("give", "give {card} to {seat}", seat=seat, card=card), Kind("done", "done", quiet=True)],
        veiled=[Kind("given", "a card to {seat}", seat=seat)],
        chance=[Kind("spill", "spill {cards}", cards=CARDS)],
    )


def test_every_multiset_within_the_bounds_has_one_rank() -> None:
    every = [counts for counts in product(range(4), repeat=3) if sum(counts) <= 3]
    assert CARDS.size == len(every) == 20
    assert sorted([CARDS.rank(counts) for counts in every]) == list(range(20))
    assert [CARDS.multisets[CARDS.rank(counts)] for counts in every] == every


def test_small_multisets_come_first() -> None:
    assert [sum(counts) for counts in CARDS.multisets] == sorted([sum(counts) for counts in CARDS.multisets])


def test_a_least_size_leaves_the_smaller_ones_out() -> None:
    assert Counts(["a", "b"], 2, 2).multisets == [(2, 0), (1, 1), (0, 2)]
    with pytest.raises(KeyError):
        Counts(["a", "b"], 2, 2).rank((1, 0))


def test_a_multiset_says_how_many_of_each_and_nothing_is_none() -> None:
    assert CARDS.names[0] == "none"
    assert CARDS.names[CARDS.rank((2, 0, 1))] == "2 red 1 green"


def test_kinds_lie_end_to_end() -> None:
    found = space()
    assert [(kind.name, kind.base, kind.size) for kind in found.kinds] == [
        ("give", 0, 6), ("done", 6, 1), ("given", 7, 2), ("spill", 9, 20)
    ]  # fmt: skip
    assert (found.choices, found.veiled, found.size) == (7, 9, 29)
    assert [found.base(name) for name in ("give", "done", "given", "spill")] == [0, 6, 7, 9]


def test_the_last_parameter_runs_fastest() -> None:
    found = space()
    assert [found.text(action) for action in range(4)] == [
        "give R1 to left", "give R2 to left", "give B1 to left", "give R1 to right"
    ]  # fmt: skip


def test_a_number_leads_back_to_itself_through_parts_and_through_words() -> None:
    found = space()
    for action in range(found.size):
        move = found.decode(action)
        assert found.encode(move.kind.name, **move.args) == action
        assert found.parse(found.text(action)) == action


def test_parts_have_numbers_and_words_in_declared_order() -> None:
    move = space().decode(4)
    assert (move.kind.name, list(move.args.items())) == ("give", [("seat", 1), ("card", 1)])
    assert move.names() == {"seat": "right", "card": "R2"}


@pytest.mark.parametrize("text", ["GIVE r2 TO Right", "  give  R2 to\tright "])
def test_words_are_read_in_any_case_and_spacing(text: str) -> None:
    assert space().parse(text) == 4


@pytest.mark.parametrize("text", ["", "give", "give R2", "give R3 to left", "doner", "7"])
def test_words_that_name_no_move_are_minus_one(text: str) -> None:
    assert space().parse(text) == -1


@pytest.mark.parametrize("action", [-1, 29, 10**9])
def test_a_number_outside_the_space_is_no_move(action: int) -> None:
    with pytest.raises(IndexError):
        space().decode(action)


@pytest.mark.parametrize("card", [-1, 3])
def test_a_parameter_out_of_range_is_no_move(card: int) -> None:
    with pytest.raises(IndexError, match=f"card {card}"):
        space().encode("give", seat=0, card=card)


def test_an_unknown_kind_is_no_move() -> None:
    with pytest.raises(KeyError, match="take"):
        space().encode("take")
    with pytest.raises(KeyError, match="take"):
        space().base("take")
