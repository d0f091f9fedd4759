"""What one watcher is sent does not depend on what he cannot know: two games that look the same are the same bytes."""

import asyncio
import re
from pathlib import Path

import pytest

from clanmoot.catalogue import KEYS, game
from clanmoot.core.rng import Rng

from .overheard import overhear
from .redealt import random_line, redealt, watchers

LINE = 100  # steps
SHORTER = {"tain": 20}  # where all that was hidden is turned up at the end of every round
CHANGES = 12


@pytest.mark.parametrize("key", KEYS)
def test_the_bytes_are_the_same_whatever_is_hidden(key: str, tmp_path: Path) -> None:
    subject = game(key)
    players = subject.facts.least
    options = subject.agree({})
    different = 0
    for watcher in watchers(players):
        rng = Rng(100 + watcher)
        line = random_line(subject, players, options, rng, SHORTER.get(key, LINE))
        other = redealt(subject, players, options, line, watcher, rng, CHANGES)
        different += line != other
        folders = [tmp_path / f"{watcher}-{world}" for world in range(2)]
        for folder in folders:
            folder.mkdir()
        truth = asyncio.run(overhear(subject, players, line, watcher, folders[0]))
        imagined = asyncio.run(overhear(subject, players, other, watcher, folders[1]))
        assert len(truth.bodies) > 50
        assert imagined.bodies == truth.bodies
        assert imagined.lobby == truth.lobby
        assert numberless(imagined.metrics) == numberless(truth.metrics)
        assert numberless(imagined.log) == numberless(truth.log)
    assert different or key == "glen-more", "there was something to redeal"


def numberless(text: str) -> str:
    """Without times, counts and the names of tables."""
    return re.sub(r"[0-9a-z]{12,}|[0-9.e+-]+", "#", text)
