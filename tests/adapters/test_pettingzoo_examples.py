"""The examples for PettingZoo and Gymnasium are short, and run."""

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(("name", "lines"), [("random_pettingzoo", 6), ("random_gymnasium", 3)])
def test_the_example_runs(name: str, lines: int, capsys: pytest.CaptureFixture[str]) -> None:
    path = EXAMPLES / f"{name}.py"
    runpy.run_path(str(path), run_name="__main__")
    assert len(capsys.readouterr().out.splitlines()) == lines
    assert len(path.read_text("utf-8").splitlines()) < 40
