"""One server for all tests of this folder that need no other."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running

from .calm import calm


@pytest.fixture(scope="session")
def server() -> Iterator[Running]:
    """A server that limits nothing; whatever it was sent, nothing went wrong in it, and it stops in good order."""
    with running("--analysis", "2/40") as found:
        yield found
        calm(found)
        assert found.stop() == 0, found.log()
        calm(found)
