"""Connections whose session is over end, also when the news of it was lost on the way from another process."""

import asyncio
from pathlib import Path

from clanmoot.server.people import tokens
from clanmoot.server.store import people as rows
from tests.server.client import guest, story
from tests.server.inside import a_server


def test_after_news_was_lost_every_connection_is_looked_at(tmp_path: Path) -> None:
    async def told() -> None:
        async with a_server(tmp_path) as (services, url), await guest(url) as ann, await guest(url) as bob:
            table = await bob.create()
            for person in (ann, bob):
                await person.open()
                await person.watch(table)
            ended = tokens.hashed(ann.token)
            mine = (await bob.get("/me"))["person"]
            await services.store.write(
                lambda connection: rows.drop_session(connection, ended)
            )  # as another process does
            await services.store.write(lambda connection: rows.rename(connection, mine, "Bob"))
            services.hub.heard_refresh()
            await ann.until(lambda: ann.close_code is not None)
            assert ann.close_code == 4003
            assert bob.close_code is None
            while (name := {client.who.name for client in services.connections.clients if client.who}) != {"Bob"}:
                assert name
                await asyncio.sleep(0.01)

    story(told)
