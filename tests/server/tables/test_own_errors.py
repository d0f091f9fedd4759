"""Twenty tables fail at the same time, each for a reason of its own: everybody gets the reason of their own table."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.commands import Act, Leave, Say
from clanmoot.server.tables import House, Live, Who

from .playing import Client, housed, seated

COUNT = 20
Operation = Callable[[House, Live, Who, Client], Awaitable[Any]]


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


def act(live: Live, client: Client) -> Act:
    """Return the first move that is legal."""
    return Act(client.position["legal"][0], client.position["step"])


OPERATIONS: dict[str, Operation] = {
    "act": lambda house, live, who, client: live.do(who, "a", act(live, client)),
    "say": lambda house, live, who, client: live.do(who, "b", Say("hello")),
    "stand up": lambda house, live, who, client: live.do(who, "c", Leave()),
    "rematch": lambda house, live, who, client: house.rematch(live.id, who),
    "catch up": lambda house, live, who, client: live.catch_up(),
    "a bot decides": lambda house, live, who, client: live.decide(-1, 0, 0),
    "a bot asks": lambda house, live, who, client: live.question(-1, 0),
    "act twice": lambda house, live, who, client: twice(live, who, client),
}


async def twice(live: Live, who: Who, client: Client) -> None:
    """Fail, and fail again while the table is reloaded."""
    command = act(live, client)
    with pytest.raises(ClanmootError, match=f"failure of {live.id}"):
        await live.do(who, "a", command)
    assert live.unsure
    await live.do(who, "a", command)


@pytest.mark.parametrize("name", OPERATIONS)
def test_everybody_gets_the_failure_of_their_own_table(name: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        found = [await seated(house, "schotten-totten", 2) for _ in range(COUNT)]
        calls = []
        for live, people, clients in found:
            seat = live.room.asked()[0]
            live.unsure = name == "rematch"  # it uses the keeper that all tables share, but reloads its own table first
            live.keeper = type(live.keeper)(Failing(house.store, live.id))  # type: ignore[arg-type]
            calls.append(OPERATIONS[name](house, live, people[seat], clients[seat]))
        answers = await asyncio.gather(*calls, return_exceptions=True)
        assert [str(answer) for answer in answers] == [f"failure of {live.id}" for live, _, _ in found]
        for live, _, _ in found:
            live.keeper = house.keeper
            async with live.held() as room:  # and all of them come back
                assert room.status == "playing"

    housed(tmp_path, story)
