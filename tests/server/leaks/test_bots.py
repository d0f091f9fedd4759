"""Computer opponents are asked from what their seat knows, and nobody hears more of them than of people."""

from pathlib import Path

import pytest

from clanmoot.catalogue import KEYS, game

from .comparing import assert_same, both, worlds

LINE = 80  # steps
SHORTER = {"tain": 20}  # within the first round


@pytest.mark.parametrize("key", KEYS)
def test_an_opponent_is_asked_the_same_whatever_its_seat_cannot_know(key: str, tmp_path: Path) -> None:
    seat = game(key).facts.least - 1
    truth, other = both(worlds(key, seat, SHORTER.get(key, LINE)), tmp_path, bots=True)
    assert len(truth.questions[seat]) > 2
    assert other.questions[seat] == truth.questions[seat]
    assert_same(truth, other)  # a spectator, who knows less than the seat


@pytest.mark.parametrize("key", KEYS)
def test_a_person_hears_the_same_of_opponents_whatever_they_have(key: str, tmp_path: Path) -> None:
    truth, other = both(worlds(key, 0, SHORTER.get(key, LINE)), tmp_path, bots=True)
    assert len(truth.questions) == game(key).facts.least - 1
    assert_same(truth, other)
