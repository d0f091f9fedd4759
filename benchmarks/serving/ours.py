"""Our server in every way that is measured: each as a person would start it, on a database of its own."""

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
QUIET: Final = ("--silence", "600")  # seconds: those who do nothing are measured too, and say nothing meanwhile
PLAYERS: Final = [sys.executable, "-m", "benchmarks.serving.players"]


@contextmanager
def sqlite() -> Iterator[Served]:
    """One process and one file."""
    with running(*QUIET) as server:
        yield Served([server.url], [server.process.pid], PLAYERS, ROOT)


@contextmanager
def durable() -> Iterator[str]:
    """A PostgreSQL that waits for the disk, with a database for us."""
    try:
        services.installed()
    except pytest.skip.Exception as error:
        raise Missing(str(error)) from None
    with services.postgresql(durable=True) as cluster, cluster.database() as database:
        yield database


@contextmanager
def postgresql() -> Iterator[Served]:
    """One process on PostgreSQL."""
    with durable() as database, running("--database", database, *QUIET) as server:
        yield Served([server.url], [server.process.pid], PLAYERS, ROOT)


@contextmanager
def two_processes(apart: bool) -> Iterator[Served]:
    """Two processes on one PostgreSQL and one Redis; with `apart` the two of each table at different ones."""
    with (
        durable() as database,
        services.redis() as redis,
        running("--database", database, "--redis", redis, *QUIET) as one,
        running("--database", database, "--redis", redis, *QUIET) as other,
    ):
        processes = [one.process.pid, other.process.pid]
        yield Served([one.url, other.url], processes, PLAYERS, ROOT, apart)
