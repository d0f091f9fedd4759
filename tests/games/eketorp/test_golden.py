"""One recorded game for every way to end; each replays to the same end for ever."""

from pathlib import Path
from typing import Final

import pytest

from clanmoot.core.game import CHANCE
from clanmoot.core.record import Record, from_json
from clanmoot.core.replay import open_record
from clanmoot.games.eketorp import GAME

FOLDER: Final = Path(__file__).parents[2] / "golden" / "eketorp"

# Reason, round, standings, ranks.
ENDS: Final[dict[str, tuple[str, int, tuple[tuple[int, ...], ...], tuple[int, ...]]]] = {
    "wall": ("ek-wall", 7, ((18,), (24,), (38,)), (3, 2, 1)),
    "wall_and_more": ("ek-wall", 9, ((25,), (44,), (24,)), (2, 1, 3)),
    "wall_shared": ("ek-wall", 9, ((39,), (39,), (23,)), (1, 1, 3)),
    "wall_in_the_tenth_round": ("ek-wall", 10, ((46,), (22,), (20,), (9,)), (1, 2, 3, 4)),
    "loser_builds_the_wall": ("ek-wall", 10, ((35,), (36,), (38,)), (3, 2, 1)),
    "rounds": ("ek-rounds", 10, ((13,), (12,), (7,), (22,), (11,), (13,)), (2, 4, 6, 1, 5, 2)),
    "rounds_shared": ("ek-rounds", 10, ((10,), (28,), (12,), (22,), (28,)), (5, 1, 4, 3, 1)),
    "late_discharge": ("ek-rounds", 10, ((32,), (4,), (26,), (23,)), (1, 4, 2, 3)),
    "other_materials": ("ek-rounds", 10, ((5,), (35,), (6,), (29,), (17,)), (5, 1, 4, 2, 3)),
}


def read(name: str) -> Record:
    """A recorded game."""
    return from_json((FOLDER / f"{name}.json").read_text())


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    """EK-5.4, 6.3, 7.1, 7.2"""
    table = open_record(GAME, read(name))
    assert table.over
    outcome = table.outcome()
    found = (GAME.facts.reasons[outcome.reason], table.view(0).round, outcome.standings, outcome.ranks())
    assert found == ENDS[name]


def test_every_way_to_end_has_a_recorded_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(ENDS)
    assert {end[0] for end in ENDS.values()} == set(GAME.facts.reasons)


def test_bricks_beyond_eighteen_and_a_wall_that_does_not_win_are_among_them() -> None:
    """EK-5.3, 7.1"""
    assert sum([sum(beside) for beside in open_record(GAME, read("wall_and_more")).view(0).beyond]) > 0
    outcome = open_record(GAME, read("loser_builds_the_wall")).outcome()
    assert outcome.score[4].points[outcome.ranks().index(1)] == 0


def test_a_step_of_a_record_needs_no_seat_number() -> None:
    """EK-3.3 It belongs to the seat that decides first: sealed choices are kept seat by seat."""
    table = open_record(GAME, read("rounds"))
    s = GAME.start(6, GAME.agree({}))
    for step in table.steps:
        assert GAME.decider(s) == step.seat or step.seat == CHANCE
        GAME.apply(s, step.seat, step.action)
