"""The small game in the manual of the contract (`core/game.py`) passes the conformance kit."""

import ast
import textwrap
from importlib import import_module
from pathlib import Path

import pytest

from clanmoot.conformance.kit import examine

MANUAL = Path(__file__).parents[2] / "src" / "clanmoot" / "core" / "game.py"


def block(text: str, after: str) -> str:
    """Return the indented block that follows a sentence."""
    lines = text.partition(after)[2].partition("\n")[2].split("\n")
    end = next(place for place, line in enumerate(lines) if line and not line.startswith("    "))
    return textwrap.dedent("\n".join(lines[:end])).strip() + "\n"


def test_the_small_game_of_the_manual_keeps_every_promise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    manual = ast.get_docstring(ast.parse(MANUAL.read_text("utf-8"))) or ""
    (tmp_path / "higher_card.md").write_text(block(manual, "The digest, `higher_card.md`"), "utf-8")
    (tmp_path / "higher_card.py").write_text(block(manual, "The module, `higher_card.py`"), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert examine(import_module("higher_card").GAME, games=4).broken() == []
