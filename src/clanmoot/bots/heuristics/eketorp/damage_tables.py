"""Tables of what damage removes from two sections of a wall. They cover every pair and are computed at import."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.games.eketorp.pieces import CODES, STACK, bricks_of, height, tops

from .weights import BRICK, HURT, STRIKES

DAMAGES: Final = 7  # from zero to six


def best_loot(left: int, right: int) -> list[tuple[float, int]]:
    """Return for each damage the value of the best loot to the besieger, and what losing it costs the owner."""
    best = [(0.0, 0)] * DAMAGES
    tall, high = bricks_of(left), bricks_of(right)
    for i in range(len(tall) + 1):
        for j in range(len(high) + 1):
            taken = int(tops(left, i) + tops(right, j))
            if 0 < taken < DAMAGES:
                gain = max(tall[:i] + high[:j]) + 1 + BRICK + HURT * taken
                for damage in range(taken, DAMAGES):
                    best[damage] = max(best[damage], (gain, taken))
    return best


def real(section: int) -> bool:
    """Tell whether a number is the code of a section: a section has no gap below a brick."""
    return len([colour for colour in bricks_of(section) if colour < 0]) == 0


def tables() -> tuple[list[float], list[float], list[float]]:
    """Return three tables: gains and losses by pair of sections and damage, and the expected loss by pair."""
    gains, losses, risks = [0.0] * (CODES * CODES * DAMAGES), [0.0] * (CODES * CODES * DAMAGES), [0.0] * (CODES * CODES)
    sections = [section for section in range(CODES) if real(section) and height(section) <= STACK]
    for left in sections:
        for right in sections:
            pair = left * CODES + right
            for damage, (gain, taken) in enumerate(best_loot(left, right)):
                gains[pair * DAMAGES + damage] = gain
                losses[pair * DAMAGES + damage] = float(taken)
                risks[pair] += STRIKES[damage] * taken
    return gains, losses, risks


_GAINS, _LOSSES, _RISKS = tables()
GAINS: Final = vec[float](_GAINS)
LOSSES: Final = vec[float](_LOSSES)
RISKS: Final = vec[float](_RISKS)


def gain(left: i64, right: i64, damage: i64) -> float:
    """Return the value of the best loot to the besieger, for two sections and this damage."""
    return GAINS[(left * CODES + right) * DAMAGES + damage]


def loss(left: i64, right: i64, damage: i64) -> float:
    """Return what the best loot costs the owner, for two sections and this damage."""
    return LOSSES[(left * CODES + right) * DAMAGES + damage]


def risk(left: i64, right: i64) -> float:
    """Return the loss to expect from besiegers at these two sections."""
    return RISKS[left * CODES + right]
