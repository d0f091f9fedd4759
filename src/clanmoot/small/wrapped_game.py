"""A game that forwards every call to another game. A small game overrides what differs."""

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import Facts, Game, Imaginer, S, V
from clanmoot.core.messages import Message, Refusal
from clanmoot.core.outcome import Outcome


class Wrapped(Game[S, V], Generic[S, V]):
    """Base of small games that use the rules of a real game."""

    def __init__(self, real: Game[S, V], facts: Facts) -> None:
        self.real = real
        self.facts = facts
        self.actions = real.actions
        self.layout = real.layout
        self.weighs = real.weighs
        self.memory = real.memory

    def copy(self, s: S) -> S:
        return self.real.copy(s)

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        """Return the upper bound of the real game, which is valid for the small one too."""
        return self.real.max_steps(players, self.real.agree({}))

    def check(self, s: S) -> None:
        self.real.check(s)

    def decider(self, s: S) -> int:
        return self.real.decider(s)

    def deciders(self, s: S) -> list[int]:
        return self.real.deciders(s)

    def sealed(self, s: S) -> bool:
        return self.real.sealed(s)

    def moves(self, s: S, seat: int) -> vec[i64]:
        return self.real.moves(s, seat)

    def apply(self, s: S, seat: int, action: int) -> None:
        self.real.apply(s, seat, action)

    def forced(self, s: S) -> bool:
        return self.real.forced(s)

    def chance(self, s: S) -> list[tuple[int, int]]:
        return self.real.chance(s)

    def source(self, s: S) -> int:
        return self.real.source(s)

    def view(self, s: S, watcher: int) -> V:
        return self.real.view(s, watcher)

    def seen(self, s: S, seat: int, action: int, watcher: int) -> int:
        return self.real.seen(s, seat, action, watcher)

    def imaginer(self, v: V) -> Imaginer[S]:
        return self.real.imaginer(v)

    def worlds(self, v: V, most: int) -> list[tuple[S, int]]:
        return self.real.worlds(v, most)

    def outcome(self, s: S) -> Outcome:
        return self.real.outcome(s)

    def why_not(self, v: V, action: int) -> Refusal:
        return self.real.why_not(v, action)

    def why(self, v: V, action: int) -> Message:
        return self.real.why(v, action)

    def prompt(self, v: V) -> Message:
        return self.real.prompt(v)

    def log(self, before: V, seat: int, seen: int, after: V) -> Message:
        return self.real.log(before, seat, seen, after)

    def board(self, v: V) -> str:
        return self.real.board(v)

    def redundant(self, s: S, seat: int, action: int) -> bool:
        return self.real.redundant(s, seat, action)

    def weight(self, s: S, seat: int, action: int) -> int:
        return self.real.weight(s, seat, action)

    def features(self, v: V) -> list[int]:
        return self.real.features(v)
