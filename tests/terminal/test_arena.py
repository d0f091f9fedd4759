"""`clanmoot arena`: what it says, what it keeps, and what it survives."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import clanmoot
from clanmoot.arena.contest import contest, jobs
from clanmoot.arena.match import Result, play
from clanmoot.arena.results import read

from .conftest import Run

PATIENCE = 60  # seconds
WORDS = ("arena", "tain", "greedy", "random")


def start(folder: Path, *words: str) -> "subprocess.Popen[str]":
    """The command as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "clanmoot", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path(clanmoot.__file__).parent.parent)},
        text=True,
    )


def until(true: Callable[[], bool]) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def lines(path: Path) -> int:
    """How many lines a file has."""
    return path.read_bytes().count(b"\n") if path.exists() else 0


def timeless(results: list[Result]) -> list[Result]:
    """Results as they are everywhere, in the order of their jobs."""
    return sorted([result._replace(milliseconds=()) for result in results])


def test_it_says_who_is_better_and_keeps_every_game(run: Run, tmp_path: Path) -> None:
    result = run(*WORDS, "-n", "12", "--jobs", "2")
    assert result.exit_code == 0
    head, columns, first, second, verdict, kept = result.stdout.splitlines()
    assert head == "Táin, 2 players: 12 deals, each in every rotation."
    assert columns.split("  ")[0] == "opponent"
    assert first.startswith("greedy")
    assert second.startswith("random")
    assert verdict == "Clearly above the fair share of 50.0 %: greedy; clearly below: random."
    assert kept == "The results are in arena-tain.jsonl, the chart is in arena-tain.svg."
    assert "24/24" in result.stderr
    assert {game.job for game in read(tmp_path / "arena-tain.jsonl")} == set(jobs(contest("tain", WORDS[2:]), 12))
    ElementTree.parse(tmp_path / "arena-tain.svg")


def test_the_same_command_continues(run: Run, tmp_path: Path) -> None:
    run(*WORDS, "-n", "3", "--jobs", "1", "--results", "games.jsonl", "--chart", "picture.svg")
    before = (tmp_path / "games.jsonl").read_bytes()
    again = run(*WORDS, "-n", "3", "--results", "games.jsonl", "--chart", "picture.svg")
    assert again.stdout.startswith("All games have already been played.\nTáin, 2 players: 3 deals")
    assert (tmp_path / "games.jsonl").read_bytes() == before
    more = run("arena", "tain", "random", "greedy", "-n", "5", "--jobs", "1", "--results", "games.jsonl")
    assert "5 deals" in more.stdout
    assert (tmp_path / "games.jsonl").read_bytes().startswith(before)
    assert len(read(tmp_path / "games.jsonl")) == 10


def test_the_last_opponent_takes_the_seats_that_are_left(run: Run, tmp_path: Path) -> None:
    result = run("arena", "tain", "greedy", "random", "--players", "4", "-n", "2", "--jobs", "1")
    assert "Táin, 4 players: 2 deals" in result.stdout
    seatings = [game.job.seats() for game in read(tmp_path / "arena-tain.jsonl")]
    assert sorted([seats.index("greedy") for seats in seatings]) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_equals_are_equal(run: Run) -> None:
    result = run("arena", "tain", "random", "random", "-n", "4", "--jobs", "1")
    assert "Nobody is clearly better or worse than a fair share of 50.0 %." in result.stdout


def test_options_are_agreed_on(run: Run, tmp_path: Path) -> None:
    run("arena", "schotten-totten", "greedy", "random", "-o", "tactics=yes", "-n", "1", "--jobs", "1")
    header, *games = (tmp_path / "arena-schotten-totten.jsonl").read_text().splitlines()
    assert json.loads(header) == {"clanmoot-arena": 1}
    assert [json.loads(game)["o"] for game in games] == [{"tactics": 1}] * 2


def test_a_run_that_is_killed_loses_nothing_and_counts_nothing_twice(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "arena-tain.jsonl"
    process = start(tmp_path, *WORDS, "-n", "25", "--jobs", "2")
    until(lambda: lines(kept) > 10)
    process.kill()
    process.communicate()
    finished = read(kept)
    assert 10 <= len(finished) < 50
    result = run(*WORDS, "-n", "25", "--jobs", "2")
    assert result.exit_code == 0
    assert f"{len(finished) + 1}/50" in result.stderr
    every = read(kept)
    assert every[: len(finished)] == finished
    assert lines(kept) == 51
    assert timeless(every) == timeless([play(job) for job in jobs(contest("tain", WORDS[2:]), 25)])


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    kept = tmp_path / "arena-tain.jsonl"
    process = start(tmp_path, *WORDS, "-n", "5000", "--jobs", "1")
    until(lambda: lines(kept) > 3)
    process.send_signal(signal.SIGINT)
    said, complained = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert f"Stopped after {len(read(kept))} games. To resume, run the same command again." in said
    assert "Traceback" not in complained


def test_two_runs_do_not_write_to_one_file(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "arena-tain.jsonl"
    process = start(tmp_path, *WORDS, "-n", "5000", "--jobs", "1")
    try:
        until(lambda: lines(kept) > 1)
        result = run(*WORDS, "-n", "2")
        assert result.exit_code == 2
        assert result.stderr == "Another run is writing to arena-tain.jsonl. Let it finish, or name another file.\n"
    finally:
        process.kill()
        process.communicate()


def test_half_a_line_is_told_and_played_again(run: Run, tmp_path: Path) -> None:
    run(*WORDS, "-n", "2", "--jobs", "1")
    kept = tmp_path / "arena-tain.jsonl"
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-9])
    result = run(*WORDS, "-n", "2", "--jobs", "1")
    assert result.stdout.startswith("The last line was incomplete. That game will be played again.\n")
    assert len(read(kept)) == 4


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "greedy", "random"], "There is no game 'chess'"),
        (["tain", "greedy", "deep-blue"], "There is no opponent called deep-blue"),
        (["tain", "greedy"], "Táin is played by 2 to 4, not by 1."),
        (["schotten-totten", "greedy", "random", "random"], "Schotten Totten is played by 2, not by 3."),
        (["tain", "greedy", "random", "random", "--players", "2"], "3 opponents are too many for 2 seats."),
        (["tain", "greedy", "--players", "5"], "Táin is played by 2 to 4, not by 5."),
        (["tain", "greedy", "random", "-o", "dragons=yes"], "has no option 'dragons'"),
        (["tain", "greedy", "random", "--ray", "auto", "--jobs", "2"], "--jobs is only for this machine"),
        (["tain", "greedy", "random", "--ray", "nowhere"], "'nowhere' is not the address of a Ray cluster"),
        (["tain", "greedy", "random", "--ray", "127.0.0.1:1"], "There is no Ray cluster at 127.0.0.1:1."),
        (["tain", "greedy", "random", "--results", "."], "The results cannot be written to .: is a directory."),
        (["tain", "greedy", "random", "--results", "letter"], "letter is not a valid file of results"),
        (["tain", "greedy", "random", "--chart", "no/where.svg"], "There is no folder no for the chart"),
    ],
)
def test_mistakes_are_answered_with_a_sentence_and_change_nothing(
    run: Run, tmp_path: Path, words: list[str], sentence: str
) -> None:
    (tmp_path / "letter").write_text("Dear Anna,\n")
    result = run("arena", *words, "-n", "1")
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert (tmp_path / "letter").read_text() == "Dear Anna,\n"
    assert all(read(path) == [] for path in tmp_path.glob("*.jsonl"))


@pytest.mark.parametrize("words", [["-n", "0"], ["-n", "many"], ["--players", "1"], ["--jobs", "0"]])
def test_impossible_numbers(run: Run, words: list[str]) -> None:
    result = run(*WORDS, *words)
    assert result.exit_code == 2
    assert "Invalid value" in result.stderr


def test_without_ray_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # what Python does with a module that cannot be found
    result = run(*WORDS, "--ray", "auto")
    assert result.exit_code == 2
    assert result.stderr == "Ray is not installed; it comes with `pip install 'clanmoot[cluster]'`.\n"
