"""Mistakes that are hard to see: nothing falls over, and every view looks like an honest one."""

import pytest

from clanmoot.conformance import check_play, check_views
from clanmoot.conformance.kit import Check, examine, finding
from tests.toys import slips
from tests.toys.muster import Muster


@pytest.mark.parametrize(
    "game",
    [slips.TellingMemory, slips.TellingBoard, slips.Hasty, slips.Weighed],
)
def test_some_promise_is_broken(game: type[Muster]) -> None:
    assert not examine(game(), games=8).passed


@pytest.mark.parametrize(
    ("game", "check", "words"),
    [
        (slips.Loaded, check_play.settle_follows_chance, "settle does not draw by chance's weights"),
        (slips.Stuck, check_play.legal_lists_are_valid, "seat 1 must act, but has no legal action"),
        (slips.SharedInside, check_play.copies_are_independent, "a step on a copy changed the original"),
        (slips.FaceUp, check_views.memory_is_perfect, "has seen a difference that no view remembers"),
    ],
)
def test_the_right_promise_is_broken(game: type[Muster], check: Check, words: str) -> None:
    found = finding(check, game(), games=8, seed=1)
    assert not found.kept
    assert words in found.words
