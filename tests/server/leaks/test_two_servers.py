"""Two servers on one database: what the second one tells a watcher does not depend on what is hidden either.

Everybody else plays at the first server, so all that the second one knows comes from the database and from Redis.
"""

import asyncio
from pathlib import Path

import pytest

from clanmoot.catalogue import KEYS
from clanmoot.core.game import SPECTATOR
from tests.server import services

from .comparing import Worlds, assert_same, worlds
from .overheard import Overheard, Plan, overhear
from .redealt import Line

LINE = 40  # steps
SHORTER = {"tain": 20}  # within the first round
SELDOM = 40  # decisions between two times that the watcher of a whole game asks for everything


@pytest.mark.parametrize("watcher", [1, SPECTATOR])
@pytest.mark.parametrize("key", KEYS)
def test_the_second_server_sends_the_same_bytes(key: str, watcher: int, tmp_path: Path) -> None:
    compare(worlds(key, watcher, SHORTER.get(key, LINE)), tmp_path)


@pytest.mark.parametrize("watcher", [1, SPECTATOR])
@pytest.mark.parametrize("key", KEYS)
def test_the_second_server_sends_the_same_bytes_of_whole_games(key: str, watcher: int, tmp_path: Path) -> None:
    compare(worlds(key, watcher), tmp_path, SELDOM)


def compare(found: Worlds, folder: Path, pause: int = 7) -> None:
    """Compare frames, answers, refusals, hints, metrics and log lines, and what the second server's adviser got."""
    with services.redis() as redis:
        truth = heard(found, found.truth, redis, folder, pause)
        other = heard(found, found.other, redis, folder, pause)
    assert_same(truth, other)
    assert bool(truth.hints) == (found.watcher >= 0)


def heard(found: Worlds, line: Line, redis: str, folder: Path, pause: int) -> Overheard:
    """Play one of the two worlds on a new database."""
    with services.database() as database:
        plan = Plan(found.game, found.players, line, found.watcher, pause, False, database, redis)
        return asyncio.run(overhear(plan, folder))
