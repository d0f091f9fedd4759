"""A game that is another game but for its beginning and its end: every question is handed on."""

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import Facts, Game, Imaginer, S, V
from clanmoot.core.messages import Message, Refusal
from clanmoot.core.outcome import Outcome


class Wrapped(Game[S, V], Generic[S, V]):
    """The real rules, asked for what they say; a small game overrides what differs."""

    def __init__(self, real: Game[S, V], facts: Facts) -> None:
        self.real = real
        self.facts = facts
        self.actions = real.actions
        self.layout = real.layout
        self.weighs = real.weighs
        self.memory = real.memory

    def copy(self, s: S) -> S:
        """A position of its own."""
        return self.real.copy(s)

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        """No more than the whole game takes."""
        return self.real.max_steps(players, self.real.agree({}))

    def check(self, s: S) -> None:
        """Every piece is in exactly one place."""
        self.real.check(s)

    def decider(self, s: S) -> int:
        """Who owes a decision."""
        return self.real.decider(s)

    def deciders(self, s: S) -> list[int]:
        """All who owe a decision."""
        return self.real.deciders(s)

    def sealed(self, s: S) -> bool:
        """Whether decisions are made in secret."""
        return self.real.sealed(s)

    def moves(self, s: S, seat: int) -> vec[i64]:
        """What a seat may do."""
        return self.real.moves(s, seat)

    def apply(self, s: S, seat: int, action: int) -> None:
        """Carry out one step."""
        self.real.apply(s, seat, action)

    def forced(self, s: S) -> bool:
        """Whether all can see that there is no choice."""
        return self.real.forced(s)

    def chance(self, s: S) -> list[tuple[int, int]]:
        """What may happen, with weights."""
        return self.real.chance(s)

    def source(self, s: S) -> int:
        """What chance draws from."""
        return self.real.source(s)

    def view(self, s: S, watcher: int) -> V:
        """What a watcher knows."""
        return self.real.view(s, watcher)

    def seen(self, s: S, seat: int, action: int, watcher: int) -> int:
        """What a watcher sees of a step."""
        return self.real.seen(s, seat, action, watcher)

    def imaginer(self, v: V) -> Imaginer[S]:
        """Where to draw positions from."""
        return self.real.imaginer(v)

    def worlds(self, v: V, most: int) -> list[tuple[S, int]]:
        """Every position that the view does not rule out."""
        return self.real.worlds(v, most)

    def outcome(self, s: S) -> Outcome:
        """How the game ended."""
        return self.real.outcome(s)

    def why_not(self, v: V, action: int) -> Refusal:
        """Why something may not be done."""
        return self.real.why_not(v, action)

    def why(self, v: V, action: int) -> Message:
        """Why something may be done."""
        return self.real.why(v, action)

    def prompt(self, v: V) -> Message:
        """What is asked."""
        return self.real.prompt(v)

    def log(self, before: V, seat: int, seen: int, after: V) -> Message:
        """A step in a sentence."""
        return self.real.log(before, seat, seen, after)

    def board(self, v: V) -> str:
        """The table as text."""
        return self.real.board(v)

    def redundant(self, s: S, seat: int, action: int) -> bool:
        """Whether search may skip this action."""
        return self.real.redundant(s, seat, action)

    def weight(self, s: S, seat: int, action: int) -> int:
        """How many whole choices begin with this action."""
        return self.real.weight(s, seat, action)

    def features(self, v: V) -> list[int]:
        """The view as numbers."""
        return self.real.features(v)
