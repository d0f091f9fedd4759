"""`clanmoot ladder`: games that are really played, a page, and sentences for mistakes."""

import sys
from pathlib import Path
from typing import Any

import pytest

import clanmoot.terminal.ladder  # noqa: F401 - so that it can be given a shorter ladder
from clanmoot.arena.contest import contest
from clanmoot.arena.ladder import Aim, Pairing
from clanmoot.arena.results import Ledger, read
from clanmoot.core.game import Game

from .conftest import Run

QUICK = [
    Pairing(Aim.STEP, "greedy", "random", contest("tain", ("greedy", "random")), "greedy", 0.5),
    Pairing(Aim.DEMAND, "hard", "greedy", contest("tain", ("ismcts:2", "greedy")), "ismcts:2", 0.8),
]
WORDS = ("ladder", "tain", "--players", "2", "--jobs", "1", "--docs", "page.md", "--deals")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of two cheap pairings, so that it comes to its end."""

    def shown(game: Game[Any, Any], players: int | None) -> list[Pairing]:
        return QUICK

    monkeypatch.setattr(sys.modules["clanmoot.terminal.ladder"], "shown", shown)


@pytest.mark.usefixtures("quick")
def test_it_plays_until_all_deals_are_played_and_prints_the_page(run: Run, tmp_path: Path) -> None:
    result = run(*WORDS, "1")
    assert result.exit_code == 0
    played = read(tmp_path / "results" / "tain.jsonl")
    assert "4 games played. 2 pairings are not clear yet." in result.stdout
    assert {game.job.contest for game in played} == {pairing.contest for pairing in QUICK}
    assert "4 games." in (tmp_path / "page.md").read_text("utf-8")
    assert (tmp_path / "bots" / "tain-2.svg").is_file()


@pytest.mark.usefixtures("quick")
def test_the_same_command_continues(run: Run, tmp_path: Path) -> None:
    run(*WORDS, "1")
    before = (tmp_path / "results" / "tain.jsonl").read_bytes()
    assert "0 games played" in run(*WORDS, "1").stdout
    assert "4 games played" in run(*WORDS, "2").stdout
    assert (tmp_path / "results" / "tain.jsonl").read_bytes().startswith(before)
    jobs = [game.job for game in read(tmp_path / "results" / "tain.jsonl")]
    assert len(jobs) == len(set(jobs)) == 8


def test_no_time_at_all_prints_the_page_from_what_is_there(run: Run, tmp_path: Path) -> None:
    result = run("ladder", "all", "--minutes", "0", "--docs", "page.md")
    assert result.exit_code == 0
    assert result.stdout == "The page is in page.md.\n"
    assert (tmp_path / "page.md").read_text("utf-8").count("No games yet.") == 9
    assert not (tmp_path / "results").exists()


def test_another_process_is_writing(run: Run, tmp_path: Path) -> None:
    with Ledger(tmp_path / "results" / "tain.jsonl"):
        result = run("ladder", "tain", "--minutes", "1", "--docs", "page.md")
    assert result.exit_code == 2
    assert "Another run is writing to results/tain.jsonl" in result.stderr
    assert not (tmp_path / "page.md").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--docs", "page.md"], "There is no game 'chess'"),
        (["tain"], "There is no folder docs for the page"),
        (["tain", "--players", "9", "--docs", "page.md"], "Táin is played by 2 to 4, not by 9."),
        (["tain", "--ray", "auto", "--jobs", "1", "--docs", "page.md"], "--jobs is only for this machine"),
        (["tain", "--results", "letter", "--docs", "page.md"], "The results cannot be written to letter/tain.jsonl"),
    ],
)
def test_mistakes_are_answered_with_a_sentence(run: Run, tmp_path: Path, words: list[str], sentence: str) -> None:
    (tmp_path / "letter").write_text("Dear Anna,\n")
    result = run("ladder", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]
