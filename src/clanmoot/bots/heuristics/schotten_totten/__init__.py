"""Heuristics for Schotten Totten: small scoring functions, and a table of their weights."""

from collections.abc import Callable
from typing import Final

from clanmoot.core.bits import bit, count, mask
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.actions import CLAIM, DONE, ELITE, MOVE, PASS, PILE, RUSE, UNDER
from clanmoot.games.schotten_totten.pieces import CLANS, JOKER, MODES, STONES
from clanmoot.games.schotten_totten.state import State
from clanmoot.games.schotten_totten.view import View

from ...search_guide import Guide
from .. import Heuristics
from .search_guide import SchottenTottenGuide
from .view_summary import ViewSummary
from .weights import RESERVE


def victory(summary: ViewSummary, action: int) -> float:
    """Score a claim that ends the game at once."""
    if not CLAIM <= action < DONE:
        return 0.0
    stones = mask(summary.v.owned[summary.me]) | bit(action - CLAIM)
    return 1.0 if stones & stones >> 1 & stones >> 2 or count(stones) >= 5 else 0.0


def claim(summary: ViewSummary, action: int) -> float:
    """Score any claim above other actions, because waiting gains nothing."""
    return 1.0 if CLAIM <= action < DONE else 0.0


def improvement(summary: ViewSummary, action: int) -> float:
    """Score an action by how much it raises the chance to win. A ruse is scored by its best use."""
    return summary.promise(summary.after(action)) - summary.now


def thrift(summary: ViewSummary, action: int) -> float:
    """Penalise playing or returning a tactic card, because the player could use it later."""
    kind = tactic_spent(action)
    if kind < 0 or (kind == JOKER and summary.me in summary.v.jokers):
        return 0.0
    return -RESERVE[kind]


def tactic_spent(action: int) -> int:
    """Return the kind of tactic card that an action uses or returns, or -1."""
    if ELITE <= action < RUSE:  # elite cards and modes, each with a stone
        return (action - ELITE) // STONES
    if RUSE <= action < PILE:
        return MODES + action - RUSE
    return action - UNDER - CLANS if UNDER + CLANS <= action < MOVE else -1


def company(summary: ViewSummary, action: int) -> float:
    """Score playing a card by how many related cards in hand could join it.

    On an empty side, such partners are good. On a side with cards, they count against the card, because it leaves them
    behind.
    """
    if action >= CLAIM:
        return 0.0
    card, stone = action // STONES, action % STONES
    if not summary.v.sides[summary.me * STONES + stone]:
        return float(partners(summary.v, card))  # they can follow it
    return 0.0 - partners(summary.v, card)


def partners(v: View, card: int) -> int:
    """Count the cards in hand with the same strength, and those of the same colour with a similar strength."""
    return len([other for other in v.hand if other < CLANS and other != card and related(card, other)])


def related(card: int, other: int) -> bool:
    """Tell whether two clan cards can be part of one straight flush or of three of a kind."""
    if card // 9 == other // 9:
        return abs(card - other) <= 2
    return card % 9 == other % 9


def curiosity(summary: ViewSummary, action: int) -> float:
    """Score drawing a tactic card. It is good only if the player holds none and may play one soon."""
    if action != PILE + 1:
        return 0.0
    v = summary.v
    useful = v.tactics_held[summary.me] < 1 and v.played[summary.me] <= v.played[1 - summary.me]
    return 1.0 if useful else -1.0


def idleness(summary: ViewSummary, action: int) -> float:
    return 1.0 if action == PASS else 0.0


OPINIONS: Final[list[tuple[Callable[[ViewSummary, int], float], float]]] = [
    (victory, 1_000_000.0),
    (claim, 100_000.0),
    (improvement, 1000.0),
    (thrift, 5.0),
    (company, 2.0),
    (curiosity, 10.0),
    (idleness, -20.0),
]


class SchottenTottenHeuristics(Heuristics[View]):
    """Scores actions by the weighted sum of all functions in the table."""

    def __init__(self) -> None:
        self.summary: ViewSummary | None = None

    def opinion(self, view: View, action: int) -> int:
        """Return how good an action looks, in millionths of a game."""
        if self.summary is None or self.summary.v is not view:
            self.summary = ViewSummary(view)
        total = 0.0
        for judge, weight in OPINIONS:
            total += weight * judge(self.summary, action)
        return round(total * 1000.0)


def new_opinions() -> Heuristics[View]:
    """Return heuristics for one seat."""
    return SchottenTottenHeuristics()


def new_guide() -> Guide[State, View]:
    """Return the guide with which the search plays Schotten Totten."""
    return SchottenTottenGuide(GAME)
