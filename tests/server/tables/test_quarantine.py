"""Tables that are left alone for a while: people are told whether they are damaged or the store failed."""

from pathlib import Path

import pytest

from clanmoot.server.store import StoreFailed
from clanmoot.server.tables import TableRegistry
from clanmoot.server.tables.broken_tables import AGAIN, SOON, Quarantine
from clanmoot.server.tables.table_loading import Damaged

from .playing import with_registry


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_table_is_left_alone_for_a_while() -> None:
    clock = Clock()
    quarantine = Quarantine(clock)
    quarantine.add("bad")
    quarantine.add("unlucky", damaged=False)
    assert quarantine.damaged() == ["bad"]
    with pytest.raises(Damaged):
        quarantine.check("bad")
    with pytest.raises(StoreFailed):
        quarantine.check("unlucky")
    quarantine.check("good")
    clock.now = SOON
    quarantine.check("unlucky")
    assert quarantine.holds("bad")
    clock.now = AGAIN
    quarantine.check("bad")
    assert quarantine.damaged() == ["bad"], "until it can be opened"
    quarantine.release("bad")
    assert quarantine.damaged() == []


def test_after_a_failure_of_the_store_nobody_calls_a_table_damaged(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        async def fails() -> None:
            raise StoreFailed("store-failed", "The database failed.")

        assert not await registry.upkeep._fenced("t", fails)
        with pytest.raises(StoreFailed, match="failed a moment ago"):
            await registry.table("t")
        assert registry.upkeep.troubles() == []

    with_registry(tmp_path, story)
