"""Every kind of failure: each is one coroutine that makes it happen and ends it again."""

import asyncio
import os
import random
import signal
import sqlite3
from collections.abc import Awaitable, Callable

import psycopg

from .controlled import ENTRY
from .site import Site
from .wire import Mode

Trouble = Callable[[Site, random.Random], Awaitable[None]]
WRITING = "-c default_transaction_read_only=off"


async def locked(site: Site, rng: random.Random) -> None:
    """Another process holds SQLite's file for longer than the server waits."""
    assert site.path is not None
    other = sqlite3.connect(site.path, isolation_level=None, timeout=5)
    other.execute("BEGIN IMMEDIATE")
    await asyncio.sleep(rng.uniform(0.05, 0.4))
    other.execute("ROLLBACK")
    other.close()


async def full(site: Site, rng: random.Random) -> None:
    """The disk is full for a while."""
    assert site.disk is not None
    await asyncio.to_thread(site.disk.fill)
    await asyncio.sleep(rng.uniform(0.05, 0.3))
    site.disk.empty()


async def unwritable(site: Site, rng: random.Random) -> None:
    """SQLite's file can be read and not written, as on a disk that was mounted again after an error."""
    site.controls[0].wish(read_only=1)
    await asyncio.sleep(rng.uniform(0.05, 0.4))
    site.controls[0].wish(read_only=0)


async def slow_disk(site: Site, rng: random.Random) -> None:
    """Every statement that writes to SQLite takes longer."""
    site.controls[0].wish(slow=rng.uniform(0.01, 0.05))
    await asyncio.sleep(rng.uniform(0.1, 0.4))
    site.controls[0].wish(slow=0)


async def stalled(site: Site, rng: random.Random) -> None:
    """A server stands still: neither its event loop nor its threads get on."""
    server = rng.choice(site.servers)
    server.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(rng.uniform(0.1, 0.6))
    server.process.send_signal(signal.SIGCONT)


async def loop_stalled(site: Site, rng: random.Random) -> None:
    """The event loop of a server stands still, while its writer and its other threads continue."""
    seconds = rng.uniform(0.1, 0.6)
    rng.choice(site.controls).stall(seconds)
    await asyncio.sleep(seconds + 0.1)


async def clock_jumps(site: Site, rng: random.Random) -> None:
    """Set the clock of the machine, forward or back, by seconds or by hours.

    Under two servers it is only set forward. Each adopts a new time within two seconds, and not at the same moment.
    Until then, one that still has the later time would take a move with the earlier time for one that took hours.
    """
    offset = rng.choice((1.0, -1.0)) * 10 ** rng.uniform(0, 4)
    if len(site.servers) > 1:
        offset = site.controls[0].wishes.offset + abs(offset)
    for control in site.controls:
        control.wish(offset=offset)
    await asyncio.sleep(rng.uniform(0.05, 0.3))


async def killed(site: Site, rng: random.Random) -> None:
    """A server is killed and started again."""
    place = rng.randrange(len(site.servers))
    server = site.servers[place]
    port = server.port
    await asyncio.to_thread(server.kill)
    os.environ[ENTRY] = str(site.controls[place].path)
    await asyncio.to_thread(server.start, port)


def breaking(mode: Mode, most: float) -> Trouble:
    """Let the wire break in this way, until it has or for so many seconds."""

    async def trouble(site: Site, rng: random.Random) -> None:
        assert site.wire is not None
        before, site.wire.mode = site.wire.broken, mode
        for _ in range(round(most / 0.01)):
            await asyncio.sleep(0.01)
            if site.wire.broken > before:
                break
        site.wire.mode = "whole"

    return trouble


async def cut(site: Site, rng: random.Random) -> None:
    """All connections to PostgreSQL are cut at once."""
    assert site.wire is not None
    site.wire.cut_all()
    await asyncio.sleep(rng.uniform(0.0, 0.1))


async def restarted(site: Site, rng: random.Random) -> None:
    """PostgreSQL is stopped or killed, and started again."""
    assert site.cluster is not None
    await asyncio.to_thread(rng.choice((site.cluster.stop, site.cluster.kill)))
    await asyncio.sleep(rng.uniform(0.0, 0.3))
    await asyncio.to_thread(site.cluster.start)


async def read_only(site: Site, rng: random.Random) -> None:
    """PostgreSQL takes no writes, as a replica or an emptied quota would."""
    await asyncio.to_thread(_set_read_only, site, True)
    await asyncio.sleep(rng.uniform(0.05, 0.4))
    await asyncio.to_thread(_set_read_only, site, False)


def _set_read_only(site: Site, on: bool) -> None:
    assert site.cluster is not None
    with psycopg.connect(site.cluster.address("postgres"), autocommit=True, options=WRITING) as connection:
        connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {'on' if on else 'off'}".encode())
        connection.execute("SELECT pg_reload_conf()")


async def redis_lost(site: Site, rng: random.Random) -> None:
    """Redis is killed, with all it knew, and comes back empty."""
    assert site.redis is not None
    await asyncio.to_thread(site.redis.kill)
    await asyncio.sleep(rng.uniform(0.0, 0.5))
    await asyncio.to_thread(site.redis.start)


MACHINE: dict[str, Trouble] = {
    "stalled": stalled,
    "loop stalled": loop_stalled,
    "clock jumps": clock_jumps,
    "killed": killed,
}
POSTGRESQL: dict[str, Trouble] = {
    "lost before commit": breaking("before", 1.0),
    "lost after commit": breaking("after", 1.0),
    "slow": breaking("slow", 0.3),
    "cut": cut,
    "restarted": restarted,
    "read-only": read_only,
    **MACHINE,
}
TROUBLES: dict[str, dict[str, Trouble]] = {
    "sqlite": {"locked": locked, "full": full, "read-only": unwritable, "slow": slow_disk, **MACHINE},
    "postgresql": POSTGRESQL,
    "two": {"redis lost": redis_lost, **POSTGRESQL},
}
