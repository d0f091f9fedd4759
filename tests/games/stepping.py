"""Steps by their words, for tests of any game."""

from typing import Generic

from clanmoot.core.game import CHANCE, NOBODY, Game, S, V


class Stepper(Generic[S, V]):
    """A bot that takes the steps that a test names."""

    def __init__(self, game: Game[S, V]) -> None:
        self.game = game

    def choices(self, s: S) -> list[int]:
        """What the first decider may do, or what chance may bring; nothing when the game is over."""
        seat = self.game.decider(s)
        if seat == NOBODY:
            return []
        return [action for action, _ in self.game.chance(s)] if seat == CHANCE else self.game.legal(s, seat)

    def options(self, s: S) -> list[str]:
        """The same in words."""
        return [self.game.actions.text(action) for action in self.choices(s)]

    def do(self, s: S, *texts: str) -> S:
        """Take these steps in place, each by the seat that decides first. Each must be legal, chance's too."""
        for text in texts:
            assert text in self.options(s), f"{text!r} is not among {self.options(s)}"
            self.game.apply(s, self.game.decider(s), self.game.actions.parse(text))
            self.game.check(s)
        return s
