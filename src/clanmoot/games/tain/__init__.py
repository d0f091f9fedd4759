"""Táin: cattle raids among neighbours, with tokens laid face down and many of them bluffs."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import CHANCE, NOBODY, Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.messages import Message, Refusal, message
from clanmoot.core.outcome import Outcome
from clanmoot.core.rng import Rng

from . import refusals, sentences, text
from .actions import ACTIONS
from .all_worlds import worlds
from .features import LAYOUT, features
from .imagine import Imaginer
from .invariants import check
from .outcome import outcome, result
from .rules import turn
from .rules.fast_chance import settle
from .state import FREEING, OVER, SCOUTING, State, set_up
from .view import View, seen, view

FACTS = Facts(
    key="tain",
    title="Táin",
    rules=1,
    digest="tain.md",
    prefix="TA",
    least=2,
    most=4,
    minutes=45,
    options=(),
    reasons=("ta-eleven", "ta-eight-rounds"),
)


class Tain(AnyGame[State, View]):
    """The contract's questions, each handed to the file that answers it."""

    def __init__(self) -> None:
        self.facts = FACTS
        self.actions = ACTIONS
        self.layout = LAYOUT

    def start(self, players: int, options: tuple[int, ...]) -> State:
        """The table before the first step."""
        return set_up(players)

    def copy(self, s: State) -> State:
        """A position of its own."""
        return s.copy()

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        """Who begins; a round has 10n + 2 tokens laid and turned up, n passes, 5n raids, 2n freed, 3 other steps."""
        return 8 * (28 * players + 7) + 1

    def check(self, s: State) -> None:
        """Every piece is in exactly one place."""
        check(s)

    def decider(self, s: State) -> int:
        """The player in turn, a raider who has to choose, chance, or nobody."""
        phase: i64 = s.phase
        if phase == SCOUTING:
            return s.turn
        if phase == FREEING:
            return s.raider[s.at]
        return NOBODY if phase == OVER else CHANCE

    def moves(self, s: State, seat: int) -> vec[i64]:
        """What the deciding seat may do."""
        return turn.moves(s)

    def apply(self, s: State, seat: int, action: int) -> None:
        """Carry out one step."""
        turn.apply(s, action)

    def forced(self, s: State) -> bool:
        """A pass where all can see that no token fits; where only the player knows it, he is asked."""
        return turn.is_public(s)

    def chance(self, s: State) -> list[tuple[int, int]]:
        """What may happen, with weights."""
        return turn.chance(s)

    def settle(self, s: State, rng: Rng) -> None:
        """Run chance, quickly."""
        settle(s, rng)

    def view(self, s: State, watcher: int) -> View:
        """What a watcher knows."""
        return view(s, watcher)

    def seen(self, s: State, seat: int, action: int, watcher: int) -> int:
        """What a watcher sees of a step."""
        return seen(seat, action, watcher)

    def imaginer(self, v: View) -> Imaginer:
        """Where to draw positions from."""
        return Imaginer(v)

    def worlds(self, v: View, most: int) -> list[tuple[State, int]]:
        """Every position that the view does not rule out."""
        return worlds(v, most)

    def outcome(self, s: State) -> Outcome:
        """How the game ended."""
        return outcome(s)

    def ending(self, s: State) -> Message:
        """Return why the game ended, who won, and what broke a tie."""
        return message(FACTS.reasons[s.reason], result=result(outcome(s)))

    def why_not(self, v: View, action: int) -> Refusal:
        """Why something may not be done."""
        return refusals.why_not(v, action)

    def prompt(self, v: View) -> Message:
        """What is asked."""
        return sentences.prompt(v)

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        """A step in a sentence."""
        return sentences.log(before, seat, seen, after)

    def board(self, v: View) -> str:
        """The table as text."""
        return text.board(v)

    def features(self, v: View) -> list[int]:
        """The view as numbers."""
        return features(v)


GAME = Tain()
