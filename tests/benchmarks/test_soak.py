"""The soak plays whole games at a real server, and what it prints of memory, handles and latency is measured."""

import asyncio
from itertools import pairwise

import pytest

from benchmarks import soak
from tests.server.running import running

MIB = 2**20
HEADING = ["minute", "games", "moves", "refused", "MiB", "RSS", "handles", "tables", "p50", "ms", "p99", "ms"]


def test_people_play_whole_games_and_every_line_is_plausible(capsys: pytest.CaptureFixture[str]) -> None:
    with running() as server:
        found = asyncio.run(soak.soak(server, 4, 5, minute=5.0))  # a group of two and one of three
    heading, *printed = capsys.readouterr().out.splitlines()
    assert heading.split() == HEADING
    assert printed == [minute.line() for minute in found]
    assert [minute.number for minute in found] == [1, 2, 3, 4]
    for minute in found:
        assert 50 * MIB < minute.memory < 500 * MIB
        assert 10 < minute.handles < 100
    for one, two in pairwise(found):
        assert one.moves <= two.moves
        assert one.games <= two.games
    played = [minute for minute in found if minute.p99 > 0]
    assert played
    assert all(0 < minute.p50 <= minute.p99 < 10_000 for minute in played)
    last = found[-1]
    assert last.games > 0
    assert last.tables >= 1
    assert last.moves > 10 * last.games  # every game takes more moves than that
    assert soak.verdict(found)[1].startswith(("Flat: ", "NOT flat: "))


def test_a_running_table_costs_some_kilobytes(capsys: pytest.CaptureFixture[str]) -> None:
    with running() as server:
        costs = asyncio.run(soak.idle_tables(server, 20))
    assert list(costs) == [game for game, _ in soak.GAMES]
    average = sum(costs.values()) / len(costs)
    assert 1_000 < average < 1_000_000
    assert capsys.readouterr().out.endswith(f"A running table costs {average / 1000:.0f} kB on average.\n")


def minute(number: int, memory: float, handles: int) -> soak.Minute:
    return soak.Minute(number, 10, 1000, 0, round(memory * MIB), handles, 5.0, 1.0, 2.0)


@pytest.mark.parametrize(
    ("memory", "handles", "flat"),
    [(109.0, 45, True), (111.0, 45, False), (100.0, 51, False)],
    ids=["flat", "memory grows", "handles leak"],
)
def test_growth_after_the_tenth_minute_is_told(memory: float, handles: int, flat: bool) -> None:
    found = [minute(number, 20.0 * number, 4 * number) for number in range(1, 5)]
    found += [minute(number, 100.0, 40) for number in range(5, 60)]
    found.append(minute(60, memory, handles))
    assert soak.verdict(found)[0] == flat
