"""Sealed choices while they are being made: put and taken back in any order, known to nobody but their owner."""

from typing import Generic

from .game import Game, S, V


class Drafts(Generic[S, V]):
    """What each seat has in mind in a sealed phase: a multiset of actions that, sorted, is a path of legal steps."""

    def __init__(self, game: Game[S, V], position: S) -> None:
        self.game = game
        self.position = position
        self.seats = game.deciders(position)
        self.drafts: dict[int, list[int]] = {seat: [] for seat in self.seats}

    def reached(self, seat: int) -> S:
        """The position with this seat's own draft carried out, and nobody else's."""
        found = self._walk(seat, self.drafts.get(seat, []))
        assert found is not None, "a draft is a path of legal steps"
        return found

    def whole(self, seat: int) -> bool:
        """Whether nothing is missing in this seat's draft."""
        return seat not in self.game.deciders(self.reached(seat))

    def waiting(self) -> list[int]:
        """The seats whose drafts are not whole."""
        return [seat for seat in self.seats if not self.whole(seat)]

    def additions(self, seat: int) -> list[int]:
        """What the seat may put into its draft now."""
        return [action for action in range(self.game.actions.choices) if self.may_put(seat, action)]

    def removals(self, seat: int) -> list[int]:
        """What the seat may take out of its draft now."""
        return sorted({action for action in self.drafts[seat] if self.may_take(seat, action)})

    def may_put(self, seat: int, action: int) -> bool:
        """Whether the draft is a path with this action too."""
        return not self.whole(seat) and self._walk(seat, [*self.drafts[seat], action]) is not None

    def may_take(self, seat: int, action: int) -> bool:
        """Whether the draft is a path without this action too."""
        return action in self.drafts[seat] and self._walk(seat, self._without(seat, action)) is not None

    def possible(self, seat: int, actions: list[int]) -> bool:
        """Whether these are a path."""
        return self._walk(seat, actions) is not None

    def complete(self, seat: int, actions: list[int]) -> bool:
        """Whether these are a path with nothing missing."""
        reached = self._walk(seat, actions)
        return reached is not None and seat not in self.game.deciders(reached)

    def put(self, seat: int, action: int) -> None:
        """Add an action that may be put."""
        self.drafts[seat] = sorted([*self.drafts[seat], action])

    def take(self, seat: int, action: int) -> None:
        """Remove an action that may be taken."""
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
