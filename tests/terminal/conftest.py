"""A terminal without a screen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from clanmoot.terminal.main import main

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run the command in an empty folder; `keys` is what is typed, one line each."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")  # whatever screen the tests are run on

    def command(*words: str, keys: tuple[str, ...] = ()) -> Result:
        result = CliRunner().invoke(main, list(words), input="".join([key + "\n" for key in keys]))
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return command
