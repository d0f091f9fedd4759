"""OpenSpiel's own players play our games, its algorithms solve them, and the examples run."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.exploitability import exploitability
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.policy import UniformRandomPolicy

from clanmoot.adapters import openspiel
from clanmoot.small.game_tree import expand
from clanmoot.small.schotten_totten import GAME
from clanmoot.small.solve import exploitability as distance
from clanmoot.small.solve import uniform

from .spiel import NAMES, SECRET, SMALL, reach

EXAMPLES = Path(__file__).parents[2] / "examples"
FEW = 3  # simulations a decision


def searchers(game: Any, seed: int) -> list[Any]:
    """ISMCTS in even seats, MCTS in odd ones."""
    series = np.random.RandomState(seed)
    evaluator = RandomRolloutEvaluator(1, series)
    ismcts = ISMCTSBot(game, evaluator, 1.4, FEW, random_state=series)
    ismcts.set_resampler(openspiel.resampler(seed))
    mcts = MCTSBot(game, 1.4, FEW, evaluator, random_state=series)
    return [ismcts if seat % 2 == 0 else mcts for seat in range(game.num_players())]


def contest(game: Any, bots: list[Any], seed: int) -> tuple[list[int], list[float]]:
    """A whole game: its history and what everybody got."""
    series, state = np.random.RandomState(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(series.choice(outcomes, p=likely)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return state.history(), state.returns()


@pytest.mark.parametrize("name", SECRET)
def test_openspiels_searches_play_whole_games(name: str) -> None:
    game = pyspiel.load_game(name)
    _, returns = contest(game, searchers(game, 1), 1)
    assert sum(returns) == pytest.approx(0.0, abs=1e-12)
    assert max(returns) > 0.0 or returns == [0.0] * game.num_players()


def test_with_seeds_a_search_does_the_same_again() -> None:
    game = pyspiel.load_game("clanmoot_schotten_totten")
    assert contest(game, searchers(game, 2), 2) == contest(game, searchers(game, 2), 2)


def test_ismcts_draws_worlds_by_itself_and_can_go_by_observations() -> None:
    state = reach("clanmoot_tain", 2, 30)
    for by_view in (False, True):
        evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = ISMCTSBot(state.get_game(), evaluator, 1.4, 30, use_observation_string=by_view)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_random_learner_plays_in_openspiels_environment(name: str) -> None:
    environment = rl_environment.Environment(pyspiel.load_game(name), observation_type=None)
    environment.seed(1)
    rng, time_step = np.random.RandomState(1), environment.reset()
    while not time_step.last():
        player = time_step.observations["current_player"]
        legal = time_step.observations["legal_actions"][player]
        time_step = environment.step([int(rng.choice(legal))])
    assert sum(time_step.rewards) == pytest.approx(0.0, abs=1e-12)


def test_openspiel_and_our_solver_agree_how_far_random_play_is_from_perfect() -> None:
    tree, game = expand(GAME), pyspiel.load_game(SMALL)
    theirs = exploitability(game, UniformRandomPolicy(game))
    # A share of the win lost is twice that in rewards, which go from -1 to 1.
    assert theirs == pytest.approx(2 * distance(tree, uniform(tree)))


def test_players_in_c_plus_plus_take_the_games_too() -> None:
    game = pyspiel.load_game(SMALL)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.tabular_average_policy()) < 0.3


@pytest.mark.parametrize(("name", "lines"), [("random_openspiel", 5), ("cfr_small_schotten_totten", 3)])
def test_the_example_runs(name: str, lines: int, capsys: pytest.CaptureFixture[str]) -> None:
    path = EXAMPLES / f"{name}.py"
    runpy.run_path(str(path), run_name="__main__")
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == lines
    assert len(path.read_text("utf-8").splitlines()) < 40
    if name.startswith("cfr"):
        falling = [float(line.split()[-1]) for line in printed]
        assert falling == sorted(falling, reverse=True)
        assert falling[-1] < falling[0] / 20
