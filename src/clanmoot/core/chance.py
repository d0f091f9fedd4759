"""Sources of random draws: a fast seeded one for simulations, and a verifiable one for real tables."""

import hashlib
import hmac
import secrets
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from .rng import Rng


class Draw(NamedTuple):
    """The identity of a draw: its source, how many draws that source made before, and the number of take-backs."""

    source: int
    number: int
    era: int


@mypyc_attr(allow_interpreted_subclasses=True)  # tests decide what comes
class Chance:
    """A source that picks one of several outcomes."""

    def pick(self, draw: Draw, weights: list[int]) -> int:
        """Return an index into the weights, chosen for this draw."""
        raise NotImplementedError


class Seeded(Chance):
    """Draws from a seeded generator: the same seed and the same play give the same game.

    It is fast but easy to predict, so do not use it for real tables.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def pick(self, draw: Draw, weights: list[int]) -> int:
        """Return the next random index from the generator. It does not depend on the identity of the draw."""
        return self.rng.weighted(weights)


class Committed(Chance):
    """Draws that follow from a secret whose SHA-256 is published before the first card.

    Each draw is computed from its source and number. So the tenth card of a deck does not depend on draws from other
    sources.
    """

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.commitment = hashlib.sha256(secret).hexdigest()

    def pick(self, draw: Draw, weights: list[int]) -> int:
        """Return the index that the secret determines for this draw.

        The index follows from an HMAC-SHA-256 of the draw's identity, modulo the sum of the weights. Values beyond the
        last whole multiple of the sum are rejected, because they would make some outcomes more likely.
        """
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
    """Return a verifiable source with a new random secret of 32 bytes."""
    return Committed(secrets.token_bytes(32))


def _at(left: int, weights: list[int]) -> int:
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index
