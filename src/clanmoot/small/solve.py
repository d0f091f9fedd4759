"""Exact solutions of small games: regret matching to a distance from perfect play that best responses measure."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from .game_tree import EVEN, Side, Spot, Tree

Shares = list[float]  # how likely each choice of a spot is
Policy = tuple[list[Shares], list[Shares]]  # by side and spot
Progress = Callable[[int, float], None]  # hears rounds so far, and the distance reached

ROUNDS: Final = 100_000
CHECK: Final = 25  # rounds between two looks at the distance


class Solution(NamedTuple):
    """What is known of a game's best play."""

    policy: Policy
    value: float  # what the first seat gets
    distance: float  # how much, on average of the two seats, a perfect opponent gets more than that
    rounds: int


# -- what a policy is worth


def by_view(tree: Tree, shares: Callable[[int, Any, tuple[int, ...]], Shares]) -> Policy:
    """A policy that looks at views alone: asked with a seat, its view, and what it may do there."""
    first, second = [[shares(side.seat, spot.view, spot.legal) for spot in side.spots] for side in tree.sides]
    return first, second


def uniform(tree: Tree) -> Policy:
    """Anything, with equal chances."""
    return by_view(tree, lambda seat, view, legal: [1.0 / len(legal)] * len(legal))


def plan(side: Side, policy: list[Shares]) -> list[float]:
    """How likely a seat is to make each of its choices, as far as that depends on itself."""
    likely = [1.0] * side.choices
    for spot, shares in zip(side.spots, policy, strict=True):
        for place, share in enumerate(shares):
            likely[spot.first + place] = likely[spot.after] * share
    return likely


def prospects(tree: Tree, mine: int, theirs: list[float]) -> list[float]:
    """What comes at once of each choice of one side, against the other side's plan."""
    found = [0.0] * tree.sides[mine].choices
    if mine == 0:
        for row, column, payoff in zip(tree.rows, tree.columns, tree.payoffs, strict=True):
            found[row] += payoff * theirs[column]
    else:
        for row, column, payoff in zip(tree.rows, tree.columns, tree.payoffs, strict=True):
            found[column] -= payoff * theirs[row]
    return found


def best_response(tree: Tree, mine: int, theirs: list[float]) -> float:
    """What one side can get at most against the other side's plan, over EVEN."""
    worth = prospects(tree, mine, theirs)
    for spot in reversed(tree.sides[mine].spots):
        worth[spot.after] += max(worth[spot.first : spot.first + len(spot.legal)])
    return worth[0]


def value(tree: Tree, policy: Policy) -> float:
    """What the first seat gets when both keep to the policy."""
    mine, theirs = [plan(side, policy[number]) for number, side in enumerate(tree.sides)]
    return EVEN + sum([worth * share for worth, share in zip(prospects(tree, 0, theirs), mine, strict=True)])


def exploitability(tree: Tree, policy: Policy) -> float:
    """How much a perfect opponent who knows the policy gains on it, on average of the two seats."""
    plans = [plan(side, policy[number]) for number, side in enumerate(tree.sides)]
    return (best_response(tree, 0, plans[1]) + best_response(tree, 1, plans[0])) / 2


# -- the solution


class Learner:
    """One side's regrets and the sum of all its plans so far.

    This is CFR+: regrets are never below zero, and late plans count for more.
    """

    def __init__(self, side: Side) -> None:
        self.side = side
        self.regrets = [0.0] * side.choices
        self.plans = [0.0] * side.choices
        self.likely = self.plan()

    def plan(self) -> list[float]:
        """What the regrets suggest now."""
        return plan(self.side, [matched(self.at(spot, self.regrets)) for spot in self.side.spots])

    def at(self, spot: Spot, numbers: list[float]) -> list[float]:
        """The numbers that belong to the choices of a spot."""
        return numbers[spot.first : spot.first + len(spot.legal)]

    def learn(self, worth: list[float], weight: int) -> None:
        """Regret what would have been better, from the last spots to the first; then plan anew."""
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
        """The average of all plans, spot by spot."""
        return [matched(self.at(spot, self.plans)) for spot in self.side.spots]


def matched(numbers: list[float]) -> Shares:
    """Shares in proportion to these numbers, or all equal if there is nothing to go by."""
    total = sum(numbers)
    return [number / total for number in numbers] if total > 0 else [1.0 / len(numbers)] * len(numbers)


def solve(
    tree: Tree, distance: float = 1e-3, rounds: int = ROUNDS, told: Progress = lambda rounds, distance: None
) -> Solution:
    """Best play, up to a distance or for so many rounds; Ctrl-C ends it with what has been found so far."""
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
    """The average policy of both sides."""
    return learners[0].policy(), learners[1].policy()
