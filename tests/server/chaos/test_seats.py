"""What chaos has found about seats: after a loss on time the store's list of seats is what the events say."""

import asyncio
from pathlib import Path

import pytest

from clanmoot.protocol import commands as c
from clanmoot.server.doctor import checkup
from clanmoot.server.tables import TableRegistry
from clanmoot.server.tables.events import TimedOut
from tests.server.tables.playing import seated, with_registry


@pytest.mark.parametrize("how", ["resigned", "timed out"])
def test_the_doctor_finds_nothing_wrong_after_a_player_lost(how: str, tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, _ = await seated(registry, "tain", 3, ranked=True)
        if how == "resigned":
            await session.do(people[0], "1", c.Resign())
        else:
            async with session.held():
                await session.take(TimedOut([0]))
        found = await asyncio.to_thread(checkup, f"sqlite:///{tmp_path / 'clanmoot.sqlite'}")
        assert found.found == []

    with_registry(tmp_path, story)
