"""One recorded game for every way to end; each replays to the same end for ever."""

from pathlib import Path
from typing import Final

import pytest

from clanmoot.core.game import SPECTATOR
from clanmoot.core.record import Record, from_json
from clanmoot.core.replay import open_record
from clanmoot.games.highland_clans import GAME

FOLDER: Final = Path(__file__).parents[2] / "golden" / "highland_clans"

# Reason, scores, and the round in which the game ended.
ENDS: Final = {
    "tile": ("hc-by-tile", (31, 36, 18), 7),
    "tile_dutch": ("hc-by-tile", (32, 36, 16, 32), 7),
    "shared": ("hc-by-tile", (39, 18, 24, 39, 33), 7),
    "bag_empty": ("hc-bag-empty", (29, 30, 32, 24, 26), 5),
    "no_tile": ("hc-no-tile", (29, 32, 36, 36, 39), 6),
    "last_round": ("hc-last-round", (87, 114, 160), 25),
}


def read(name: str) -> Record:
    """A recorded game."""
    return from_json((FOLDER / f"{name}.json").read_text())


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    """HC-8.1, 8.2, 8.3, 8.5"""
    table = open_record(GAME, read(name))
    reason, scores, round = ENDS[name]
    assert table.over
    outcome = table.outcome()
    assert (GAME.facts.reasons[outcome.reason], table.view(SPECTATOR).round) == (reason, round)
    assert outcome.standings == tuple([(points,) for points in scores])


def test_every_way_to_end_has_a_recorded_game() -> None:
    assert {open_record(GAME, read(path.stem)).outcome().reason for path in FOLDER.glob("*.json")} == set(
        range(len(GAME.facts.reasons))
    )
    assert {path.stem for path in FOLDER.glob("*.json")} == set(ENDS)


def test_a_shared_victory_has_two_first_places() -> None:
    """HC-8.3"""
    outcome = open_record(GAME, read("shared")).outcome()
    assert outcome.ranks() == (1, 5, 4, 1, 3)
    assert outcome.shares() == (0.5, 0.0, 0.0, 0.5, 0.0)


def test_the_game_without_tiles_had_none_left_and_a_clan_at_30() -> None:
    """HC-8.1"""
    v = open_record(GAME, read("no_tile")).view(SPECTATOR)
    assert (v.tiles, max(v.score) >= 30) == (0, True)
    assert read("no_tile").options == {"refill": 0}


def test_the_game_with_the_empty_bag_ended_at_the_start_of_a_turn() -> None:
    """HC-8.2"""
    v = open_record(GAME, read("bag_empty")).view(SPECTATOR)
    assert (sum(v.bag) < 6, sum(v.drawn)) == (True, 0)
    assert read("bag_empty").options == {"refill": 0}
