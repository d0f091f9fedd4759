"""The search tree: what one seat may have seen so far, and the results of its choices there."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .regret_matching import Mixture

NONE: Final = -1


class Node:
    """What one seat knows: the steps it has seen since the search began. Nodes where it decides hold statistics."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.slots: dict[int, int] = {}
        self.actions: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offers: vec[i64] = vec[i64]()  # how often the action was legal
        self.totals: vec[float] = vec[float]()
        self.priors: vec[float] = vec[float]()
        self.count: i64 = 0
        self.total: float = 0.0
        self.first: i64 = NONE  # the action of the only visit so far: most nodes get no second one
        self.mixture: Mixture | None = None

    def child(self, key: int) -> "Node":
        """Return the child node for a seen step. Create it if there is none."""
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found

    def knows(self, moves: vec[i64]) -> bool:
        """Tell whether this node has statistics for all these moves."""
        for action in moves:
            if action not in self.slots:
                return False
        return True

    def learn(self, moves: vec[i64], priors: list[float]) -> None:
        """Add statistics for each move that this node does not have yet."""
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
        """Return the index of the move to try: average payoff plus an exploration term (PUCT).

        Some moves are not always legal. Their exploration term depends on how often they were legal.
        """
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
        """Add one payoff to the statistics of a move."""
        if slot != NONE:
            self.visits[slot] += 1
            self.totals[slot] += payoff
        self.count += 1
        self.total += payoff

    def leader(self) -> int:
        """Return the index of the most visited move. If several have equal visits, the higher total payoff decides."""
        best: i64 = 0
        for slot in range(1, len(self.actions)):
            ahead: i64 = self.visits[slot] - self.visits[best]
            if ahead > 0 or (ahead == 0 and self.totals[slot] > self.totals[best]):
                best = slot
        return best

    def lead(self) -> int:
        """Return by how many visits the most visited move is ahead of the next one."""
        first = self.leader()
        second: i64 = 0
        for slot in range(len(self.actions)):
            if slot != first and self.visits[slot] > second:
                second = self.visits[slot]
        return self.visits[first] - second
