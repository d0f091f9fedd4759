"""Lists of different lengths share a few statements: each connection keeps its last 128 prepared ones in memory."""

from collections.abc import Callable

import pytest
from sqlalchemy import Connection

from clanmoot.server.store import last_seen, lobby, names, people, tables
from clanmoot.server.store.padded_lists import padded

from .making import make_people, make_tables, with_connection
from .test_indices import statements

LISTS: dict[str, Callable[[Connection, list[str]], object]] = {
    "numbers": tables.numbers,
    "closed": tables.closed,
    "still open": lobby.still_open,
    "last seen": last_seen.last_seen,
    "note seen": lambda c, ids: last_seen.note_seen(c, ids, 5.0),
    "owners": names.owners,
    "release": lambda c, keys: names.release(c, "ann", keys),
    "people by name": lambda c, keys: people.people_by_name(c, "ann", keys),
}


@pytest.mark.parametrize("name", LISTS)
def test_lists_of_all_lengths_share_statements(address: str, name: str) -> None:
    def work(connection: Connection) -> None:
        with statements(connection) as said:
            for length in range(1, 101):
                LISTS[name](connection, [str(number) for number in range(length)])
        assert len({statement for statement, _ in said if " IN (" in statement}) == 8  # 1, 2, 4, … 128

    with_connection(address, work)


def test_the_tables_of_a_person_are_one_statement(address: str) -> None:
    def work(connection: Connection) -> None:
        make_people(connection, "ann")
        with statements(connection) as said:
            for length in range(20):
                assert len(tables.tables_of(connection, "ann")) == length
                make_tables(connection, f"t{length}")
                tables.set_seats(connection, f"t{length}", [(0, "ann", "Ann"), (1, "ann", "Ann")])
        asked = {statement for statement, _ in said if statement.startswith("SELECT")}
        assert len(asked) == 1

    with_connection(address, work)


def test_padding_adds_no_value() -> None:
    assert padded([]) == []
    for length in range(1, 70):
        values = [str(number) for number in range(length)]
        assert sorted(set(padded(values)), key=int) == values
        assert len(padded(values)).bit_count() == 1
