"""Táin: cattle raids among neighbours. Tokens are placed face down, and many are bluffs."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import CHANCE, NOBODY, Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.messages import Message, Refusal, message
from clanmoot.core.outcome import Outcome
from clanmoot.core.rng import Rng

from . import refusals, sentences, text_board
from .actions import ACTIONS
from .all_worlds import worlds
from .features import LAYOUT, features
from .invariants import check
from .outcome import outcome, result
from .rules import turn
from .rules.fast_chance import settle
from .state import FREEING, OVER, SCOUTING, State, set_up
from .view import View, seen, view
from .world_sampler import Imaginer

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
    """The game behind the `Game` contract: each method calls the module that implements it."""

    def __init__(self) -> None:
        self.facts = FACTS
        self.actions = ACTIONS
        self.layout = LAYOUT

    def start(self, players: int, options: tuple[int, ...]) -> State:
        return set_up(players)

    def copy(self, s: State) -> State:
        return s.copy()

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        """Return an upper bound on the steps: the lot for who begins, and eight rounds.

        With n players, a round has at most 10n + 2 tokens to place and turn up, n passes, 5n raids, 2n freed prisoners
        and 3 other steps.
        """
        return 8 * (28 * players + 7) + 1

    def check(self, s: State) -> None:
        check(s)

    def decider(self, s: State) -> int:
        """Return the player whose turn it is, a raider who has a choice, CHANCE or NOBODY."""
        phase: i64 = s.phase
        if phase == SCOUTING:
            return s.turn
        if phase == FREEING:
            return s.raider[s.at]
        return NOBODY if phase == OVER else CHANCE

    def moves(self, s: State, seat: int) -> vec[i64]:
        return turn.moves(s)

    def apply(self, s: State, seat: int, action: int) -> None:
        turn.apply(s, action)

    def forced(self, s: State) -> bool:
        """Tell whether everybody can see that no token can be placed. If only the player knows, ask them anyway."""
        return turn.is_public(s)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return turn.chance(s)

    def settle(self, s: State, rng: Rng) -> None:
        settle(s, rng)

    def view(self, s: State, watcher: int) -> View:
        return view(s, watcher)

    def seen(self, s: State, seat: int, action: int, watcher: int) -> int:
        return seen(seat, action, watcher)

    def imaginer(self, v: View) -> Imaginer:
        return Imaginer(v)

    def worlds(self, v: View, most: int) -> list[tuple[State, int]]:
        return worlds(v, most)

    def outcome(self, s: State) -> Outcome:
        return outcome(s)

    def ending(self, s: State) -> Message:
        """Return a sentence that says why the game ended, who won, and what broke a tie."""
        return message(FACTS.reasons[s.reason], result=result(outcome(s)))

    def why_not(self, v: View, action: int) -> Refusal:
        return refusals.why_not(v, action)

    def prompt(self, v: View) -> Message:
        return sentences.prompt(v)

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        return sentences.log(before, seat, seen, after)

    def board(self, v: View) -> str:
        return text_board.board(v)

    def features(self, v: View) -> list[int]:
        return features(v)


GAME = Tain()
