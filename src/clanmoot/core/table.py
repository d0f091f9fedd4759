"""The table: the loop that plays every game, for people, bots and tests. No other code checks legality."""

from typing import Generic

from .chance import Chance, Committed, Draw
from .drafts import Drafts
from .errors import ClanmootError
from .follower import Follower
from .game import CHANCE, NOBODY, SPECTATOR, Game, S, V
from .messages import Message, Refusal, Refused
from .options import named
from .outcome import Outcome
from .record import Record
from .undo_barrier import Barrier, Step


class TableError(ClanmootError):
    """Raised for a request that is wrong for a reason other than the rules of the game."""


class Table(Generic[S, V]):
    """A game in progress. Call `advance` once to start it; `game.table()` does so.

    Without a source of chance, the caller chooses each outcome with `act(CHANCE, ...)`. A quick table immediately takes
    steps where everybody can see that there is no choice.
    """

    def __init__(
        self,
        game: Game[S, V],
        options: tuple[int, ...],
        seats: tuple[str, ...],
        chance: Chance | None,
        quick: bool = True,
    ) -> None:
        count_error = game.facts.player_count_error(len(seats))
        if count_error:
            raise TableError("players", count_error)
        self.game = game  # the rules
        self.options = options  # values, as `Game.agree` returns them
        self.seats = seats  # the players' names
        self.players = len(seats)  # how many there are
        self.source = chance
        self.quick = quick
        self.cuts: list[int] = []
        self._closed = 0  # steps before this number can be taken back by consent only
        self._begin()

    def _begin(self) -> None:
        self.steps: list[Step] = []  # everything that happened, chance included; read-only, and not for players
        self._state = self.game.start(self.players, self.options)
        self._seen: list[tuple[int, ...]] = []
        self._taken: list[bool] = []  # by step: whether the table took it by itself,
        self._is_draw: list[bool] = []  # and whether chance had several outcomes there
        self._drawn: dict[int, int] = {}  # draws so far, by source
        self._runner = NOBODY  # the seat that took the last steps; NOBODY after a draw
        self._anchor = self._state  # the state before these steps
        self._anchor_at = 0  # the number of steps before these steps
        self._barrier: Barrier[S, V] | None = None  # what that seat has learned since; made on demand
        self._drafts: Drafts[S, V] | None = None

    # -- asking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.decider(self._state) == NOBODY

    def deciders(self) -> list[int]:
        """Return the seats that have to decide now."""
        return self._drafts.waiting() if self._drafts else self.game.deciders(self._state)

    def view(self, watcher: int) -> V:
        """Return what a watcher knows now, without the steps that another player can still undo freely."""
        self._known(watcher, SPECTATOR)
        if self._drafts:
            return self.game.view(self._drafts.reached(watcher), watcher)
        shown = self._shown(watcher)
        return self.game.view(self._state if shown == len(self.steps) else self._at(shown), watcher)

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, ascending. Return [] if the seat does not have to decide."""
        self._known(seat, CHANCE)
        if seat not in self.deciders():
            return []
        if seat == CHANCE:
            return [action for action, _ in self.game.chance(self._state)]
        return self.game.legal(self._drafts.reached(seat) if self._drafts else self._state, seat)

    def seen_steps(self, watcher: int) -> list[Step]:
        """Return all steps that a watcher has been shown, each as that watcher saw it."""
        self._known(watcher, SPECTATOR)
        shown = self._shown(watcher)
        return [Step(step.seat, seen[watcher]) for step, seen in zip(self.steps[:shown], self._seen, strict=False)]

    def log(self, watcher: int, since: int = 0) -> list[Message]:
        """Return a watcher's log from a step on, one message per step. It is empty for a step they did not see."""
        self._known(watcher, SPECTATOR)
        return [step.message for step in Follower(self, watcher, since).follow(with_quiet=True)]

    def shown(self, watcher: int) -> int:
        """Return how many steps a watcher has been shown: all except those another player can still undo freely."""
        self._known(watcher, SPECTATOR)
        return self._shown(watcher)

    def seen_step(self, number: int, watcher: int) -> int:
        """Return what a watcher saw of a step. They must have been shown that step."""
        self._known(watcher, SPECTATOR)
        return self._seen[number][watcher]

    def is_draw(self, number: int) -> bool:
        """Return whether a step was a chance step with several possible outcomes."""
        return self._is_draw[number]

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Return why the seat may not take this action now, or None if it may."""
        if self.may(seat, action):
            return None
        return self.game.why_not(self.view(seat if seat != CHANCE else SPECTATOR), action)

    def may(self, seat: int, action: int) -> bool:
        """Return whether the seat may take this action now. Actions may go into a sealed draft in any order."""
        if self._drafts and seat in self._drafts.seats:
            return self._drafts.may_put(seat, action)
        return action in self.legal(seat)

    def outcome(self) -> Outcome:
        """Return the result of the game. Raise TableError if it has not ended."""
        if not self.over:
            raise TableError("not-over", "The game is not over yet.")
        return self.game.outcome(self._state)

    def ending(self) -> Message:
        """Return a sentence that says how the game ended. Raise TableError if it has not ended."""
        if not self.over:
            raise TableError("not-over", "The game is not over yet.")
        return self.game.ending(self._state)

    def view_at(self, number: int, watcher: int) -> V:
        """Return what a watcher knew after this many steps. It replays the game from the start."""
        self._known(watcher, SPECTATOR)
        if not 0 <= number <= self._shown(watcher):
            raise TableError("step", f"There is no step {number}. Steps are 0 to {self._shown(watcher)}.")
        return self.game.view(self._at(number), watcher)

    def before_sealing(self, number: int) -> int:
        """Return this number of steps, or if it is within a sealed phase, the number before that phase."""
        s = self.game.start(self.players, self.options)
        found, sealed = 0, False
        for at in range(number + 1):
            before, sealed = sealed, self.game.decider(s) >= 0 and self.game.sealed(s)
            if not (before and sealed):
                found = at
            if at < number:
                self.game.apply(s, self.steps[at].seat, self.steps[at].action)
        return found

    # -- doing

    def act(self, seat: int, action: int) -> None:
        """Take a step, or raise Refused. In a sealed phase the action goes into the seat's draft."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Refused(refusal, self.seats, seat)
        if self._drafts:
            self._put(seat, action)
        else:
            outcomes = len(self.game.chance(self._state)) if seat == CHANCE else 1
            self._step(seat, action, outcomes, taken=False)
            self.advance()

    def additions(self, seat: int) -> list[int]:
        """Return the actions that a seat may add to its sealed draft now, ascending."""
        return self._drafts.additions(seat) if self._drafts and self.drafting(seat) else []

    def draft(self, seat: int) -> list[int]:
        """Return the actions in a seat's sealed draft."""
        return self._drafts.drafts.get(seat, []).copy() if self._drafts else []

    def removals(self, seat: int) -> list[int]:
        """Return the actions that a seat may remove from its sealed draft now."""
        return self._drafts.removals(seat) if self._drafts and self.drafting(seat) else []

    def drafting(self, seat: int) -> bool:
        """Return whether the seat takes part in a sealed phase that has not ended. Its draft may be complete."""
        return self._drafts is not None and seat in self._drafts.seats

    def completes(self, seat: int, actions: list[int]) -> bool:
        """Return whether these actions would be a complete sealed draft for the seat."""
        return self._drafts is not None and self.drafting(seat) and self._drafts.complete(seat, actions)

    def take(self, seat: int, action: int) -> None:
        """Remove an action from a sealed draft. Raise TableError if that is not possible."""
        self._known(seat, 0)
        if not self._drafts or seat not in self._drafts.seats or not self._drafts.may_take(seat, action):
            raise TableError("not-drafted", "You cannot take that back now.")
        self._drafts.take(seat, action)

    def redraft(self, seat: int, actions: list[int]) -> None:
        """Replace the seat's sealed draft with these actions. Raise TableError if they are not possible."""
        self._known(seat, 0)
        if not self._drafts or seat not in self._drafts.seats or not self._drafts.possible(seat, actions):
            raise TableError("not-drafted", "This seat cannot choose that now.")
        self._drafts.drafts[seat] = sorted(actions)
        self._open_drafts(self._drafts)

    def _put(self, seat: int, action: int) -> None:
        assert self._drafts is not None
        self._drafts.put(seat, action)
        self._open_drafts(self._drafts)

    def _open_drafts(self, drafts: Drafts[S, V]) -> None:
        """Carry out all drafts, if all are complete."""
        if drafts.waiting():
            return
        self._drafts = None
        for owner in drafts.seats:
            for drafted in drafts.drafts[owner]:
                self._step(owner, drafted, 1, taken=False)
        self.end_free_undo()
        self.advance()

    def _step(self, seat: int, action: int, outcomes: int, taken: bool) -> None:
        s = self._state
        if seat == CHANCE:
            if outcomes > 1:
                source = self.game.source(s)
                self._drawn[source] = self._drawn.get(source, 0) + 1
                self._runner = NOBODY
        elif self._runner != seat:
            self._runner = seat
            self._anchor = self.game.copy(s)
            self._anchor_at = len(self.steps)
            self._barrier = None
        # The seats, then SPECTATOR (-2) and an unused place (-1), both found by counting from the end.
        seen = [self.game.seen(s, seat, action, watcher) for watcher in range(self.players)]
        self._seen.append((*seen, self.game.seen(s, seat, action, SPECTATOR), NOBODY))
        self._taken.append(taken)
        self._is_draw.append(outcomes > 1)
        self.steps.append(Step(seat, action))
        self.game.apply(s, seat, action)

    def advance(self) -> None:
        """Run chance until a seat has a choice. A quick table also takes forced steps."""
        while True:
            s = self._state
            seat = self.game.decider(s)
            if seat == CHANCE:
                outcomes = self.game.chance(s)
                if len(outcomes) > 1 and self.source is None:
                    return
                self._step(CHANCE, outcomes[self._pick(outcomes)][0], len(outcomes), taken=True)
            elif seat != NOBODY and self.game.sealed(s):
                self._drafts = Drafts(self.game, s)
                return
            elif seat != NOBODY and self.quick and self._no_choice(seat):
                self._step(seat, self.game.legal(s, seat)[0], 1, taken=True)
            else:
                return

    def _no_choice(self, seat: int) -> bool:
        return len(self.game.legal(self._state, seat)) == 1 and self.game.forced(self._state)

    def _pick(self, outcomes: list[tuple[int, int]]) -> int:
        if len(outcomes) == 1 or self.source is None:
            return 0
        source = self.game.source(self._state)
        draw = Draw(source, self._drawn.get(source, 0), len(self.cuts))
        return self.source.pick(draw, [weight for _, weight in outcomes])

    # -- taking back

    def free_undo(self, seat: int) -> int:
        """Return how many steps would be left after a free undo by the seat. Return -1 if the seat has none.

        A step can be undone freely if the seat has learned nothing since, and nobody else has had to decide.
        """
        free = self._free(seat)
        for number in range(len(self.steps) - 1, free - 1, -1):
            if self.steps[number].seat == seat and not self._taken[number]:
                return number
        return -1

    def undo(self, seat: int) -> None:
        """Undo the seat's last decision. Raise TableError if the seat may not undo it freely."""
        self._known(seat, 0)
        number = self.free_undo(seat)
        if number < 0:
            raise TableError("undo", "You have learned something since, or another player is deciding. Ask the others.")
        self._rewind(number)

    def take_back(self, number: int) -> None:
        """Cut the game back to this many steps. Everybody must have agreed.

        Later draws use a new key, because the players have seen what the old one gives.
        """
        if not 0 <= number < len(self.steps):
            raise TableError("step", f"You cannot go back to step {number}. Choose 0 to {len(self.steps) - 1}.")
        self.cuts.append(number)
        self._rewind(number)
        self.end_free_undo()
        self.advance()

    def end_free_undo(self) -> None:
        """End free undo for all steps so far, and show them to everybody."""
        self._runner = NOBODY
        self._closed = len(self.steps)

    def last_decision(self, seat: int) -> int:
        """Return the number of steps before the seat's last choice, or -1 if it has made none."""
        for number in range(len(self.steps) - 1, -1, -1):
            if self.steps[number].seat == seat and not self._taken[number]:
                return number
        return -1

    def _free(self, seat: int) -> int:
        """Return the number of steps that this seat cannot undo freely. It can undo all later ones."""
        if self._runner != seat or self.game.deciders(self._state) != [seat] or self._drafts:
            return len(self.steps)
        if self._barrier is None:
            self._barrier = Barrier(self.game, self._anchor, seat)
        for step in self.steps[self._anchor_at + self._barrier.steps :]:
            self._barrier.follow(step)
        return self._anchor_at + self._barrier.learned

    def _shown(self, watcher: int) -> int:
        if self._runner in (NOBODY, watcher):
            return len(self.steps)
        return self._free(self._runner)

    def _at(self, number: int) -> S:
        s = self.game.start(self.players, self.options)
        for step in self.steps[:number]:
            self.game.apply(s, step.seat, step.action)
        return s

    def _rewind(self, number: int) -> None:
        steps, taken = self.steps[:number], self._taken[:number]
        self._begin()
        for step, was_taken in zip(steps, taken, strict=True):
            self.replay(step.action, was_taken)
            if len(self.steps) == self._closed:
                self._runner = NOBODY

    def replay(self, action: int, taken: bool = False) -> None:
        """Take the next step of a record. Raise TableError if it is not legal for the seat that decides first."""
        s = self._state
        seat = self.game.decider(s)
        outcomes = self.game.chance(s) if seat == CHANCE else []
        legal = [outcome for outcome, _ in outcomes] if seat == CHANCE else []
        if action not in (legal if seat == CHANCE or seat == NOBODY else self.game.legal(s, seat)):
            raise TableError("impossible", "That step is not possible there.")
        self._drafts = None
        self._step(seat, action, len(outcomes), taken or (seat != CHANCE and self.quick and self._no_choice(seat)))

    # -- records

    def record(self) -> Record:
        """Return the record of the game so far. It includes the secret, so do not show it before the game is over."""
        options = named(self.game.facts.options, self.game.facts.tables, self.options)
        steps = tuple([step.action for step in self.steps])
        record = Record(self.game.facts.key, self.game.facts.rules, options, self.seats, steps, tuple(self.cuts))
        if isinstance(self.source, Committed):
            return record._replace(commitment=self.source.commitment, secret=self.source.secret.hex())
        return record

    def _known(self, seat: int, least: int) -> None:
        if not least <= seat < self.players:
            raise TableError("seat", f"There is no seat {seat} at this table.")
