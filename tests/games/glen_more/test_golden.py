"""Recorded games: every number of players, both ways to end, both ways to break a tie, Loch Ness at work."""

from pathlib import Path
from typing import Final

import pytest

from clanmoot.core.record import Record, from_json
from clanmoot.core.replay import open_record
from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.actions import ACT, DONE

FOLDER: Final = Path(__file__).parents[2] / "golden" / "glen_more"

# Reason, standings (points, resources), ranks, and what the last refill followed.
ENDS: Final = {
    "two_die": ("gm-most-points", ((38, 0), (32, 0)), (1, 2), "roll"),
    "two_figure": ("gm-most-points", ((34, 6), (25, 0)), (1, 2), "figure"),
    "three_figure": ("gm-most-points", ((55, 4), (63, 0), (33, 0)), (2, 1, 3), "figure"),
    "three_die": ("gm-most-points", ((73, 5), (48, 0), (65, 6)), (1, 3, 2), "roll"),
    "four": ("gm-most-points", ((54, 0), (47, 0), (27, 3), (49, 0)), (1, 3, 4, 2), "figure"),
    "five": ("gm-most-points", ((56, 0), (25, 2), (25, 2), (36, 10), (33, 7)), (1, 4, 4, 2, 3), "figure"),
    "ness": ("gm-most-resources", ((30, 0), (50, 0), (50, 1)), (3, 2, 1), "figure"),
    "tie_break": ("gm-most-resources", ((15, 4), (11, 2), (15, 7), (14, 6)), (2, 4, 1, 3), "figure"),
    "shared": ("gm-shared", ((8, 3), (3, 3), (24, 8), (24, 8)), (3, 4, 1, 1), "figure"),
}


def read(name: str) -> Record:
    """A recorded game."""
    return from_json((FOLDER / f"{name}.json").read_text())


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    """GM-8.4 GM-9.4"""
    table = open_record(GAME, read(name))
    assert table.over
    outcome = table.outcome()
    reason, standings, ranks, _ = ENDS[name]
    assert (GAME.facts.reasons[outcome.reason], outcome.standings, outcome.ranks()) == (reason, standings, ranks)
    assert len(table.view(0).awards) == 9 * table.players


@pytest.mark.parametrize("name", ENDS)
def test_the_last_refill_is_that_of_a_figure_or_of_the_die(name: str) -> None:
    """GM-3.4 GM-8.4"""
    kinds = [GAME.actions.decode(action).kind.name for action in read(name).steps]
    last = next(kind for kind in reversed(kinds) if kind != "draw")
    assert ("roll" if last == "roll" else "figure") == ENDS[name][3]


def test_every_way_to_end_has_a_recorded_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(ENDS)
    assert {reason for reason, _, _, _ in ENDS.values()} == set(GAME.facts.reasons)
    assert {(len(read(name).seats), ENDS[name][3]) for name in ENDS} >= {
        (2, "roll"),
        (2, "figure"),
        (3, "roll"),
        (3, "figure"),
        (4, "figure"),
        (5, "figure"),
    }


def test_loch_ness_activates_far_tiles_in_its_game() -> None:
    """GM-6.7"""
    record = read("ness")
    s = GAME.start(len(record.seats), ())
    used = 0
    for action in record.steps:
        seat, ready = GAME.decider(s), s.ness
        GAME.apply(s, seat, action)
        used += ready and not s.ness and ACT <= action < DONE and s.turn == seat
    assert used >= 2
