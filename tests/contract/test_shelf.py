"""The package lists the games, to all callers and as often as they ask."""

import clanmoot
from clanmoot.catalogue import games
from clanmoot.games.schotten_totten import GAME


def test_the_shelf_can_be_asked_again_after_a_game_was_imported() -> None:
    assert GAME in games()
    assert GAME in games()


def test_a_game_is_found_by_its_key() -> None:
    assert clanmoot.game("schotten-totten") is GAME
