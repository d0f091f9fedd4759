"""Where dice and shuffles come from: a fast seeded source for simulation, a verifiable one for real tables."""

import hashlib
import hmac
import secrets
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from .rng import Rng


class Draw(NamedTuple):
    """Which draw it is: what is drawn from, how many were drawn from it before, how often steps were taken back."""

    source: int
    number: int
    era: int


@mypyc_attr(allow_interpreted_subclasses=True)  # tests decide what comes
class Chance:
    """Picks one of several outcomes."""

    def pick(self, draw: Draw, weights: list[int]) -> int:
        """An index into the weights."""
        raise NotImplementedError


class Seeded(Chance):
    """The same seed and the same play give the same game. Fast, and easily guessed: not for real tables."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def pick(self, draw: Draw, weights: list[int]) -> int:
        """The next outcome of the generator, whatever is drawn from."""
        return self.rng.weighted(weights)


class Committed(Chance):
    """Every draw follows from a secret whose hash is published before the first card.

    The draw is named by source and number, so the tenth card of a deck is the same card whatever happened elsewhere.
    """

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.commitment = hashlib.sha256(secret).hexdigest()

    def pick(self, draw: Draw, weights: list[int]) -> int:
        """The outcome that the secret fixes for this draw; hashes beyond the last whole multiple are thrown away."""
        total = sum(weights)
        limit = 2**256 - 2**256 % total
        attempt = 0
        while True:
            name = b"%d %d %d %d" % (draw.source, draw.number, draw.era, attempt)
            number = int.from_bytes(hmac.digest(self.secret, name, "sha256"), "big")
            if number < limit:
                return _at(number % total, weights)
            attempt += 1


def fresh() -> Committed:
    """A verifiable source with a secret that nobody knows."""
    return Committed(secrets.token_bytes(32))


def _at(left: int, weights: list[int]) -> int:
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index
