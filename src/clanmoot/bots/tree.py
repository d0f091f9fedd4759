"""The search tree: what one seat may have seen so far, and how its choices there turned out."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .sealed import Mixture

NONE: Final = -1


class Node:
    """One seat's knowledge, as the steps it has seen since the search began; statistics where that seat decides."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.slots: dict[int, int] = {}
        self.actions: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offers: vec[i64] = vec[i64]()  # how often the action was there to be chosen
        self.totals: vec[float] = vec[float]()
        self.priors: vec[float] = vec[float]()
        self.count: i64 = 0
        self.total: float = 0.0
        self.first: i64 = NONE  # what was tried on the only visit so far: most nodes see no second one
        self.mixture: Mixture | None = None

    def child(self, key: int) -> "Node":
        """Where a step that was seen leads."""
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found

    def knows(self, moves: vec[i64]) -> bool:
        """Whether all these moves were there before."""
        for action in moves:
            if action not in self.slots:
                return False
        return True

    def learn(self, moves: vec[i64], priors: list[float]) -> None:
        """Make room for moves that were not there before."""
        for k in range(len(moves)):
            action = moves[k]
            if action not in self.slots:
                self.slots[action] = len(self.actions)
                self.actions = append(self.actions, action)
                self.visits = append(self.visits, 0)
                self.offers = append(self.offers, 0)
                self.totals = append(self.totals, 0.0)
                self.priors = append(self.priors, priors[k])
        if self.first != NONE and self.first in self.slots:
            slot = self.slots[self.first]
            self.visits[slot] = self.offers[slot] = 1
            self.totals[slot] = self.total
        self.first = NONE

    def select(self, moves: vec[i64], exploration: float, caution: float) -> int:
        """The slot of the move to try: what did well so far, and what was tried less than its prior deserves."""
        weight = 0.0
        chosen = vec[i64]()
        for action in moves:
            slot: i64 = self.slots[action]
            chosen = append(chosen, slot)
            weight += self.priors[slot]
            self.offers[slot] += 1
        untried = (self.total / float(self.count) if self.count else 0.5) - caution
        best: i64 = -1
        highest = 0.0
        for slot in chosen:
            visits: i64 = self.visits[slot]
            value = self.totals[slot] / float(visits) if visits else untried
            trust = math.sqrt(float(self.offers[slot])) / float(1 + visits)
            value += exploration * self.priors[slot] / weight * trust
            if best < 0 or value > highest:
                best = slot
                highest = value
        return best

    def update(self, slot: i64, payoff: float) -> None:
        """Remember how it turned out."""
        if slot != NONE:
            self.visits[slot] += 1
            self.totals[slot] += payoff
        self.count += 1
        self.total += payoff

    def leader(self) -> int:
        """The slot tried most; among equals the one that did better."""
        best: i64 = 0
        for slot in range(1, len(self.actions)):
            ahead: i64 = self.visits[slot] - self.visits[best]
            if ahead > 0 or (ahead == 0 and self.totals[slot] > self.totals[best]):
                best = slot
        return best

    def lead(self) -> int:
        """By how many visits the leader is ahead of the next."""
        first = self.leader()
        second: i64 = 0
        for slot in range(len(self.actions)):
            if slot != first and self.visits[slot] > second:
                second = self.visits[slot]
        return self.visits[first] - second
