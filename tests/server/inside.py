"""A server in this process, so that a test can look inside and decide what chance does."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Generator
from contextlib import asynccontextmanager
from pathlib import Path

from clanmoot.server.app import open_services
from clanmoot.server.delivery.services import Services
from clanmoot.server.run import Server, bound, configured
from clanmoot.server.settings import Limits, Rate, Settings

PLENTY = Rate(1e9, 1e9)
MANY = 10_000
LIMITS = Limits(
    requests=PLENTY,
    guests=PLENTY,
    renames=PLENTY,
    hints=PLENTY,
    tables=PLENTY,
    tables_at_address=PLENTY,
    messages=PLENTY,
    analyses=PLENTY,
    unfinished=MANY,
    open_tables=MANY,
    open_at_address=MANY,
)
EFFORT = (2, 40)  # of analyses


class Inside(Server):
    """Signals go to the process that runs the tests. A thread gets none."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


@asynccontextmanager
async def a_server(
    folder: Path, effort: tuple[int, int] = EFFORT, database: str = "", redis: str = ""
) -> AsyncIterator[tuple[Services, str]]:
    """Run the application behind uvicorn; yield it and its address. By default its database is a file in the folder."""
    database = database or f"sqlite:///{folder / 'clanmoot.sqlite'}"
    settings = Settings(port=0, database=database, redis=redis, limits=LIMITS, analysis=effort)
    listener = bound(settings.host, 0)
    async with open_services(settings) as services:
        ready = asyncio.Event()
        server = Inside(configured(settings, services), services, ready.set)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        await ready.wait()
        try:
            yield services, f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving
            listener.close()
