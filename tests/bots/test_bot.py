"""A computer opponent sees what its seat sees, and nothing else."""

import ast
import inspect
from pathlib import Path

import pytest

from clanmoot.bots import BOTS, base, bot
from clanmoot.core.errors import ClanmootError
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import FACTS, GAME, SchottenTotten

from .arena import VARIANTS, play


def test_choose_gets_a_view_and_legal_actions_and_nothing_else() -> None:
    assert list(inspect.signature(base.Bot.choose).parameters) == ["self", "view", "legal"]


def test_choose_is_declared_to_get_a_view() -> None:
    # Read from the source: compiled functions carry no annotations.
    tree = ast.parse(Path(base.__file__).with_name("base.py").read_text(encoding="utf-8"))
    choose = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "choose")
    declared = {arg.arg: ast.unparse(arg.annotation) for arg in choose.args.args if arg.annotation}
    assert declared == {"view": "V", "legal": "list[int]"}


@pytest.mark.parametrize("name", BOTS)
def test_no_opponent_asks_for_more_than_that(name: str) -> None:
    chooser = type(bot(name, GAME, 1)).choose
    assert list(inspect.signature(chooser).parameters) == ["self", "view", "legal"]


@pytest.mark.parametrize("name", BOTS)
def test_a_view_is_enough_to_choose(name: str) -> None:
    table = GAME.table(options={"tactics": 1, "begins": 0}, seed=3)
    view, legal = table.view(0), table.legal(0)
    del table
    assert bot(name, GAME, 1).choose(view, legal) in legal


@pytest.mark.parametrize("name", BOTS)
def test_positions_that_look_the_same_are_answered_the_same(name: str) -> None:
    view = GAME.table(options={"tactics": 1, "begins": 0}, seed=3).view(0)
    answers = set()
    for seed in range(5):
        other = GAME.imagine(view, Rng(seed))
        answers.add(bot(name, GAME, 1).choose(GAME.view(other, 0), GAME.legal(other, 0)))
    assert len(answers) == 1


@pytest.mark.parametrize("options", VARIANTS)
def test_the_same_seed_makes_the_same_choices(options: dict[str, int]) -> None:
    assert play(("greedy", "random"), options, 7) == play(("greedy", "random"), options, 7)


@pytest.mark.parametrize("name", BOTS)
def test_a_single_choice_is_taken(name: str) -> None:
    table = GAME.table(options={"begins": 0}, seed=3)
    assert bot(name, GAME, 1).choose(table.view(0), [5]) == 5


def test_unknown_names_are_refused_with_the_known_ones() -> None:
    with pytest.raises(ClanmootError, match="random and greedy") as refused:
        bot("oracle", GAME, 1)
    assert refused.value.code == "unknown-bot"


def test_greedy_refuses_a_game_it_has_no_opinions_of() -> None:
    game = SchottenTotten()
    game.facts = FACTS._replace(key="nameless")
    with pytest.raises(ClanmootError, match="nameless") as refused:
        bot("greedy", game, 1)
    assert refused.value.code == "no-heuristics"
