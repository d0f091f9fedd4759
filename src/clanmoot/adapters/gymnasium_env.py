"""Gymnasium's environment: the learner decides, and the opponents play until the learner has to decide again."""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from clanmoot.bots import bot
from clanmoot.bots.base import Bot
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game

from .environment_options import OptionValue, act, make_setting, refusal
from .rendering import METADATA, checked_mode, render_view
from .rewards import ILLEGAL, rewards
from .seeds import draw_seed
from .spaces import Observation, action_space, observation, observation_space

# The name of a bot, or a function that makes one from a game, a seed and the number of players.
Opponent = str | Callable[[Game[Any, Any], int, int], Bot[Any]]


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """An environment in which the learner has one seat and knows only what a player there would know."""

    metadata = METADATA

    def __init__(
        self,
        key: str,
        opponents: str | Sequence[Opponent] | None = None,
        players: int | None = None,
        seat: int | None = 0,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        alike = opponents is None or isinstance(opponents, str)
        count = len(opponents) + 1 if opponents is not None and not alike and players is None else players
        self.setting = make_setting(key, count, options)
        self.opponents = opponent_list("random" if opponents is None else opponents, self.setting.players)
        self.fixed_seat = checked_seat(seat, self.setting.players)
        self.game = self.setting.game
        for number, opponent in enumerate(self.opponents):
            make_opponent(opponent, self.game, number, self.setting.players)
        self.render_mode = checked_mode(render_mode)
        self.actions = self.game.actions.choices
        self.observation_space = observation_space(self.game, self.actions)
        self.action_space = action_space(self.actions)
        self.over = True
        self.legal: list[int] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game with new opponents. The options of the rules are fixed when the environment is made."""
        super().reset(seed=seed)
        self.table = self.setting.deal(draw_seed(self.np_random) if seed is None else int(seed))
        players = self.setting.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(players) if seat != self.seat]
        self.bots = {
            seat: make_opponent(opponent, self.game, draw_seed(self.np_random), players)
            for seat, opponent in zip(others, self.opponents, strict=True)
        }
        self.over = False
        self._answer()
        return self._observed(), {"seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out a decision. An illegal action loses the game, and `info["refusal"]` says which rule forbids it."""
        if self.over:
            raise ClanmootError("over", "There is no game to act in. Call reset() first.")
        info: dict[str, Any] = {"seat": self.seat}
        reward = 0.0
        if action not in self.legal:
            info["refusal"] = refusal(self.table, self.seat, action)
            self.over, self.legal, reward = True, [], ILLEGAL
        else:
            act(self.table, self.seat, int(action))
            self._answer()
            if self.table.over:
                reward = rewards(self.table.outcome().shares())[self.seat]
        return self._observed(), reward, self.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now. sb3-contrib calls this method by its name."""
        mask = np.zeros(self.actions, np.bool_)
        mask[self.legal] = True
        return mask

    def render(self) -> Any:
        """Show the table from the learner's seat."""
        return render_view(self.game, self.table.view(self.seat), self.render_mode)

    def _answer(self) -> None:
        """Let the opponents play until the learner has to decide or the game is over."""
        table = self.table
        while not table.over and self.seat not in table.deciders():
            other = table.deciders()[0]
            act(table, other, self.bots[other].choose(table.view(other), table.legal(other), table.seen_steps(other)))
        self.over = table.over
        self.legal = table.legal(self.seat)

    def _observed(self) -> Observation:
        if self.render_mode == "human":
            self.render()
        return observation(self.game, self.table.view(self.seat), self.legal, self.actions)


def opponent_list(opponents: str | Sequence[Opponent], players: int) -> list[Opponent]:
    """Return one opponent for every other seat, in the order of the seats."""
    if isinstance(opponents, str):
        return [opponents] * (players - 1)
    if len(opponents) != players - 1:
        words = f"With {players} players the learner needs {players - 1} opponents, not {len(opponents)}."
        raise ClanmootError("opponents", words)
    return list(opponents)


def checked_seat(seat: int | None, players: int) -> int | None:
    """Return the learner's seat. Raise an error if the table has no such seat."""
    if seat is not None and not 0 <= seat < players:
        raise ClanmootError("seat", f"There is no seat {seat}. Seats are 0 to {players - 1}.")
    return seat


def make_opponent(opponent: Opponent, game: Game[Any, Any], seed: int, players: int) -> Bot[Any]:
    """Return an opponent as a bot, from its name or its function."""
    return bot(opponent, game, seed, players) if isinstance(opponent, str) else opponent(game, seed, players)
