"""One recorded game for every way to end; each replays to the same end for ever."""

from pathlib import Path
from typing import Final

import pytest

from clanmoot.core.record import Record, from_json
from clanmoot.core.replay import open_record
from clanmoot.games.schotten_totten import GAME

FOLDER: Final = Path(__file__).parents[2] / "golden" / "schotten_totten"

# Reason, standings, and the stones of both seats (counted from 1) when the last round ended.
ENDS: Final = {
    "three": ("st-three", ((0,), (5,)), ((), (1, 4, 6, 7, 8))),
    "five": ("st-five", ((3,), (5,)), ((1, 5, 7), (2, 4, 6, 8, 9))),
    "stuck_more": ("st-more", ((3,), (5,)), ((2, 4, 9), (1, 3, 6, 7))),
    "stuck_draw": ("st-draw", ((4,), (4,)), ((3, 6, 7, 9), (1, 2, 4, 8))),
    "match": ("st-match", ((5,), (7,)), ((1, 2, 7, 8, 9), (3, 5))),
    "expert_tactics": ("st-three", ((3,), (5,)), ((4, 6, 7), (1, 2, 3, 8, 9))),
}


def read(name: str) -> Record:
    """A recorded game."""
    return from_json((FOLDER / f"{name}.json").read_text())


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    """ST-6.1, 6.2, 6.3"""
    table = open_record(GAME, read(name))
    reason, standings, owned = ENDS[name]
    assert table.over
    outcome = table.outcome()
    assert (GAME.facts.reasons[outcome.reason], outcome.standings) == (reason, standings)
    assert tuple([tuple([stone + 1 for stone in of_seat]) for of_seat in table.view(0).owned]) == owned


def test_every_way_to_end_has_a_recorded_game() -> None:
    assert {open_record(GAME, read(path.stem)).outcome().reason for path in FOLDER.glob("*.json")} == set(
        range(len(GAME.facts.reasons))
    )
    assert {path.stem for path in FOLDER.glob("*.json")} == set(ENDS)


def test_the_stuck_games_end_with_two_passes_and_the_settlement() -> None:
    """ST-6.2"""
    for name in ("stuck_more", "stuck_draw"):
        steps = [GAME.actions.text(action) for action in read(name).steps]
        assert steps[-5:] == ["pass", "done", "pass", "done", "settle the open stones"]
