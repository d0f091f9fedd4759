"""After a game: results, what they sum up to, ratings and analyses."""

from sqlalchemy import Connection

from clanmoot.server.store import analyses
from clanmoot.server.store.analyses import STALE, Analysis
from clanmoot.server.store.ratings import Rating, Standing, keep_rating, rating, standings
from clanmoot.server.store.results import Result, Statistics, add_results, history, statistics

from .making import make_people, make_tables, results_of, with_connection


def made(table: str, seat: int, who: str | None, rank: int, at: float, **more: object) -> Result:
    result = Result(table, seat, who, str(who), "tain", 2, rank, 1.0 if rank == 1 else 0.0, None, False, at)
    return result._replace(**more)  # type: ignore[arg-type]  # fields by name


def test_results_are_kept_once(address: str) -> None:
    def work(connection: Connection) -> None:
        make_people(connection, "ann")
        make_tables(connection, "t")
        rows = [made("t", 0, "ann", 1, 5.0, score=41), made("t", 1, None, 2, 5.0, resigned=True, share=0.25)]
        add_results(connection, rows)
        add_results(connection, [row._replace(rank=9) for row in rows])
        add_results(connection, [])
        assert results_of(connection, "t") == rows
        assert results_of(connection, "u") == []

    with_connection(address, work)


def test_history_is_read_in_pages_that_miss_nothing(address: str) -> None:
    times = [1.0, 2.0, 2.0, 2.0, 3.0, 4.0]

    def work(connection: Connection) -> None:
        make_people(connection, "ann", "bob")
        make_tables(connection, *[f"t{place}" for place in range(6)])
        for place, at in enumerate(times):
            add_results(connection, [made(f"t{place}", 0, "ann", 1, at), made(f"t{place}", 1, "bob", 2, at)])
        found: list[Result] = []
        before = None
        while page := history(connection, "ann", before, limit=3):
            found += page
            before = page[-1].finished_at
        assert [result.table for result in found] == ["t5", "t4", "t1", "t2", "t3", "t0"]
        assert [result.table for result in history(connection, "bob", 2.0)] == ["t0"]
        assert history(connection, "nobody") == []

    with_connection(address, work)


def test_statistics_are_a_line_a_game(address: str) -> None:
    def work(connection: Connection) -> None:
        make_people(connection, "ann")
        make_tables(connection, "a", "b", "c", "d")
        rows = [
            made("a", 0, "ann", 1, 1.0, share=0.5, score=10),
            made("b", 0, "ann", 2, 2.0, score=30),
            made("c", 0, "ann", 4, 3.0, resigned=True),
            made("d", 0, "ann", 1, 4.0, game="glen_more"),
            made("d", 1, None, 2, 4.0, game="glen_more"),
        ]
        add_results(connection, rows)
        assert statistics(connection, "ann") == [
            Statistics("glen_more", 1, 1, 1.0, 1.0, None, 0, 4.0),
            Statistics("tain", 3, 1, 0.5 / 3, 7 / 3, 30, 1, 3.0),
        ]
        assert statistics(connection, "nobody") == []

    with_connection(address, work)


def test_standings_go_by_what_is_nearly_certain(address: str) -> None:
    def work(connection: Connection) -> None:
        make_people(connection, "ann", "bob", "cat")
        assert rating(connection, "ann", "tain") is None
        keep_rating(connection, "ann", "tain", Rating(40.0, 8.0, 1))
        keep_rating(connection, "bob", "tain", Rating(30.0, 2.0, 50))
        keep_rating(connection, "cat", "tain", Rating(10.0, 1.0, 50))
        keep_rating(connection, "cat", "tain", Rating(30.0, 1.5, 51))
        keep_rating(connection, "ann", "glen_more", Rating(25.0, 8.0, 0))
        assert rating(connection, "cat", "tain") == Rating(30.0, 1.5, 51)
        assert [line.person for line in standings(connection, "tain")] == ["cat", "bob", "ann"]
        assert standings(connection, "tain", limit=1) == [Standing("cat", "Cat", Rating(30.0, 1.5, 51))]

    with_connection(address, work)


def test_an_analysis_is_made_by_one(address: str) -> None:
    def work(connection: Connection) -> None:
        make_people(connection, "ann", "bob")
        make_tables(connection, "t")
        assert analyses.get(connection, "t") is None
        assert analyses.claim(connection, "t", "ann", 100.0)
        assert not analyses.claim(connection, "t", "bob", 101.0)
        assert analyses.progress(connection, "t", 0.5, 110.0)
        assert analyses.get(connection, "t") == Analysis("t", "running", 0.5, b"", "ann", 110.0)
        assert analyses.finish(connection, "t", b"{}", 120.0)
        assert analyses.get(connection, "t") == Analysis("t", "done", 1.0, b"{}", "ann", 120.0)
        assert not analyses.claim(connection, "t", "bob", 1e6)
        assert not analyses.progress(connection, "t", 0.1, 1e6)
        assert not analyses.finish(connection, "t", b"other", 1e6)
        assert not analyses.fail(connection, "t", "other", 1e6)

    with_connection(address, work)


def test_an_analysis_whose_maker_fell_silent_is_taken_over(address: str) -> None:
    def work(connection: Connection) -> None:
        make_tables(connection, "t", "u")
        assert analyses.claim(connection, "t", None, 100.0)
        analyses.progress(connection, "t", 0.5, 110.0)
        assert analyses.unfinished(connection, 110.0 + STALE) == []
        assert not analyses.claim(connection, "t", None, 110.0 + STALE)
        assert analyses.unfinished(connection, 111.0 + STALE) == ["t"]
        assert analyses.claim(connection, "t", None, 111.0 + STALE)
        assert analyses.claim(connection, "u", None, 100.0)
        assert analyses.fail(connection, "u", "It broke.", 101.0)
        assert analyses.get(connection, "u") == Analysis("u", "failed", 0.0, b"It broke.", None, 101.0)
        assert analyses.claim(connection, "u", None, 102.0)
        again = analyses.get(connection, "u")
        assert again is not None
        assert (again.state, again.body) == ("running", b"")

    with_connection(address, work)
