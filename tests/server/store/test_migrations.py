"""The schema that migrations lead to is the one the code speaks of, on both databases."""

import os
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from clanmoot.core.errors import ClanmootError
from clanmoot.server.store.engines import make_file, parse, writing
from clanmoot.server.store.migrations import downgrade, scripts, upgrade
from clanmoot.server.store.schema import METADATA

from .making import make_tables, with_connection

OPEN = """
import asyncio, sys
from clanmoot.server.store import open_store

async def main():
    store = await open_store(sys.argv[1])
    await store.close()

asyncio.run(main())
"""


def test_migrated_is_as_declared(address: str) -> None:
    url = parse(address)
    if url.get_backend_name() == "sqlite":
        make_file(url)
    engine = writing(url)
    try:
        for _ in range(2):  # there, back, and there again
            upgrade(engine)
            with engine.connect() as connection:
                context = MigrationContext.configure(connection, opts={"target_metadata": METADATA})
                assert compare_metadata(context, METADATA) == []
            downgrade(engine)
            assert inspect(engine).get_table_names() == ["alembic_version"]
        upgrade(engine)
        upgrade(engine)  # nothing to do is done as well
        assert {*inspect(engine).get_table_names()} == {*METADATA.tables, "alembic_version"}
    finally:
        engine.dispose()


def test_every_foreign_key_has_an_index(address: str) -> None:
    with_connection(address, lambda connection: None)
    engine = writing(parse(address))
    try:
        looked_up = inspect(engine)
        for name in METADATA.tables:
            first = [index["column_names"][0] for index in looked_up.get_indexes(name)]
            first += looked_up.get_pk_constraint(name)["constrained_columns"][:1]
            for key in looked_up.get_foreign_keys(name):
                assert key["constrained_columns"][0] in first, (name, key)
    finally:
        engine.dispose()


def test_steps_are_one_line() -> None:
    steps = [*scripts().walk_revisions()]
    assert len(scripts().get_heads()) == 1
    assert steps[-1].down_revision is None
    assert all(step.doc for step in steps)


def test_processes_may_start_at_once(address: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    started = [
        subprocess.Popen([sys.executable, "-c", OPEN, address], env=environment, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    assert [process.communicate()[1] for process in started] == [""] * 4
    with_connection(address, lambda connection: make_tables(connection, "t"))


def test_a_newer_database_is_left_alone(address: str) -> None:
    with_connection(
        address, lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9'"))
    )
    with pytest.raises(ClanmootError, match="written by another version") as caught:
        with_connection(address, lambda connection: None)
    assert caught.value.code == "database-version"
