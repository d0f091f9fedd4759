"""Muster: a toy with what a duel with open boards lacks, hidden hands for up to three and sealed choices."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import CHANCE, NOBODY, Facts
from clanmoot.core.game import Game as AnyGame
from clanmoot.core.messages import Message, Refusal
from clanmoot.core.options import TableOption, flag
from clanmoot.core.outcome import Outcome, ScoreLine

from . import muster_rules as rules
from . import muster_view as knowledge
from .muster_rules import ACTIONS, ROUNDS, Phase, State
from .muster_view import Imaginer, View

FACTS = Facts(
    key="muster",
    title="Muster",
    rules=1,
    digest="muster.md",
    prefix="MU",
    least=2,
    most=3,
    minutes=5,
    options=(flag("frugal", "nothing is thrown away (MU-4.2)"),),
    reasons=("mu-count",),
    tables=(TableOption("worth", "points of the fields (MU-1.2)", (1, 2, 3, 4), 0, 9),),
)


class Muster(AnyGame[State, View]):
    """The contract's questions, each handed to the function that answers it."""

    def __init__(self) -> None:
        self.facts = FACTS
        self.actions = ACTIONS
        self.layout = knowledge.LAYOUT
        self.weighs = True

    def start(self, players: int, options: tuple[int, ...]) -> State:
        return State(players, options[0], list(options[1:]))

    def copy(self, s: State) -> State:
        return s.copy()

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        """Per seat and round: three cards, three men, ready, men shown, a captain laid and turned up, cards thrown."""
        return 11 * players * ROUNDS

    def check(self, s: State) -> None:
        rules.check(s)

    def decider(self, s: State) -> int:
        if s.phase == Phase.OVER:
            return NOBODY
        return min(s.deciders(), default=CHANCE)

    def deciders(self, s: State) -> list[int]:
        return s.deciders() or super().deciders(s)

    def sealed(self, s: State) -> bool:
        return s.phase in (Phase.PLACING, Phase.LAYING)

    def moves(self, s: State, seat: int) -> vec[i64]:
        return vec[i64](rules.moves(s, seat))

    def apply(self, s: State, seat: int, action: int) -> None:
        rules.apply(s, seat, action)

    def forced(self, s: State) -> bool:
        """Return whether everybody sees that nothing is discarded. Only its owner sees three equal cards."""
        return s.phase == Phase.THROWING and s.frugal == 1

    def chance(self, s: State) -> list[tuple[int, int]]:
        return rules.chance(s)

    def view(self, s: State, watcher: int) -> View:
        return knowledge.view(s, watcher)

    def seen(self, s: State, seat: int, action: int, watcher: int) -> int:
        return knowledge.seen(s, seat, action, watcher)

    def imaginer(self, v: View) -> Imaginer:
        return Imaginer(v)

    def worlds(self, v: View, most: int) -> list[tuple[State, int]]:
        return knowledge.worlds(v, most)

    def outcome(self, s: State) -> Outcome:
        """MU-5.1 Points, then the cards left in hand."""
        rounds = [tuple(s.scores[n * s.players : (n + 1) * s.players]) for n in range(ROUNDS)]
        cards = [sum([(card + 1) * number for card, number in enumerate(s.hand(seat))]) for seat in range(s.players)]
        standings = tuple([(sum([points[seat] for points in rounds]), cards[seat]) for seat in range(s.players)])
        return Outcome(0, standings, tuple([ScoreLine("mu-round", points) for points in rounds]))

    def why_not(self, v: View, action: int) -> Refusal:
        return knowledge.why_not(v, action)

    def prompt(self, v: View) -> Message:
        return knowledge.prompt(v)

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        return knowledge.log(before, seat, seen, after)

    def board(self, v: View) -> str:
        return knowledge.board(v)

    def weight(self, s: State, seat: int, action: int) -> int:
        return rules.plans(s, seat, action) if s.phase == Phase.PLACING else 1

    def features(self, v: View) -> list[int]:
        return knowledge.features(v)


MUSTER = Muster()
