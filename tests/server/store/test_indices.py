"""No question that the server asks reads a whole table, whatever it grows to."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from clanmoot.server.store import (
    Head,
    add_event,
    analyses,
    drafts,
    events,
    heartbeat,
    last_seen,
    lobby,
    names,
    people,
    ratings,
    results,
    server_keys,
    tables,
)
from clanmoot.server.store.ratings import Rating

from .making import OVER, make_people, make_tables, with_connection

ASKED: dict[str, Callable[[Connection], object]] = {
    "events after": lambda c: events.events_after(c, "t", 1),
    "latest snapshot": lambda c: events.latest_snapshot(c, "t"),
    "keep snapshot": lambda c: events.keep_snapshot(c, "t", 1, b""),
    "append": lambda c: add_event(c, "t", 2, 1, b"", Head("playing", "[]", 1.0)),
    "table": lambda c: tables.table_row(c, "t"),
    "seats": lambda c: tables.seats_of(c, "t"),
    "set seats": lambda c: tables.set_seats(c, "t", [(0, "ann", "Ann")]),
    "lobby": lobby.lobby,
    "open of person": lambda c: lobby.count_open(c, "ann"),
    "still open": lambda c: lobby.still_open(c, ["t", "over"]),
    "last seen": lambda c: last_seen.last_seen(c, ["ann", "bob"]),
    "note seen": lambda c: last_seen.note_seen(c, ["ann", "bob"], 5.0),
    "date open tables": lambda c: last_seen.date_open_tables(c, 5.0),
    "tables of": lambda c: tables.tables_of(c, "ann"),
    "due": lambda c: tables.due_tables(c, 1.0),
    "closed": lambda c: tables.closed(c, ["t", "over"]),
    "rating turn": lambda c: tables.take_rating_turn(c, "t"),
    "finished": lambda c: results.finished_tables(c, "over"),
    "drafts": lambda c: drafts.drafts_of(c, "t"),
    "keep draft": lambda c: drafts.keep_draft(c, "t", 0, 1, b""),
    "person": lambda c: people.person(c, "ann"),
    "login": lambda c: people.person_by_login(c, "ann"),
    "people by name": lambda c: people.people_by_name(c, "ann", ["ann", "lan"]),
    "set login": lambda c: people.set_login(c, "ann", "ann", ""),
    "claim name": lambda c: names.claim(c, "ann", ["ann", "lan"]),
    "release names": lambda c: names.release(c, "ann", ["ann"]),
    "rename": lambda c: people.rename(c, "ann", "Ann"),
    "adopt": lambda c: people.adopt(c, "ann", "bob"),
    "session": lambda c: people.session(c, "h"),
    "touch": lambda c: people.touch(c, "h", 1.0),
    "drop session": lambda c: people.drop_session(c, "h"),
    "drop sessions": lambda c: people.drop_sessions_of(c, "ann"),
    "rating": lambda c: ratings.rating(c, "ann", "tain"),
    "keep rating": lambda c: ratings.keep_rating(c, "ann", "tain", Rating(1.0, 1.0, 1)),
    "standings": lambda c: ratings.standings(c, "tain"),
    "history": lambda c: results.history(c, "ann", 1.0, 10),
    "statistics": lambda c: results.statistics(c, "ann"),
    "claim": lambda c: analyses.claim(c, "t", "ann", 1.0),
    "progress": lambda c: analyses.progress(c, "t", 0.5, 1.0),
    "analysis": lambda c: analyses.get(c, "t"),
    "unfinished": lambda c: analyses.unfinished(c, 1.0),
    "outages": lambda c: heartbeat.outages(c, 1.0),
    "setting": lambda c: server_keys.put_once(c, "key", b""),
}


@contextmanager
def statements(connection: Connection) -> Iterator[list[tuple[str, Any]]]:
    """What is said to the database meanwhile."""
    said: list[tuple[str, Any]] = []

    def hear(_: object, cursor: object, statement: str, parameters: Any, context: object, many: bool) -> None:
        said.append((statement, parameters[0] if many else parameters))

    event.listen(connection, "before_cursor_execute", hear)
    try:
        yield said
    finally:
        event.remove(connection, "before_cursor_execute", hear)


def plans(connection: Connection, ask: Callable[[Connection], object]) -> list[str]:
    """How SQLite goes about each statement of a question."""
    with statements(connection) as said:
        ask(connection)
    found = []
    for statement, parameters in said:
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
        found += [str(row[3]) for row in rows]
    return found


def reads_all(step: str) -> bool:
    """Whether a step of a plan goes through a whole table that grows, with or without an index."""
    return step.startswith("SCAN ") and not step.startswith(SMALL)


SMALL = (
    "SCAN arrivals",
    "SCAN placed",
    "SCAN head",
    "SCAN ranked",
    "SCAN (subquery",
    "SCAN CONSTANT",
    "SCAN 2 CONSTANT",
)  # rows of the question or of its answer


@pytest.mark.parametrize("question", ASKED)
def test_no_question_reads_a_whole_table(question: str, tmp_path: Path) -> None:
    def work(connection: Connection) -> list[str]:
        make_people(connection, "ann", "bob")
        make_tables(connection, "t", "over")
        add_event(connection, "over", 1, 1, b"", OVER)
        return plans(connection, ASKED[question])

    found = with_connection(f"sqlite:///{tmp_path}/clanmoot.sqlite", work)
    assert [step for step in found if reads_all(step)] == []
