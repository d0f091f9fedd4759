"""Twenty tables fail at the same time, each for a reason of its own: everybody gets the reason of their own table."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.commands import Act, Leave, Say
from clanmoot.server.tables import TableRegistry, TableSession, Who

from .playing import Client, seated, with_registry

COUNT = 20
Operation = Callable[[TableRegistry, TableSession, Who, Client], Awaitable[Any]]


class Failing:
    """A store that fails for every table in words of its own, from another thread, as the real one does."""

    def __init__(self, store: Any, table: str) -> None:
        self.store = store
        self.table = table

    def append(self, *event: Any) -> Awaitable[bool]:
        return self.later()

    def write(self, fn: Any) -> Awaitable[Any]:
        return self.later()

    def read(self, fn: Any) -> Awaitable[Any]:
        return self.later()

    def later(self) -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        error = ClanmootError("store-failed", f"failure of {self.table}")
        threading.Thread(target=loop.call_soon_threadsafe, args=(future.set_exception, error)).start()
        return future


def act(session: TableSession, client: Client) -> Act:
    """Return the first move that is legal."""
    return Act(client.position["legal"][0], client.position["step"])


OPERATIONS: dict[str, Operation] = {
    "act": lambda registry, session, who, client: session.do(who, "a", act(session, client)),
    "say": lambda registry, session, who, client: session.do(who, "b", Say("hello")),
    "stand up": lambda registry, session, who, client: session.do(who, "c", Leave()),
    "rematch": lambda registry, session, who, client: registry.rematch(session.id, who),
    "catch up": lambda registry, session, who, client: session.catch_up(),
    "a bot decides": lambda registry, session, who, client: session.decide(-1, 0, 0),
    "a bot asks": lambda registry, session, who, client: session.question(-1, 0),
    "act twice": lambda registry, session, who, client: twice(session, who, client),
}


async def twice(session: TableSession, who: Who, client: Client) -> None:
    """Fail, and fail again while the table is reloaded."""
    command = act(session, client)
    with pytest.raises(ClanmootError, match=f"failure of {session.id}"):
        await session.do(who, "a", command)
    assert session.unsure
    await session.do(who, "a", command)


@pytest.mark.parametrize("name", OPERATIONS)
def test_everybody_gets_the_failure_of_their_own_table(name: str, tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        found = [await seated(registry, "schotten-totten", 2) for _ in range(COUNT)]
        calls = []
        for session, people, clients in found:
            seat = session.state.asked()[0]
            session.unsure = (
                name == "rematch"
            )  # it uses the repository that all tables share, but reloads its own table first
            session.repository = type(session.repository)(Failing(registry.store, session.id))  # type: ignore[arg-type]
            calls.append(OPERATIONS[name](registry, session, people[seat], clients[seat]))
        answers = await asyncio.gather(*calls, return_exceptions=True)
        assert [str(answer) for answer in answers] == [f"failure of {session.id}" for session, _, _ in found]
        for session, _, _ in found:
            session.repository = registry.repository
            async with session.held() as state:  # and all of them come back
                assert state.status == "playing"

    with_registry(tmp_path, story)
