"""Schotten Totten with six to twelve cards and one or two stones: a whole game that can be solved exactly."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import CHANCE, NOBODY, Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.messages import Message, Refusal, message
from clanmoot.core.options import number
from clanmoot.core.outcome import Outcome, ScoreLine

from . import rules, words
from .actions import ACTIONS
from .state import OVER, PLAYING, State, check
from .view import Imaginer, View, seen, view, worlds

__all__ = ["GAME"]

FACTS = Facts(
    key="small-schotten-totten",
    title="Small Schotten Totten",
    rules=1,
    digest="small_schotten_totten.md",
    prefix="SS",
    least=2,
    most=2,
    minutes=1,
    options=(
        number("colours", "colours (SS-1.1)", 2, 3),
        number("strengths", "strengths (SS-1.1)", 3, 4),
        number("stones", "stones (SS-1.1)", 1, 2),
        number("hand", "cards in hand (SS-2.1)", 2, 3),
        number("slots", "cards on each side of a stone (SS-1.2)", 2, 3),
    ),
    reasons=("st-more", "st-draw"),
)


class SmallSchottenTotten(AnyGame[State, View]):
    """The game; each method calls the module that implements it."""

    def __init__(self) -> None:
        self.facts = FACTS
        self.actions = ACTIONS
        self.layout = words.LAYOUT

    def start(self, players: int, options: tuple[int, ...]) -> State:
        return State(options)

    def copy(self, s: State) -> State:
        return s.copy()

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        """Return an upper bound on the steps: two deals, plus one play and one draw per card."""
        return 2 + 2 * options[0] * options[1]

    def check(self, s: State) -> None:
        check(s)

    def decider(self, s: State) -> int:
        if s.phase == PLAYING:
            return s.turn
        return NOBODY if s.phase == OVER else CHANCE

    def moves(self, s: State, seat: int) -> vec[i64]:
        return vec[i64](rules.moves(s))

    def apply(self, s: State, seat: int, action: int) -> None:
        rules.apply(s, action)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return rules.chance(s)

    def view(self, s: State, watcher: int) -> View:
        return view(s, watcher)

    def seen(self, s: State, seat: int, action: int, watcher: int) -> int:
        return seen(s, action, watcher)

    def imaginer(self, v: View) -> Imaginer:
        return Imaginer(v)

    def worlds(self, v: View, most: int) -> list[tuple[State, int]]:
        return worlds(v, most)

    def outcome(self, s: State) -> Outcome:
        """SS-6.1: return the result. The seat with more stones wins."""
        stones = (s.owner.count(0), s.owner.count(1))
        reason = int(stones[0] == stones[1])
        return Outcome(reason, ((stones[0],), (stones[1],)), (ScoreLine("st-round", stones),))

    def ending(self, s: State) -> Message:
        """Return how the game ended, as a sentence."""
        stones = (s.owner.count(0), s.owner.count(1))
        if stones[0] == stones[1]:
            return message("st-draw", best=stones[0])
        winner = 0 if stones[0] > stones[1] else 1
        return message("st-more", who=winner, best=stones[winner], rest=stones[1 - winner])

    def why_not(self, v: View, action: int) -> Refusal:
        return words.why_not(v, action)

    def prompt(self, v: View) -> Message:
        return words.prompt(v)

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        return words.log(before, seen)

    def board(self, v: View) -> str:
        return words.board(v)

    def features(self, v: View) -> list[int]:
        return words.features(v)


GAME = SmallSchottenTotten()  # the game, to pass to `expand` or to play
