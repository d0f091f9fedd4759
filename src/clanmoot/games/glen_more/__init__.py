"""Glen More: the player whose piece is last on the track takes a tile and adds it to their territory."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import CHANCE, NOBODY, Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.messages import Message, Refusal
from clanmoot.core.outcome import Outcome
from clanmoot.core.rng import Rng

from . import refusals, sentences, text_board
from .actions import ACTIONS
from .all_worlds import worlds
from .features import LAYOUT, features
from .invariants import check
from .outcome import ending, outcome
from .rules import turn
from .rules.fast_chance import settle
from .rules.track import TO_LAY, lowest_stack
from .state import BEGINNING, LAYING, OVER, ROLLING, State, set_up
from .view import View, view
from .world_sampler import Imaginer

FACTS = Facts(
    key="glen-more",
    title="Glen More",
    rules=1,
    digest="glen_more.md",
    prefix="GM",
    least=2,
    most=5,
    minutes=75,
    options=(),
    reasons=("gm-most-points", "gm-most-resources", "gm-shared"),
)


class GlenMore(AnyGame[State, View]):
    """The game contract for Glen More. Each method calls the module that does the work."""

    def __init__(self) -> None:
        self.facts = FACTS
        self.actions = ACTIONS
        self.layout = LAYOUT

    def start(self, players: int, options: tuple[int, ...]) -> State:
        return set_up(players)

    def copy(self, s: State) -> State:
        return s.copy()

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        """Return an upper bound on the steps of a game.

        Every turn moves the end of the track ahead by at least one space and has fewer than 300 decisions. The die adds
        one step per space. The 68 other steps are the tiles drawn and the draw of the start player.
        """
        return TO_LAY[players] * 301 + 68

    def check(self, s: State) -> None:
        check(s)

    def decider(self, s: State) -> int:
        """Return the seat whose figure is last on the track, CHANCE or NOBODY."""
        phase: i64 = s.phase
        if phase == OVER:
            return NOBODY
        if phase <= ROLLING:
            return CHANCE
        return s.turn

    def moves(self, s: State, seat: int) -> vec[i64]:
        return turn.moves(s)

    def apply(self, s: State, seat: int, action: int) -> None:
        turn.apply(s, action)

    def forced(self, s: State) -> bool:
        """Return True. Everybody can always see all choices, because nothing is hidden."""
        return True

    def chance(self, s: State) -> list[tuple[int, int]]:
        return turn.chance(s)

    def source(self, s: State) -> int:
        """Return the source of the next draw: 0 for the start player, 1 for the die, and 2 + stack for each stack."""
        if s.phase == BEGINNING:
            return 0
        return 2 + lowest_stack(s) if s.phase == LAYING else 1

    def settle(self, s: State, rng: Rng) -> None:
        settle(s, rng)

    def view(self, s: State, watcher: int) -> View:
        return view(s, watcher)

    def imaginer(self, v: View) -> Imaginer:
        return Imaginer(v)

    def worlds(self, v: View, most: int) -> list[tuple[State, int]]:
        return worlds(v, most)

    def outcome(self, s: State) -> Outcome:
        return outcome(s)

    def ending(self, s: State) -> Message:
        """Return a sentence that says who won, how and by how much."""
        return ending(FACTS.reasons, outcome(s))

    def why_not(self, v: View, action: int) -> Refusal:
        return refusals.why_not(v, action)

    def prompt(self, v: View) -> Message:
        return sentences.prompt(v)

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        return sentences.log(before, seat, seen, after)

    def board(self, v: View) -> str:
        return text_board.board(v)

    def redundant(self, s: State, seat: int, action: int) -> bool:
        """Tell whether this action only changes the order of sales, activations or member moves."""
        return turn.redundant(s, action)

    def features(self, v: View) -> list[int]:
        return features(v)


GAME = GlenMore()
