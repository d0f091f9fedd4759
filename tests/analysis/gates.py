"""Gates: the first player takes one of three, and a toss decides; what each is worth is known exactly."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.actions import ActionSpace, Domain, Kind
from clanmoot.core.game import CHANCE, NOBODY, Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.game import Imaginer as AnyImaginer
from clanmoot.core.game import State as AnyState
from clanmoot.core.messages import Message, message
from clanmoot.core.outcome import Outcome
from clanmoot.core.rng import Rng

IRON, WOOD, GOLD = 0, 1, 2
WINS = {IRON: 1, WOOD: 10, GOLD: 15}  # of twenty tosses
LOST, WON = 3, 4
NONE = -1
View = tuple[int, int, int]  # who looks, the gate, the toss


class State(AnyState):
    def __init__(self, gate: int = NONE, toss: int = NONE) -> None:
        self.gate = gate
        self.toss = toss


class Imaginer(AnyImaginer[State]):
    def __init__(self, view: View) -> None:
        self.view = view

    def draw(self, rng: Rng) -> State:
        return State(self.view[1], self.view[2])


class Gates(AnyGame[State, View]):
    def __init__(self) -> None:
        self.facts = Facts("gates", "Gates", 1, "gates.md", "GA", 2, 2, 1, (), ("ga-over",))
        choices = [Kind("take", "{gate}", gate=Domain(["iron", "wood", "gold"]))]
        self.actions = ActionSpace(choices, [], [Kind("toss", "{side}", side=Domain(["lost", "won"]))])

    def start(self, players: int, options: tuple[int, ...]) -> State:
        return State()

    def copy(self, s: State) -> State:
        return State(s.gate, s.toss)

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        return 2

    def decider(self, s: State) -> int:
        return 0 if s.gate == NONE else CHANCE if s.toss == NONE else NOBODY

    def moves(self, s: State, seat: int) -> vec[i64]:
        return vec[i64]([IRON, WOOD, GOLD])

    def apply(self, s: State, seat: int, action: int) -> None:
        if action >= LOST:
            s.toss = action - LOST
        else:
            s.gate = action

    def chance(self, s: State) -> list[tuple[int, int]]:
        return [(LOST, 20 - WINS[s.gate]), (WON, WINS[s.gate])]

    def view(self, s: State, watcher: int) -> View:
        return watcher, s.gate, s.toss

    def imaginer(self, v: View) -> Imaginer:
        return Imaginer(v)

    def outcome(self, s: State) -> Outcome:
        return Outcome(0, ((s.toss,), (1 - s.toss,)), ())

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        return message("seat", who=0)


GATES = Gates()
