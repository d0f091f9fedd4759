"""Fists: both show stone, paper or knife at once. A predictable player would always lose."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.actions import ActionSpace, Domain, Kind
from clanmoot.core.game import NOBODY, NOTHING, Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.game import Imaginer as AnyImaginer
from clanmoot.core.game import State as AnyState
from clanmoot.core.outcome import Outcome
from clanmoot.core.rng import Rng

HIDDEN = -1
View = tuple[int, tuple[int, ...]]


class State(AnyState):
    def __init__(self, shown: tuple[int, ...]) -> None:
        self.shown = shown


class Imaginer(AnyImaginer[State]):
    def __init__(self, view: View) -> None:
        self.view = view

    def draw(self, rng: Rng) -> State:
        return State(self.view[1])


class Fists(AnyGame[State, View]):
    def __init__(self) -> None:
        self.facts = Facts("fists", "Fists", 1, "fists.md", "FI", 2, 2, 1, (), ("fi-shown",))
        self.actions = ActionSpace([Kind("show", "{sign}", sign=Domain(["stone", "paper", "knife"]))], [], [])

    def start(self, players: int, options: tuple[int, ...]) -> State:
        return State((HIDDEN, HIDDEN))

    def copy(self, s: State) -> State:
        return State(s.shown)

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        return 2

    def decider(self, s: State) -> int:
        return s.shown.index(HIDDEN) if HIDDEN in s.shown else NOBODY

    def deciders(self, s: State) -> list[int]:
        return [seat for seat in range(2) if s.shown[seat] == HIDDEN]

    def sealed(self, s: State) -> bool:
        return HIDDEN in s.shown

    def moves(self, s: State, seat: int) -> vec[i64]:
        return vec[i64]([0, 1, 2])

    def apply(self, s: State, seat: int, action: int) -> None:
        s.shown = tuple([action if place == seat else sign for place, sign in enumerate(s.shown)])

    def view(self, s: State, watcher: int) -> View:
        over = HIDDEN not in s.shown
        return watcher, tuple([sign if over or seat == watcher else HIDDEN for seat, sign in enumerate(s.shown)])

    def seen(self, s: State, seat: int, action: int, watcher: int) -> int:
        return action if watcher == seat else NOTHING

    def imaginer(self, v: View) -> Imaginer:
        return Imaginer(v)

    def outcome(self, s: State) -> Outcome:
        ahead = (s.shown[0] - s.shown[1]) % 3
        points = {0: (0, 0), 1: (1, 0), 2: (0, 1)}[ahead]
        return Outcome(0, tuple([(point,) for point in points]), ())


FISTS = Fists()
