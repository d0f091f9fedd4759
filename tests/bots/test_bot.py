"""A computer opponent sees what its seat sees, and nothing else."""

import ast
from pathlib import Path
from typing import Any

import pytest

from clanmoot.bots import BOTS, LEVELS, adviser, base, bot, resolve
from clanmoot.catalogue import games
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import FACTS, GAME, SchottenTotten

from .arena import VARIANTS, play

NAMES = ("random", "greedy", "flat:30", "ismcts:30")
GAMES = [(game, players) for game in games() for players in (game.facts.least, game.facts.most)]
ASKED = {"view": "V", "legal": "list[int]", "told": "list[Step] | None", "budget": "Budget"}


def declared(name: str, module: str = "base") -> dict[str, str]:
    # Read from the source: compiled functions carry neither annotations nor signatures.
    tree = ast.parse(Path(base.__file__).with_name(f"{module}.py").read_text(encoding="utf-8"))
    found = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == name)
    return {arg.arg: ast.unparse(arg.annotation) for arg in found.args.args if arg.annotation}


def test_an_opponent_is_declared_to_get_what_its_seat_knows_and_a_budget() -> None:
    assert declared("think") == ASKED
    assert declared("choose") == {name: kind for name, kind in ASKED.items() if name != "budget"}


@pytest.mark.parametrize("name", NAMES)
def test_no_opponent_asks_for_more_than_that(name: str) -> None:
    module = type(bot(name, GAME, 1)).__module__.rpartition(".")[2]
    assert declared("think", module) == ASKED


@pytest.mark.parametrize("name", NAMES)
def test_a_view_is_enough_to_choose(name: str) -> None:
    table = GAME.table(options={"tactics": 1, "begins": 0}, seed=3)
    view, legal, told = table.view(0), table.legal(0), table.seen_steps(0)
    del table
    assert bot(name, GAME, 1).choose(view, legal, told) in legal


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "players"), GAMES, ids=[f"{game.facts.key}-{players}" for game, players in GAMES])
def test_positions_that_look_the_same_are_answered_the_same(game: Game[Any, Any], players: int, name: str) -> None:
    rng = Rng(4)
    s = game.start(players, game.agree({}))
    for _ in range(40):
        game.settle(s, rng)
        game.apply(s, game.decider(s), random_action(game, s, game.decider(s), rng))
    game.settle(s, rng)
    seat = game.decider(s)
    view = game.view(s, seat)
    answers = set()
    for seed in range(4):
        other = game.imagine(view, Rng(seed))
        thought = bot(name, game, 1, players).think(game.view(other, seat), game.legal(other, seat))
        answers.add(thought)
    assert len(answers) == 1


@pytest.mark.parametrize("options", VARIANTS)
def test_the_same_seed_makes_the_same_choices(options: dict[str, int]) -> None:
    assert play(("greedy", "random"), options, 7) == play(("greedy", "random"), options, 7)


@pytest.mark.parametrize("name", NAMES)
def test_a_single_choice_is_taken(name: str) -> None:
    table = GAME.table(options={"begins": 0}, seed=3)
    assert bot(name, GAME, 1).choose(table.view(0), [5]) == 5


def test_unknown_names_are_refused_with_the_known_ones() -> None:
    known = "expert, greedy, random, flat:N, plain:N, judge:N and ismcts:N"
    with pytest.raises(ClanmootError, match=known) as refused:
        bot("oracle", GAME, 1)
    assert refused.value.code == "unknown-bot"


def test_greedy_refuses_a_game_it_has_no_opinions_of() -> None:
    game = SchottenTotten()
    game.facts = FACTS._replace(key="nameless")
    with pytest.raises(ClanmootError, match="nameless") as refused:
        bot("greedy", game, 1)
    assert refused.value.code == "no-heuristics"


@pytest.mark.parametrize("name", ["flat", "ismcts", "ismcts:", "ismcts:0", "ismcts:-1", "ismcts:many", "greedy:3"])
def test_iterations_are_a_number_above_nothing(name: str) -> None:
    with pytest.raises(ClanmootError) as refused:
        bot(name, GAME, 1)
    assert refused.value.code == "unknown-bot"


@pytest.mark.parametrize(("game", "players"), GAMES, ids=[f"{game.facts.key}-{players}" for game, players in GAMES])
def test_every_level_is_a_larger_budget_than_the_one_below(game: Game[Any, Any], players: int) -> None:
    found = [resolve(level, game.facts.key, players).partition(":") for level in LEVELS]
    budgets = [int(number) for _, _, number in found]
    known = [("plain", "judge", "ismcts").index(kind) for kind, _, _ in found]
    assert budgets == sorted(set(budgets))
    assert known == sorted(known)  # nobody is told less than the level below, so each step is a step up
    assert set(LEVELS) < set(BOTS)


@pytest.mark.parametrize(("game", "players"), GAMES, ids=[f"{game.facts.key}-{players}" for game, players in GAMES])
def test_hints_come_from_one_as_well_informed_as_hard_who_thinks_a_fifth_as_long(
    game: Game[Any, Any], players: int
) -> None:
    kind, _, number = adviser(game.facts.key, players).partition(":")
    hard, _, most = resolve("hard", game.facts.key, players).partition(":")
    assert (kind, int(number)) == (hard, int(most) // 5)


def test_levels_that_nobody_measured_are_refused() -> None:
    with pytest.raises(ClanmootError, match="There are no levels for chess") as refused:
        resolve("hard", "chess", 2)
    assert refused.value.code == "no-levels"
