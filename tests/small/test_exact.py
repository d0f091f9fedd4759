"""More thought brings search nearer to perfect play; iterations, not seconds, so the same figures everywhere."""

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import perfect_play
from clanmoot.bots.base import Candidate, Thought
from clanmoot.core.game import Game
from clanmoot.small import schotten_totten, tain
from clanmoot.small.game_tree import expand
from clanmoot.small.solve import exploitability, uniform
from tests.small.toys import HEAVY_ROCK, PENNIES

SEEDS = 8


def gain(game: Game[Any, Any], budget: int, bot: str = "ismcts", seeds: int = SEEDS) -> float:
    tree = expand(game)
    return perfect_play.distance(
        tree, perfect_play.tries(tree, game, perfect_play.BOTS[bot], budget, seeds), seeds
    ).gain


def test_search_comes_nearer_to_perfect_play_in_schotten_totten() -> None:
    gains = [gain(schotten_totten.GAME, budget, seeds=4) for budget in (1, 8, 64)]
    assert gains[1] < gains[0] / 2
    assert gains[2] < gains[1] / 2
    tree = expand(schotten_totten.GAME)
    assert gains[2] < exploitability(tree, uniform(tree)) / 5


def test_search_comes_nearer_to_perfect_play_in_tain() -> None:
    """Nearer than random play, where best play has to be mixed."""
    few, many = gain(tain.GAME, 4), gain(tain.GAME, 64)
    assert many < few - 0.05
    tree = expand(tain.GAME)
    assert many < exploitability(tree, uniform(tree))


def test_a_sealed_choice_becomes_the_known_mixture() -> None:
    """Who is certain is read: one that always does the same would lose a half."""
    gains = [gain(HEAVY_ROCK, budget, seeds=4) for budget in (1, 16, 1024)]
    assert gains[2] < gains[1] < gains[0]
    assert gains[2] < gains[0] / 4
    assert gain(PENNIES, 1024, seeds=4) < 0.03


def test_flat_search_stays_certain_where_a_mixture_is_wanted() -> None:
    assert gain(HEAVY_ROCK, 1024, "flat", seeds=4) > 0.1


def test_the_same_seeds_find_the_same() -> None:
    assert gain(tain.GAME, 4, seeds=2) == gain(tain.GAME, 4, seeds=2)


def test_a_mixture_is_read_by_its_first_actions() -> None:
    thought = Thought(3, (Candidate((3, 5), 0.5, 5, ()), Candidate((3, 6), 0.2, 2, ()), Candidate((4,), 0.3, 3, ())))
    assert perfect_play.mixture(thought, (3, 4, 5)) == pytest.approx([0.7, 0.3, 0.0])


def test_an_error_is_nothing_where_all_seeds_agree_and_something_where_they_do_not() -> None:
    tree = expand(PENNIES)
    views = [side.spots[0].view for side in tree.sides]
    alike = {view: [[1.0, 0.0]] * 4 for view in views}
    assert perfect_play.distance(tree, alike, 4) == (0.5, 0.0)
    apart = {view: [[1.0, 0.0]] * 3 + [[0.0, 1.0]] for view in views}
    found = perfect_play.distance(tree, apart, 4)
    assert found.gain == pytest.approx(0.25)
    assert found.error > 0.1
    assert perfect_play.distance(tree, alike, 1) == (0.5, 0.0)


def test_what_was_measured_is_kept_and_not_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perfect_play, "DATA", tmp_path / "exact.json")
    monkeypatch.setattr(perfect_play, "PAGE", tmp_path / "exact.md")
    monkeypatch.setattr(perfect_play, "GAMES", {"Schotten Totten": schotten_totten.GAME})
    (tmp_path / "exact.md").write_text(f"Before.\n{perfect_play.BEGIN}\nold\n{perfect_play.END}\nAfter.\n", "utf-8")
    first = perfect_play.measure(2, (1, 4), {})
    kept = json.loads((tmp_path / "exact.json").read_text("utf-8"))
    assert kept == first
    kept["Schotten Totten"]["ismcts 1"] = [0.125, 0.0625, 2]
    again = perfect_play.measure(2, (1, 4), kept)
    assert again["Schotten Totten"]["ismcts 1"] == [0.125, 0.0625, 2]
    perfect_play.write(perfect_play.table(again, (1, 4)))
    page = (tmp_path / "exact.md").read_text("utf-8")
    assert page.startswith("Before.\n")
    assert page.endswith("After.\n")
    assert "| Schotten Totten | ismcts | 0.125 ± 0.062 |" in page
    assert "old" not in page
