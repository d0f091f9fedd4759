"""What determines the cost of a bot's decision, and who pays for it."""

from typing import NamedTuple


class Payer(NamedTuple):
    """A table, a person or an address that uses the workers' time.

    A payer with a share of 4 may use four times as much as one with a share of 1 before its jobs have to wait.
    """

    name: str
    share: float = 1.0
    most: int = 0  # jobs of this payer that may wait at the same time; 0 means no limit


class Bill(NamedTuple):
    """The price of a decision and who pays it. The price follows from the game, number of players and level."""

    game: str = ""
    players: int = 0
    level: str = ""
    payers: tuple[Payer, ...] = ()


NOBODY_PAYS = Bill()
