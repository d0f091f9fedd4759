"""Sealed choices: regret matching finds a mixed strategy, because a predictable player can be exploited."""

from typing import Final

from clanmoot.core.rng import Rng

CURIOSITY: Final = 0.1  # probability of trying any choice, whatever was learned
NEGLIGIBLE: Final = 0.04  # a smaller probability in the mixture comes from exploration only
WIDEST: Final = 24  # complete choices compared at one node


class Mixture:
    """The complete choices of one seat at one node, with their regrets.

    Regrets are estimated around the mean of each choice, which lowers their variance.
    """

    def __init__(self) -> None:
        self.plans: list[tuple[int, ...]] = []
        self.places: dict[tuple[int, ...], int] = {}
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.regrets: list[float] = []
        self.shares: list[float] = []
        self.count = 0

    def wide_enough(self) -> bool:
        """Tell whether the mixture has enough choices for the number of visits so far."""
        return len(self.plans) >= WIDEST or len(self.plans) ** 2 > 4 + self.count

    def add(self, plan: tuple[int, ...]) -> int:
        """Add a choice if it is not in the mixture yet. Return its index."""
        if plan not in self.places:
            self.places[plan] = len(self.plans)
            self.plans.append(plan)
            self.visits.append(0)
            self.totals.append(0.0)
            self.regrets.append(0.0)
            self.shares.append(0.0)
        return self.places[plan]

    def strategy(self) -> list[float]:
        """Return the current probability of each choice, without exploration."""
        total = 0.0
        for regret in self.regrets:
            total += regret
        if total <= 0.0:
            return [1.0 / len(self.plans)] * len(self.plans)
        return [regret / total for regret in self.regrets]

    def pick(self, rng: Rng) -> int:
        """Return the index of a random choice, drawn from the strategy with some exploration."""
        even = CURIOSITY / len(self.plans)
        return draw([(1.0 - CURIOSITY) * share + even for share in self.strategy()], rng)

    def update(self, place: int, payoff: float) -> None:
        """Learn from one try: estimate the payoff of every choice, and update the regrets."""
        self.count += 1
        strategy = self.strategy()
        chance = (1.0 - CURIOSITY) * strategy[place] + CURIOSITY / len(self.plans)
        overall = self.mean()
        expected = [self.value(k, overall) for k in range(len(self.plans))]
        expected[place] += (payoff - expected[place]) / chance
        reached = 0.0
        for k in range(len(self.plans)):
            reached += strategy[k] * expected[k]
        for k in range(len(self.plans)):
            # Clip at zero and weight late mixtures more (CFR+). Both make the average converge faster.
            self.regrets[k] = max(self.regrets[k] + expected[k] - reached, 0.0)
            self.shares[k] += self.count * strategy[k]
        self.visits[place] += 1
        self.totals[place] += payoff

    def mean(self) -> float:
        """Return the average payoff of all visits."""
        tries = sum(self.visits)
        return sum(self.totals) / tries if tries else 0.5

    def value(self, place: int, otherwise: float) -> float:
        """Return the average payoff of a choice, or `otherwise` if it was never tried."""
        return self.totals[place] / self.visits[place] if self.visits[place] else otherwise

    def average(self) -> list[float]:
        """Return the average strategy, from which the final choice is drawn. Negligible choices get 0."""
        total = sum(self.shares)
        if total <= 0.0:
            return [1.0 / len(self.plans)] * len(self.plans)
        kept = [share / total if share / total > NEGLIGIBLE else 0.0 for share in self.shares]
        rest = sum(kept)
        return [share / rest for share in kept] if rest > 0.0 else [share / total for share in self.shares]


def draw(shares: list[float], rng: Rng) -> int:
    """Return a random index, drawn by these probabilities. They must sum to 1."""
    left = float(rng.word()) / 4294967296.0
    for index, share in enumerate(shares):
        left -= share
        if left < 0.0:
            return index
    return len(shares) - 1
