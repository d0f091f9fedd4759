"""A bad line: a WebSocket proxy that loses, repeats and delays messages, and hangs up."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed


class Weather(NamedTuple):
    """How bad it is: chances for every message."""

    lost: float = 0.02
    repeated: float = 0.05
    delayed: float = 0.1
    cut: float = 0.01


@asynccontextmanager
async def bad_line(url: str, weather: Weather, rng: random.Random) -> AsyncIterator[str]:
    """The address of a proxy to this server, for WebSockets only."""
    target = url.replace("http", "ws", 1) + "/api/v1/socket"

    async def handle(client: ServerConnection) -> None:
        async with connect(target, compression=None, max_size=None) as server:
            ways = [asyncio.create_task(pass_on(client, server)), asyncio.create_task(pass_on(server, client))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def pass_on(source: ServerConnection | ClientConnection, sink: ServerConnection | ClientConnection) -> None:
        with suppress(ConnectionClosed):
            first = True  # the greeting passes: without it nobody is anybody
            async for message in source:
                luck = 1.0 if first else rng.random()
                first = False
                if luck < weather.cut:
                    return
                if luck < weather.cut + weather.lost:
                    continue
                if rng.random() < weather.delayed:
                    await asyncio.sleep(rng.uniform(0.0, 0.05))
                await sink.send(message)
                if luck > 1.0 - weather.repeated and luck < 1.0:
                    await sink.send(message)

    server: Server
    async with serve(handle, "127.0.0.1", 0, compression=None, max_size=None) as server:
        yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"
