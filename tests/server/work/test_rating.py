"""What a finished table does to the ratings of the people at it."""

import pytest
from sqlalchemy import Connection

from clanmoot.server.store.ratings import Rating, rating
from clanmoot.server.work import rate
from tests.server.store.making import make_people, with_connection

NAMES = ("ann", "bob", "cem")


def rated(address: str, *tables: tuple[list[str | None], list[int]]) -> dict[str, Rating | None]:
    """Everybody's rating after these tables."""

    def work(connection: Connection) -> dict[str, Rating | None]:
        make_people(connection, *NAMES)
        for people, ranks in tables:
            rate(connection, "tain", people, ranks)
        assert [rating(connection, name, "eketorp") for name in NAMES] == [None, None, None]
        return {name: rating(connection, name, "tain") for name in NAMES}

    return with_connection(address, work)


def test_who_wins_rises_and_who_loses_falls(address: str) -> None:
    found = rated(address, (["ann", "bob"], [1, 2]))
    ann, bob = found["ann"], found["bob"]
    assert ann is not None
    assert bob is not None
    assert ann.mu > 25.0 > bob.mu
    assert ann.sigma < 25.0 / 3
    assert (ann.games, bob.games) == (1, 1)
    assert found["cem"] is None


def test_a_second_game_begins_where_the_first_ended(address: str) -> None:
    found = rated(address, (["ann", "bob"], [1, 2]), (["bob", "ann"], [2, 1]))
    ann = found["ann"]
    assert ann is not None
    assert ann.games == 2
    assert ann.mu > 28.0


def test_equals_share_a_rank_and_opponents_are_left_out(address: str) -> None:
    found = rated(address, (["ann", None, "bob", "cem"], [2, 1, 2, 4]))
    ann, bob, cem = [found[name] for name in NAMES]
    assert ann is not None
    assert bob is not None
    assert cem is not None
    assert ann == bob
    assert ann.mu > cem.mu


@pytest.mark.parametrize(
    ("people", "ranks"),
    [(["ann", None], [1, 2]), ([None, None], [1, 1]), (["ann", "ann"], [1, 2]), (["ann", "bob", "ann"], [1, 2, 3])],
)
def test_nothing_changes_without_two_people_or_where_one_person_sat_twice(
    address: str, people: list[str | None], ranks: list[int]
) -> None:
    assert rated(address, (people, ranks)) == dict.fromkeys(NAMES)
