"""Every test of the store runs on both databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import services


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where an empty database is."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/clanmoot.sqlite"
    else:
        with services.database() as found:
            yield found
