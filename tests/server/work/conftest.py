"""A Redis for the tests of this room, and both databases for those that store something."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from redis import Redis

from tests.server import services


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """The address of a Redis that ends with the tests."""
    with services.redis() as address:
        yield address


@pytest.fixture
def redis_url(redis_server: str) -> Iterator[str]:
    """The same, without anything in it."""
    with Redis.from_url(redis_server) as redis:
        redis.flushall()
        yield redis_server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where an empty database is."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/clanmoot.sqlite"
    else:
        with services.database() as found:
            yield found
