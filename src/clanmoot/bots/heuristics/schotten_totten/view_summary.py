"""A summary of a view: the positions that its actions lead to, and how good they are."""

from typing import Final

from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.actions import MOVE, STEAL
from clanmoot.games.schotten_totten.rules.cards_at_stones import remove_troop, stone_of
from clanmoot.games.schotten_totten.state import BANISHING, MOVING, PLACING, STEALING, TAKING, State
from clanmoot.games.schotten_totten.view import View

from .card_odds import Stock
from .win_chance import prospects

SHORTLIST: Final = 3  # how many cards are examined if both a card and a stone have to be chosen


class ViewSummary:
    """A position imagined from the view. Its hidden cards are arbitrary, and no method here reads them."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.me = v.seat()
        self.stock = Stock(v)
        self.position = GAME.imagine(v, Rng(0))
        self.now = prospects(self.position, self.me, self.stock)

    def after(self, action: int) -> State:
        """Return the position after an action."""
        s = self.position.copy()
        GAME.apply(s, self.me, action)
        return s

    def promise(self, s: State) -> float:
        """Return my chance to win, assuming the best way to finish a started ruse."""
        if s.phase == BANISHING or s.phase == MOVING or s.phase == PLACING:
            return max([self.promise(follow(s, self.me, action)) for action in GAME.legal(s, self.me)])
        if s.phase == TAKING or s.phase == STEALING:
            return max([self.promise(follow(s, self.me, action)) for action in self.shortlist(s)])
        return prospects(s, self.me, self.stock)

    def shortlist(self, s: State) -> list[int]:
        """Return the few cards whose removal leaves me the highest chance to win."""
        ranked: list[tuple[float, int]] = []
        for action in GAME.legal(s, self.me):
            gone = s.copy()
            seat, troop = (self.me, action - MOVE) if s.phase == TAKING else (1 - self.me, action - STEAL)
            remove_troop(gone, seat, stone_of(gone, seat, troop), troop)
            ranked.append((prospects(gone, self.me, self.stock), action))
        ranked.sort(reverse=True)
        return [action for _, action in ranked[:SHORTLIST]]


def follow(s: State, me: int, action: int) -> State:
    """Return a copy of the position after one action."""
    later = s.copy()
    GAME.apply(later, me, action)
    return later
