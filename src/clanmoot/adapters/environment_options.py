"""The arguments of an environment: the game, the number of players and the options of the rules."""

from collections.abc import Mapping
from numbers import Integral
from typing import Any, NamedTuple

from clanmoot.catalogue import load
from clanmoot.core.chance import Seeded
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game
from clanmoot.core.messages import Refusal
from clanmoot.core.table import Table
from clanmoot.locales import ENGLISH, Speaker

OptionValue = int | str | tuple[int, ...] | list[int]  # as the caller gives an option: a value, its name, or a table


class Setting(NamedTuple):
    """Everything that is the same in every game of one environment."""

    game: Game[Any, Any]
    players: int
    options: tuple[int, ...]

    @property
    def agents(self) -> tuple[str, ...]:
        """Return the names of the seats in PettingZoo's style: player_0, player_1, …"""
        return tuple([f"player_{seat}" for seat in range(self.players)])

    @property
    def name(self) -> str:
        """Return the game's key and the version of its rules as one name."""
        return f"{self.game.facts.key.replace('-', '_')}_v{self.game.facts.rules}"

    def deal(self, seed: int) -> Table[Any, Any]:
        """Return a table at its first choice. The table takes steps without a choice by itself."""
        table = Table(self.game, self.options, self.agents, Seeded(seed))
        table.advance()
        return table


def make_setting(key: str, players: int | None, options: Mapping[str, OptionValue]) -> Setting:
    """Return the setting, or raise an error that says what is wrong.

    Without `players` it takes the smallest number that the game allows.
    """
    game = load(key)
    facts = game.facts
    count = facts.least if players is None else players
    count_error = facts.player_count_error(count)
    if count_error:
        raise ClanmootError("players", count_error)
    if not game.layout:
        raise ClanmootError("no-features", f"{facts.title} has no features, so a learner would see nothing.")
    return Setting(game, count, game.agree({name: option_value(game, name, told) for name, told in options.items()}))


def option_value(game: Game[Any, Any], name: str, told: OptionValue) -> int | tuple[int, ...]:
    """Return the value of an option. True means 1, and a word is looked up among the names of values."""
    if isinstance(told, str):
        for option in game.facts.options:
            if option.name == name:
                return option.value(told)
        return 0  # there is no such option; `agree` raises the error
    return int(told) if isinstance(told, int) else tuple(told)


def act(table: Table[Any, Any], seat: int, action: int) -> None:
    """Take a legal step and make it final.

    Environments have no undo, so every watcher sees the step at once.
    """
    table.act(seat, action)
    table.end_free_undo()


def check_agent(agent: str, agents: list[str]) -> None:
    """Raise an error if there is no agent with this name."""
    if agent not in agents:
        raise ClanmootError("agent", f"There is no agent {agent!r}. The agents are {', '.join(agents)}.")


def refusal(table: Table[Any, Any], seat: int, action: Any) -> str:
    """Return a sentence that says why a seat may not take this action now, and by which rule."""
    game = table.game
    if not isinstance(action, Integral):
        return f"An action must be a number, not {action!r}."
    number = int(action)
    if not 0 <= number < game.actions.choices:
        return f"There is no action {number}. Actions are 0 to {game.actions.choices - 1}."
    return refusal_text(game, table.seats, seat, number, game.why_not(table.view(seat), number))


def refusal_text(game: Game[Any, Any], agents: tuple[str, ...], seat: int, action: int, found: Refusal) -> str:
    """Return a refusal as a sentence: who may not do what, why not, and by which rule."""
    words = Speaker(ENGLISH, agents, seat).say(found.message)
    return f"{agents[seat]} may not do this: {game.actions.text(action)}. {words} ({found.rule})"
