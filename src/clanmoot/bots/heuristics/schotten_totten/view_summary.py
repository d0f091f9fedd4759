"""One view, thought through: what each action would lead to."""

from typing import Final

from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.actions import MOVE, STEAL
from clanmoot.games.schotten_totten.rules.troops import leave, stone_of
from clanmoot.games.schotten_totten.state import HAUNTING, MOVING, PLACING, STRATEGY, TREASON, State
from clanmoot.games.schotten_totten.view import View

from .odds import Stock
from .win_chance import prospects

SHORTLIST: Final = 3  # how many cards are thought through, where a card and a stone are to be chosen


class Study:
    """A position imagined from the view: its hidden cards are anybody's guess and are not looked at."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.me = v.seat()
        self.stock = Stock(v)
        self.position = GAME.imagine(v, Rng(0))
        self.now = prospects(self.position, self.me, self.stock)

    def after(self, action: int) -> State:
        """A position after an action."""
        s = self.position.copy()
        GAME.apply(s, self.me, action)
        return s

    def promise(self, s: State) -> float:
        """The chance to win, once a ruse that has begun is carried out as well as possible."""
        if s.phase == HAUNTING or s.phase == MOVING or s.phase == PLACING:
            return max([self.promise(follow(s, self.me, action)) for action in GAME.legal(s, self.me)])
        if s.phase == STRATEGY or s.phase == TREASON:
            return max([self.promise(follow(s, self.me, action)) for action in self.shortlist(s)])
        return prospects(s, self.me, self.stock)

    def shortlist(self, s: State) -> list[int]:
        """The cards whose going away does most good, or least harm."""
        ranked: list[tuple[float, int]] = []
        for action in GAME.legal(s, self.me):
            gone = s.copy()
            seat, troop = (self.me, action - MOVE) if s.phase == STRATEGY else (1 - self.me, action - STEAL)
            leave(gone, seat, stone_of(gone, seat, troop), troop)
            ranked.append((prospects(gone, self.me, self.stock), action))
        ranked.sort(reverse=True)
        return [action for _, action in ranked[:SHORTLIST]]


def follow(s: State, me: int, action: int) -> State:
    """A copy, one step later."""
    later = s.copy()
    GAME.apply(later, me, action)
    return later
