"""How one check of the kit fares with one game."""

from unittest.mock import patch

from clanmoot.conformance import kit
from clanmoot.conformance.exam import AnyGame
from clanmoot.conformance.kit import Check, Finding


def finding(game: AnyGame, check: Check, games: int = 8) -> Finding:
    """What the kit's report says about one promise."""
    with patch.object(kit, "CHECKS", (check,)):
        return kit.examine(game, games).findings[0]
