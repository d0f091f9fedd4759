"""Tables in memory: enough of a server to ask opponents and to carry out their decisions."""

import asyncio
from collections.abc import Callable
from typing import Any

from clanmoot.catalogue import load
from clanmoot.core.chance import Committed
from clanmoot.core.table import Table
from clanmoot.server.work import Job, Question

AnyTable = Table[Any, Any]

# Where a search imagines so many cards late in the game that a test would take minutes without a compiler.
NOVICES = {"highland-clans": "greedy"}


class ScriptedTables:
    """Tables at which every seat is an opponent of the level that its name says."""

    def __init__(self) -> None:
        self.tables: dict[str, AnyTable] = {}
        self.ended: dict[str, asyncio.Event] = {}
        self.think: Callable[[Job], object] = lambda job: None
        self.asked: list[Job] = []
        self.decided: list[tuple[Job, int]] = []
        self.refused: list[Job] = []

    def lay(self, name: str, game: str, *levels: str) -> AnyTable:
        """A new table, dealt."""
        found = load(game)
        table = Table(found, found.agree({}), levels, Committed(name.encode().ljust(32, b"-")))
        table.advance()
        self.tables[name] = table
        self.ended[name] = asyncio.Event()
        return table

    def ask(self, name: str) -> None:
        """Ask all who are waited for."""
        table = self.tables[name]
        for seat in table.deciders():
            self.think(Job(name, len(table.steps), seat))

    async def question(self, name: str, number: int, seat: int) -> Question | None:
        """What a seat is asked now, if it is still that."""
        self.asked.append(Job(name, number, seat))
        table = self.tables[name]
        if number != len(table.steps) or seat not in table.deciders():
            return None
        level, view, legal, told = table.seats[seat], table.view(seat), table.legal(seat), table.seen_steps(seat)
        return Question(name, table.game.facts.key, number, seat, level, view, legal, told, table.players)

    async def decide(self, name: str, number: int, seat: int, action: int) -> None:
        """Put a decision through, as a table does that stores it first."""
        await asyncio.sleep(0)
        table = self.tables[name]
        if number != len(table.steps) or seat not in table.deciders():
            self.refused.append(Job(name, number, seat))
            return
        table.act(seat, action)
        self.decided.append((Job(name, number, seat), action))
        if table.over:
            self.ended[name].set()
        else:
            self.ask(name)

    async def played(self, *names: str) -> None:
        """When these tables have come to their end."""
        await asyncio.gather(*[self.ended[name].wait() for name in names])
