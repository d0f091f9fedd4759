"""Shells: a pea is hidden under one of two, the second player sees where, and the first one guesses."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.actions import ActionSpace, Domain, Kind
from clanmoot.core.game import CHANCE, NOBODY, Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.game import Imaginer as AnyImaginer
from clanmoot.core.game import State as AnyState
from clanmoot.core.outcome import Outcome
from clanmoot.core.rng import Rng

LEFT, RIGHT, COVERED, HIDE_LEFT, HIDE_RIGHT = 0, 1, 2, 3, 4
NONE = -1
View = tuple[int, int, int, bool]  # who looks, the pea if they know, the guess, whether it is hidden yet


class State(AnyState):
    def __init__(self, pea: int = NONE, guess: int = NONE) -> None:
        self.pea = pea
        self.guess = guess


class Imaginer(AnyImaginer[State]):
    def __init__(self, view: View) -> None:
        self.view = view

    def draw(self, rng: Rng) -> State:
        _, pea, guess, hidden = self.view
        return State(int(rng.below(2)) if hidden and pea == NONE else pea, guess)


class Shells(AnyGame[State, View]):
    def __init__(self) -> None:
        self.facts = Facts("shells", "Shells", 1, "shells.md", "SH", 2, 2, 1, (), ("sh-over",))
        side = Domain(["left", "right"])
        covered = [Kind("covered", "covered")]
        self.actions = ActionSpace(
            [Kind("guess", "{side}", side=side)], covered, [Kind("hide", "hide {side}", side=side)]
        )

    def start(self, players: int, options: tuple[int, ...]) -> State:
        return State()

    def copy(self, s: State) -> State:
        return State(s.pea, s.guess)

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        return 2

    def decider(self, s: State) -> int:
        return CHANCE if s.pea == NONE else 0 if s.guess == NONE else NOBODY

    def moves(self, s: State, seat: int) -> vec[i64]:
        return vec[i64]([LEFT, RIGHT])

    def apply(self, s: State, seat: int, action: int) -> None:
        if action >= HIDE_LEFT:
            s.pea = action - HIDE_LEFT
        else:
            s.guess = action

    def chance(self, s: State) -> list[tuple[int, int]]:
        return [(HIDE_LEFT, 1), (HIDE_RIGHT, 1)]

    def view(self, s: State, watcher: int) -> View:
        knows = watcher == 1 or s.guess != NONE
        return watcher, s.pea if knows else NONE, s.guess, s.pea != NONE

    def seen(self, s: State, seat: int, action: int, watcher: int) -> int:
        return COVERED if action >= HIDE_LEFT and watcher != 1 else action

    def imaginer(self, v: View) -> Imaginer:
        return Imaginer(v)

    def outcome(self, s: State) -> Outcome:
        found = int(s.pea == s.guess)
        return Outcome(0, ((found,), (1 - found,)), ())


SHELLS = Shells()
