"""What every computer opponent is: somebody who sees a view, thinks, and chooses."""

from typing import Final, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from clanmoot.core.game import V
from clanmoot.core.rng import Rng
from clanmoot.core.undo_barrier import Step


class Budget(NamedTuple):
    """How long to think: so many iterations, so many seconds, whichever ends first; 0 sets no bound."""

    iterations: int = 0
    seconds: float = 0.0


OWN: Final = Budget()  # as long as the opponent thinks by itself


class Candidate(NamedTuple):
    """Something that might be done: an action, or all the actions of a sealed choice."""

    actions: tuple[int, ...]
    share: float  # of all thought, or of the mixture that the choice is drawn from
    visits: int
    result: tuple[float, ...]  # what every seat may expect: its share of a win


class Thought(NamedTuple):
    """What an opponent decided, and what it thought of: the best candidate first."""

    action: int
    candidates: tuple[Candidate, ...] = ()
    iterations: int = 0

    @property
    def result(self) -> tuple[float, ...]:
        """What every seat may expect if the best candidate is chosen; nothing if there was nothing to think about."""
        return self.candidates[0].result if self.candidates else ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[V]):
    """An opponent that cannot cheat: all it ever gets is what its seat knows, has seen, and may do."""

    def think(self, view: V, legal: list[int], told: list[Step] | None = None, budget: Budget = OWN) -> Thought:
        """One of the legal actions, and why. `told` is all that the seat has seen so far, if it was told."""
        raise NotImplementedError

    def choose(self, view: V, legal: list[int], told: list[Step] | None = None) -> int:
        """One of the legal actions, within the opponent's own budget."""
        return self.think(view, legal, told).action

    def interrupt(self) -> None:
        """Stop thinking and choose; may be called from anywhere while `think` is running."""


class Thinker(Bot[V]):
    """An opponent that goes on thinking until its budget is spent, and can be stopped."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.rng = Rng(seed)
        self.budget = budget
        self.halted = False

    def interrupt(self) -> None:
        """Stop thinking and choose."""
        self.halted = True
