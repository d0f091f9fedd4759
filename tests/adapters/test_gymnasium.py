"""One seat against opponents: Gymnasium's own checks, seeds, seats, rewards, and actions against the rules."""

from typing import Any

import gymnasium as library
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from clanmoot.adapters import gymnasium
from clanmoot.bots import bot
from clanmoot.bots.base import Bot
from clanmoot.catalogue import KEYS, game
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game

from .zoo import SETTINGS, SMALLEST, SettingOf, named

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=named)
every_game = pytest.mark.parametrize("setting", SMALLEST, ids=named)


def play(env: Any, seed: int | None) -> tuple[list[Any], float, dict[str, Any]]:
    """A whole game of a random learner: what it saw, its reward, and the last info."""
    observation, _ = env.reset(seed=seed)
    seen = [observation]
    while True:
        observation, reward, terminated, truncated, info = env.step(env.action_space.sample(observation["action_mask"]))
        seen.append(observation)
        assert not truncated
        if terminated:
            return seen, reward, info


@every_setting
def test_gymnasium_accepts_the_environment(setting: SettingOf, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.env(**setting).unwrapped)
    assert capsys.readouterr().out  # `human` was tried too


@every_game
def test_a_seed_makes_the_same_series_of_games(setting: SettingOf) -> None:
    series = []
    for _ in range(2):
        env = gymnasium.env(**setting, opponents="greedy", seat=None)
        env.action_space.seed(1)
        series.append([play(env, 5), play(env, None)])
    assert data_equivalence(series[0], series[1], exact=True)
    assert not data_equivalence(series[0][0][0], series[0][1][0])


@every_game
def test_the_reward_is_the_seats_share_of_the_win(setting: SettingOf) -> None:
    env = gymnasium.env(**setting, seat=1)
    env.action_space.seed(3)
    _, reward, info = play(env, 3)
    table = env.unwrapped.table
    shares, players = table.outcome().shares(), table.players
    assert reward == pytest.approx((players * shares[1] - 1) / (players - 1))
    assert info == {"seat": 1}


@every_game
def test_the_learner_sees_its_own_view_and_may_do_what_is_legal(setting: SettingOf) -> None:
    env = gymnasium.env(**setting, opponents="random", seat=1).unwrapped
    observation, _ = env.reset(seed=4)
    while not env.over:
        assert observation["observation"].tolist() == env.game.features(env.table.view(1))
        assert np.flatnonzero(observation["action_mask"]).tolist() == env.table.legal(1) != []
        assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))
        observation, *_ = env.step(env.action_space.sample(observation["action_mask"]))
    assert not observation["action_mask"].any()


def test_a_seat_is_drawn_for_every_game() -> None:
    env = gymnasium.env("highland-clans", players=5, seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == {0, 1, 2, 3, 4}


def test_opponents_sit_in_the_other_seats_in_order() -> None:
    asked: list[tuple[str, int]] = []

    def greedy(game: Game[Any, Any], seed: int, players: int) -> Bot[Any]:
        asked.append((game.facts.key, players))
        return bot("greedy", game, seed, players)

    env = gymnasium.env("glen-more", ["random", greedy], seat=1).unwrapped
    env.reset(seed=1)
    assert [(seat, type(found).__name__) for seat, found in env.bots.items()] == [(0, "Random"), (2, "Greedy")]
    assert set(asked) == {("glen-more", 3)}


def test_opponents_that_search_play_too() -> None:
    env = gymnasium.env("schotten-totten", ["ismcts:20"])
    env.action_space.seed(1)
    assert play(env, 1)[1] in (-1.0, 0.0, 1.0)


@every_game
def test_an_action_against_the_rules_loses_and_the_rule_is_named(setting: SettingOf) -> None:
    env = gymnasium.env(**setting)
    observation, _ = env.reset(seed=1)
    steps = list(env.unwrapped.table.steps)
    action = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(action)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refusal"].startswith("player_0 may not do this: ")
    assert f"({game(setting['key']).facts.prefix}-" in info["refusal"]
    assert env.unwrapped.table.steps == steps
    with pytest.raises(ClanmootError, match=r"^There is no game to act in\. Call reset\(\) first\.$"):
        env.step(action)


def test_what_is_no_action_is_against_the_rules_too() -> None:
    env = gymnasium.env("tain")
    env.reset(seed=1)
    assert env.step(5000)[4]["refusal"] == "There is no action 5000. Actions are 0 to 107."
    env.reset(seed=1)
    assert env.step(None)[4]["refusal"] == "An action must be a number, not None."


def test_what_comes_too_early_is_refused() -> None:
    env = gymnasium.env("tain")
    with pytest.raises(library.error.ResetNeeded):
        env.step(0)
    with pytest.raises(ClanmootError, match="reset"):
        env.unwrapped.step(0)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"key": "chess"}, "There is no game 'chess'"),
        ({"key": "tain", "opponents": []}, "is played by 2 to 4, not by 1"),
        ({"key": "tain", "opponents": [], "players": 2}, "^With 2 players the learner needs 1 opponents, not 0"),
        ({"key": "tain", "opponents": ["greedy"] * 4}, "is played by 2 to 4, not by 5"),
        ({"key": "tain", "opponents": ["greedy"], "players": 4}, "^With 4 players the learner needs 3 opponents"),
        ({"key": "tain", "opponents": "oracle"}, "There is no opponent called oracle"),
        ({"key": "tain", "seat": 2}, r"^There is no seat 2\. Seats are 0 to 1\.$"),
        ({"key": "tain", "render_mode": "hologram"}, "^render_mode can be human, ansi, rgb_array or None"),
        ({"key": "tain", "expert": 1}, "^There is no option 'expert'"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ClanmootError, match=words):
        gymnasium.env(**wrong)


def test_registered_games_are_made_by_their_names() -> None:
    gymnasium.register()
    gymnasium.register()
    for key in KEYS:
        env = library.make(f"clanmoot/{key}-v{game(key).facts.rules}")
        env.reset(seed=1)
        env.close()


def test_gymnasium_makes_vectors_of_them() -> None:
    gymnasium.register()
    vector = library.make_vec("clanmoot/tain-v1", num_envs=3, vectorization_mode="sync", opponents="greedy")
    observations, _ = vector.reset(seed=1)
    size = gymnasium.env("tain").observation_space["observation"].shape[0]
    assert observations["observation"].shape == (3, size)
    actions = np.array([np.flatnonzero(mask)[0] for mask in observations["action_mask"]])
    _, rewards, _, _, _ = vector.step(actions)
    assert rewards.tolist() == [0.0, 0.0, 0.0]
    vector.close()


def test_the_board_is_shown_as_the_seat_sees_it() -> None:
    env = gymnasium.env("schotten-totten", render_mode="ansi", seat=1)
    env.reset(seed=1)
    raw = env.unwrapped
    assert env.render() == raw.game.board(raw.table.view(1))
    assert env.render() != raw.game.board(raw.table.view(0))
