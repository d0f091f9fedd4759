"""Solves small games exactly, by regret matching (CFR+). Best responses measure how good a policy is."""

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
    """The best policy found for a game, and its quality."""

    policy: Policy
    value: float  # what the first seat gets
    distance: float  # exploitability: what a perfect opponent gains, on average of both seats
    rounds: int


# -- what a policy is worth


def by_view(tree: Tree, shares: Callable[[int, Any, tuple[int, ...]], Shares]) -> Policy:
    """Return the policy that `shares` computes from a seat, its view and its legal actions only."""
    first, second = [[shares(side.seat, spot.view, spot.legal) for spot in side.spots] for side in tree.sides]
    return first, second


def uniform(tree: Tree) -> Policy:
    """Return the policy that plays every legal action with equal probability."""
    return by_view(tree, lambda seat, view, legal: [1.0 / len(legal)] * len(legal))


def plan(side: Side, policy: list[Shares]) -> list[float]:
    """Return a side's realization plan: for each choice, the product of its own probabilities up to there."""
    likely = [1.0] * side.choices
    for spot, shares in zip(side.spots, policy, strict=True):
        for place, share in enumerate(shares):
            likely[spot.first + place] = likely[spot.after] * share
    return likely


def prospects(tree: Tree, mine: int, theirs: list[float]) -> list[float]:
    """Return each choice's expected payoff from the endings that directly follow it, against the other side's plan."""
    found = [0.0] * tree.sides[mine].choices
    if mine == 0:
        for row, column, payoff in zip(tree.rows, tree.columns, tree.payoffs, strict=True):
            found[row] += payoff * theirs[column]
    else:
        for row, column, payoff in zip(tree.rows, tree.columns, tree.payoffs, strict=True):
            found[column] -= payoff * theirs[row]
    return found


def best_response(tree: Tree, mine: int, theirs: list[float]) -> float:
    """Return how far one side can get above EVEN with its best response to the other side's plan."""
    worth = prospects(tree, mine, theirs)
    for spot in reversed(tree.sides[mine].spots):
        worth[spot.after] += max(worth[spot.first : spot.first + len(spot.legal)])
    return worth[0]


def value(tree: Tree, policy: Policy) -> float:
    """Return the first seat's expected payoff if both sides follow the policy."""
    mine, theirs = [plan(side, policy[number]) for number, side in enumerate(tree.sides)]
    return EVEN + sum([worth * share for worth, share in zip(prospects(tree, 0, theirs), mine, strict=True)])


def exploitability(tree: Tree, policy: Policy) -> float:
    """Return how much a perfect opponent who knows the policy gains, averaged over both seats."""
    plans = [plan(side, policy[number]) for number, side in enumerate(tree.sides)]
    return (best_response(tree, 0, plans[1]) + best_response(tree, 1, plans[0])) / 2


# -- the solution


class Learner:
    """The regrets of one side, and the sum of all its plans so far.

    This is CFR+: regrets are never below zero, and later plans have more weight.
    """

    def __init__(self, side: Side) -> None:
        self.side = side
        self.regrets = [0.0] * side.choices
        self.plans = [0.0] * side.choices
        self.likely = self.plan()

    def plan(self) -> list[float]:
        """Return the plan that follows from the current regrets."""
        return plan(self.side, [matched(self.at(spot, self.regrets)) for spot in self.side.spots])

    def at(self, spot: Spot, numbers: list[float]) -> list[float]:
        """Return the part of a list that belongs to the choices of an information set."""
        return numbers[spot.first : spot.first + len(spot.legal)]

    def learn(self, worth: list[float], weight: int) -> None:
        """Update the regrets from the last information sets to the first, then update the plan."""
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
        """Return the average of all plans, as probabilities for each information set."""
        return [matched(self.at(spot, self.plans)) for spot in self.side.spots]


def matched(numbers: list[float]) -> Shares:
    """Return probabilities in proportion to the positive numbers, or equal ones if none is positive."""
    total = sum(numbers)
    return [number / total for number in numbers] if total > 0 else [1.0 / len(numbers)] * len(numbers)


def solve(
    tree: Tree, distance: float = 1e-3, rounds: int = ROUNDS, told: Progress = lambda rounds, distance: None
) -> Solution:
    """Return a policy within this distance of best play, or the best after this many rounds. Ctrl-C stops early."""
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
    """Return the average policy of both sides so far."""
    return learners[0].policy(), learners[1].policy()
