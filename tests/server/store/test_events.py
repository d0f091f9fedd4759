"""Snapshots and drafts, which spare replaying and keep what is not yet an event."""

from sqlalchemy import Connection, update

from clanmoot.server.store.drafts import Draft, drafts_of, keep_draft
from clanmoot.server.store.events import events_after, keep_snapshot, latest_snapshot
from clanmoot.server.store.schema import tables

from .making import make_tables, with_connection


def test_a_table_that_is_not_there_has_nothing(address: str) -> None:
    def work(connection: Connection) -> None:
        assert events_after(connection, "t") == []
        assert latest_snapshot(connection, "t") is None
        assert drafts_of(connection, "t") == []

    with_connection(address, work)


def test_only_a_newer_snapshot_is_kept(address: str) -> None:
    def work(connection: Connection) -> None:
        make_tables(connection, "t", "u")
        connection.execute(update(tables).values(number=30))
        assert keep_snapshot(connection, "t", 20, b"twenty")
        assert not keep_snapshot(connection, "t", 10, b"ten")
        assert not keep_snapshot(connection, "t", 20, b"other")
        assert latest_snapshot(connection, "t") == (20, b"twenty")
        assert keep_snapshot(connection, "t", 30, b"thirty")
        assert latest_snapshot(connection, "t") == (30, b"thirty")
        assert not keep_snapshot(connection, "t", 31, b"of an event that is not stored")
        assert not keep_snapshot(connection, "nowhere", 1, b"one")
        assert latest_snapshot(connection, "u") is None

    with_connection(address, work)


def test_only_a_draft_of_a_higher_version_is_kept(address: str) -> None:
    def work(connection: Connection) -> None:
        make_tables(connection, "t", "u")
        assert keep_draft(connection, "t", 1, 1, b"one")
        assert not keep_draft(connection, "t", 1, 1, b"another process")
        assert keep_draft(connection, "t", 1, 2, b"two")
        assert not keep_draft(connection, "t", 1, 1, b"late")
        assert keep_draft(connection, "t", 0, 1, b"zero")
        assert keep_draft(connection, "u", 0, 1, b"elsewhere")
        assert drafts_of(connection, "t") == [Draft(0, 1, b"zero"), Draft(1, 2, b"two")]
        assert drafts_of(connection, "u") == [Draft(0, 1, b"elsewhere")]

    with_connection(address, work)
