"""One recorded game for every way to end; each replays to the same end for ever."""

from pathlib import Path
from typing import Final

import pytest

from clanmoot.core.record import Record, from_json
from clanmoot.core.replay import open_record, verify
from clanmoot.games.tain import GAME

FOLDER: Final = Path(__file__).parents[2] / "golden" / "tain"

# Reason and standings: points, cattle, jewels, unused tokens.
ENDS: Final = {
    "eleven": ("ta-eleven", ((42, 11, 4, 2), (8, 4, 0, 1), (40, 3, 8, 5), (4, 2, 0, 3))),
    "eleven_loses": ("ta-eleven", ((30, 6, 6, 0), (28, 11, 1, 3), (6, 0, 2, 18))),
    "points": ("ta-eight-rounds", ((36, 5, 7, 5), (13, 5, 1, 0), (15, 6, 1, 0))),
    "cattle": ("ta-eight-rounds", ((22, 8, 2, 15), (22, 5, 4, 15))),
    "jewels": ("ta-eight-rounds", ((22, 5, 4, 15), (22, 5, 2, 16))),
    "unused": ("ta-eight-rounds", ((19, 5, 3, 16), (19, 5, 3, 18))),
    "shared": ("ta-eight-rounds", ((19, 5, 3, 18), (19, 5, 3, 18))),
}
# Which of the four decides between the first two, counted from 0; nothing in a shared win.
DECIDED: Final = {"eleven": 0, "eleven_loses": 0, "points": 0, "cattle": 1, "jewels": 2, "unused": 3, "shared": 4}


def read(name: str) -> Record:
    """A recorded game."""
    return from_json((FOLDER / f"{name}.json").read_text())


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    """TA-7.1 to 7.4"""
    table = open_record(GAME, read(name))
    assert table.over
    outcome = table.outcome()
    assert (GAME.facts.reasons[outcome.reason], outcome.standings) == ENDS[name]


@pytest.mark.parametrize("name", ENDS)
def test_the_first_two_are_parted_by_what_the_game_is_named_after(name: str) -> None:
    """TA-7.4"""
    first, second = sorted(ENDS[name][1], reverse=True)[:2]
    parting = [place for place in range(4) if first[place] != second[place]]
    assert (parting or [4])[0] == DECIDED[name]


@pytest.mark.parametrize("name", ENDS)
def test_the_draw_of_who_begins_can_be_verified(name: str) -> None:
    """TA-2.3"""
    assert verify(GAME, read(name)) == 1


def test_every_way_to_end_has_a_recorded_game() -> None:
    assert {open_record(GAME, read(path.stem)).outcome().reason for path in FOLDER.glob("*.json")} == {0, 1}
    assert {path.stem for path in FOLDER.glob("*.json")} == set(ENDS)
    assert {len(read(name).seats) for name in ENDS} == {2, 3, 4}


def test_the_shared_win_is_eight_rounds_of_passing() -> None:
    """TA-3.5, 7.4"""
    steps = [GAME.actions.text(action) for action in read("shared").steps]
    assert steps[1:] == ["pass", "pass", "settle"] * 8


def test_a_prisoner_is_freed_by_choice_in_some_recorded_game() -> None:
    """TA-6.2"""
    texts = {GAME.actions.text(action) for name in ENDS for action in read(name).steps}
    assert texts & {"free Lad", "free Daughter"}
