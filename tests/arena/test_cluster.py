"""A real Ray cluster on this machine: two workers, one of them killed in the middle of a game."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from clanmoot.arena import ray_cluster
from clanmoot.arena.contest import contest, jobs
from clanmoot.arena.match import Result, play
from clanmoot.arena.results import Ledger, read
from clanmoot.core.errors import ClanmootError
from clanmoot.terminal.main import main

# Ray leaves sockets, files and processes to the garbage collector and speaks of its own future; none of it is ours.
pytestmark = pytest.mark.filterwarnings(
    "ignore::ResourceWarning",
    "ignore::pytest.PytestUnraisableExceptionWarning",
    "ignore::FutureWarning:ray",
    "ignore::DeprecationWarning:ray",
)
PAIR = contest("tain", ("greedy", "random"))
CORES = 2


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A cluster of two cores."""
    found = ray_cluster.imported()
    found.init(num_cpus=CORES, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield found
    found.shutdown()


def playing() -> list[int]:
    """The processes of our cluster that are in the middle of a game."""
    return [
        int(folder.name)
        for folder in Path("/proc").iterdir()
        if folder.name.isdecimal() and title(folder.name).startswith("ray::attempt") and ours(folder.name)
    ]


def title(process: str) -> str:
    """What a process calls itself; nothing if it is gone."""
    try:
        return Path("/proc", process, "cmdline").read_text()
    except OSError:
        return ""


def ours(process: str) -> bool:
    """Whether a process descends from this one: other clusters on this machine are none of our business."""
    try:
        while int(process) > 1:
            process = Path("/proc", process, "stat").read_text().rpartition(")")[2].split()[1]
            if int(process) == os.getpid():
                return True
    except OSError:
        pass
    return False


def timeless(results: list[Result]) -> list[Result]:
    """Results as they are everywhere, in the order of their jobs."""
    return sorted([result._replace(milliseconds=()) for result in results])


def test_a_worker_killed_in_mid_game_costs_nothing_and_counts_nothing_twice(ray: Any, tmp_path: Path) -> None:
    wanted = jobs(PAIR, 30)
    killed: list[int] = []
    with Ledger(tmp_path / "games.jsonl") as ledger:
        for number, result in enumerate(ray_cluster.played(iter(wanted), "auto")):
            assert ledger.add([result]) == [result]
            while number >= 10 and not killed:
                for victim in playing()[:1]:
                    os.kill(victim, signal.SIGKILL)
                    killed.append(victim)
    assert len(killed) == 1
    assert timeless(read(tmp_path / "games.jsonl")) == timeless([play(job) for job in wanted])


def test_the_command_plays_there_too(ray: Any, tmp_path: Path) -> None:
    words = [
        "arena",
        "tain",
        "greedy",
        "random",
        "-n",
        "3",
        "--ray",
        "auto",
        "--results",
        str(tmp_path / "games.jsonl"),
    ]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0
    assert result.stdout.startswith("Táin, 2 players: 3 deals, each in every rotation.")
    assert timeless(read(tmp_path / "games.jsonl")) == timeless([play(job) for job in jobs(PAIR, 3)])
    assert ray.is_initialized()


def test_a_mistake_on_the_cluster_is_told_here(ray: Any) -> None:
    with pytest.raises(ClanmootError) as caught:
        list(ray_cluster.played(iter(jobs(PAIR._replace(rules=99), 1)), "auto"))
    assert "version 99 of the rules" in caught.value.sentence


def test_a_game_that_ends_every_worker_is_given_up(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "RETRIES", 0)
    deadly = contest("tests.arena.deadly:GAME", ("random", "random"))
    with pytest.raises(ClanmootError) as caught:
        list(ray_cluster.played(iter(jobs(deadly, 1)), "auto"))
    assert caught.value.sentence.startswith("The cluster has lost a game 1 times")


@pytest.mark.parametrize("address", ["nowhere", "host:", ":6379", "host:port", "host:99999"])
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(ClanmootError) as caught:
        ray_cluster.reachable(address)
    assert caught.value.sentence == f"{address!r} is not the address of a Ray cluster. Use auto or HOST:PORT."


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_nobody_at_an_address(address: str) -> None:
    with pytest.raises(ClanmootError) as caught:
        ray_cluster.reachable(address)
    assert caught.value.sentence == f"There is no Ray cluster at {address}."
