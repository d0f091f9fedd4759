"""Checks a whole store, table by table, and repairs it on request."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from clanmoot.core.errors import ClanmootError

from .store.engines import parse, reading, writing
from .store.migrations import scripts, upgrade
from .store.schema import tables
from .store.store_errors import reason
from .store.tables import table_row
from .tables.table_examination import Problem, examine
from .tables.table_repair import repair

PAGE: Final = 200  # tables per query

Progress = Callable[[int, int], None]  # tables done, and how many there are


class Engines(NamedTuple):
    """A read-only engine and a writing engine for the same store."""

    reading: Engine  # each transaction sees one snapshot, and nobody waits for it
    writing: Engine


class Diagnosis(NamedTuple):
    """A problem of one table. If `table` is empty, it is a problem of the whole database."""

    table: str
    problem: Problem
    repaired: bool = False


class Checkup(NamedTuple):
    """The number of tables and events that were checked, and all problems found."""

    tables: int
    events: int
    found: list[Diagnosis]


def checkup(address: str, mend: bool = False, only: str = "", progress: Progress = lambda done, total: None) -> Checkup:
    """Check every table of a store, or only one.

    With `mend`, repair the problems. A server may be running meanwhile.
    """
    with opened(address) as engines:
        found = [*_database(engines, mend)]
        if any(not one.repaired for one in found):
            return Checkup(0, 0, found)  # the tables cannot be checked then
        with engines.reading.begin() as connection:
            total = connection.execute(select(func.count()).select_from(tables)).scalar_one()
        done = events = 0
        for id in [only] if only else _ids(engines.reading):
            count, diagnoses = _table(engines, id, mend)
            found += diagnoses
            events += count
            done += 1
            progress(done, 1 if only else total)
    return Checkup(done, events, found)


@contextmanager
def opened(address: str) -> Iterator[Engines]:
    """Open an existing store. Raise ClanmootError if there is none, or if the database fails."""
    url = parse(address)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
        raise ClanmootError("database-file", f"There is no database {url.database}.")
    engines = Engines(reading(url), writing(url))
    try:
        yield engines
    except SQLAlchemyError as error:
        raise ClanmootError("database", f"The database cannot be checked: {reason(error)}.") from error
    finally:
        for engine in engines:
            engine.dispose()


def _database(engines: Engines, mend: bool) -> Iterator[Diagnosis]:
    """Check the database file and the schema."""
    with engines.reading.connect() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
        said = connection.exec_driver_sql("PRAGMA quick_check").scalars().all() if _is_sqlite(connection) else ["ok"]
    if list(said) != ["ok"]:
        what = f"SQLite reports that the file is damaged: {str(said[0]).splitlines()[0]}."
        yield Diagnosis("", Problem("file", what, "Restore the last backup (clanmoot backup)."))
    if revision != scripts().get_current_head():
        what = f"The schema has version {revision or 'none'}, but this program needs {scripts().get_current_head()}."
        if mend:
            upgrade(engines.writing)
        yield Diagnosis("", Problem("schema", what, "The schema is upgraded."), mend)


def _is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


def _ids(engine: Engine) -> Iterator[str]:
    """Yield the ids of all tables. They are read in pages, one query per page."""
    last = ""
    while True:
        with engine.begin() as connection:
            wanted = select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(PAGE)
            page = list(connection.execute(wanted).scalars())
        if not page:
            return
        yield from page
        last = page[-1]


def _table(engines: Engines, id: str, mend: bool) -> tuple[int, list[Diagnosis]]:
    """Check one table, and repair it on request. Return the number of its events, and its problems."""
    with engines.reading.begin() as connection:
        events, problems = _examined(connection, id)
    if mend and problems:
        with engines.writing.begin() as connection:  # one table per transaction, so that players do not wait for longer
            events, problems = _examined(connection, id, mend)
    return events, [Diagnosis(id, problem, mend) for problem in problems]


def _examined(connection: Connection, id: str, mend: bool = False) -> tuple[int, list[Problem]]:
    """Compare a table with its events. With `mend`, lock it first, because a server may be writing to it."""
    row = table_row(connection, id, lock=mend)
    if row is None:
        raise ClanmootError("no-table", f"There is no table {id!r} in this database.")
    if row.status == "gone":
        return 0, []
    examined = examine(connection, row)
    if mend and examined.problems:
        repair(connection, examined, time.time())
    return examined.events, examined.problems
