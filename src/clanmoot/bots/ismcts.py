"""The bot that searches ahead. It imagines worlds that fit everything its seat knows."""

import gc
import time
from typing import Final, Generic

from clanmoot.core.game import Game, S, V
from clanmoot.core.undo_barrier import Step

from .base import OWN, Budget, Thinker, Thought
from .search import Search
from .search_guide import Guide
from .signal_check import breathe
from .view_seat import seat_of

PAUSE: Final = 64  # iterations between two pauses for signals and other threads


class Ismcts(Thinker[V], Generic[S, V]):
    """Information-set tree search. The same seed and the same iterations make the same choices."""

    def __init__(self, game: Game[S, V], guide: Guide[S, V], players: int, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.game = game
        self.guide = guide
        self.search = Search(game, guide, players, self.rng)
        self.plan: tuple[int, ...] = ()  # the remaining actions of a sealed choice
        self.expected: V | None = None  # the seat's view when the next of them is due

    def think(self, view: V, legal: list[int], told: list[Step] | None = None, budget: Budget = OWN) -> Thought:
        """Return one of the legal actions, and why."""
        began = time.monotonic()
        self.halted = False
        if len(legal) == 1:
            return Thought(legal[0])
        s = self.game.imagine(view, self.rng)
        seat = seat_of(self.game, s, view)
        if self.plan and self.expected == view and self.plan[0] in legal:
            return self.go_through(s, seat, self.plan, Thought(self.plan[0]))
        if not self.game.sealed(s):
            sensible = self.guide.sensible(s, seat, self.game.moves(s, seat))
            if len(sensible) == 1:
                return Thought(sensible[0])
        collected = gc.isenabled()
        gc.disable()  # trees have no reference cycles; the garbage collector takes up to a third of the time
        try:
            self.search.begin(view, seat, told or [])
            self.run(budget if budget != OWN else self.budget, began)
        finally:
            if collected:
                gc.enable()
        choice = self.search.choice()
        return self.go_through(s, seat, choice, self.thought(choice))

    def run(self, budget: Budget, began: float) -> None:
        """Search until the budget is spent, the choice is certain, or somebody interrupts."""
        most = budget.iterations
        while not self.halted:
            self.search.iterate()
            done = self.search.iterations
            if most and done >= most:
                return
            spent = time.monotonic() - began if budget.seconds else 0.0
            if budget.seconds and spent >= budget.seconds:
                return
            if done % PAUSE == 0:
                breathe()
                left = most - done if most else int(done * (budget.seconds - spent) / spent) if spent else done
                if self.search.decided(left):
                    return

    def thought(self, choice: tuple[int, ...]) -> Thought:
        """Return the decision and all candidates. The chosen action comes first."""
        found = self.search.candidates()
        chosen = [candidate for candidate in found if candidate.actions == choice]
        others = [candidate for candidate in found if candidate.actions != choice]
        return Thought(choice[0], tuple(chosen + others), self.search.iterations)

    def go_through(self, s: S, seat: int, choice: tuple[int, ...], thought: Thought) -> Thought:
        """Remember the remaining actions of a sealed choice for the next calls. Return the thought unchanged."""
        self.plan = choice[1:]
        self.expected = None
        if self.plan:
            self.game.apply(s, seat, choice[0])
            self.expected = self.game.view(s, seat)
        return thought
