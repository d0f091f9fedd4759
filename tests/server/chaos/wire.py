"""A wire to PostgreSQL that breaks where somebody wants it to: before a commit arrives, or after it was answered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal

COMMIT = b"COMMIT\x00"
CHUNK = 65_536

Mode = Literal["whole", "before", "after", "slow", "cut"]


class Wire:
    """Passes bytes on, in the mode that is set; `broken` counts connections that it has cut."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.mode: Mode = "whole"
        self.broken = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    def cut_all(self) -> None:
        """Cut every connection now."""
        for writer in self._writers:
            writer.transport.abort()
        self.broken += 1

    def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Handle a new connection."""
        task = asyncio.get_running_loop().create_task(self._pass_on(reader, writer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            back, forth = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        pair = Pair(self, writer, forth)
        self._writers |= {writer, forth}
        ways = [asyncio.create_task(pair.requests(reader)), asyncio.create_task(pair.answers(back))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for end in (writer, forth):
            end.transport.abort()
            self._writers.discard(end)


class Pair:
    """One connection, and the one behind it."""

    def __init__(self, wire: Wire, client: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self.wire = wire
        self.client = client
        self.server = server
        self.committing = False

    async def requests(self, reader: asyncio.StreamReader) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                commit = COMMIT in data
                if commit and self.wire.mode == "before":
                    self.wire.broken += 1
                    return  # it never arrives
                self.committing = commit and self.wire.mode == "after"
                if self.wire.mode == "slow":
                    await asyncio.sleep(0.02)
                self.server.write(data)

    async def answers(self, reader: asyncio.StreamReader) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.committing:
                    self.wire.broken += 1
                    return  # it was committed, and nobody hears of it
                self.client.write(data)


@asynccontextmanager
async def wire_to(port: int) -> AsyncIterator[Wire]:
    """A wire to a port of this machine."""
    wire = Wire(port)
    server = await asyncio.start_server(wire.take, "127.0.0.1", 0)
    wire.port = server.sockets[0].getsockname()[1]
    try:
        yield wire
    finally:
        server.close()
        wire.cut_all()
        await asyncio.gather(*wire.tasks)
