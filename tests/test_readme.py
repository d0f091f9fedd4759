"""The README plays the game it promises."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_game_in_the_readme_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 7
    assert result.failed == 0


def test_the_two_commands_come_first() -> None:
    commands = [
        line.split("#")[0].strip() for line in README.read_text("utf-8").splitlines() if line.startswith("    ")
    ]
    assert commands[:2] == ["make play", "make test"]
