"""`clanmoot analyse`: the chart, the files, mistakes, and Ctrl-C."""

import json
import os
import re
import select
import time
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import pytest

import clanmoot.core.table
from clanmoot.analysis.report import schema
from clanmoot.core.record import from_json

from .conftest import Run
from .test_pty import PATIENCE, Screen

GOLDEN = Path(__file__).parents[1] / "golden" / "tain" / "jewels.json"
TINY = ("--searches", "2", "--iterations", "40", "--jobs", "1")


@pytest.fixture
def record() -> str:
    """The last few decisions of this game are looked at quickly."""
    return str(GOLDEN)


def test_the_chart_the_sums_and_the_verdict_are_printed(run: Run, record: str) -> None:
    result = run("analyse", record, *TINY, "--from", "34")
    assert result.exit_code == 0
    assert "decisions, from what each player knew; 2 searches of 40 iterations each." in result.stdout.replace(
        "\n", " "
    )
    assert re.search(r"^ +start +luck +skill +gifts +end$", result.stdout, re.MULTILINE)
    assert "Biggest mistakes:" in result.stdout or "No clear mistakes found" in result.stdout
    assert "3/3" in result.stderr
    assert list(Path().iterdir()) == []


def test_numbers_and_page_are_written(run: Run, record: str) -> None:
    result = run(
        "analyse", record, *TINY, "--from", "34", "--json", "all.json", "--html", "page.html", "--seats", "1,2"
    )
    assert result.exit_code == 0
    assert "All numbers are in all.json." in result.stdout
    assert "The page is page.html." in result.stdout
    fields = json.loads(Path("all.json").read_text("utf-8"))
    jsonschema.Draft202012Validator(schema()).validate(fields)
    assert fields["settings"] == {"searches": 2, "iterations": 40, "seed": 0, "seats": [0, 1], "from": 34, "to": 38}
    assert Path("page.html").read_text("utf-8").startswith("<!doctype html>")
    assert sorted(path.name for path in Path().iterdir()) == ["all.json", "page.html"]


def test_the_same_command_writes_the_same(run: Run, record: str) -> None:
    for name in ("one.json", "two.json"):
        assert run("analyse", record, *TINY, "--from", "36", "--json", name).exit_code == 0
    assert Path("one.json").read_bytes() == Path("two.json").read_bytes()


def test_an_unfinished_game_has_no_result(run: Run, record: str) -> None:
    whole = from_json(Path(record).read_text("utf-8"))
    Path("half.json").write_text(whole._replace(steps=whole.steps[:20]).to_json(), "utf-8")
    result = run("analyse", "half.json", *TINY, "--from", "19", "--json", "all.json")
    assert result.exit_code == 0
    fields = json.loads(Path("all.json").read_text("utf-8"))
    assert (fields["over"], fields["final"]) == (False, False)
    refused = run("analyse", "half.json", *TINY, "--open")
    assert refused.exit_code == 2
    assert refused.stderr == "This game is not over, so its hands stay hidden. Use --open when it is over.\n"


def test_all_hands_open(run: Run, record: str) -> None:
    result = run("analyse", record, *TINY, "--from", "36", "--open", "--json", "all.json")
    assert result.exit_code == 0
    assert "with all hands visible" in result.stdout.replace("\n", " ")
    assert json.loads(Path("all.json").read_text("utf-8"))["side"] == "open"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--from", "99"], "This record has steps 1 to 38, but no step 99."),
        (["--from", "0"], "This record has steps 1 to 38, but no step 0."),
        (["--to", "0"], "There is no step 0. Steps are counted from 1."),
        (["--to", "-3"], "This record has steps 1 to 38, but no step -3."),
        (["--from", "30", "--to", "20"], "Step 30 comes after step 20. Give the earlier step first."),
        (["--from", "1", "--to", "1"], "There are no decisions to analyse in steps 1 to 1."),
        (["--seats", "3"], "This game has seats 1 to 2, but no seat 3."),
        (["--seats", "0"], "--seats must be a list of seats such as 1 or 1,3, not '0'."),
        (["--seats", "Anna"], "--seats must be a list of seats such as 1 or 1,3, not 'Anna'."),
        (["--json", "nowhere/all.json"], "There is no folder nowhere to write all.json to."),
        (["--html", "."], ". is a folder. --html needs a file."),
        (["--json", "a", "--html", "a"], "--json and --html cannot both write to a. Name two files."),
        (["--json", "a\0b"], "'a\\x00b' is not a valid file name."),
    ],
)
def test_wrong_words(run: Run, record: str, words: list[str], sentence: str) -> None:
    result = run("analyse", record, *words)
    assert (result.exit_code, result.stderr) == (2, sentence + "\n")
    assert result.stdout == ""


@pytest.mark.parametrize("words", [["--searches", "1"], ["--iterations", "3"], ["--jobs", "0"], ["--seed", "-1"]])
def test_numbers_out_of_range_are_refused(run: Run, record: str, words: list[str]) -> None:
    result = run("analyse", record, *words)
    assert result.exit_code == 2
    assert f"Invalid value for '{words[0]}'" in result.stderr


def test_a_record_is_never_overwritten(run: Run, record: str) -> None:
    Path("game.json").write_bytes(Path(record).read_bytes())
    result = run("analyse", "game.json", "--json", "./game.json")
    assert (result.exit_code, result.stderr) == (2, "--json would overwrite the record game.json. Name another file.\n")
    assert Path("game.json").read_bytes() == Path(record).read_bytes()


def test_a_file_that_is_not_there_and_one_that_is_no_record(run: Run) -> None:
    result = run("analyse", "missing.json", "--json", "all.json")
    assert (result.exit_code, result.stderr) == (2, "There is no file missing.json.\n")
    Path("no.json").write_text("{}", "utf-8")
    assert "not a record of a game" in run("analyse", "no.json").stderr


def test_a_game_that_nobody_has_begun(run: Run, record: str) -> None:
    whole = from_json(Path(record).read_text("utf-8"))
    Path("new.json").write_text(whole._replace(steps=whole.steps[:1]).to_json(), "utf-8")
    result = run("analyse", "new.json")
    assert (result.exit_code, result.stderr) == (2, "This record has no decisions yet.\n")


@pytest.fixture
def screen(tmp_path: Path, record: str) -> Iterator[Screen]:
    """An analysis that would take minutes, on a terminal; compiled code thinks many times as fast."""
    iterations = "100" if str(clanmoot.core.table.__file__).endswith(".py") else "4000"
    words = ("--searches", "8", "--iterations", iterations, "--jobs", "2", "--json", "all.json")
    found = Screen(tmp_path, "analyse", record, *words)
    yield found
    found.process.kill()
    found.process.wait()
    os.close(found.master)


def read_until(screen: Screen, wanted: str, patience: float) -> str:
    """What the screen has shown by the time the pattern is there, or the child is gone."""
    seen, end = "", time.monotonic() + patience
    while not re.search(wanted, seen) and time.monotonic() < end:
        if select.select([screen.master], [], [], 0.1)[0]:
            try:
                seen += os.read(screen.master, 65536).decode()
            except OSError:
                break
    return seen


def test_who_stops_it_sees_and_keeps_what_was_done(tmp_path: Path, screen: Screen) -> None:
    some = r" ([4-9]|1\d)/22 "
    assert re.search(some, read_until(screen, some, 6 * PATIENCE))
    screen.interrupt()
    shown = read_until(screen, r"All numbers are in all\.json\.", PATIENCE)
    assert screen.process.wait(PATIENCE) == 130
    assert "Traceback" not in shown
    assert re.search(r"Stopped: \d+ of 21 decisions were analysed\.", shown)
    fields = json.loads((tmp_path / "all.json").read_text("utf-8"))
    assert not fields["complete"]
    assert 0 < len(fields["decisions"]) < 21
