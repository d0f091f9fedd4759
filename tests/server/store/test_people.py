"""People and their tokens; a guest who gets an account keeps what was theirs."""

from sqlalchemy import Connection

from clanmoot.server.store import analyses
from clanmoot.server.store.people import (
    Person,
    Session,
    add_session,
    adopt,
    create_person,
    drop_session,
    drop_sessions_of,
    person,
    person_by_login,
    rename,
    session,
    set_locale,
    set_login,
    set_password,
    touch,
)
from clanmoot.server.store.ratings import Rating, keep_rating, rating
from clanmoot.server.store.results import Result, add_results, history
from clanmoot.server.store.tables import create_table, table_row, tables_of

from .making import make_people, with_connection

ANN = Person("p1", "Ann", "ann", "$argon2$", 1.5, 2.5, "de")


def test_people_are_found_by_id_and_by_login(address: str) -> None:
    def work(connection: Connection) -> None:
        assert create_person(connection, ANN)
        assert not create_person(connection, ANN._replace(login="other"))
        assert not create_person(connection, ANN._replace(id="p2"))
        make_people(connection, "g1", "g2")  # two guests without a login do not get in each other's way
        assert person(connection, "p1") == ANN
        assert person_by_login(connection, "ann") == ANN
        assert person_by_login(connection, "Ann") is None
        assert person(connection, "p2") is None

    with_connection(address, work)


def test_people_change(address: str) -> None:
    def work(connection: Connection) -> None:
        create_person(connection, ANN)
        assert rename(connection, "p1", "Anna")
        assert set_locale(connection, "p1", "en")
        assert set_password(connection, "p1", "$new$")
        assert person(connection, "p1") == ANN._replace(name="Anna", locale="en", password="$new$")
        assert not rename(connection, "nobody", "Anna")
        assert not set_locale(connection, "nobody", "en")
        assert not set_password(connection, "nobody", "$new$")

    with_connection(address, work)


def test_a_guest_gets_a_login_that_is_free(address: str) -> None:
    def work(connection: Connection) -> None:
        create_person(connection, ANN)
        make_people(connection, "guest")
        assert not set_login(connection, "guest", "ann", "$x$")
        assert set_login(connection, "guest", "bob", "$x$")
        assert not set_login(connection, "guest", "rob", "$x$")  # it has one
        assert not set_login(connection, "nobody", "zoe", "$x$")
        found = person_by_login(connection, "bob")
        assert found is not None
        assert (found.id, found.password) == ("guest", "$x$")

    with_connection(address, work)


def test_sessions(address: str) -> None:
    def work(connection: Connection) -> None:
        make_people(connection, "ann", "bob")
        for hash, who in [("h1", "ann"), ("h2", "ann"), ("h3", "ann"), ("h4", "bob")]:
            add_session(connection, hash, who, 10.0)
        assert session(connection, "h1") == Session("h1", "ann", 10.0, 10.0)
        assert session(connection, "h9") is None
        assert touch(connection, "h1", 20.0)
        assert not touch(connection, "h9", 20.0)
        assert session(connection, "h1") == Session("h1", "ann", 10.0, 20.0)
        ann, bob = person(connection, "ann"), person(connection, "bob")
        assert ann is not None
        assert bob is not None
        assert (ann.seen_at, bob.seen_at) == (20.0, 1.0)
        assert drop_session(connection, "h1")
        assert not drop_session(connection, "h1")
        assert drop_sessions_of(connection, "ann", but="h3") == ["h2"]
        assert [session(connection, hash) is not None for hash in ("h2", "h3", "h4")] == [False, True, True]

    with_connection(address, work)


def test_an_account_adopts_what_a_guest_had(address: str) -> None:
    def work(connection: Connection) -> None:
        make_people(connection, "guest", "ann", "bob")
        create_table(connection, "t", "tain", "{}", b"", True, 1.0, "guest", [(0, "guest", "G"), (1, "bob", "B")])
        add_results(connection, [Result("t", 0, "guest", "G", "tain", 2, 1, 1.0, 3, False, 9.0)])
        add_session(connection, "h", "guest", 1.0)
        analyses.claim(connection, "t", "guest", 1.0)
        keep_rating(connection, "guest", "tain", Rating(30.0, 5.0, 7))
        keep_rating(connection, "guest", "glen_more", Rating(20.0, 5.0, 7))
        keep_rating(connection, "ann", "tain", Rating(26.0, 8.0, 1))
        assert adopt(connection, "guest", "ann") == ["h"]
        row, analysis = table_row(connection, "t"), analyses.get(connection, "t")
        assert row is not None
        assert analysis is not None
        assert (row.created_by, analysis.asked_by) == ("ann", "ann")
        assert session(connection, "h") is None  # an attacker who planted this token does not get into the account
        assert [mine.seats for mine in tables_of(connection, "ann")] == [(0,)]
        assert [mine.seats for mine in tables_of(connection, "bob")] == [(1,)]
        assert [result.table for result in history(connection, "ann")] == ["t"]
        assert rating(connection, "ann", "tain") == Rating(26.0, 8.0, 1)
        assert rating(connection, "ann", "glen_more") == Rating(20.0, 5.0, 7)
        assert rating(connection, "guest", "tain") is None
        assert tables_of(connection, "guest") == []
        assert history(connection, "guest") == []
        assert person(connection, "guest") is not None

    with_connection(address, work)
