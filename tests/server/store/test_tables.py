"""Finding tables: in the lobby, among one's own, and by what is due."""

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from clanmoot.core.errors import ClanmootError
from clanmoot.server.store import Head, add_event
from clanmoot.server.store.lobby import count_open, lobby, still_open
from clanmoot.server.store.results import finished_tables
from clanmoot.server.store.tables import (
    Seat,
    TableRow,
    create_table,
    due_tables,
    seats_of,
    set_seats,
    table_row,
    tables_of,
    take_rating_turn,
)

from .making import OVER, make_people, make_tables, with_connection


def ids(rows: list[TableRow]) -> list[str]:
    return [row.id for row in rows]


def test_a_table_comes_back_as_it_was_made(address: str) -> None:
    def work(connection: Connection) -> None:
        make_people(connection, "ann")
        sitting = [(1, None, "bot:hard"), (0, "ann", "Änn")]
        create_table(connection, "t", "tain", '{"x":1}', b"\x00\xff", False, 5.25, "ann", sitting)
        assert table_row(connection, "t") == TableRow(
            id="t",
            game="tain",
            terms='{"x":1}',
            secret=b"\x00\xff",
            status="open",
            number=0,
            asked="[]",
            due=None,
            public=False,
            created_at=5.25,
            created_by="ann",
            over_at=None,
            rated=0,
            seats='["Änn","bot:hard"]',
        )
        assert seats_of(connection, "t") == [Seat(0, "ann", "Änn"), Seat(1, None, "bot:hard")]
        assert table_row(connection, "u") is None
        assert seats_of(connection, "u") == []

    with_connection(address, work)


def test_seats_change_hands(address: str) -> None:
    def work(connection: Connection) -> None:
        make_people(connection, "ann", "bob")
        make_tables(connection, "t")
        set_seats(connection, "t", [(0, "ann", "Ann"), (1, "bob", "Bob")])
        set_seats(connection, "t", [(0, "bob", "Bob"), (1, None, "anybody")])
        assert seats_of(connection, "t") == [Seat(0, "bob", "Bob"), Seat(1, None, "anybody")]
        row = table_row(connection, "t")
        assert row is not None
        assert row.seats == '["Bob","anybody"]'
        assert tables_of(connection, "ann") == []

    with_connection(address, work)


def test_nobody_sits_who_is_not_there(address: str) -> None:
    def work(connection: Connection) -> None:
        make_tables(connection, "t")
        set_seats(connection, "t", [(0, "nobody", "Nobody")])

    with pytest.raises(IntegrityError):
        with_connection(address, work)
    assert with_connection(address, lambda connection: table_row(connection, "t")) is None


def test_the_lobby_shows_open_public_tables_newest_first(address: str) -> None:
    def work(connection: Connection) -> None:
        make_tables(connection, "a", "b", "c", "d", "e")
        create_table(connection, "private", "tain", "{}", b"", False, 200.0, None)
        add_event(connection, "b", 1, 1, b"", Head("playing", "[0]", None))
        add_event(connection, "d", 1, 1, b"", Head("gone", "[]", None))
        assert [row.id for row, _ in lobby(connection)] == ["e", "c", "a"]
        assert [row.id for row, _ in lobby(connection, limit=2)] == ["e", "c"]

    with_connection(address, work)


def test_the_lobby_takes_the_newest_table_of_every_creator_first(address: str) -> None:
    def work(connection: Connection) -> None:
        make_people(connection, "ann", "bob", "cem")
        for place in range(30):
            create_table(connection, f"a{place:02}", "tain", "{}", b"", True, 100.0 + place, "ann")
        create_table(connection, "b", "tain", "{}", b"", True, 90.0, "bob")
        create_table(connection, "c", "tain", "{}", b"", True, 80.0, "cem")
        found = lobby(connection, limit=4)
        assert [(row.id, turn) for row, turn in found] == [("a29", 1), ("b", 1), ("c", 1), ("a28", 2)]
        assert [count_open(connection, name) for name in ("ann", "bob", "nobody")] == [30, 1, 0]
        add_event(connection, "b", 1, 1, b"", Head("playing", "[0]", None))
        assert count_open(connection, "bob") == 0
        assert sorted(still_open(connection, ["a01", "b", "c", "nowhere"])) == ["a01", "c"]

    with_connection(address, work)


def test_my_tables_my_turn_first(address: str) -> None:
    heads = {
        "mine-old": Head("playing", "[0, 12]", None),
        "not-mine": Head("playing", "[1]", None),
        "open": Head("open", "[]", None),
        "looks-like-mine": Head("playing", "[11,21]", None),
        "over": Head("over", "[]", None),
        "mine-new": Head("playing", "[2,0]", None),
        "gone": Head("gone", "[]", None),
        "anothers": Head("playing", "[0]", None),
    }

    def work(connection: Connection) -> None:
        make_people(connection, "ann", "bob")
        make_tables(connection, *heads)
        for id, head in heads.items():
            add_event(connection, id, 1, 1000, b"", head)
            set_seats(connection, id, [(0, "bob" if id == "anothers" else "ann", "somebody"), (1, "bob", "Bob")])
        set_seats(connection, "looks-like-mine", [(1, "ann", "Ann"), (2, "ann", "Ann")])
        found = tables_of(connection, "ann")
        expected = ["mine-new", "mine-old", "looks-like-mine", "open", "not-mine", "over"]
        assert ids([mine.row for mine in found]) == expected
        assert [mine.turn for mine in found] == [True, True, False, False, False, False]
        assert [mine.seats for mine in found] == [(0,), (0,), (1, 2), (0,), (0,), (0,)]
        assert [mine.row.public for mine in found] == [True] * 6
        assert ids([mine.row for mine in tables_of(connection, "ann", limit=1)]) == ["mine-new"]

    with_connection(address, work)


def test_what_is_due(address: str) -> None:
    def work(connection: Connection) -> None:
        make_tables(connection, "a", "b", "c", "d")
        for id, due in [("a", 30.0), ("b", 10.5), ("c", 99.0), ("d", None)]:
            add_event(connection, id, 1, 1, b"", Head("playing", "[0]", due))
        assert due_tables(connection, 10.0) == []
        assert due_tables(connection, 30.0) == ["b", "a"]
        assert due_tables(connection, 100.0, limit=2) == ["b", "a"]

    with_connection(address, work)


def test_a_table_is_rated_once(address: str) -> None:
    def work(connection: Connection) -> None:
        make_tables(connection, "t")
        assert take_rating_turn(connection, "t")
        assert not take_rating_turn(connection, "t")
        assert not take_rating_turn(connection, "nowhere")

    with_connection(address, work)


def test_finished_tables_come_in_the_order_they_ended(address: str) -> None:
    def work(connection: Connection) -> None:
        make_tables(connection, "a", "b", "c", "d", "e")
        for id, at in [("d", 1000), ("a", 3000), ("c", 2000), ("b", 2000)]:
            add_event(connection, id, 1, at, b"", OVER)
        assert ids(finished_tables(connection)) == ["d", "b", "c", "a"]
        pages = [ids(finished_tables(connection, after, limit=1)) for after in ("", "d", "b", "c", "a")]
        assert pages == [["d"], ["b"], ["c"], ["a"], []]
        for unfinished in ("e", "nowhere"):
            with pytest.raises(ClanmootError, match="There is no finished table"):
                finished_tables(connection, unfinished)

    with_connection(address, work)
