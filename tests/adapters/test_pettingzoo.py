"""The AEC environments: PettingZoo's own tests, seeds, rewards, masks, limits, and actions against the rules."""

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.error import Error
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from clanmoot.adapters import pettingzoo
from clanmoot.adapters.pettingzoo_aec import Aec
from clanmoot.catalogue import game
from clanmoot.core.errors import ClanmootError

from .zoo import SETTINGS, SMALLEST, SettingOf, dicts_allowed, named, play_in_turn, seed_actions

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=named)
every_game = pytest.mark.parametrize("setting", SMALLEST, ids=named)


@every_setting
def test_pettingzoo_accepts_the_environment(setting: SettingOf) -> None:
    with dicts_allowed():
        api_test(pettingzoo.env(**setting), num_cycles=1000)


@every_setting
def test_a_seed_makes_the_same_game(setting: SettingOf) -> None:
    seed_test(lambda: pettingzoo.env(**setting), num_cycles=100)


@every_game
def test_after_a_seed_the_whole_series_of_games_is_the_same_and_its_games_differ(setting: SettingOf) -> None:
    series = []
    for _ in range(2):
        env = pettingzoo.env(**setting)
        seed_actions(env)
        series.append([play_in_turn(env, 5), play_in_turn(env, None)])
    assert data_equivalence(series[0], series[1], exact=True)
    assert not data_equivalence(series[0][0].seen, series[0][1].seen)


@every_game
def test_a_seed_deals_what_the_same_seed_deals_at_a_table(setting: SettingOf) -> None:
    env = pettingzoo.raw_env(**setting)
    env.reset(seed=9)
    assert env.table.steps == game(setting["key"]).table(seed=9).steps


@every_setting
def test_rewards_sum_to_zero_and_the_winner_has_most(setting: SettingOf) -> None:
    env = pettingzoo.raw_env(**setting)
    seed_actions(env)
    played = play_in_turn(env, 3)
    shares = env.table.outcome().shares()
    assert sum(played.rewards.values()) == pytest.approx(0.0, abs=1e-12)
    assert list(played.rewards) == env.possible_agents
    assert [reward == max(played.rewards.values()) for reward in played.rewards.values()] == [
        share == max(shares) for share in shares
    ]


# PettingZoo 1.27.0's api_test means to look at masks, and never does where an observation comes beside them.
@every_game
def test_an_agent_sees_its_own_view_and_may_do_what_is_legal_in_its_turn(setting: SettingOf) -> None:
    env = pettingzoo.raw_env(**setting)
    env.reset(seed=2)
    rng = np.random.default_rng(1)
    while not env.table.over:
        for agent in env.agents:
            seat = env.possible_agents.index(agent)
            seen = env.observe(agent)
            legal = env.table.legal(seat) if agent == env.agent_selection else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            assert seen["observation"].tolist() == env.game.features(env.table.view(seat))
            assert len(env.table.seen_steps(seat)) == len(env.table.steps)  # there is no undo
        env.step(int(rng.choice(env.legal)))
        assert env.legal or env.table.over


def test_sealed_choices_are_made_one_after_the_other_and_nobody_sees_them() -> None:
    env = pettingzoo.raw_env("eketorp", 4)
    env.reset(seed=1)
    while len(env.table.deciders()) < 4:
        env.step(env.legal[0])
    assert env.table.deciders() == [0, 1, 2, 3]
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    order: list[str] = []
    while not order or env.agent_selection != "player_3":
        order.append(env.agent_selection)
        env.step(env.legal[-2] if len(env.legal) > 1 else env.legal[0])
        assert data_equivalence(env.observe("player_3")["observation"], before["player_3"], exact=True)
    assert order == sorted(order)
    assert set(order) == {"player_0", "player_1", "player_2"}
    assert not data_equivalence(env.observe("player_0")["observation"], before["player_0"], exact=True)


@every_game
def test_cycles_can_be_limited(setting: SettingOf) -> None:
    env = pettingzoo.env(**setting, max_cycles=4)
    played = play_in_turn(env, 1)
    players = len(env.possible_agents)
    assert len(played.decisions) == 4 * players
    assert played.rewards == dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=1)
    for _, action in played.decisions:
        env.step(action)
    assert env.truncations == dict.fromkeys(env.possible_agents, True)
    assert env.terminations == dict.fromkeys(env.possible_agents, False)


def against_the_rules(env: Any) -> int:
    """An action that is not legal now."""
    return next(
        action for action in range(env.action_space(env.agent_selection).n) if action not in env.unwrapped.legal
    )


@every_game
def test_an_action_against_the_rules_loses_and_the_rule_is_named(setting: SettingOf) -> None:
    env = pettingzoo.env(**setting)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(against_the_rules(env))
    assert all(env.terminations.values())
    assert not any(env.observe(other)["action_mask"].any() for other in env.agents)
    words = env.infos[agent]["refusal"]
    assert words.startswith(f"{agent} may not do this: ")
    assert f"({game(setting['key']).facts.prefix}-" in words
    found = {}
    for dead in env.agent_iter():
        found[dead] = env.last()[1]
        env.step(None)
    assert found == {other: -1.0 if other == agent else 0.0 for other in env.possible_agents}
    assert env.agents == []
    env.reset(seed=1)
    assert env.infos[agent] == {}


@every_game
def test_without_wrappers_an_action_against_the_rules_is_an_error_that_changes_nothing(setting: SettingOf) -> None:
    env = pettingzoo.raw_env(**setting)
    env.reset(seed=1)
    before = {agent: env.observe(agent) for agent in env.agents}
    with pytest.raises(ClanmootError, match=f"^{env.agent_selection} may not do this: "):
        env.step(against_the_rules(env))
    for action in (-1, env.actions):
        words = rf"^There is no action {action}\. Actions are 0 to {env.actions - 1}\.$"
        with pytest.raises(ClanmootError, match=words):
            env.step(action)
    with pytest.raises(ClanmootError, match=r"^An action must be a number, not 'all'\.$"):
        env.step("all")
    with pytest.raises(ClanmootError, match=r"^There is no agent 'nobody'\. The agents are player_0"):
        env.observe("nobody")
    with pytest.raises(ClanmootError, match=r"must act\. None is only for agents whose game is over"):
        env.step(None)
    assert data_equivalence(before, {agent: env.observe(agent) for agent in env.agents}, exact=True)


def test_what_is_no_action_at_all_and_what_comes_too_early_is_refused_by_pettingzoo() -> None:
    env = pettingzoo.env("tain")
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(env.action_space("player_0").n)
    with pytest.raises(Error, match="Seed must be"):
        env.reset(seed=-1)


def test_an_environment_can_be_sent_elsewhere() -> None:
    env = pettingzoo.raw_env("eketorp", 4, max_cycles=3, discharge="late")
    again = pickle.loads(pickle.dumps(env))
    assert isinstance(again, Aec)
    assert (again.setting.players, again.setting.options, again.max_cycles) == (4, env.setting.options, 3)
    assert str(again) == "eketorp_v1"


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"key": "chess"}, "There is no game 'chess'"),
        ({"key": "tain", "players": 9}, r"^Táin is played by 2 to 4, not by 9\.$"),
        ({"key": "tain", "render_mode": "hologram"}, "^render_mode can be human, ansi, rgb_array or None"),
        ({"key": "tain", "max_cycles": 0}, "^max_cycles must be at least 1, or None for no limit, not 0"),
        ({"key": "tain", "tactics": True}, "^There is no option 'tactics'"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(wrong: dict[str, Any], words: str) -> None:
    for make in (pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env):
        with pytest.raises(ClanmootError, match=words):
            make(**wrong)


def test_a_game_from_elsewhere_is_an_environment_too() -> None:
    with dicts_allowed():
        api_test(pettingzoo.env("clanmoot.small.tain:GAME"), num_cycles=200)
