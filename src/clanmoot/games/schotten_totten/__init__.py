"""Schotten Totten: nine stones in a row, claimed by the player with the stronger formation there."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import CHANCE, NOBODY, Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.messages import Message, Refusal
from clanmoot.core.options import Option, flag, number
from clanmoot.core.outcome import Outcome
from clanmoot.core.rng import Rng

from . import claim_proof, refusals, sentences, text_board
from .actions import ACTIONS
from .all_worlds import worlds
from .features import LAYOUT, features
from .invariants import check
from .outcome import REASONS, ending, outcome
from .rules import turn
from .rules.fast_chance import settle
from .state import BEGINNING, BETWEEN_ROUNDS, DEALING, DRAWING, OVER, SETTLING, State, set_up
from .view import View, seen, view
from .world_sampler import Imaginer

FACTS = Facts(
    key="schotten-totten",
    title="Schotten Totten",
    rules=1,
    digest="schotten_totten.md",
    prefix="ST",
    least=2,
    most=2,
    minutes=20,
    options=(
        flag("tactics", "ten tactic cards (ST-7)"),
        flag("expert", "claim at the start of your turn (ST-8)"),
        Option("begins", "who begins (ST-2.3)", {"drawn": -1, "first": 0, "second": 1}, -1),
        number("rounds", "rounds in the match (ST-6.3)", 1, 9),
    ),
    reasons=REASONS,
)


class SchottenTotten(AnyGame[State, View]):
    """The game behind the `Game` contract: each method calls the module that implements it."""

    def __init__(self) -> None:
        self.facts = FACTS
        self.actions = ACTIONS
        self.layout = LAYOUT
        self.memory = ("known",)

    def start(self, players: int, options: tuple[int, ...]) -> State:
        tactics, expert, begins, rounds = options
        return set_up(tactics, expert, begins, rounds)

    def copy(self, s: State) -> State:
        return s.copy()

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        """Return an upper bound: 640 steps per round.

        A round has at most 148 turns and 629 steps, including its end and the next round's deal (docs/rules).
        """
        return 640 * options[3]

    def check(self, s: State) -> None:
        check(s)

    def decider(self, s: State) -> int:
        phase: i64 = s.phase
        if phase == OVER:
            return NOBODY
        if phase <= DEALING or phase == DRAWING or phase == SETTLING or phase == BETWEEN_ROUNDS:
            return CHANCE
        return s.turn

    def moves(self, s: State, seat: int) -> vec[i64]:
        return turn.moves(s)

    def apply(self, s: State, seat: int, action: int) -> None:
        turn.apply(s, action)

    def forced(self, s: State) -> bool:
        """Tell whether everybody can see that the player has only one choice.

        They can for claims, passes and the choice of a deck, but not when a card is put under a deck.
        """
        return turn.is_public(s)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return turn.chance(s)

    def source(self, s: State) -> int:
        """Return the source of the next draw: 0 for the start player, otherwise a number per round and deck."""
        return 0 if s.phase == BEGINNING else 2 * s.round + s.pile

    def settle(self, s: State, rng: Rng) -> None:
        settle(s, rng)

    def view(self, s: State, watcher: int) -> View:
        return view(s, watcher)

    def seen(self, s: State, seat: int, action: int, watcher: int) -> int:
        return seen(s, action, watcher)

    def imaginer(self, v: View) -> Imaginer:
        return Imaginer(v)

    def worlds(self, v: View, most: int) -> list[tuple[State, int]]:
        return worlds(v, most)

    def outcome(self, s: State) -> Outcome:
        return outcome(s)

    def ending(self, s: State) -> Message:
        """Return a sentence that says who won, how and by how much."""
        return ending(s)

    def why_not(self, v: View, action: int) -> Refusal:
        return refusals.why_not(v, action)

    def why(self, v: View, action: int) -> Message:
        """Explain why a stone may be claimed."""
        return claim_proof.why(v, action)

    def prompt(self, v: View) -> Message:
        return sentences.prompt(v)

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        return sentences.log(before, seat, seen, after)

    def board(self, v: View) -> str:
        return text_board.board(v)

    def features(self, v: View) -> list[int]:
        return features(v)


GAME = SchottenTotten()
