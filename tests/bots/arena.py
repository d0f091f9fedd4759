"""Games between opponents, for tests: every deal twice, with the seats swapped."""

from clanmoot.bots import bot
from clanmoot.core.game import NOBODY
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME

VARIANTS: tuple[dict[str, int], ...] = (
    {},
    {"tactics": 1},
    {"expert": 1},
    {"tactics": 1, "expert": 1},
)


def play(names: tuple[str, str], options: dict[str, int], seed: int) -> tuple[tuple[float, ...], list[int]]:
    """Play a game. Return each seat's share of the win, and all choices made."""
    s, rng = GAME.start(2, GAME.agree(options)), Rng(seed)
    bots = [bot(name, GAME, 2 * seed + seat) for seat, name in enumerate(names)]
    chosen: list[int] = []
    GAME.settle(s, rng)
    while (seat := GAME.decider(s)) != NOBODY:
        legal = GAME.legal(s, seat)
        action = bots[seat].choose(GAME.view(s, seat), legal)
        assert action in legal
        chosen.append(action)
        GAME.apply(s, seat, action)
        GAME.settle(s, rng)
    return GAME.outcome(s).shares(), chosen


def share(one: str, other: str, options: dict[str, int], deals: int) -> float:
    """What share of its games the first opponent wins."""
    won = 0.0
    for seed in range(deals):
        won += play((one, other), {**options, "begins": 0}, seed)[0][0]
        won += play((other, one), {**options, "begins": 0}, seed)[0][1]
    return won / (2 * deals)
