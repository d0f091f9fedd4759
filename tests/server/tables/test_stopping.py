"""An operator stops a table: everybody is told, and nothing counts."""

from pathlib import Path

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol import commands as c
from clanmoot.server.store.schema import results
from clanmoot.server.tables import TableRegistry, replay_views
from clanmoot.server.tables.table_summary import head

from .playing import Client, seated, with_registry


def test_a_stopped_table_ends_without_a_result_and_everybody_is_told(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2, ranked=True)
        spectator = Client()
        await session.watch(spectator, None, -1)
        number = await session.stop()
        for client in (*clients, spectator):
            frame = client.messages[-1]
            assert (frame["t"], frame["n"]) == ("frame", number)
            assert (frame["card"]["status"], frame["card"]["stopped"]) == ("gone", True)
            assert frame["position"]["asked"] == []
        assert head(session.state, 1000.0).due is None
        for command in (c.Act(0, 0), c.Resign(), c.Leave("easy"), c.Ask("pause"), c.Sit(0)):
            with pytest.raises(ClanmootError) as caught:
                await session.do(people[0], "more", command)
            assert caught.value.code == "gone"
        await session.do(people[0], "say", c.Say("What a pity"))
        with pytest.raises(ClanmootError) as caught:
            replay_views.record(session.state)
        assert caught.value.code == "gone", "its hands stay secret"
        with pytest.raises(ClanmootError) as caught:
            await session.stop()
        assert caught.value.code == "over"
        assert await registry.store.read(lambda connection: connection.execute(results.select()).all()) == []

    with_registry(tmp_path, story)


def test_another_process_finds_it_stopped(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, _ = await seated(registry, "tain", 2)
        other = TableRegistry(registry.store, registry.hub, "other")
        theirs = await other.table(session.id)
        client = Client()
        await theirs.watch(client, people[0], -1)
        number = await session.stop()
        other.told(session.id, number)
        await theirs.catch_up()
        assert client.messages[-1]["card"]["stopped"]
        again = await TableRegistry(registry.store, registry.hub, "again").table(session.id)
        assert (again.state.status, again.state.stopped) == ("gone", True)

    with_registry(tmp_path, story)
