"""Failures of every kind at random moments: what was acknowledged is stored once and in order, and nobody is stuck."""

import asyncio
import os
from pathlib import Path

import pytest

from .happening import chaos
from .troubles import TROUBLES

# Starting a server takes a second or two, so the long run is the compiled one's.
COMPILED = os.environ.get("CLANMOOT_EXPECT") == "compiled"
FAILURES = {"sqlite": 70, "postgresql": 70, "two": 60} if COMPILED else {"sqlite": 12, "postgresql": 12, "two": 10}


@pytest.mark.parametrize("kind", TROUBLES)
def test_every_promise_is_kept(kind: str, tmp_path: Path) -> None:
    figures = asyncio.run(chaos(kind, FAILURES[kind], 5, tmp_path))
    assert figures.failures.total() == FAILURES[kind]
    assert figures.acknowledged > (100 if COMPILED else 30)  # an interpreted server on a busy machine is slow
    assert figures.flags > 0
    assert figures.rated > 0
