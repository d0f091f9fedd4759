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


@pytest.mark.parametrize("watcher", [1, SPECTATOR])
@pytest.mark.parametrize("key", KEYS)
def test_the_second_server_sends_the_same_bytes(key: str, watcher: int, tmp_path: Path) -> None:
    found = worlds(key, watcher, SHORTER.get(key, LINE))
    with services.redis() as redis:
        truth, other = heard(found, found.truth, redis, tmp_path), heard(found, found.other, redis, tmp_path)
    assert_same(truth, other)
    assert bool(truth.hints) == (watcher >= 0)


def heard(found: Worlds, line: Line, redis: str, folder: Path) -> Overheard:
    """Play one of the two worlds on a new database."""
    with services.database() as database:
        plan = Plan(found.game, found.players, line, found.watcher, 7, False, database, redis)
        return asyncio.run(overhear(plan, folder))
