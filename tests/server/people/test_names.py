"""What guests are called, and what people may call themselves."""

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.server.people.ids import ALPHABET, LENGTH, fresh
from clanmoot.server.people.names import AFTER, BEFORE, GIVEN, LONGEST, guest_name, login_of, proper_name


def test_every_guest_name_is_a_proper_name() -> None:
    assert max(map(len, GIVEN)) + len(" of ") + max(map(len, BEFORE)) + max(map(len, AFTER)) <= LONGEST
    for name in [guest_name() for _ in range(200)]:
        assert proper_name(name) == name


def test_no_word_stands_twice_in_the_list_of_names() -> None:
    for words in (GIVEN, BEFORE, AFTER):
        assert len(set(words)) == len(words)


def test_ids_are_long_and_of_clear_letters() -> None:
    found = {fresh() for _ in range(500)}
    assert len(found) == 500
    assert all(len(id) == LENGTH and set(id) <= set(ALPHABET) for id in found)


@pytest.mark.parametrize("name", ["Ann", "Åsa Öström", "محمد", "李小龙", "O'Neill-2", "a.b_c"])
def test_names_of_all_scripts_are_names(name: str) -> None:
    assert proper_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("", "at least one letter"),
        ("   ", "at least one letter"),
        ("...", "at least one letter"),
        ("x" * 25, "at most 24 letters; this one has 25"),
        ("a\u202eb", "but not"),
        ("a\x00b", "but not"),
        ("<b>", "but not '<'"),
        ("smile \U0001f600", "but not"),
        ("half \ud800", "but not"),
    ],
)
def test_a_name_that_nobody_can_read_is_refused_with_a_reason(name: str, says: str) -> None:
    with pytest.raises(ClanmootError, match=says) as caught:
        proper_name(name)
    assert caught.value.code == "name"
    caught.value.sentence.encode("utf-8")


def test_spaces_and_spellings_are_made_one() -> None:
    assert proper_name("\uff21nn \t  Lee") == "Ann Lee"
    assert login_of("ANN") == login_of("ann")
    with pytest.raises(ClanmootError, match="at least 3 letters"):
        login_of("ab")
