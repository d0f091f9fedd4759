"""PPO learns to beat a random player at Schotten Totten, in a batch of games: `ppo_schotten_totten.py [UPDATES]`."""

import sys

from clanmoot.adapters import batch

try:
    import torch
except ModuleNotFoundError:
    print("This example needs torch, which is not installed: pip install torch.")
    sys.exit()
UPDATES, GAMES, STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 90, 128, 64
games, side, won = batch.make("schotten-totten", GAMES), torch.arange(GAMES) % 2, list[float]()
net = torch.nn.Sequential(torch.nn.Linear(games.features, 128), torch.nn.ReLU(), torch.nn.Linear(128, games.actions + 1))
optimizer = torch.optim.Adam(net.parameters(), 1e-3)
for update in range(UPDATES):
    steps = []
    for _ in range(STEPS):
        seen, may, mine = torch.tensor(games.observations).float(), torch.tensor(games.masks), torch.tensor(games.seats) == side
        found = net(seen).detach() * mine[:, None]  # all moves are equal to the random player
        policy = torch.distributions.Categorical(logits=found[:, :-1].masked_fill(~may, -1e9))
        action = policy.sample()
        games.step(action.numpy())
        reward, done = torch.tensor(games.rewards[range(GAMES), side]).float(), torch.tensor(games.done)
        won += reward[done].tolist()
        steps.append((seen, may, mine, action, policy.log_prob(action), found[:, -1], reward, done))
    seen, may, mine, action, before, value, goal, done = [torch.stack(part) for part in zip(*steps, strict=True)]
    for t in reversed(range(STEPS)):
        goal[t] += (goal[t + 1] if t + 1 < STEPS else value[t]) * ~done[t]
    for at in map(tuple, mine.nonzero()[torch.randint(int(mine.sum()), (8, 1024))].mT):
        found = net(seen[at])
        policy = torch.distributions.Categorical(logits=found[:, :-1].masked_fill(~may[at], -1e9))
        ratio, gain = (policy.log_prob(action[at]) - before[at]).exp(), goal[at] - value[at]
        loss = (found[:, -1] - goal[at]).square() - torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain)
        optimizer.zero_grad()
        (loss - 0.01 * policy.entropy()).mean().backward()
        optimizer.step()
    last = torch.tensor(won[-500:]) / 2 + 0.5
    print(f"Update {update + 1}: {last.mean():.1%} of the last {len(last)} games won, +-{1.96 * last.std() / len(last)**0.5:.1%}.")
