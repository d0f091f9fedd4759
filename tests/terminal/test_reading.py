"""What people type, and what they mean."""

import pytest

import clanmoot
from clanmoot.terminal.move_list import offer
from clanmoot.terminal.move_parser import meant

ACTIONS = clanmoot.game("schotten-totten").actions
PLAYS = [ACTIONS.parse(f"{card} to {stone}") for card in ("R5", "R7", "G5") for stone in (1, 3, 4)]
CLAIMS = [ACTIONS.parse(text) for text in ("claim 3", "claim 5", "done")]


@pytest.mark.parametrize(
    "typed", ["R5 to 3", "r5 3", "3 r5", "r53", "R5, 3", "lay R5 at stone 3", "play r5 on 3", "  r5   TO 3 ", "r5>3"]
)
def test_one_move_has_many_spellings(typed: str) -> None:
    assert [ACTIONS.text(action) for action in meant(ACTIONS, PLAYS, typed)] == ["R5 to 3"]


def test_half_a_move_leaves_a_choice() -> None:
    assert [ACTIONS.text(action) for action in meant(ACTIONS, PLAYS, "r5")] == ["R5 to 1", "R5 to 3", "R5 to 4"]
    assert [ACTIONS.text(action) for action in meant(ACTIONS, PLAYS, "4")] == ["R5 to 4", "R7 to 4", "G5 to 4"]
    assert len(meant(ACTIONS, PLAYS, "r")) == 6


@pytest.mark.parametrize(
    ("typed", "text"), [("3", "claim 3"), ("c 5", "claim 5"), ("d", "done"), ("claim stone 5", "claim 5")]
)
def test_claims(typed: str, text: str) -> None:
    assert [ACTIONS.text(action) for action in meant(ACTIONS, CLAIMS, typed)] == [text]


@pytest.mark.parametrize("typed", ["", "   ", "hello", "r5 2", "claim 4", "r5 3 9", "\x00", "r5 to to 3 4", "the"])
def test_nonsense_means_nothing(typed: str) -> None:
    assert meant(ACTIONS, PLAYS, typed) == []


def test_everything_with_everything_takes_one_line() -> None:
    assert offer(ACTIONS, sorted(PLAYS)).lines == ["    [G5 R5 R7] to [1 3 4]"]


def test_what_does_not_fit_everywhere_is_listed_card_by_card() -> None:
    lines = offer(ACTIONS, sorted(PLAYS)[:-1]).lines
    assert lines == ["    G5 to [1 3 4]", "    R5 to [1 3 4]", "    R7 to [1 3]"]


def test_stones_are_never_numbered_a_second_time() -> None:
    shown = offer(ACTIONS, CLAIMS)
    assert shown.lines == ["    claim [3 5]", "    done"]
    assert shown.numbered == []


def test_a_few_moves_without_numbers_in_them_are_numbered() -> None:
    decks = [ACTIONS.parse("draw clan"), ACTIONS.parse("draw tactic")]
    assert offer(ACTIONS, decks) == ([" 1  draw clan", " 2  draw tactic"], decks)
