"""The contract: what a game must implement, so that tables, bots, clients and tests can work with it.

This module is the manual for authors of games: the words, the order of the calls, sealed phases, what the conformance
kit checks, and where to find a small game. The docstrings below say what each method must promise.

## Words

A game is an object of a subclass of `Game`. One object serves many tables, so it must not remember anything between
calls. Everything about a position is in the state that it is given.

- Seat: a player's number, counted from 0. `CHANCE`, `SPECTATOR` and `NOBODY` are negative numbers in its place.
- State: everything that is true at the table, hidden or not. Only `apply` and `settle` change a state.
- Action: a number in the action space (actions.py). First come the choices of players, then the veiled forms, then what
  chance does. A veiled form says only part of what happened, such as "a card drawn".
- Step: one applied action, of a seat or of chance. The same steps from the same start must lead to the same state.
  Records, replays and undo depend on that.
- Chance: the seat that deals, draws, rolls and turns hidden pieces up. A state holds no random numbers and no order
  that nobody knows: a deck is a set of cards, and every draw from it is a step.
- View: everything that one watcher knows. A watcher is a seat or `SPECTATOR`, and has a perfect memory.
- Seen step: what a watcher sees of a step. It is the action, its veiled form, or `NOTHING`. The seen steps must
  determine the view. So if hidden pieces are turned up, each is a chance step with one outcome that says which piece it
  is.
- Imagined: a state that a view does not rule out. Bots think in imagined states and never get the true one.
- Message: the id of a sentence in the catalogue, with arguments (messages.py). A game contains no sentences itself.

## The order of the calls

A table (table.py) plays every game like this. `apply` does not check whether an action is legal: the table has done so.

    s = game.start(players, game.agree(wanted))
    while (seat := game.decider(s)) != NOBODY:
        if seat == CHANCE:
            outcomes = game.chance(s)  # draw one by weight; if there are several, `source(s)` names the deck or die
        elif game.sealed(s):
            ...  # see below
        else:
            legal = game.moves(s, seat)  # if there is only one, and `forced(s)`, a quick table takes it at once
        sights = [game.seen(s, seat, action, watcher) for watcher in watchers]  # before the step
        game.apply(s, seat, action)
        views = [game.view(s, watcher) for watcher in watchers]
    game.outcome(s), game.ending(s)

For each watcher, the views before and after a step and the seen step then go to `log`, and the new view to `prompt`,
`board` and `features`. When a player asks, `why_not` explains an illegal action and `why` a legal one. Bots give the
view of their seat to `imaginer`, and then play on in the imagined states with the same calls.

## Sealed phases

In a sealed phase several seats choose in secret, and all choices are carried out together. `sealed` is true, and
`deciders` lists all seats whose choices are incomplete.

- A choice may consist of several actions. After an action, `moves` offers only this action or higher ones, so that
  every choice is reached in exactly one order. A choice is complete when its seat is no longer in `deciders`.
- The table keeps unfinished choices as drafts outside the state. When all are complete, it applies them: the lowest
  seat first, each seat's actions in ascending order. The result must not depend on the order of the seats.
- Until the phase ends, the choice of another seat is `NOTHING` to a watcher and changes nothing in its view.
- In an imagined state the other seats have not chosen yet. Chance steps can reveal the choices after the phase.

## The conformance kit

`clanmoot check package:GAME` plays random games with every number of players and with varied options. It checks that

- every action has a text of its own, ignoring upper and lower case, and the text leads back to the number;
- games end within `max_steps`, with a rank for every seat and a reason, and then nobody decides;
- `legal` is ascending, without repetitions, never empty, within the choices, and every action in it can be applied;
- `check` accepts every state, imagined ones too, and a copy is equal to its original and independent of it;
- outcomes of chance are different, have positive weights and are within the range of chance, and `settle` follows them;
- a view is hashable, an imagined state has the same view and the same legal actions, and imagined states vary;
- `imagine` draws every state as often as its weight in `worlds` says, where `worlds` lists them;
- steps that looked different to a watcher leave different views, unless they lead to the same state;
- nothing leaks: in two states that look the same to a watcher, everything that it is given is the same;
- sealed choices stay secret, and their order does not matter;
- a record survives JSON and replays to the same views, its draws can be verified, and undo restores every view;
- every illegal action is refused with the id of a rule in the digest, and every view has a prompt, a board and
  features.

## A small game

`examples/higher_card.py` is a complete game that keeps every promise, and `examples/higher_card.md` is its digest.
docs/howto/add-a-game.md explains it.
"""

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

__all__ = ["CHANCE", "NOBODY", "NOTHING", "SPECTATOR", "Block", "Facts", "Game", "Imaginer", "State"]

CHANCE: Final = -1  # the seat that deals, draws and rolls
SPECTATOR: Final = -2  # a watcher without a seat
NOBODY: Final = -3  # the decider when the game is over
NOTHING: Final = -1  # what a watcher sees of a step that is hidden from it


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of a game's state: everything that is true at the table.

    Use ints and lists or vectors of ints (ADR 2). Sets are bit masks (bits.py). Keep random numbers and sentences out.
    The conformance kit compares states field by field. Fields that only remember who knows what belong in
    `Game.memory`: views may need them, and rules never read them.
    """


S = TypeVar("S", bound=State)
V = TypeVar("V")  # what a watcher knows: frozen, hashable, tuples and ints


@mypyc_attr(allow_interpreted_subclasses=True)
class Imaginer(Generic[S]):
    """Source of states that one view does not rule out.

    Every physical arrangement of the hidden pieces is equally likely. Do expensive work in the constructor,
    because bots draw thousands of states from one imaginer.
    """

    def draw(self, rng: Rng) -> S:
        """Return a new state, drawn at random."""
        raise NotImplementedError


class Block(NamedTuple):
    """A part of the features: its name and how many numbers it has."""

    name: str
    size: int


class Facts(NamedTuple):
    """Facts about a game that are known before it starts."""

    key: str  # the game's name in commands, records and URLs: lower case, with hyphens
    title: str  # the game's name for people
    rules: int  # version of the rules; raise it when old records would no longer replay
    digest: str  # file of the numbered rules: in `clanmoot/rules`, or next to the game's module
    prefix: str  # the first letters of all rule ids; in lower case, of the ids of the game's messages
    least: int  # fewest players
    most: int  # most players
    minutes: int  # how long a game takes people
    options: tuple[Option, ...]  # what a table can choose (options.py)
    reasons: tuple[str, ...]  # message ids; `Outcome.reason` is an index into them
    tables: tuple[TableOption, ...] = ()  # numbers printed on the components, which owners of the game may correct

    def player_count_error(self, players: int) -> str:
        """Return a sentence that says why this number of players is not allowed, or an empty string if it is."""
        if self.least <= players <= self.most:
            return ""
        span = f"{self.least} to {self.most}" if self.most > self.least else str(self.most)
        return f"{self.title} is played by {span}, not by {players}."


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """Base of all games. A game must override every method that raises NotImplementedError.

    A method must not change the state or view that it is given, except `apply` and `settle`. It may rely on the
    arguments: a `seat` of `moves` is a decider, an `action` of `apply` is legal. Put each rule in one place: legality
    in `moves`, effects in `apply`.
    """

    facts: Facts  # set this and `actions` in `__init__`
    actions: ActionSpace
    layout: tuple[Block, ...] = ()  # the parts of `features`, in order
    weighs: bool = False  # whether `weight` can return more than 1
    memory: tuple[str, ...] = ()  # fields of the state that only remember who knows what; rules never read them

    # -- states

    def start(self, players: int, options: tuple[int, ...]) -> S:
        """Return the state before the first step, with nothing dealt yet. `options` are values from `agree`."""
        raise NotImplementedError

    def table(
        self,
        seats: tuple[str, ...] = (),
        options: Wanted | None = None,
        seed: int | None = None,
        quick: bool = True,
    ) -> "Table[S, V]":
        """Start a game and return its table at the first choice. This is how to play from Python.

        `seats` has the players' names. Without it, the table has as few players as possible. `options` are option
        values by name. With a seed, chance is repeatable; without one, it can be verified afterwards. A quick table
        takes steps without a choice at once (see `forced`). Games do not override this method.
        """
        from .chance import Seeded, fresh
        from .table import Table

        names = seats or tuple([f"Player {seat + 1}" for seat in range(self.facts.least)])
        table = Table(self, self.agree(options or {}), names, fresh() if seed is None else Seeded(seed), quick)
        table.advance()
        return table

    def copy(self, s: S) -> S:
        """Return an equal state that shares no mutable data with this one. Search calls it very often."""
        raise NotImplementedError

    def agree(self, wanted: Wanted) -> tuple[int, ...]:
        """Return the option values for `start`, with defaults filled in. Raise OptionError if a wanted value is wrong.

        The values are in declared order, then the entries of `Facts.tables`. Games do not override this method.
        """
        return agree(self.facts.options, self.facts.tables, wanted)

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        """Return a number of steps, chance included, that no game exceeds. It need not be the smallest such number."""
        raise NotImplementedError

    def check(self, s: S) -> None:
        """Raise AssertionError unless the state is possible: every piece in one place, no limit exceeded."""
        raise NotImplementedError

    # -- decisions

    def decider(self, s: S) -> int:
        """Return the lowest seat that has to decide, or CHANCE, or NOBODY if the game is over."""
        raise NotImplementedError

    def deciders(self, s: S) -> list[int]:
        """Return all seats that have to decide, ascending; [CHANCE] before a chance step; [] if the game is over.

        There are several only in a sealed phase. Override this if the game has such phases.
        """
        seat = self.decider(s)
        return [] if seat == NOBODY else [seat]

    def sealed(self, s: S) -> bool:
        """Return whether seats now choose in secret. Return False if CHANCE or NOBODY decides."""
        return False

    def moves(self, s: S, seat: int) -> vec[i64]:
        """Return the actions that a deciding seat may take, ascending, without repetitions and never empty.

        They must follow from the view of the seat: it always knows what it may do. In a sealed phase, offer no action
        below the seat's last one.
        """
        raise NotImplementedError

    def legal(self, s: S, seat: int) -> list[int]:
        """Return `moves` as a list. Games override only `moves`."""
        return list(self.moves(s, seat))

    def apply(self, s: S, seat: int, action: int) -> None:
        """Carry out a legal action of a seat, or an outcome of `chance`, by changing the state. It checks nothing."""
        raise NotImplementedError

    def forced(self, s: S) -> bool:
        """Return whether everybody can see that the deciding seat has no choice.

        Asked only if `moves` has one action. Return False if the reason is hidden, for example a hand: skipping the
        step would reveal it.
        """
        return False

    # -- chance

    def chance(self, s: S) -> list[tuple[int, int]]:
        """Return what chance can do now, as actions with positive integer weights. Asked only if CHANCE decides.

        The order must follow from the state, because verified draws pick by position in the list. A list of one outcome
        is an automatic step that people want to see, for example a card turned up.
        """
        raise NotImplementedError

    def source(self, s: S) -> int:
        """Return a number for the deck, bag or die that chance draws from now. Asked before `apply`.

        The draws from each source are counted separately. So the tenth card of a deck stays the same, however many dice
        were rolled before it. Asked only if `chance` has several outcomes.
        """
        return 0

    def settle(self, s: S, rng: Rng) -> None:
        """Run chance until a seat decides or the game is over. Override it only to be faster, with equal results."""
        while self.decider(s) == CHANCE:
            outcomes = self.chance(s)
            pick = rng.weighted([weight for _, weight in outcomes]) if len(outcomes) > 1 else 0
            self.apply(s, CHANCE, outcomes[pick][0])

    # -- knowledge

    def view(self, s: S, watcher: int) -> V:
        """Return everything that a watcher knows, given all it has seen: a NamedTuple of ints and tuples.

        It must be hashable and must not depend on anything that is hidden from the watcher. `watcher` is a seat or
        SPECTATOR.
        """
        raise NotImplementedError

    def seen(self, s: S, seat: int, action: int, watcher: int) -> int:
        """Return what a watcher sees of a step: the action, a veiled form of it, or NOTHING.

        Asked before the step is applied to `s`. By default everybody sees everything.
        """
        return action

    def imaginer(self, v: V) -> Imaginer[S]:
        """Return a source of states that the view does not rule out. It gets no state, so it cannot leak one.

        Each state must have the same view for the same watcher, and the same legal actions.
        """
        raise NotImplementedError

    def imagine(self, v: V, rng: Rng) -> S:
        """Return one state that the view does not rule out. Use `imaginer` to draw several."""
        return self.imaginer(v).draw(rng)

    def worlds(self, v: V, most: int) -> list[tuple[S, int]]:
        """Return every state that the view does not rule out, with integer weights; [] if there are more than `most`.

        Optional. With it, the conformance kit checks how often `imaginer` draws each state.
        """
        return []

    # -- the end

    def outcome(self, s: S) -> Outcome:
        """Return how a finished game ended: the reason, the standings and the score."""
        raise NotImplementedError

    def ending(self, s: S) -> Message:
        """Return how a finished game ended, as a sentence. Override it to say more than the reason.

        The default passes the winner as `who`, or `you="nobody"` if several seats are first.
        """
        outcome = self.outcome(s)
        first = outcome.winners()
        reason = self.facts.reasons[outcome.reason]
        return message(reason, who=first[0]) if len(first) == 1 else message(reason, you="nobody")

    # -- words

    def why_not(self, v: V, action: int) -> Refusal:
        """Return the first rule that forbids an action. It must answer for any action that the viewer may not take.

        It must cover seats that do not decide, finished games and numbers that are not choices. `v` is never a
        spectator's view, except when chance is asked.
        """
        raise NotImplementedError

    def why(self, v: V, action: int) -> Message:
        """Return why a legal action is allowed, if that needs an explanation."""
        return message("no-reason-needed")

    def prompt(self, v: V) -> Message:
        """Return what the viewer has to decide, or whom the table waits for."""
        raise NotImplementedError

    def log(self, before: V, seat: int, seen: int, after: V) -> Message:
        """Return what happened in a step, for one watcher. `seen` is what the watcher saw, and is never NOTHING.

        `before` and `after` are the watcher's views around the step. For a `plain` kind of action, they must not
        matter.
        """
        raise NotImplementedError

    def board(self, v: V) -> str:
        """Return the view as text for a terminal, never empty."""
        raise NotImplementedError

    # -- for search and learners

    def redundant(self, s: S, seat: int, action: int) -> bool:
        """Return whether search may skip this action, because other legal actions lead to the same result."""
        return False

    def weight(self, s: S, seat: int, action: int) -> int:
        """Return how many complete sealed choices begin with this action. Random players use it to draw them evenly.

        Override it together with `weighs`.
        """
        return 1

    def features(self, v: V) -> list[int]:
        """Return the view as numbers, as many as `layout` says, each from -32768 to 32767."""
        return []
