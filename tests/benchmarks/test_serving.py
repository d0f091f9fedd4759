"""The server's benchmark measures what it says: its players play real games, and their figures are right."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks import server
from benchmarks.report import missed
from benchmarks.serving import clanmoot_servers
from benchmarks.serving.boardgame_io import boardgame
from benchmarks.serving.load import Idle, Missing, Run, load
from benchmarks.serving.run_results import Count, count, quantile
from benchmarks.serving.websocket_client import Wire


def run(rate: float, p99: float) -> Run:
    return Run(Count(rate, p99 / 3, p99, 500.0, 0.2), 0.8)


def test_a_hundred_waits_have_their_ninety_ninth() -> None:
    waits = [number / 1000 for number in range(100, 0, -1)]
    found = count(waits, 2.0, 40_000, 2, 0.5)
    assert [*found] == pytest.approx([50.0, 51.0, 100.0, 200.0, 0.25])


def test_one_number_is_every_quantile_of_itself() -> None:
    assert quantile([7.0], 0.0) == quantile([7.0], 0.99) == 7.0


def test_nothing_acknowledged_is_no_figure() -> None:
    with pytest.raises(ValueError, match="No move was acknowledged"):
        count([], 1.0, 0, 2, 0.0)


def sections(ours_rate: float, ours_p99: float) -> list[str]:
    """What is missed beside a neighbour of 1000 moves a second and 40 milliseconds."""
    found = {server.THEM: server.best([run(1000, 40)]), server.SQLITE: server.best([run(ours_rate, ours_p99)])}
    return missed(server.side_by_side(found, (), server.QUICK))


def test_twice_the_rate_and_half_the_wait_are_demanded() -> None:
    assert sections(2000, 20) == []
    (slow,) = sections(1990, 20)
    assert "1.990, demanded >= 2" in slow
    (late,) = sections(2000, 21)
    assert "1.905, demanded >= 2" in late


def test_the_best_of_several_runs_counts() -> None:
    best = server.best([run(1000, 40), run(1200, 50)])
    assert (best.rate, best.p99, best.work) == (1200, 40, 1500)


def test_without_a_neighbour_nothing_is_demanded_and_a_sentence_says_why() -> None:
    found = server.side_by_side({server.SQLITE: server.best([run(10, 500)])}, ("It is not here.",), server.QUICK)
    assert missed(found) == []
    assert all("It is not here." in section.notes for section in found)


def test_tables_held_are_sixty_times_the_moves_a_second() -> None:
    held = {server.SQLITE: server.Held(Idle(40_960.0, 61_440.0), run(100, 5))}
    memory, tables = server.resting(held, server.QUICK)
    assert [row.figure for row in memory.rows] == ["60.0 KiB", "40.0 KiB"]
    assert [row.figure for row in tables.rows] == ["6,000 tables"]


def test_without_node_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(Missing, match=r"^boardgame\.io is not measured: it needs Node\.js and npm"), boardgame():
        pass


# -- the wire


def heard(pieces: list[bytes]) -> tuple[list[bytes], list[bytes]]:
    """What a client takes, and what it sends, when these pieces come."""
    taken: list[bytes] = []
    sent: list[bytes] = []

    async def story() -> None:
        transport: Any = SimpleNamespace(write=sent.append, close=lambda: sent.append(b"closed"))
        wire = Wire(taken.append, lambda words: None, b"hello")
        wire.connection_made(transport)
        for piece in pieces:
            wire.data_received(piece)
        await wire.open

    asyncio.run(story())
    return taken, sent


OPENED = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"


def test_messages_are_found_in_whatever_pieces_they_come() -> None:
    long, longer = b"x" * 300, b"y" * 70_000
    stream = OPENED + b"\x81\x02hi\x81\x7e" + (300).to_bytes(2, "big") + long
    stream += b"\x81\x7f" + (70_000).to_bytes(8, "big") + longer
    for size in (1, 7, 5000, len(stream)):
        pieces = [stream[at : at + size] for at in range(0, len(stream), size)]
        assert heard(pieces)[0] == [b"hi", long, longer]


def test_a_ping_is_answered_and_a_close_too() -> None:
    assert heard([OPENED, b"\x89\x01p", b"\x88\x00"])[1] == [b"hello", b"\x8a\x81\x00\x00\x00\x00p", b"closed"]


def test_a_client_that_is_refused_is_told() -> None:
    with pytest.raises(ConnectionError, match="403"):
        heard([b"HTTP/1.1 403 Forbidden\r\n\r\n"])


# -- the whole


def test_players_play_at_a_real_server() -> None:
    with clanmoot_servers.sqlite() as served, load(served) as players:
        idle = players.idle(3)
        fast = players.play(0.2, 1.0)
        steady = players.play(0.2, 1.0, 10.0)
    assert idle.table > 0
    assert fast.moves.rate > 0 < steady.moves.rate
    assert 0 < fast.moves.p50 <= fast.moves.p99
    assert fast.moves.heard > 100  # bytes: a frame
    assert steady.moves.rate < 30


def test_players_of_one_table_play_at_two_processes() -> None:
    with clanmoot_servers.two_processes(apart=True) as served, load(served) as players:
        players.connect(2)
        players.seat()
        assert players.play(0.2, 1.0).moves.rate > 0
