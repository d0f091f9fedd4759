"""Opening a store: what is wrong with an address is said in a sentence, and what is right is set up to last."""

import asyncio
import os
import stat
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from clanmoot.core.errors import ClanmootError
from clanmoot.server.store import open_store
from clanmoot.server.store.engines import parse, writing
from tests.server.services import free_port

from .making import make_tables, with_connection


def refusal(address: str) -> ClanmootError:
    with pytest.raises(ClanmootError) as caught:
        asyncio.run(open_store(address))
    assert caught.value.sentence.endswith(".")
    assert "\n" not in caught.value.sentence
    return caught.value


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("", "database-address"),
        ("no address", "database-address"),
        ("postgresql://host:port/name", "database-address"),
        ("mysql://host/name", "database-kind"),
        ("sqlite://", "database-file"),
        ("sqlite:///:memory:", "database-file"),
        ("sqlite:///file:x?mode=memory&uri=true", "database-file"),
        ("sqlite:////proc/nowhere/clanmoot.sqlite", "database-file"),
        ("sqlite:////", "database-file"),
    ],
)
def test_addresses_that_are_none(address: str, code: str) -> None:
    assert refusal(address).code == code


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "poem.sqlite"
    path.write_text("Roses are red.\n" * 1000)
    error = refusal(f"sqlite:///{path}")
    assert error.code == "database"
    assert "not a database" in error.sentence
    assert path.read_text() == "Roses are red.\n" * 1000


def test_a_server_that_does_not_answer() -> None:
    error = refusal(f"postgresql://clanmoot@127.0.0.1:{free_port()}/clanmoot")
    assert error.code == "database"
    assert "cannot be opened" in error.sentence


def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)  # as if it were not installed
    error = refusal("postgresql://clanmoot@127.0.0.1/clanmoot")
    assert error.code == "database-driver"
    assert "pip install 'clanmoot[hosting]'" in error.sentence


def test_sqlite_survives_a_power_cut_and_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "made" / "on the way" / "clanmoot.sqlite"
    address = f"sqlite:///{path}"
    before = os.umask(0)
    try:
        with_connection(address, lambda connection: make_tables(connection, "t"))
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    engine = writing(parse(address))
    with engine.connect() as connection:
        settings = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in PRAGMAS]
    engine.dispose()
    assert settings == [*PRAGMAS.values()]


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 30000}
