"""The parallel environments: PettingZoo's own tests, sealed choices at once, waiting, seeds, and limits."""

import pickle
from collections import defaultdict

import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test

from clanmoot.adapters import pettingzoo
from clanmoot.adapters.pettingzoo_parallel import Parallel
from clanmoot.catalogue import game
from clanmoot.core.errors import ClanmootError

from .zoo import SETTINGS, SMALLEST, SettingOf, named, play_at_once, seed_actions

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=named)
every_game = pytest.mark.parametrize("setting", SMALLEST, ids=named)


@every_setting
def test_pettingzoo_accepts_the_environment(setting: SettingOf) -> None:
    parallel_api_test(pettingzoo.parallel_env(**setting), num_cycles=1000)


@every_game
def test_pettingzoo_finds_the_seed_kept(setting: SettingOf) -> None:
    parallel_seed_test(lambda: pettingzoo.parallel_env(**setting), num_cycles=20)


@every_game
def test_whole_games_after_a_seed_are_the_same(setting: SettingOf) -> None:
    # PettingZoo 1.27.0's parallel_seed_test looks at one step only (its pull request 1437), and at no masks.
    series = []
    for _ in range(2):
        env = pettingzoo.parallel_env(**setting)
        seed_actions(env)
        series.append([play_at_once(env, 5), play_at_once(env, None)])
    assert data_equivalence(series[0], series[1], exact=True)
    assert not data_equivalence(series[0][0].seen, series[0][1].seen)


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting["key"] == "eketorp"], ids=named)
def test_the_same_decisions_in_turn_come_to_the_same_end(setting: SettingOf) -> None:
    at_once = pettingzoo.parallel_env(**setting)
    seed_actions(at_once)
    played = play_at_once(at_once, 7)
    decisions = defaultdict(list)
    for agent, action in played.decisions:
        decisions[agent].append(action)
    in_turn = pettingzoo.raw_env(**setting)
    in_turn.reset(seed=7)
    while not in_turn.table.over:
        in_turn.step(decisions[in_turn.agent_selection].pop(0))
    assert not any(decisions.values())
    assert in_turn.rewards == played.rewards
    assert in_turn.table.steps == at_once.table.steps


def planning(players: int) -> Parallel:
    """A game of Eketorp in which everybody makes plans."""
    env = pettingzoo.parallel_env("eketorp", players)
    env.reset(seed=1)
    while len(env.table.deciders()) < players:
        env.step({agent: env.legal[seat][0] for seat, agent in enumerate(env.agents)})
    return env


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_who_plan_act_in_one_step_and_see_their_own_plan_alone(players: int) -> None:
    env = planning(players)
    steps = len(env.table.steps)
    plans = {agent: env.legal[seat][seat] for seat, agent in enumerate(env.agents)}
    assert len(set(plans.values())) == players
    observations, rewards, _, _, _ = env.step(plans)
    assert len(env.table.steps) == steps
    assert [env.table.draft(seat) for seat in range(players)] == [[action] for action in plans.values()]
    assert rewards == dict.fromkeys(env.agents, 0.0)
    again = planning(players)
    others = {agent: again.legal[seat][-2 if seat else 0] for seat, agent in enumerate(again.agents)}
    assert [others[agent] == plans[agent] for agent in again.agents] == [True] + [False] * (players - 1)
    seen = again.step(others)[0]
    assert data_equivalence(seen["player_0"], observations["player_0"], exact=True)
    assert not data_equivalence(seen["player_1"], observations["player_1"], exact=True)


@every_game
def test_who_owes_nothing_can_only_wait(setting: SettingOf) -> None:
    env = pettingzoo.parallel_env(**setting)
    observations, _ = env.reset(seed=1)
    deciders = env.table.deciders()
    for seat, agent in enumerate(env.agents):
        mask = observations[agent]["action_mask"]
        assert observations[agent]["observation"].tolist() == env.game.features(env.table.view(seat))
        assert bool(mask[env.wait]) == (seat not in deciders)
        assert mask.sum() == (len(env.table.legal(seat)) if seat in deciders else 1)
    env.step({env.agents[seat]: env.legal[seat][0] for seat in deciders})  # waiting goes without saying
    assert env.cycles == 1


@every_game
def test_cycles_can_be_limited(setting: SettingOf) -> None:
    env = pettingzoo.parallel_env(**setting, max_cycles=4)
    observations, _ = env.reset(seed=1)
    for cycle in range(4):
        actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, terminations, truncations, _ = env.step(actions)
        assert set(truncations.values()) == {cycle == 3}
        assert set(terminations.values()) == {False}
        assert set(rewards.values()) == {0.0}
    assert env.agents == []


@every_game
def test_an_action_against_the_rules_loses_and_the_rule_is_named(setting: SettingOf) -> None:
    env = pettingzoo.parallel_env(**setting)
    env.reset(seed=1)
    agents, steps = env.agents, list(env.table.steps)
    actions = {agent: env.legal[seat][0] for seat, agent in enumerate(agents)}
    actions["player_1"] = next(action for action in range(env.wait) if action not in env.legal[1])
    observations, rewards, terminations, _, infos = env.step(actions)
    assert not any(observations[agent]["action_mask"].any() for agent in agents)
    assert rewards == {agent: -1.0 if agent == "player_1" else 0.0 for agent in agents}
    assert set(terminations.values()) == {True}
    assert f"({game(setting['key']).facts.prefix}-" in infos["player_1"]["refusal"]
    assert infos["player_0"] == {}
    assert env.table.steps == steps


def test_who_owes_a_decision_cannot_wait() -> None:
    env = pettingzoo.parallel_env("tain")
    env.reset(seed=1)
    decider = env.agents[env.table.deciders()[0]]
    _, rewards, _, _, infos = env.step(dict.fromkeys(env.agents, env.wait))
    assert infos[decider]["refusal"] == f"{decider} must act and cannot wait."
    assert rewards[decider] == -1.0
    env.reset(seed=1)
    assert env.step({decider: None})[4][decider]["refusal"] == "An action must be a number, not None."


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    env = pettingzoo.parallel_env("tain")
    with pytest.raises(ClanmootError, match=r"^There is no game to act in\. Call reset\(\) first\.$"):
        env.step({})
    env.reset(seed=1)
    with pytest.raises(ClanmootError, match=r"^There is no agent 'nobody'\. The agents are player_0, player_1\.$"):
        env.step({"nobody": 0})
    with pytest.raises(ClanmootError, match=r"^player_[01] must act, but you passed no action for it\.$"):
        env.step({})
    assert env.agents == ["player_0", "player_1"]


def test_an_environment_can_be_sent_elsewhere() -> None:
    env = pettingzoo.parallel_env("eketorp", 5, max_cycles=3)
    again = pickle.loads(pickle.dumps(env))
    assert (again.setting.players, again.max_cycles, str(again)) == (5, 3, "eketorp_v1")
