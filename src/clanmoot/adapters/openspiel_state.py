"""OpenSpiel's State: its questions, each handed to a position, and its numbers, each turned into one of ours."""

from collections.abc import Callable
from typing import Any, Final

import pyspiel

from clanmoot.core.game import CHANCE, NOBODY, SPECTATOR

from .openspiel_position import Position, refusal
from .openspiel_private import private
from .rewards import rewards

PLAYERS: Final = {CHANCE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}
FINE: Final = 2**53  # as many seeds as a float between 0 and 1 can tell apart


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state with one attribute: OpenSpiel copies and pickles attributes, and a position knows how that is done."""

    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.position = position

    # -- who decides, and what

    def current_player(self) -> Any:
        """Who decides; where choices are sealed, the first seat that has not made all of its own."""
        seat = self.position.seat
        return seat if seat >= 0 else PLAYERS[seat]

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.choices())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may happen, numbered from 0; a single outcome is an automatic thing."""
        outcomes, first = self.position.choices(), self.position.setting.game.actions.veiled
        total = sum(outcomes.values())
        return [(action - first, weight / total) for action, weight in outcomes.items()]

    def _apply_action(self, action: int) -> None:
        number = self.number(self.position.seat, action)
        if number not in self.position.choices():
            raise pyspiel.SpielError(refusal(self.position, number))
        self.position.take(number)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.setting.game.actions.text(self.number(player, action))

    def number(self, player: int, action: int) -> int:
        """Our number of an action: OpenSpiel counts players' and chance's from 0 each."""
        actions = self.position.setting.game.actions
        first, end = (actions.veiled, actions.size) if player == CHANCE else (0, actions.choices)
        if not 0 <= action < end - first:
            raise pyspiel.SpielError(f"There are actions 0 to {end - first - 1}, not {action}.")
        return first + action

    # -- the end

    def returns(self) -> list[float]:
        """Nothing until the end, then what every seat gets of the win."""
        position = self.position
        if not position.over:
            return [0.0] * position.setting.players
        return list(rewards(position.setting.game.outcome(position.truth).shares()))

    # -- knowledge

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> "SpielState":
        """A state in which this player has seen the same; `draw` gives numbers from 0 to 1."""
        if not 0 <= player < self.position.setting.players:
            raise pyspiel.SpielError(f"There are players 0 to {self.position.setting.players - 1}, not {player}.")
        return SpielState(self.get_game(), self.position.imagined(player, int(draw() * FINE)))

    def __str__(self) -> str:
        """The open board, and under it what every seat alone knows."""
        game, public = self.position.setting.game, self.position.view(SPECTATOR)
        views = [self.position.view(seat) for seat in range(self.position.setting.players)]
        secrets = [f"p{seat} {private(view, public)}".rstrip() for seat, view in enumerate(views)]
        return "\n".join([game.board(public), *secrets])
