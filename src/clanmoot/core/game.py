"""The contract: what a game must answer, so that tables, bots, clients and tests need to know nothing else of it."""

from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .actions import ActionSpace
from .messages import Message, Refusal, message
from .options import Option, TableOption, Wanted, agree
from .outcome import Outcome
from .rng import Rng

if TYPE_CHECKING:
    from .table import Table

CHANCE: Final = -1  # the seat that deals, draws and rolls
SPECTATOR: Final = -2  # a watcher without a seat
NOBODY: Final = -3  # who decides when the game is over
NOTHING: Final = -1  # what a watcher sees of a step that is none of his business


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that is true at the table. Ints and lists of ints; sets are bit masks; no randomness, no words."""


S = TypeVar("S", bound=State)
V = TypeVar("V")  # what a watcher knows: frozen, hashable, tuples and ints


@mypyc_attr(allow_interpreted_subclasses=True)
class Imaginer(Generic[S]):
    """Positions that one view does not rule out, each as likely as the physical arrangements behind it."""

    def draw(self, rng: Rng) -> S:
        """One of them."""
        raise NotImplementedError


class Block(NamedTuple):
    """A stretch of the features: its name and its length."""

    name: str
    size: int


class Facts(NamedTuple):
    """What one has to know of a game before it starts."""

    key: str  # how the game is called in commands and records
    title: str
    rules: int  # version of the rules; a record of another version is refused
    digest: str  # the file of numbered rules, and
    prefix: str  # how their ids begin
    least: int  # players
    most: int
    minutes: int
    options: tuple[Option, ...]
    reasons: tuple[str, ...]  # messages: why the game ended
    tables: tuple[TableOption, ...] = ()  # numbers of the box that may be replaced

    def crowded(self, players: int) -> str:
        """What is wrong with so many players; nothing if nothing is."""
        if self.least <= players <= self.most:
            return ""
        span = f"{self.least} to {self.most}" if self.most > self.least else str(self.most)
        return f"{self.title} is played by {span}, not by {players}."


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A game. `legal` is written once; `apply` trusts its caller; the legality check lives in table.py."""

    facts: Facts
    actions: ActionSpace
    layout: tuple[Block, ...] = ()
    weighs: bool = False  # whether `weight` says more than 1
    memory: tuple[str, ...] = ()  # fields of the state that say who knows what; rules never read them

    # -- positions

    def start(self, players: int, options: tuple[int, ...]) -> S:
        """The table before the first step."""
        raise NotImplementedError

    def table(
        self,
        seats: tuple[str, ...] = (),
        options: Wanted | None = None,
        seed: int | None = None,
        quick: bool = True,
    ) -> "Table[S, V]":
        """A table with the cards dealt: by a seed, or else by chance that can be verified afterwards."""
        from .chance import Seeded, fresh
        from .table import Table

        names = seats or tuple([f"Player {seat + 1}" for seat in range(self.facts.least)])
        table = Table(self, self.agree(options or {}), names, fresh() if seed is None else Seeded(seed), quick)
        table.go_on()
        return table

    def copy(self, s: S) -> S:
        """A position of its own, equal to this one."""
        raise NotImplementedError

    def agree(self, wanted: Wanted) -> tuple[int, ...]:
        """Option values for `start`, defaults filled in: options in declared order, then the entries of tables."""
        return agree(self.facts.options, self.facts.tables, wanted)

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        """No game takes more steps than this."""
        raise NotImplementedError

    def check(self, s: S) -> None:
        """AssertionError unless every piece is in exactly one place."""
        raise NotImplementedError

    # -- who decides, and what

    def decider(self, s: S) -> int:
        """The first seat that owes a decision, or CHANCE, or NOBODY."""
        raise NotImplementedError

    def deciders(self, s: S) -> list[int]:
        """All seats that owe a decision, ascending; several in a sealed phase only."""
        seat = self.decider(s)
        return [] if seat == NOBODY else [seat]

    def sealed(self, s: S) -> bool:
        """Whether decisions are now made in secret and turned up together."""
        return False

    def moves(self, s: S, seat: int) -> vec[i64]:
        """What a deciding seat may do, ascending, never empty. In a sealed phase one choice is one ascending path."""
        raise NotImplementedError

    def legal(self, s: S, seat: int) -> list[int]:
        """The same as a list; `moves` is what a game writes and what fast loops read."""
        return list(self.moves(s, seat))

    def apply(self, s: S, seat: int, action: int) -> None:
        """Carry out a legal action, or something that chance may do, in place."""
        raise NotImplementedError

    def forced(self, s: S) -> bool:
        """Whether everybody can see that the deciding seat has no choice. Asked only when it has none."""
        return False

    # -- chance

    def chance(self, s: S) -> list[tuple[int, int]]:
        """What may happen, with weights. One outcome only: an automatic thing that people want to watch."""
        raise NotImplementedError

    def source(self, s: S) -> int:
        """What chance draws from now: a deck, a bag, a die. Each source is drawn from in an order of its own."""
        return 0

    def settle(self, s: S, rng: Rng) -> None:
        """Run chance until somebody decides or the game is over."""
        while self.decider(s) == CHANCE:
            outcomes = self.chance(s)
            pick = rng.weighted([weight for _, weight in outcomes]) if len(outcomes) > 1 else 0
            self.apply(s, CHANCE, outcomes[pick][0])

    # -- knowledge

    def view(self, s: S, watcher: int) -> V:
        """All that a watcher with a perfect memory knows."""
        raise NotImplementedError

    def seen(self, s: S, seat: int, action: int, watcher: int) -> int:
        """What a watcher sees of a step taken in `s`: the action, its veiled form, or NOTHING."""
        return action

    def imaginer(self, v: V) -> Imaginer[S]:
        """Where to draw positions that the view does not rule out."""
        raise NotImplementedError

    def imagine(self, v: V, rng: Rng) -> S:
        """One position that the view does not rule out."""
        return self.imaginer(v).draw(rng)

    def worlds(self, v: V, most: int) -> list[tuple[S, int]]:
        """Every position that the view does not rule out, with its weight; none if they are more than `most`."""
        return []

    # -- the end

    def outcome(self, s: S) -> Outcome:
        """How a finished game ended."""
        raise NotImplementedError

    def ending(self, s: S) -> Message:
        """Return how a finished game ended, as a sentence. A game that can say more than its reason overrides it."""
        outcome = self.outcome(s)
        first = outcome.winners()
        reason = self.facts.reasons[outcome.reason]
        return message(reason, who=first[0]) if len(first) == 1 else message(reason, you="nobody")

    # -- words

    def why_not(self, v: V, action: int) -> Refusal:
        """Why a seat may not do what is not in its legal list, from what it knows."""
        raise NotImplementedError

    def why(self, v: V, action: int) -> Message:
        """Why a legal action is allowed, where that needs a reason."""
        return message("no-reason-needed")

    def prompt(self, v: V) -> Message:
        """What is asked of the viewer, or whom he waits for."""
        raise NotImplementedError

    def log(self, before: V, seat: int, seen: int, after: V) -> Message:
        """A step as a watcher tells it."""
        raise NotImplementedError

    def board(self, v: V) -> str:
        """The view as text."""
        raise NotImplementedError

    # -- for search and learners

    def redundant(self, s: S, seat: int, action: int) -> bool:
        """Whether search may skip this action, because another order of the same things is offered too."""
        return False

    def weight(self, s: S, seat: int, action: int) -> int:
        """How many whole choices begin with this action, so that a random player can draw sealed choices evenly."""
        return 1

    def features(self, v: V) -> list[int]:
        """The view as numbers, as `layout` says."""
        return []
