import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from clanmoot.catalogue import KEYS, game
from clanmoot.core.game import SPECTATOR
from clanmoot.core.record import from_json
from clanmoot.core.replay import verify
from clanmoot.core.rng import Rng
from clanmoot.protocol.wire_views import shape
from clanmoot.server.tables import TableRegistry

from .playing import Client, a_registry, play_out, seated


@pytest.mark.parametrize("key", KEYS)
def test_frames_put_together_give_what_the_table_says_a_client_knows(key: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with a_registry(tmp_path) as registry:
            session, people, clients = await seated(registry, key, game(key).facts.least)
            watcher = Client()
            await session.watch(watcher, None, -1)
            await play_out(session, people, clients, Rng(3))
            table = session.state.table
            assert table is not None
            assert table.over
            for seat, client in [*enumerate(clients), (SPECTATOR, watcher)]:
                assert client.view == json.loads(msgspec.json.encode(shape(table.view(seat))))
                assert client.n == session.state.number
                assert client.position["ending"]["ranks"] == list(table.outcome().ranks())
                told = [[step.seat, step.action] for step in table.seen_steps(seat)]
                assert [line[:2] for line in client.log[-100:]] == told[-100:]
            record = from_json(await registry.record(session.id))
            assert verify(game(key), record)

    asyncio.run(play())


@pytest.mark.parametrize("key", KEYS)
def test_a_table_found_again_in_the_store_is_the_same(key: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with a_registry(tmp_path) as registry:
            session, people, clients = await seated(registry, key, game(key).facts.least)
            for chunk in range(4):
                await play_out(session, people, clients, Rng(chunk), 40)
                other = TableRegistry(registry.store, registry.hub, "other")
                again = await other.table(session.id)
                assert again.card() == session.card()
                if session.state.table is None or again.state.table is None:
                    continue
                assert again.state.table.steps == session.state.table.steps
                for seat in [*range(len(people)), SPECTATOR]:
                    assert again.state.table.view(seat) == session.state.table.view(seat)
                    if seat >= 0:
                        assert again.state.table.legal(seat) == session.state.table.legal(seat)
                        assert again.state.table.free_undo(seat) == session.state.table.free_undo(seat)

    asyncio.run(play())
