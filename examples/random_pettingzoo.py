"""Random agents play all five games through PettingZoo: one agent after the other, and in Eketorp also all at once."""

from clanmoot import KEYS
from clanmoot.adapters import pettingzoo


def in_turn(key: str) -> dict[str, float]:
    """Play one game through the AEC interface, and return everybody's reward."""
    env = pettingzoo.env(key)
    env.reset(seed=1)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    return rewards


def at_once(key: str) -> dict[str, float]:
    """Play one game through the parallel interface, and return everybody's reward."""
    env = pettingzoo.parallel_env(key)
    observations, _ = env.reset(seed=1)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, _, _, _ = env.step(actions)
    return rewards


for name in KEYS:
    print(f"{name}, in turn: {in_turn(name)}")
print(f"eketorp, at once: {at_once('eketorp')}")
