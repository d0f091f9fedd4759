"""What a table may agree on, and a sentence for every mistake."""

import pytest

from clanmoot.core.options import Option, OptionError, TableOption, Wanted, agree, flag, named, number

FAST = flag("fast", "quicker")
ROUNDS = number("rounds", "how many", 1, 3)
BEGINS = Option("begins", "who begins", {"drawn": -1, "first": 0}, -1)
WORTH = TableOption("worth", "points", (1, 2, 3), 0, 9)
OPTIONS, TABLES = (FAST, ROUNDS, BEGINS), (WORTH,)


def test_without_wishes_all_have_their_defaults() -> None:
    assert agree(OPTIONS, TABLES, {}) == (0, 1, -1, 1, 2, 3)


def test_wishes_are_put_in_declared_order() -> None:
    assert agree(OPTIONS, TABLES, {"worth": (9, 0, 5), "begins": 0, "fast": 1}) == (1, 1, 0, 9, 0, 5)


def test_a_table_may_be_a_list() -> None:
    assert agree(OPTIONS, TABLES, {"worth": [9, 0, 5]}) == (0, 1, -1, 9, 0, 5)


@pytest.mark.parametrize(
    ("wanted", "code", "sentence"),
    [
        ({"slow": 1}, "option-unknown", "There is no option 'slow'. Options: fast, rounds, begins, worth."),
        ({"fast": 2}, "option-value", "fast can be no, yes, not 2."),
        ({"rounds": 0}, "option-value", "rounds can be 1, 2, 3, not 0."),
        ({"begins": (0, 1)}, "option-value", "begins can be drawn, first, not a table."),
        ({"worth": 3}, "option-table", "worth is a table of 3 numbers."),
        ({"worth": (1, 2)}, "option-table", "worth is a table of 3 numbers, not of 2."),
        ({"worth": "123"}, "option-table", "worth is a table of 3 numbers."),
        ({"worth": (1, 2, "3")}, "option-table", "worth is a table of 3 numbers."),
        ({"worth": ()}, "option-table", "worth is a table of 3 numbers, not of 0."),
        ({"worth": (1, 2, 10)}, "option-table", "The numbers of worth go from 0 to 9."),
        ({"worth": (-1, 2, 3)}, "option-table", "The numbers of worth go from 0 to 9."),
    ],
)
def test_every_mistake_has_its_sentence(wanted: Wanted, code: str, sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        agree(OPTIONS, TABLES, wanted)
    assert (caught.value.code, caught.value.sentence, str(caught.value)) == (code, sentence, sentence)


def test_where_there_is_no_option_it_says_so() -> None:
    with pytest.raises(OptionError, match=r"There is no option 'fast'\. Options: none"):
        agree((), (), {"fast": 1})


def test_values_are_typed_by_name_in_any_case() -> None:
    assert (FAST.value("YES"), ROUNDS.value("3"), BEGINS.value("Drawn")) == (1, 3, -1)
    assert (FAST.word(1), ROUNDS.word(3), BEGINS.word(-1)) == ("yes", "3", "drawn")


def test_a_word_that_is_no_value_is_told_which_are() -> None:
    with pytest.raises(OptionError, match="begins can be drawn, first, not 'last'"):
        BEGINS.value("last")


def test_a_record_keeps_every_option_and_the_tables_that_were_replaced() -> None:
    assert named(OPTIONS, TABLES, agree(OPTIONS, TABLES, {})) == {"fast": 0, "rounds": 1, "begins": -1}
    wanted: Wanted = {"fast": 1, "rounds": 2, "begins": 0, "worth": (3, 2, 1)}
    assert named(OPTIONS, TABLES, agree(OPTIONS, TABLES, wanted)) == wanted


def test_two_tables_are_told_apart() -> None:
    tables = (WORTH, TableOption("cost", "coins", (4, 5), 0, 9))
    agreed = agree(OPTIONS, tables, {"cost": (6, 7)})
    assert agreed[3:] == (1, 2, 3, 6, 7)
    assert named(OPTIONS, tables, agreed) == {"fast": 0, "rounds": 1, "begins": -1, "cost": (6, 7)}
