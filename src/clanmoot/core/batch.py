"""Many games, advanced by one decision each per call, and shown as rows of packed numbers for learners."""

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from .errors import ClanmootError
from .game import NOBODY, Game, S, V
from .messages import Refusal
from .rng import Rng


class Stepper(Generic[S, V]):
    """Games of the same kind, one per row. The vectors keep their size, so numpy can share their memory.

    Chance, and steps that everybody can see to be forced, are taken at once. A game that ends starts again.
    """

    def __init__(self, game: Game[S, V], players: int, options: tuple[int, ...], seeds: list[int]) -> None:
        self.game = game
        self.players: i64 = players
        self.size: i64 = len(seeds)
        self.choices: i64 = game.actions.choices
        self.length: i64 = sum([block.size for block in game.layout])
        self.observations = vec[i16](bytes(self.size * self.length))  # features of the seat that decides
        self.masks = vec[u8](bytes(self.size * self.choices))  # 1 for each of its legal actions
        self.seats = vec[i64](bytes(self.size))  # the seat that decides
        self.done = vec[u8](bytes(self.size))  # 1 if the last step ended the game; the row then shows the next game
        self.shares = vec[float]([0.0] * (self.size * self.players))  # of the win per seat, if the game ended; else 0
        self.rngs = [Rng(seed) for seed in seeds]
        self.start = game.start(players, options)
        self.states = [game.copy(self.start) for _ in seeds]
        for row in range(self.size):
            self._show(row, self._first_choice(row))

    def step(self, actions: list[int]) -> None:
        """Take a legal action in every game, for the seat that decides there. It does not check legality."""
        game, seats, done = self.game, self.seats, self.done
        for row in range(self.size):
            s = self.states[row]
            game.apply(s, seats[row], actions[row])
            seat = self._advance(s, self.rngs[row])
            if done[row]:
                self._forget_shares(row)
            done[row] = 0
            if seat == NOBODY:
                self._end(row)
                seat = self._first_choice(row)
            self._show(row, seat)

    def why_not(self, row: int, action: int) -> Refusal:
        """Explain why an action outside a row's mask is not allowed for the seat that decides in that row's game."""
        return self.game.why_not(self.game.view(self.states[row], self.seats[row]), action)

    # -- one game

    def _advance(self, s: S, rng: Rng) -> int:
        """Run chance and forced steps. Return the seat that decides next, or NOBODY if the game is over."""
        game = self.game
        while True:
            game.settle(s, rng)
            seat = game.decider(s)
            if seat == NOBODY:
                return NOBODY
            moves = game.moves(s, seat)
            # A table takes no step by itself in a sealed phase, and so neither do we.
            if len(moves) > 1 or game.sealed(s) or not game.forced(s):
                return seat
            game.apply(s, seat, moves[0])

    def _first_choice(self, row: i64) -> int:
        """Advance a new game to its first choice. Return the seat that decides."""
        seat = self._advance(self.states[row], self.rngs[row])
        if seat == NOBODY:
            raise ClanmootError("no-choice", f"{self.game.facts.title} ended before anybody had a choice.")
        return seat

    def _end(self, row: i64) -> None:
        """Store each seat's share of the win, and start another game in this row."""
        at: i64 = row * self.players
        for share in self.game.outcome(self.states[row]).shares():
            self.shares[at] = share
            at += 1
        self.done[row] = 1
        self.states[row] = self.game.copy(self.start)

    def _forget_shares(self, row: i64) -> None:
        for at in range(row * self.players, (row + 1) * self.players):
            self.shares[at] = 0.0

    def _show(self, row: i64, seat: int) -> None:
        """Store which seat decides in this row, its features and its legal actions."""
        s = self.states[row]
        self.seats[row] = seat
        self._show_features(row, self.game.features(self.game.view(s, seat)))
        self._show_moves(row, self.game.moves(s, seat))

    def _show_features(self, row: i64, numbers: list[int]) -> None:
        assert len(numbers) == self.length, "features are as long as the layout says"
        out, at = self.observations, row * self.length
        for number in numbers:
            out[at] = number
            at += 1

    def _show_moves(self, row: i64, moves: vec[i64]) -> None:
        out, at = self.masks, row * self.choices
        for place in range(at, at + self.choices):
            out[place] = 0
        for action in moves:
            out[at + action] = 1
