"""What the tests of people share with those of the store: an empty database of either kind."""

from tests.server.store.conftest import address

__all__ = ["address"]
