"""Our server in every configuration that we measure, each with its own database."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.server import services
from tests.server.running import running

from .load import Missing, Served

ROOT: Final = Path(__file__).resolve().parents[2]
QUIET: Final = ("--silence", "600")  # seconds; idle players are measured too, and send nothing
PLAYERS: Final = [sys.executable, "-m", "benchmarks.serving.player_process"]


@contextmanager
def sqlite() -> Iterator[Served]:
    """Start a server of one process with one SQLite file."""
    with running(*QUIET) as server:
        yield Served([server.url], [server.process.pid], PLAYERS, ROOT)


@contextmanager
def durable() -> Iterator[str]:
    """Start a PostgreSQL that waits for the disk, and create a database in it."""
    try:
        services.installed()
    except pytest.skip.Exception as error:
        raise Missing(str(error)) from None
    with services.postgresql(durable=True) as cluster, cluster.database() as database:
        yield database


@contextmanager
def postgresql() -> Iterator[Served]:
    """Start a server of one process on PostgreSQL."""
    with durable() as database, running("--database", database, *QUIET) as server:
        yield Served([server.url], [server.process.pid], PLAYERS, ROOT)


@contextmanager
def two_processes(apart: bool) -> Iterator[Served]:
    """Start two processes on one PostgreSQL and one Redis. With `apart`, two people at a table use different ones."""
    with (
        durable() as database,
        services.redis() as redis,
        running("--database", database, "--redis", redis, *QUIET) as one,
        running("--database", database, "--redis", redis, *QUIET) as other,
    ):
        processes = [one.process.pid, other.process.pid]
        yield Served([one.url, other.url], processes, PLAYERS, ROOT, apart)
