"""A summary of a view that all functions of the heuristics use."""

from typing import NamedTuple

from clanmoot.games.highland_clans.actions import BARD, DONE, RETURNED
from clanmoot.games.highland_clans.pieces import BLUE, COURT, SITES, YELLOW
from clanmoot.games.highland_clans.rules import turn
from clanmoot.games.highland_clans.rules.cube_actions import possible
from clanmoot.games.highland_clans.scoring import (
    blue_points,
    blues,
    court_cubes,
    green_points,
    red_points,
    rival_herd,
)
from clanmoot.games.highland_clans.state import ACTING, State, free_estates
from clanmoot.games.highland_clans.view import View
from clanmoot.games.highland_clans.world_sampler import public_state

from .weights import PACE, TARGET


class Gain(NamedTuple):
    """How much better one position is than another for one player, by feature."""

    income: float  # points at the next scoring
    envy: float  # points that the others lose
    space: float  # free estates
    army: float  # warriors
    stock: float  # cubes in the court

    def total(self, horizon: float) -> float:
        """Return the weighted sum of the gains. `horizon` is the number of scorings that may remain."""
        return horizon * (self.income + 0.4 * self.envy) + 1.2 * self.space + 0.9 * self.army + 0.25 * self.stock


class ViewSummary:
    """What can be computed from one view, with a cache of the gains."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.me = v.seat()
        self.table = public_state(v)
        self.horizon = max(1.0, (TARGET - max(v.score)) / PACE)
        self.now = self.worth(self.table)
        self.values: dict[int, Gain] = {}

    def worth(self, s: State) -> Gain:
        """Return the features of a position for this player."""
        others = [points(s, seat) for seat in range(s.players) if seat != self.me]
        warriors = s.court[self.me * COURT + YELLOW]
        return Gain(
            float(points(s, self.me)),
            -float(max(others)) - 0.3 * sum(others),
            float(free_estates(s, self.me)),
            float(warriors),
            float(court_cubes(s, self.me) - warriors),
        )

    def gain(self, action: int) -> Gain:
        """Return what an action changes immediately. A Bard counts as taking the best cubes."""
        if action not in self.values:
            after = self.after(self.table, action)
            if BARD <= action < DONE:
                ends = [self.after(after, take) for take in turn.moves(after)]
                self.values[action] = max([self.change(end) for end in ends], key=self.sum)
            else:
                self.values[action] = self.change(after)
        return self.values[action]

    def after(self, s: State, action: int) -> State:
        """Return the position after an action."""
        new = s.copy()
        turn.apply(new, action)
        return new

    def change(self, s: State) -> Gain:
        """Return how a position differs from the current one for this player."""
        then = self.worth(s)
        return Gain(
            then.income - self.now.income,
            then.envy - self.now.envy,
            then.space - self.now.space,
            then.army - self.now.army,
            then.stock - self.now.stock,
        )

    def sum(self, gain: Gain) -> float:
        """Return the weighted sum of a gain."""
        return gain.total(self.horizon)

    def kept(self, rank: int) -> tuple[list[int], int]:
        """Return the cubes kept by the return with this number, and how many cubes it returns."""
        back = [int(RETURNED[rank * 4 + colour]) for colour in range(4)]
        return [have - gone for have, gone in zip(self.v.drawn, back, strict=True)], sum(back)

    def plan(self, cubes: list[int]) -> float:
        """Return the value of the two best actions with these cubes."""
        s = self.table.copy()
        s.phase = ACTING
        for colour in range(4):
            s.drawn[colour] = cubes[colour]
        values = sorted([self.sum(self.gain(action)) for action in possible(s)])
        return sum([value for value in values[-2:] if value > 0])

    def spoils(self, rival: int) -> float:
        """Return the value of the best capture from this rival after a won raid."""
        herd, castles, monasteries = self.v.sites[rival * SITES : (rival + 1) * SITES]
        if herd:
            return 0.6 * self.horizon if free_estates(self.table, self.me) else 0.4 * self.horizon
        return 0.3 * self.horizon if castles or monasteries else 1.0

    def piper_worth(self) -> float:
        """Return what the player's last Piper would earn until the end of the game."""
        at = self.me * COURT + BLUE
        earning = self.table.court[at] and blues(self.table, self.me) > rival_herd(self.table, self.me)
        return self.horizon if earning else 0.1


def points(s: State, seat: int) -> int:
    """Return what a seat would score now."""
    return green_points(s, seat) + red_points(s, seat) + blue_points(s, seat)
