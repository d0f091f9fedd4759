"""Heuristics for Highland Clans: small scoring functions, and a table of their weights."""

from collections.abc import Callable
from typing import Final

from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.actions import ADD, CATTLE, DISCARD, LAY, LOOT, RAID, RETURN, SOME_CARDS
from clanmoot.games.highland_clans.pieces import COMBATS
from clanmoot.games.highland_clans.state import CUTTING, LOSING, State
from clanmoot.games.highland_clans.view import View

from ...search_guide import Guide
from .. import Heuristics
from .raid_odds import raid_odds
from .search_guide import HighlandClansGuide
from .view_summary import ViewSummary
from .weights import HOPE, MEAN_CARD


def income(summary: ViewSummary, action: int) -> float:
    """Score the points that an action adds to each scoring, times the number of rounds that may remain."""
    return summary.horizon * summary.gain(action).income if positional(action) else 0.0


def envy(summary: ViewSummary, action: int) -> float:
    """Score the points that an action takes from the others at each scoring."""
    return summary.horizon * summary.gain(action).envy if positional(action) else 0.0


def space(summary: ViewSummary, action: int) -> float:
    """Score the free estates that an action adds, while there is time to use them."""
    return summary.gain(action).space * min(summary.horizon - 1.0, 2.0) if positional(action) else 0.0


def army(summary: ViewSummary, action: int) -> float:
    """Score the Warriors that an action adds. They give cards and the Largest Following."""
    return summary.gain(action).army if positional(action) else 0.0


def stock(summary: ViewSummary, action: int) -> float:
    """Score the cubes that an action adds to the court, because they can be paid or used later."""
    return summary.gain(action).stock if positional(action) else 0.0


def positional(action: int) -> bool:
    """Tell whether an action changes courts and estates immediately."""
    return CATTLE <= action < RAID or LOOT <= action < LOOT + 4


def plan(summary: ViewSummary, action: int) -> float:
    """Score returning cubes: what the kept ones can still buy, plus a fixed value per new cube."""
    if not RETURN <= action < CATTLE:
        return 0.0
    kept, returned = summary.kept(action - RETURN)
    return summary.plan(kept) + HOPE * returned


def raid(summary: ViewSummary, action: int) -> float:
    """Score a raid by the points it is expected to gain on the others."""
    if not RAID <= action < DISCARD:
        return 0.0
    won, lost = raid_odds(summary.v, summary.v.rival(action - RAID))
    spoils = summary.spoils(summary.v.rival(action - RAID))
    drawn = 1.0 - won - lost
    return won * (1.0 + spoils) + drawn - lost * 2.0 + 0.5  # five new cards, of which two are discarded


def cards(summary: ViewSummary, action: int) -> float:
    """Score a discard by how it changes the strength of the hand."""
    if not DISCARD <= action < LAY:
        return 0.0
    thrown = SOME_CARDS.multisets[action - DISCARD]
    strength = sum([n * (value + 1) for value, n in enumerate(thrown)])
    fresh = 0.0 if summary.v.phase in (LOSING, CUTTING) else MEAN_CARD * sum(thrown)
    return fresh - strength


def blow(summary: ViewSummary, action: int) -> float:
    """Score a combat card: the highest is best while the raid is undecided, otherwise the lowest."""
    if not LAY <= action < ADD:
        return 0.0
    v = summary.v
    mine, theirs = (v.won[1], v.won[0]) if v.side else v.won
    left = COMBATS - v.combat
    decided = mine - theirs > left or theirs - mine > left
    return -float(action - LAY) if decided else float(action - LAY)


def music(summary: ViewSummary, action: int) -> float:
    """Score playing a Piper. This is good if the Piper would earn nothing at home."""
    return 0.3 - summary.piper_worth() if action == ADD + 1 else 0.0


OPINIONS: Final[list[tuple[Callable[[ViewSummary, int], float], float]]] = [
    (income, 1.0),
    (envy, 0.4),
    (space, 1.2),
    (army, 0.9),
    (stock, 0.25),
    (plan, 1.0),
    (raid, 1.0),
    (cards, 0.35),
    (blow, 1.0),
    (music, 1.0),
]


class HighlandClansHeuristics(Heuristics[View]):
    """Scores actions by the weighted sum of all functions in the table."""

    def __init__(self) -> None:
        self.summary: ViewSummary | None = None

    def opinion(self, view: View, action: int) -> int:
        """Return how good an action looks, in thousandths of a point."""
        if self.summary is None or self.summary.v is not view:
            self.summary = ViewSummary(view)
        total = 0.0
        for judge, weight in OPINIONS:
            total += weight * judge(self.summary, action)
        return round(total * 1000.0)


def new_opinions() -> Heuristics[View]:
    """Return heuristics for one seat."""
    return HighlandClansHeuristics()


def new_guide() -> Guide[State, View]:
    """Return the guide with which the search plays Highland Clans."""
    return HighlandClansGuide(GAME)
