"""`clanmoot ladder`: games that are really played, a page, and sentences for mistakes."""

from pathlib import Path

import pytest

from clanmoot.arena.ladder import pairings
from clanmoot.arena.results import Ledger, read

from .conftest import Run

MOMENT = "0.02"  # minutes: enough for what is cheap


def test_it_plays_what_is_cheap_and_prints_the_page(run: Run, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    result = run("ladder", "tain", "--players", "2", "--minutes", MOMENT, "--jobs", "1", "--deals", "1")
    assert result.exit_code == 0
    played = read(tmp_path / "results" / "tain.jsonl")
    assert f"{len(played)} games played; " in result.stdout
    assert len(played) > 0
    wanted = {pairing.contest for pairing in pairings("tain", 2, budgets=True)}
    assert {game.job.contest for game in played} <= wanted
    page = (tmp_path / "docs" / "bots.md").read_text("utf-8")
    assert f"{len(played)} games." in page
    assert (tmp_path / "docs" / "bots" / "tain-2.svg").is_file()


def test_the_same_command_goes_on(run: Run, tmp_path: Path) -> None:
    words = ("ladder", "tain", "--players", "2", "--minutes", MOMENT, "--jobs", "1", "--docs", "page.md")
    run(*words)
    before = (tmp_path / "results" / "tain.jsonl").read_bytes()
    run(*words)
    assert (tmp_path / "results" / "tain.jsonl").read_bytes().startswith(before)
    assert len(read(tmp_path / "results" / "tain.jsonl")) > before.count(b"\n") - 1


def test_no_time_at_all_prints_the_page_from_what_is_there(run: Run, tmp_path: Path) -> None:
    result = run("ladder", "all", "--minutes", "0", "--docs", "page.md")
    assert result.exit_code == 0
    assert result.stdout == "The page is in page.md.\n"
    assert (tmp_path / "page.md").read_text("utf-8").count("Nothing has been played yet.") == 9
    assert not (tmp_path / "results").exists()


def test_somebody_else_is_writing(run: Run, tmp_path: Path) -> None:
    with Ledger(tmp_path / "results" / "tain.jsonl"):
        result = run("ladder", "tain", "--minutes", MOMENT, "--docs", "page.md")
    assert result.exit_code == 2
    assert "Another run is writing to results/tain.jsonl" in result.stderr
    assert not (tmp_path / "page.md").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--docs", "page.md"], "There is no game 'chess'"),
        (["tain"], "There is no folder docs for the page"),
        (["tain", "--players", "9", "--docs", "page.md"], "Táin is played by 2 to 4, not by 9."),
        (["tain", "--ray", "auto", "--jobs", "1", "--docs", "page.md"], "--jobs is for this machine alone"),
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
