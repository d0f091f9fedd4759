"""OpenSpiel's State: it uses a position and translates between OpenSpiel's action numbers and ours."""

from collections.abc import Callable
from typing import Any, Final

import pyspiel

from clanmoot.core.game import CHANCE, NOBODY, SPECTATOR

from .openspiel_position import Position, refusal
from .openspiel_private import private
from .rewards import rewards

PLAYERS: Final = {CHANCE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}
SEED_RANGE: Final = 2**53  # how many different seeds a float between 0 and 1 can give


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state whose only attribute is a position, which OpenSpiel can copy and pickle."""

    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.position = position

    # -- who decides, and what

    def current_player(self) -> Any:
        """Return the player who decides. In a sealed phase, it is the first seat whose choice is not complete."""
        seat = self.position.seat
        return seat if seat >= 0 else PLAYERS[seat]

    def is_terminal(self) -> bool:
        return self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.choices())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes, numbered from 0. A single outcome is a forced step of chance."""
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
        """Return our number of an action. OpenSpiel numbers the actions of players and those of chance both from 0."""
        actions = self.position.setting.game.actions
        first, end = (actions.veiled, actions.size) if player == CHANCE else (0, actions.choices)
        if not 0 <= action < end - first:
            raise pyspiel.SpielError(f"There is no action {action}. Actions are 0 to {end - first - 1}.")
        return first + action

    # -- the end

    def returns(self) -> list[float]:
        """Return zeros until the end, then every seat's reward."""
        position = self.position
        if not position.over:
            return [0.0] * position.setting.players
        return list(rewards(position.setting.game.outcome(position.truth).shares()))

    # -- knowledge

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> "SpielState":
        """Return an imagined state in which this player has seen the same steps. `draw` returns numbers from 0 to 1."""
        if not 0 <= player < self.position.setting.players:
            last = self.position.setting.players - 1
            raise pyspiel.SpielError(f"There is no player {player}. Players are 0 to {last}.")
        return SpielState(self.get_game(), self.position.imagined(player, int(draw() * SEED_RANGE)))

    def __str__(self) -> str:
        """Return the public board, followed by each seat's private information."""
        game, public = self.position.setting.game, self.position.view(SPECTATOR)
        views = [self.position.view(seat) for seat in range(self.position.setting.players)]
        secrets = [f"p{seat} {private(view, public)}".rstrip() for seat, view in enumerate(views)]
        return "\n".join([game.board(public), *secrets])
