"""The search tree: what one seat may have seen so far, and the results of its choices there."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .regret_matching import Mixture

NONE: Final = -1


class Node:
    """One seat's knowledge: the steps it has seen since the search began. It has statistics where that seat decides."""

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
        """Return the node that a seen step leads to. Create it if there is none."""
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found

    def knows(self, moves: vec[i64]) -> bool:
        """Tell whether all these moves have slots."""
        for action in moves:
            if action not in self.slots:
                return False
        return True

    def learn(self, moves: vec[i64], priors: list[float]) -> None:
        """Add a slot for each move that this node has not seen."""
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
        """Return the slot of the move to try, by its average payoff plus an exploration term (PUCT).

        Moves that are not always legal are compared by how often they were.
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
        """Add one payoff."""
        if slot != NONE:
            self.visits[slot] += 1
            self.totals[slot] += payoff
        self.count += 1
        self.total += payoff

    def leader(self) -> int:
        """Return the slot with the most visits. Among equals it is the one with the higher total."""
        best: i64 = 0
        for slot in range(1, len(self.actions)):
            ahead: i64 = self.visits[slot] - self.visits[best]
            if ahead > 0 or (ahead == 0 and self.totals[slot] > self.totals[best]):
                best = slot
        return best

    def lead(self) -> int:
        """Return by how many visits the leader is ahead of the next."""
        first = self.leader()
        second: i64 = 0
        for slot in range(len(self.actions)):
            if slot != first and self.visits[slot] > second:
                second = self.visits[slot]
        return self.visits[first] - second
