"""People of every kind, and a table in every state, at a real server."""

import asyncio
from types import TracebackType
from typing import Any

from tests.server.client import Fields, Person, guest

PASSWORD = "a long and quiet word"
STATES = ("open", "playing", "sealed", "question", "paused", "over", "gone", "bots")


class Scene:
    """Ann, Bob and Cat sit at every table; Eve at none; Nobody has no name. Dan has an account, and no seat either."""

    def __init__(self, url: str, states: tuple[str, ...] = STATES) -> None:
        self.url = url
        self.states = states
        self.people: dict[str, Person] = {}
        self.tables: dict[str, str] = {}
        self.ids: dict[str, str] = {}

    async def __aenter__(self) -> "Scene":
        for name in ("ann", "bob", "cat", "eve", "dan"):
            self.people[name] = await guest(self.url)
            self.ids[name] = (await self.people[name].get("/me"))["person"]
        account = {"name": f"Dan {self.ids['dan'][:6]}", "password": PASSWORD}
        self.people["dan"].token = (await self.people["dan"].post("/register", account))["token"]
        self.people["nobody"] = Person(self.url)
        for state in self.states:
            await self.set(state)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.gather(*[person.__aexit__(kind, error, trace) for person in self.people.values()])

    async def set(self, state: str) -> None:
        """A new table in this state."""
        game = "eketorp" if state in ("sealed", "bots") else "tain"
        seats = ("me", "novice", "novice") if state == "bots" else ("me", "open", "open")
        table = self.tables[state] = await self.people["ann"].create(game, seats, public=state == "open")
        if state not in ("open", "gone", "bots"):
            await self.order("bob", table, do="sit", seat=1)
            await self.order("cat", table, do="sit", seat=2)
        match state:
            case "gone":
                await self.order("ann", table, do="leave")
            case "sealed":
                await self.put(table)
            case "question":
                await self.order("ann", table, do="ask", what="pause")
            case "paused":
                number = await self.order("ann", table, do="ask", what="pause")
                await self.order("bob", table, do="answer", number=number, yes=True)
                await self.order("cat", table, do="answer", number=number, yes=True)
            case "over":
                await self.order("ann", table, do="resign")
                await self.order("bob", table, do="resign")

    async def put(self, table: str) -> None:
        """Put something into Ann's sealed draft, and make Bob ready."""
        for name in ("ann", "bob"):
            position = (await self.look(name, table))["position"]
            while position.get("legal") and (name == "bob" or not position.get("draft")):
                await self.order(name, table, do="act", action=position["legal"][0], step=position["step"])
                position = (await self.look(name, table))["position"]

    async def order(self, name: str, table: str, **command: Any) -> int:
        """A command by HTTP; the number of its frame."""
        person = self.people[name]
        body = {"id": person.new_id(), "command": command}
        return int((await person.post(f"/tables/{table}/commands", body))["n"])

    async def look(self, name: str, table: str) -> Fields:
        """All that somebody is shown of a table."""
        sync: Fields = await self.people[name].get(f"/tables/{table}")
        return sync

    async def everything(self, table: str) -> dict[str, Fields]:
        """All that everybody is shown of a table, but clocks, which run on."""
        found: dict[str, Fields] = {}
        for name in self.people:
            found[name] = {key: value for key, value in (await self.look(name, table)).items() if key != "clocks"}
        return found
