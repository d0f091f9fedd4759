"""The reward of a finished game: the same numbers in every library."""

from collections.abc import Sequence
from typing import Final

ILLEGAL: Final = -1.0  # for an illegal action, where the library ends the game then; the others get 0


def rewards(shares: Sequence[float]) -> tuple[float, ...]:
    """Turn shares of the win (`Outcome.shares`) into rewards that sum to zero.

    With n players, a share s becomes (n * s - 1) / (n - 1). That is 1 for a sole winner, -1 / (n - 1) for a loser, and
    0 if everybody ties. With two players it is 1, -1, or 0 for a draw.
    """
    players = len(shares)
    return tuple([(players * share - 1) / (players - 1) for share in shares])
