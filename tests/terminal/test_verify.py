"""`clanmoot verify` says what it has checked, and what it could not check."""

from pathlib import Path
from typing import Any

import pytest

from clanmoot import game as find
from clanmoot.core.chance import Committed
from clanmoot.core.playout import random_action
from clanmoot.core.record import Record
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table

from .conftest import Run


def played(key: str, steps: int = 10**6) -> Record:
    """Return the record of a random game, stopped after at least so many steps."""
    game, rng = find(key), Rng(1)
    table: Table[Any, Any] = Table(game, game.agree({}), ("Ann", "Ben"), Committed(bytes(32)))
    table.advance()
    while not table.over and len(table.steps) < steps:
        seat = table.deciders()[0]
        table.act(seat, random_action(game, game.imagine(table.view(seat), rng), seat, rng))
    return table.record()


def verified(run: Run, record: Record) -> list[str]:
    """Return what the command says of a record that it finds fair."""
    Path("game.json").write_text(record.to_json(), encoding="utf-8")
    result = run("verify", "game.json")
    assert result.exit_code == 0, result.stderr
    return result.output.splitlines()


def test_a_finished_game_is_fair(run: Run) -> None:
    record = played("schotten-totten")
    first, *others = verified(run, record)
    assert first.startswith("Fair: all ")
    assert first.endswith(" draws follow from the secret.")
    assert others == [
        f"Fingerprint of the secret: {record.commitment}",
        "Compare it with the fingerprint that was shown before the first card.",
    ]


@pytest.mark.parametrize("left", [14, 30])
def test_a_game_that_is_not_finished_is_fair_so_far(run: Run, left: int) -> None:
    lines = verified(run, played("schotten-totten")._replace(steps=played("schotten-totten").steps[:left]))
    assert lines[0].startswith("Fair so far: all ")
    assert lines[1] == f"The game is not finished: this record ends after step {left}."


def test_a_game_with_one_draw(run: Run) -> None:
    assert verified(run, played("tain"))[0] == "Fair: the only draw follows from the secret."


def test_a_record_without_steps(run: Run) -> None:
    lines = verified(run, played("tain")._replace(steps=()))
    assert lines[:2] == [
        "Fair so far: no draw had to follow from the secret.",
        "The game is not finished: this record ends after step 0.",
    ]


def test_steps_of_another_game_are_said_not_to_be_checked(run: Run) -> None:
    lines = verified(run, played("schotten-totten")._replace(given=20))
    assert lines[1] == "The first 20 steps come from another game and were not checked."
