"""`clanmoot check`: the conformance kit at the command line."""

from .conftest import Run


def test_a_game_of_ones_own_is_examined_promise_by_promise(run: Run) -> None:
    result = run("check", "tests.toys.muster:MUSTER", "--games", "2")
    assert result.exit_code == 0
    assert result.output.count("ok      ") == 21
    assert result.output.endswith("All promises kept.\n")


def test_a_broken_promise_is_told_in_words_and_by_the_exit_status(run: Run) -> None:
    result = run("check", "tests.toys.broken:RACING", "--games", "6")
    assert result.exit_code == 1
    assert "BROKEN  Sealed choices lead to the same state, whichever seat makes its choice first." in result.output
    assert "sealed choices depend on who made them first" in result.output
