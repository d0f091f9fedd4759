"""PPO learns Schotten Totten by self-play. In every third game it meets a random player, to show how well it plays."""

import sys

from clanmoot.adapters import batch

try:
    import torch
except ModuleNotFoundError:
    print("This example needs torch, which is not installed: pip install torch.")
    sys.exit()
torch.manual_seed(1)
UPDATES, STEPS, rows = int(sys.argv[1]) if len(sys.argv) > 1 else 80, 96, torch.arange(64)
games, side, exam, won = batch.make("schotten-totten", 64), rows % 2, rows % 3 == 0, torch.tensor([])
net = torch.nn.Sequential(torch.nn.Linear(games.features, 96), torch.nn.ReLU(), torch.nn.Linear(96, games.actions + 1))
optimizer = torch.optim.Adam(net.parameters(), 1e-3)
for update in range(1, UPDATES + 1):
    steps = []
    for _ in range(STEPS):
        seen, may, seats, *past = map(torch.tensor, games.observe())
        found = net(seen.float()).detach() * (mine := ~exam | (seats == side))[:, None]  # random has no net
        action = (policy := found[:, :-1].masked_fill(~may, -1e9).log_softmax(1)).exp().multinomial(1)
        *past, after, paid, done = map(torch.tensor, games.step(action[:, 0].numpy()))
        on, won = ((after == seats) * 2 - 1) * ~done, torch.cat([won, 0.5 + paid[rows, side][done & exam] / 2])[-500:]
        steps.append((seen, may, mine, action, policy.gather(1, action), found[:, -1], paid[rows, seats].float(), on))
    seen, may, mine, action, before, value, goal, on = [torch.stack(part) for part in zip(*steps, strict=True)]
    ahead = goal[-1] = value[-1]
    for t in reversed(range(STEPS - 1)):  # good for the seat that decides, bad for the other
        goal[t] += ahead * on[t]
        ahead = goal[t].lerp(value[t], 0.05 * mine[t])
    for at in map(tuple, mine.nonzero()[torch.randint(int(mine.sum()), (10, 1024))].mT):
        found = net(seen[at].float())
        policy = found[:, :-1].masked_fill(~may[at], -1e9).log_softmax(1)
        ratio, gain = (policy.gather(1, action[at]) - before[at]).exp()[:, 0], goal[at] - value[at]
        loss = (found[:, -1] - goal[at]).square() - torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain) / gain.std()
        optimizer.zero_grad()
        (loss.mean() + 0.01 * (policy.exp() * policy).sum(1).mean()).backward()
        optimizer.step()
    print(f"{update}: {won.mean():.1%} of {len(won)} games against random won, +-{2 * won.std() / len(won) ** 0.5:.1%}")
