"""One server for all tests of this folder that need no other."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="session")
def server() -> Iterator[Running]:
    """A server that limits nothing; at the end it stops in good order, and nothing went wrong in it."""
    with running("--analysis", "2/40") as found:
        yield found
        assert found.stop() == 0, found.log()
        assert '"level": "error"' not in found.log(), found.log()
