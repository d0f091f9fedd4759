"""Every mistake is answered with one sentence on stderr and status 2."""

import json
from pathlib import Path
from typing import Any

import pytest

from clanmoot.core.record import Record

from .conftest import Run


def record(**changes: Any) -> str:
    good = Record("schotten-totten", 1, {}, ("Anna", "Bram"), (793, 795))
    fields = json.loads(good.to_json()) | changes
    return json.dumps({name: value for name, value in fields.items() if value is not None})


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "There is no game 'chess'"),
        (["play", "schotten-totten", "--against", "deep-blue"], "There is no opponent called 'deep-blue'"),
        (["play", "schotten-totten", "-a", "greedy", "-a", "random"], "is played by 2, not by 3."),
        (["play", "schotten-totten", "--option", "dragons=yes"], "has no option 'dragons'"),
        (["play", "schotten-totten", "--option", "tactics=maybe"], "tactics can be no, yes, not 'maybe'."),
        (["play", "schotten-totten", "--option", "rounds"], "rounds can be 1, 2"),
        (["play", "schotten-totten", "--name", "A", "--name", "B"], "Add --hot-seat"),
        (["play", "schotten-totten", "--name", "\x1b[2J"], "is not a valid name"),
        (["play", "schotten-totten", "--step", "3"], "--step needs --from FILE"),
        (["play", "--from", "missing.json"], "There is no file missing.json."),
        (["replay", "missing.json"], "There is no file missing.json."),
        (["verify", "."], "The file . cannot be read: is a directory."),
        (["rules", "chess"], "There is no game 'chess'"),
        (["rules", "schotten-totten", "99"], "has no rule or section '99'; its sections are 1, 2"),
        (["check", "chess"], "There is no game 'chess'"),
        (["check", "no_such_package:GAME"], "The package 'no_such_package' cannot be imported"),
        (["check", "json:GAME"], "'json:GAME' does not name a game"),
    ],
)
def test_wrong_words(run: Run, words: list[str], sentence: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("no json", "This is not JSON"),
        ("[]", "not a record of a game"),
        (record(clanmoot=9), "format 9"),
        (record(game="chess"), "There is no game 'chess'"),
        (record(rules=99), "version 99 of the rules"),
        (record(steps=[793, 3]), "Step 2 (3: G1 to 4) is not possible there."),
        (record(steps=[793, -5]), "Step 2 (-5: no action of this game) is not possible there."),
        (record(steps="many"), "'steps' of this record must be a list of whole numbers"),
        (record(steps=None), "no field 'steps'"),
        (record(seats=["Anna"]), "is played by 2, not by 1."),
        (record(seats=["Anna", "\x1b[31m"]), "is not a valid name"),
        (record(options={"dragons": 1}), "There is no option 'dragons'"),
        (record(options={"rounds": 99}), "rounds can be"),
    ],
)
@pytest.mark.parametrize("words", [["replay"], ["play", "--from"], ["verify"]])
def test_wrong_records(run: Run, words: list[str], text: str, sentence: str) -> None:
    Path("game.json").write_text(text, encoding="utf-8")
    if words == ["verify"]:
        text = text.replace('"game"', f'"commitment": "{COMMITMENT}", "secret": "{SECRET}", "game"')
        Path("game.json").write_text(text, encoding="utf-8")
    result = run(*words, "game.json")
    assert result.exit_code == 2
    assert sentence in result.stderr


SECRET = "00" * 32
COMMITMENT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_a_file_that_is_no_text(run: Run) -> None:
    Path("game.json").write_bytes(b"\xff\xfe\x00")
    result = run("replay", "game.json")
    assert (result.exit_code, result.stderr) == (2, "The file game.json cannot be read: it is not text.\n")


@pytest.mark.parametrize("step", ["3", "-1"])
def test_a_step_that_is_not_there(run: Run, step: str) -> None:
    Path("game.json").write_text(record(), encoding="utf-8")
    result = run("replay", "game.json", "--step", step)
    assert (result.exit_code, result.stderr) == (2, f"There is no step {step}. This record has steps 0 to 2.\n")


@pytest.mark.parametrize("seat", ["0", "3", "all"])
def test_a_seat_that_is_not_there(run: Run, seat: str) -> None:
    Path("game.json").write_text(record(), encoding="utf-8")
    result = run("replay", "game.json", "--seat", seat)
    assert (result.exit_code, result.stderr) == (2, f"--seat must be a number from 1 to 2 or 'open', not '{seat}'.\n")


def test_a_record_without_a_secret_proves_nothing(run: Run) -> None:
    Path("game.json").write_text(record(), encoding="utf-8")
    result = run("verify", "game.json")
    assert result.exit_code == 2
    assert "has no secret" in result.stderr


def test_what_was_agreed_on_stays(run: Run) -> None:
    Path("game.json").write_text(record(), encoding="utf-8")
    assert "keeps its names and options" in run("play", "--from", "game.json", "--name", "Cato").stderr


def test_too_many_opponents_for_a_saved_game(run: Run) -> None:
    Path("game.json").write_text(record(), encoding="utf-8")
    result = run("play", "--from", "game.json", "-a", "greedy", "-a", "greedy")
    assert "2 opponents are too many" in result.stderr
