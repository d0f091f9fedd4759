"""Every game on the shelf keeps every promise of the contract."""

from typing import Any

import pytest

from clanmoot.catalogue import games
from clanmoot.conformance.kit import CHECKS, Check, finding
from clanmoot.core.game import Game

GAMES = games()


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("game", GAMES, ids=[game.facts.key for game in GAMES])
def test_the_game_keeps_its_promise(game: Game[Any, Any], check: Check) -> None:
    found = finding(check, game, games=6, seed=1)
    assert found.kept, found.words
