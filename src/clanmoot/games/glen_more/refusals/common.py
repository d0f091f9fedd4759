"""Helpers shared by many refusals."""

from typing import Final

from clanmoot.core.messages import Refusal, message

from ..tiles import HOME
from ..view import View

# What the current player has to do first, by phase.
FIRST: Final = {
    3: "gm-first-move",
    4: "gm-first-place",
    5: "gm-first-offer",
    6: "gm-first-pair",
    7: "gm-first-pay",
    9: "gm-first-fill",
    10: "gm-first-empty",
    11: "gm-first-activate",
    12: "gm-first-give",
    13: "gm-first-kind",
    14: "gm-first-take",
    15: "gm-first-member",
    16: "gm-first-to",
}


def wrong_order(v: View) -> Refusal:
    """GM-3.2: say what the current player has to do first."""
    return Refusal("GM-3.2", message(FIRST[v.phase]))


def allowed() -> Refusal:
    """Return the answer for an action that turns out to be legal."""
    return Refusal("GM-3.2", message("gm-allowed"))


def own_tile(v: View, tile: int) -> int:
    """Return the tile that a move of the current player refers to. Number 0 means their own start village."""
    return tile or HOME + v.turn
