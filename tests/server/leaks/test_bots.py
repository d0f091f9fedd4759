"""Computer opponents are asked from what their seat knows, and nobody hears more of them than of people."""

from pathlib import Path

import pytest

from clanmoot.catalogue import KEYS, game

from .comparing import assert_same, both, worlds

LINE = 80  # steps
SHORTER = {"tain": 20}  # within the first round
LONG = 10  # questions to one bot in a whole game, at least
SELDOM = 40  # decisions between two times that the watcher of a whole game asks for everything


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


@pytest.mark.parametrize("key", KEYS)
def test_an_opponent_is_asked_the_same_in_whole_games(key: str, tmp_path: Path) -> None:
    """Compare every question to the last seat's bot, and all that a spectator is sent."""
    seat = game(key).facts.least - 1
    truth, other = both(worlds(key, seat), tmp_path, SELDOM, bots=True)
    assert len(truth.questions[seat]) > LONG
    assert other.questions[seat] == truth.questions[seat]
    assert_same(truth, other)


@pytest.mark.parametrize("key", KEYS)
def test_a_person_hears_the_same_of_opponents_in_whole_games(key: str, tmp_path: Path) -> None:
    """Compare all that seat 0 is sent, its hints, and what its adviser was asked. Bots have all other seats."""
    truth, other = both(worlds(key, 0), tmp_path, SELDOM, bots=True)
    assert len(truth.questions) == game(key).facts.least - 1
    assert truth.hints
    assert_same(truth, other)
