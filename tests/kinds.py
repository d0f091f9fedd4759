"""The slow kinds of tests, as pytest markers: `pytest -m "not browser and not kills"`."""

from collections.abc import Iterable
from typing import Final

import pytest

# A test has a kind if its id contains one of these words: a folder, a file or a parameter.
KINDS: Final = {
    "browser": ("tests/e2e/",),
    "cluster": ("tests/arena/test_cluster.py", "redis", "two_processes", "two-processes"),
    "kills": ("tests/server/chaos/", "tests/server/faults/", "tests/arena/test_processes.py"),
    "postgres": ("postgresql",),
    "training": ("_examples.py", "tests/adapters/test_openspiel_players.py"),
}


def mark(items: Iterable[pytest.Item]) -> None:
    """Mark each test with its kinds."""
    for item in items:
        for kind, words in KINDS.items():
            if any(word in item.nodeid for word in words):
                item.add_marker(kind)
