"""A game that ends the process that plays it."""

import os

from tests.toys.muster import Muster
from tests.toys.muster_rules import State


class Deadly(Muster):
    """It kills at the start."""

    def start(self, players: int, options: tuple[int, ...]) -> State:
        """The last thing a worker does."""
        os._exit(1)


GAME = Deadly()
