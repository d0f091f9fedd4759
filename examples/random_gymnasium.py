"""A random learner plays against easy and greedy opponents through Gymnasium."""

from clanmoot.adapters import gymnasium

GAMES = 3
OPPONENTS = {"schotten-totten": ["greedy"], "tain": ["novice"], "highland-clans": ["greedy", "random"]}


def play(key: str, opponents: list[str]) -> float:
    """Return the learner's mean reward over a few games. Its seat is drawn for each game."""
    env = gymnasium.env(key, opponents, seat=None)
    env.action_space.seed(1)
    total = 0.0
    for number in range(GAMES):
        observation, _ = env.reset(seed=1 if number == 0 else None)
        over = False
        while not over:
            action = env.action_space.sample(observation["action_mask"])
            observation, reward, terminated, truncated, _ = env.step(action)
            total += float(reward)
            over = terminated or truncated
    env.close()
    return total / GAMES


for key, opponents in OPPONENTS.items():
    print(f"{key} against {', '.join(opponents)}: {play(key, opponents):+.2f} a game")
