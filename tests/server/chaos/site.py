"""What chaos happens to: servers, their store, and the means to make each of them fail."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.server import services
from tests.server.disks import Disk, small_disk
from tests.server.running import Running, running
from tests.server.services import Postgresql, Service

from . import controlled
from .controlled import Control
from .wire import Wire, wire_to

MEGABYTES = 64


class Site:
    """Servers on one store."""

    def __init__(self, kind: str, address: str) -> None:
        self.kind = kind  # sqlite, postgresql or two
        self.address = address  # where a test reads what the store holds
        self.servers: list[Running] = []
        self.controls: list[Control] = []  # of each server
        self.path: Path | None = None  # of SQLite's file
        self.disk: Disk | None = None
        self.cluster: Postgresql | None = None
        self.wire: Wire | None = None
        self.redis: Service | None = None

    @property
    def logs(self) -> str:
        """All that the servers have logged."""
        return "".join(server.log() for server in self.servers)


@asynccontextmanager
async def a_site(kind: str, folder: Path) -> AsyncIterator[Site]:
    """Set everything up, and take it down in the opposite order."""
    async with AsyncExitStack() as stack:
        if kind == "sqlite":
            yield await on_sqlite(stack, folder)
        else:
            yield await on_postgresql(stack, folder, 2 if kind == "two" else 1)


async def on_sqlite(stack: AsyncExitStack, folder: Path) -> Site:
    """A server whose database is on a small disk."""
    place = folder / "disk"
    place.mkdir()
    path = place / "clanmoot.sqlite"
    site = Site("sqlite", f"sqlite:///{path}")
    site.path = path
    site.disk = stack.enter_context(small_disk(place, MEGABYTES))
    await start(stack, site, folder, f"sqlite:///{path}?timeout=0.1")
    return site


async def on_postgresql(stack: AsyncExitStack, folder: Path, servers: int) -> Site:
    """Servers that reach PostgreSQL by a wire that can break; two of them share a Redis."""
    cluster = stack.enter_context(services.postgresql())
    database = stack.enter_context(cluster.database())
    site = Site("two" if servers == 2 else "postgresql", database.replace("postgresql://", "postgresql+psycopg://", 1))
    site.cluster = cluster
    site.wire = await stack.enter_async_context(wire_to(cluster.port))
    options: tuple[str, ...] = ()
    if servers == 2:
        site.redis = stack.enter_context(services.redis_service())
        options = ("--redis", f"redis://127.0.0.1:{site.redis.port}/0")
    for _ in range(servers):
        await start(stack, site, folder, database.replace(str(cluster.port), str(site.wire.port), 1), *options)
    return site


async def start(stack: AsyncExitStack, site: Site, folder: Path, database: str, *options: str) -> None:
    """Start one more server, with a clock, an event loop and a SQLite file that the test controls."""
    control = Control(folder / f"control-{len(site.servers)}")
    site.controls.append(control)
    os.environ[controlled.ENTRY] = str(control.path)  # read when the server starts
    program = (str(Path(controlled.__file__)),)
    # In a thread: it talks to its database by the wire, which this event loop passes on.
    server = running("--database", database, *options, program=program)
    site.servers.append(await asyncio.to_thread(stack.enter_context, server))
