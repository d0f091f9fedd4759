"""Solves small games exactly, by regret matching (CFR+). Best responses measure the distance from perfect play."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from .game_tree import EVEN, Side, Spot, Tree

Shares = list[float]  # the probability of each choice of a spot
Policy = tuple[list[Shares], list[Shares]]  # the probabilities of all choices, by side and spot
Progress = Callable[[int, float], None]  # receives the rounds so far and the distance reached

__all__ = ["Policy", "Solution", "by_view", "exploitability", "solve", "uniform", "value"]

ROUNDS: Final = 100_000
CHECK: Final = 25  # rounds between two measurements of the distance


class Solution(NamedTuple):
    """What is known about best play in a game."""

    policy: Policy
    value: float  # what the first seat gets
    distance: float  # exploitability: what a perfect opponent gains, on average of both seats
    rounds: int


# -- what a policy is worth


def by_view(tree: Tree, shares: Callable[[int, Any, tuple[int, ...]], Shares]) -> Policy:
    """Return a policy from a function of a seat, its view and its legal actions. Such a policy has no other memory."""
    first, second = [[shares(side.seat, spot.view, spot.legal) for spot in side.spots] for side in tree.sides]
    return first, second


def uniform(tree: Tree) -> Policy:
    """Return the policy that plays everything with equal probability."""
    return by_view(tree, lambda seat, view, legal: [1.0 / len(legal)] * len(legal))


def plan(side: Side, policy: list[Shares]) -> list[float]:
    """Return the realization plan of a side: the product of its own probabilities up to each choice."""
    likely = [1.0] * side.choices
    for spot, shares in zip(side.spots, policy, strict=True):
        for place, share in enumerate(shares):
            likely[spot.first + place] = likely[spot.after] * share
    return likely


def prospects(tree: Tree, mine: int, theirs: list[float]) -> list[float]:
    """Return the expected payoff that directly follows each choice of one side, against the other side's plan."""
    found = [0.0] * tree.sides[mine].choices
    if mine == 0:
        for row, column, payoff in zip(tree.rows, tree.columns, tree.payoffs, strict=True):
            found[row] += payoff * theirs[column]
    else:
        for row, column, payoff in zip(tree.rows, tree.columns, tree.payoffs, strict=True):
            found[column] -= payoff * theirs[row]
    return found


def best_response(tree: Tree, mine: int, theirs: list[float]) -> float:
    """Return the most that one side can get above EVEN, against the other side's plan."""
    worth = prospects(tree, mine, theirs)
    for spot in reversed(tree.sides[mine].spots):
        worth[spot.after] += max(worth[spot.first : spot.first + len(spot.legal)])
    return worth[0]


def value(tree: Tree, policy: Policy) -> float:
    """Return what the first seat gets if both sides follow the policy."""
    mine, theirs = [plan(side, policy[number]) for number, side in enumerate(tree.sides)]
    return EVEN + sum([worth * share for worth, share in zip(prospects(tree, 0, theirs), mine, strict=True)])


def exploitability(tree: Tree, policy: Policy) -> float:
    """Return how much a perfect opponent who knows the policy gains, on average of both seats."""
    plans = [plan(side, policy[number]) for number, side in enumerate(tree.sides)]
    return (best_response(tree, 0, plans[1]) + best_response(tree, 1, plans[0])) / 2


# -- the solution


class Learner:
    """The regrets of one side, and the sum of all its plans so far.

    This is CFR+: regrets are never below zero, and late plans count for more.
    """

    def __init__(self, side: Side) -> None:
        self.side = side
        self.regrets = [0.0] * side.choices
        self.plans = [0.0] * side.choices
        self.likely = self.plan()

    def plan(self) -> list[float]:
        """Return the plan that the regrets suggest now."""
        return plan(self.side, [matched(self.at(spot, self.regrets)) for spot in self.side.spots])

    def at(self, spot: Spot, numbers: list[float]) -> list[float]:
        """Return the numbers that belong to the choices of a spot."""
        return numbers[spot.first : spot.first + len(spot.legal)]

    def learn(self, worth: list[float], weight: int) -> None:
        """Update the regrets from the last spots to the first, then update the plan."""
        for spot in reversed(self.side.spots):
            shares = matched(self.at(spot, self.regrets))
            values = self.at(spot, worth)
            reached = sum([share * worth for share, worth in zip(shares, values, strict=True)])
            worth[spot.after] += reached
            for place, found in enumerate(values):
                choice = spot.first + place
                self.regrets[choice] = max(self.regrets[choice] + found - reached, 0.0)
        self.likely = self.plan()
        self.plans = [total + weight * likely for total, likely in zip(self.plans, self.likely, strict=True)]

    def policy(self) -> list[Shares]:
        """Return the average of all plans, by spot."""
        return [matched(self.at(spot, self.plans)) for spot in self.side.spots]


def matched(numbers: list[float]) -> Shares:
    """Return shares in proportion to these numbers; equal shares if none is positive."""
    total = sum(numbers)
    return [number / total for number in numbers] if total > 0 else [1.0 / len(numbers)] * len(numbers)


def solve(
    tree: Tree, distance: float = 1e-3, rounds: int = ROUNDS, told: Progress = lambda rounds, distance: None
) -> Solution:
    """Return best play up to a distance, or after this many rounds. Ctrl-C ends it with the result so far."""
    learners = [Learner(side) for side in tree.sides]
    done, reached = 0, float("inf")
    try:
        while done < rounds and reached > distance:
            for mine in (0, 1):
                learners[mine].learn(prospects(tree, mine, learners[1 - mine].likely), done + 1)
            done += 1
            if done % CHECK == 0 or done == rounds:
                reached = exploitability(tree, policy_of(learners))
                told(done, reached)
    except KeyboardInterrupt:
        pass
    policy = policy_of(learners)
    return Solution(policy, value(tree, policy), exploitability(tree, policy), done)


def policy_of(learners: list[Learner]) -> Policy:
    """Return the average policy of both sides."""
    return learners[0].policy(), learners[1].policy()
