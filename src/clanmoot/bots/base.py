"""The interface of every bot: it sees a view, thinks, and chooses an action."""

from typing import Final, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from clanmoot.core.game import V
from clanmoot.core.rng import Rng
from clanmoot.core.undo_barrier import Step


class Budget(NamedTuple):
    """How long to think: iterations or seconds, whichever runs out first. 0 means no limit."""

    iterations: int = 0
    seconds: float = 0.0


OWN: Final = Budget()  # use the bot's own budget


class Candidate(NamedTuple):
    """A possible choice: an action, or all the actions of a sealed choice."""

    actions: tuple[int, ...]
    share: float  # share of all visits, or probability in the mixture of a sealed choice
    visits: int
    result: tuple[float, ...]  # every seat's expected share of the win


class Thought(NamedTuple):
    """A bot's decision, and its candidates with the best one first."""

    action: int
    candidates: tuple[Candidate, ...] = ()
    iterations: int = 0

    @property
    def result(self) -> tuple[float, ...]:
        """Return every seat's expected share of the win with the best candidate. It is empty without candidates."""
        return self.candidates[0].result if self.candidates else ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[V]):
    """A bot that cannot cheat: it receives only what its seat knows, has seen, and may do."""

    def think(self, view: V, legal: list[int], told: list[Step] | None = None, budget: Budget = OWN) -> Thought:
        """Return one of the legal actions, and why. `told` holds all steps that the seat has seen so far."""
        raise NotImplementedError

    def choose(self, view: V, legal: list[int], told: list[Step] | None = None) -> int:
        """Return one of the legal actions, within the bot's own budget."""
        return self.think(view, legal, told).action

    def interrupt(self) -> None:
        """Stop thinking and choose. Any thread may call it while `think` is running."""


class Thinker(Bot[V]):
    """A bot that thinks until its budget is spent, and that can be interrupted."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.rng = Rng(seed)
        self.budget = budget
        self.halted = False

    def interrupt(self) -> None:
        """Stop thinking and choose."""
        self.halted = True
