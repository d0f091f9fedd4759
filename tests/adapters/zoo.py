"""What the tests of PettingZoo and Gymnasium share: settings to play in, random play, and their known warnings."""

import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from clanmoot.catalogue import games

SettingOf = dict[str, Any]


class Played(NamedTuple):
    """A game that has been played through: every decision, everybody's last reward, and what was seen on the way."""

    decisions: list[tuple[str, int]]
    rewards: dict[str, float]
    seen: list[Any]


# Every game with every number of players, and every variant once.
SETTINGS: list[SettingOf] = [
    {"key": game.facts.key, "players": players}
    for game in games()
    for players in range(game.facts.least, game.facts.most + 1)
]
SETTINGS += [
    {"key": game.facts.key, option.name: value}
    for game in games()
    for option in game.facts.options
    for value in list(option.values.values())[:3]
    if value != option.default
]
SMALLEST: list[SettingOf] = [{"key": game.facts.key} for game in games()]


def named(setting: SettingOf) -> str:
    """How a test with this setting is called."""
    return " ".join([str(setting["key"]), *[f"{name}={value}" for name, value in setting.items() if name != "key"]])


# PettingZoo 1.27.0 warns about Dict observations of every environment but its own, though they are its own convention
# for masks; mended after that version by its pull request 1391.
DICTS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)


@contextmanager
def dicts_allowed() -> Iterator[None]:
    """Every warning is an error but those about Dict observations."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for words in DICTS:
            warnings.filterwarnings("ignore", f"{re.escape(words)}$", UserWarning, r"pettingzoo\.test\.api_test$")
        yield


def play_in_turn(env: Any, seed: int | None) -> Played:
    """A whole game of random agents, one after the other."""
    env.reset(seed=seed)
    played = Played([], {}, [])
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        played.seen.append(observation)
        if terminated or truncated:
            played.rewards[agent] = reward
            env.step(None)
            continue
        action = int(env.action_space(agent).sample(observation["action_mask"]))
        played.decisions.append((agent, action))
        env.step(action)
    return played


def play_at_once(env: Any, seed: int | None) -> Played:
    """A whole game of random agents, all at once."""
    observations, _ = env.reset(seed=seed)
    played = Played([], {}, [observations])
    while env.agents:
        actions = {
            agent: int(env.action_space(agent).sample(observations[agent]["action_mask"])) for agent in env.agents
        }
        played.decisions.extend([(agent, action) for agent, action in actions.items() if action != env.wait])
        observations, rewards, _, _, _ = env.step(actions)
        played.rewards.update(rewards)
        played.seen.append(observations)
    return played


def seed_actions(env: Any) -> None:
    """Make random agents do the same again."""
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
