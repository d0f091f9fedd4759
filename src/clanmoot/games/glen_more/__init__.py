"""Glen More: who is last on the ring takes a tile, and a landscape of clans, sheep and whisky grows."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import CHANCE, NOBODY, Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.messages import Message, Refusal
from clanmoot.core.outcome import Outcome
from clanmoot.core.rng import Rng

from . import refusals, sentences, text
from .actions import ACTIONS
from .all_worlds import worlds
from .features import LAYOUT, features
from .imagine import Imaginer
from .invariants import check
from .outcome import ending, outcome
from .rules import turn
from .rules.fast_chance import settle
from .rules.track import TO_LAY, lowest_stack
from .state import BEGINNING, LAYING, OVER, ROLLING, State, set_up
from .view import View, view

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
        """Every turn moves the end of the chain on, and none takes 300 decisions; then the tiles, the die, the lot."""
        return TO_LAY[players] * 301 + 68

    def check(self, s: State) -> None:
        """Every piece is in exactly one place."""
        check(s)

    def decider(self, s: State) -> int:
        """The player whose figure is last, chance, or nobody."""
        phase: i64 = s.phase
        if phase == OVER:
            return NOBODY
        if phase <= ROLLING:
            return CHANCE
        return s.turn

    def moves(self, s: State, seat: int) -> vec[i64]:
        """What the player in turn may do."""
        return turn.moves(s)

    def apply(self, s: State, seat: int, action: int) -> None:
        """Carry out one step."""
        turn.apply(s, action)

    def forced(self, s: State) -> bool:
        """Everybody sees everything."""
        return True

    def chance(self, s: State) -> list[tuple[int, int]]:
        """What may happen, with weights."""
        return turn.chance(s)

    def source(self, s: State) -> int:
        """The lot for the start player, the die, and each stack."""
        if s.phase == BEGINNING:
            return 0
        return 2 + lowest_stack(s) if s.phase == LAYING else 1

    def settle(self, s: State, rng: Rng) -> None:
        """Run chance, quickly."""
        settle(s, rng)

    def view(self, s: State, watcher: int) -> View:
        """What a watcher knows."""
        return view(s, watcher)

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
        """Return who won, how and by how much."""
        return ending(FACTS.reasons, outcome(s))

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

    def redundant(self, s: State, seat: int, action: int) -> bool:
        """Another order of the same sales, activations or steps."""
        return turn.redundant(s, action)

    def features(self, v: View) -> list[int]:
        """The view as numbers."""
        return features(v)


GAME = GlenMore()
