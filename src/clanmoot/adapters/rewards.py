"""What a finished game is worth to a learner: the same numbers in every library."""

from collections.abc import Sequence
from typing import Final

ILLEGAL: Final = -1.0  # for whoever acts against the rules, where a library ends the game then; all others get nothing


def rewards(shares: Sequence[float]) -> tuple[float, ...]:
    """From shares of the win (`Outcome.shares`) to rewards that sum to zero.

    With n players a share s becomes (n * s - 1) / (n - 1): 1 for winning alone, -1 / (n - 1) for not winning, and 0 for
    sharing with everybody. Two players: 1, -1, and 0 for a draw.
    """
    players = len(shares)
    return tuple([(players * share - 1) / (players - 1) for share in shares])
