"""The small game that the manual of the contract (`core/game.py`) names passes the conformance kit."""

from importlib import import_module
from pathlib import Path

import pytest

from clanmoot.conformance.kit import examine

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_small_game_of_the_manual_keeps_every_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    assert examine(import_module("higher_card").GAME, games=4).broken() == []
