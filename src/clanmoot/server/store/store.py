"""The interface of the store: append an event, write, read, close."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from clanmoot.core.errors import ClanmootError

from .append_events import Event, Head
from .engines import READERS, make_file, parse, reading, writing
from .migrations import upgrade
from .store_errors import StoreFailed, failed, passing, read_only, reason, unavailable
from .writer import Writer

T = TypeVar("T")

log = logging.getLogger(__name__)


class Tally(NamedTuple):
    """Counts of the writer's jobs and of their groups."""

    waiting: int
    jobs: int
    groups: int
    failures: int  # groups that were not committed


class Store:
    """An open store. It belongs to the event loop in which it was opened."""

    def __init__(self, writer_engine: Engine, reader_engine: Engine) -> None:
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._engines = (writer_engine, reader_engine)
        self._writer = Writer(writer_engine, self._loop)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="clanmoot-reader")

    def append(
        self, table_id: str, number: int, at_ms: int, body: bytes, head: Head | None = None
    ) -> "asyncio.Future[bool]":
        """Store an event. Return True when it is on the disk, or False if its number is not the table's next one.

        Raise StoreFailed if the database failed. The event may then be stored or not.
        """
        return self._writer.put(Event(table_id, number, at_ms, body, head))

    async def write(self, fn: Callable[[Connection], T]) -> T:
        """Run a function in a transaction and commit before returning. If the function raises, only its work is undone.

        The function runs in the writer's thread and may use only its connection, because it runs again after a
        deadlock. It must not commit or wait, because all moves of all tables wait for it.
        """
        result: T = await self._writer.put(fn)
        return result

    def write_soon(self, fn: Callable[[Connection], object]) -> None:
        """Queue a write without waiting for it. It may be lost, and a failure is only logged."""
        self._writer.put(fn).add_done_callback(note_failure)

    async def read(self, fn: Callable[[Connection], T]) -> T:
        """Run a function that only reads. It sees one snapshot of the store, with everything acknowledged so far."""
        if self._closed:
            raise ClanmootError("store-closed", "The store is closed and cannot be read.")
        return await self._loop.run_in_executor(self._readers, read, self._engines[1], fn)

    def tally(self) -> Tally:
        """Return counts for the server's metrics."""
        return Tally(self._writer.waiting(), self._writer.jobs, self._writer.groups, self._writer.failures)

    async def close(self) -> None:
        """Commit what is queued, wait for readers, and close. A second call does nothing."""
        self._closed = True
        await self._writer.close()
        await self._loop.run_in_executor(None, self._readers.shutdown)
        for engine in self._engines:
            engine.dispose()


def note_failure(future: asyncio.Future[Any]) -> None:
    """Log the failure of a write that no caller waits for."""
    error = None if future.cancelled() else future.exception()
    if error is not None:
        log.warning("a background write failed: %s", reason(error))


def read(engine: Engine, fn: Callable[[Connection], T]) -> T:
    """Call a reading function with a connection. If the connection was lost, call it once more."""
    try:
        try:
            return _read(engine, fn)
        except DBAPIError as error:
            if not passing(error):
                raise
            return _read(engine, fn)
    except DBAPIError as error:
        if unavailable(error) and not read_only(error):  # a reader that writes is a bug of ours
            log.warning("the store could not be read: %s", reason(error))
            raise failed(error) from error
        raise


def _read(engine: Engine, fn: Callable[[Connection], T]) -> T:
    with engine.connect() as connection:
        return fn(connection)


async def open_store(address: str) -> Store:
    """Open a store. Create or migrate it first if necessary. Several processes may do this at the same time."""
    url = parse(address)
    if url.get_backend_name() == "sqlite":
        make_file(url)
    writer_engine, reader_engine = writing(url), reading(url)
    try:
        await asyncio.to_thread(upgrade, writer_engine)
    except BaseException as error:
        writer_engine.dispose()
        if isinstance(error, SQLAlchemyError):
            raise StoreFailed("database", f"The database cannot be opened: {reason(error)}.") from error
        raise
    return Store(writer_engine, reader_engine)
