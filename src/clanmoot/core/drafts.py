"""Drafts of sealed choices: actions put in and taken out in any order, known only to their owner."""

from typing import Generic

from .game import Game, S, V


class Drafts(Generic[S, V]):
    """The drafts of all seats that choose in a sealed phase.

    A draft is a multiset of actions. In ascending order, they are always legal steps from the start of the phase.
    """

    def __init__(self, game: Game[S, V], position: S) -> None:
        self.game = game
        self.position = position
        self.seats = game.deciders(position)
        self.drafts: dict[int, list[int]] = {seat: [] for seat in self.seats}

    def reached(self, seat: int) -> S:
        """Return a copy of the state in which only this seat's draft is carried out."""
        found = self._walk(seat, self.drafts.get(seat, []))
        assert found is not None, "a draft is a path of legal steps"
        return found

    def is_complete(self, seat: int) -> bool:
        """Return whether this seat's draft is complete."""
        return seat not in self.game.deciders(self.reached(seat))

    def waiting(self) -> list[int]:
        """Return the seats whose drafts are not complete."""
        return [seat for seat in self.seats if not self.is_complete(seat)]

    def additions(self, seat: int) -> list[int]:
        """Return the actions that the seat may add to its draft now, ascending. It tries all choices of the game."""
        return [action for action in range(self.game.actions.choices) if self.may_put(seat, action)]

    def removals(self, seat: int) -> list[int]:
        """Return the actions that the seat may remove from its draft now, ascending."""
        return sorted({action for action in self.drafts[seat] if self.may_take(seat, action)})

    def may_put(self, seat: int, action: int) -> bool:
        """Return whether the draft stays legal if this action is added."""
        return not self.is_complete(seat) and self._walk(seat, [*self.drafts[seat], action]) is not None

    def may_take(self, seat: int, action: int) -> bool:
        """Return whether the draft stays legal if this action is removed."""
        return action in self.drafts[seat] and self._walk(seat, self._without(seat, action)) is not None

    def possible(self, seat: int, actions: list[int]) -> bool:
        """Return whether these actions, in ascending order, are legal steps from the start of the phase."""
        return self._walk(seat, actions) is not None

    def complete(self, seat: int, actions: list[int]) -> bool:
        """Return whether these actions, in ascending order, are legal steps that complete the seat's choice."""
        reached = self._walk(seat, actions)
        return reached is not None and seat not in self.game.deciders(reached)

    def put(self, seat: int, action: int) -> None:
        """Add an action. The caller must have checked `may_put`."""
        self.drafts[seat] = sorted([*self.drafts[seat], action])

    def take(self, seat: int, action: int) -> None:
        """Remove an action. The caller must have checked `may_take`."""
        self.drafts[seat] = self._without(seat, action)

    def _without(self, seat: int, action: int) -> list[int]:
        rest = self.drafts[seat].copy()
        rest.remove(action)
        return rest

    def _walk(self, seat: int, actions: list[int]) -> S | None:
        s = self.game.copy(self.position)
        for action in sorted(actions):
            if seat not in self.game.deciders(s) or action not in self.game.legal(s, seat):
                return None
            self.game.apply(s, seat, action)
        return s
