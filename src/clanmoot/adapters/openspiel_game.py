"""OpenSpiel's Game: what all plays of a game have in common. The options of the rules are its parameters."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game
from clanmoot.core.options import Option

from .environment_options import Setting
from .openspiel_observer import Observer
from .openspiel_position import begin
from .openspiel_state import SpielState
from .rewards import rewards

IMPERFECT = "imperfect"  # the parameter that declares a game without hidden information as one with it
FLAG = {"no": 0, "yes": 1}


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with a fixed number of players and fixed options."""

    def __init__(self, game: Game[Any, Any], kind: Any, params: Mapping[str, Any]) -> None:
        standard = specification(game, kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION)
        setting = setting_from(game, {**standard, **params})
        if params.get(IMPERFECT):
            kind = game_type(game, kind.short_name, secrets=True)
        # Leave out defaults, so that the game's string is short and can be parsed again.
        told = {name: value for name, value in params.items() if value != standard[name]}
        super().__init__(kind, game_info(setting), told)
        self.setting = setting
        self.begin = begin(kind.short_name, setting)

    def __reduce__(self) -> tuple[Any, ...]:
        return unpickled_game, (str(self),)

    def new_initial_state(self, text: Any = None) -> SpielState:
        """Return the state before the first step."""
        if text is not None:
            raise pyspiel.SpielError("States cannot be created from text. Apply a history, or deserialize.")
        return SpielState(self, self.begin.copy())

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound on the steps of a game, of chance and players together."""
        return self.setting.game.max_steps(self.setting.players, self.setting.options)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """Return an observer. `kind` says whether it sees public and private information, and has perfect recall."""
        if isinstance(kind, dict):  # without a kind, OpenSpiel 2.0.2 passes the parameters first
            kind, params = None, kind
        return Observer(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False), params or {})


def unpickled_game(text: str) -> Any:
    """Restore a pickled game. The game must be registered in this process."""
    return pyspiel.load_game(text)


def game_class(game: Game[Any, Any], kind: Any) -> type[SpielGame]:
    """Return the class that OpenSpiel calls to make a game. It is a class because a function would crash.

    OpenSpiel 2.0.2 releases it only after Python has shut down. With a function, that would crash the process.
    """

    class Registered(SpielGame):
        """A game that is made from its parameters."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, params or {})

    return Registered


def game_type(game: Game[Any, Any], short_name: str, secrets: bool) -> Any:
    """Return the properties of a game that OpenSpiel needs before it makes one."""
    kind, facts = pyspiel.GameType, game.facts
    return kind(
        short_name=short_name,
        long_name=facts.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if secrets else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=facts.most,
        min_num_players=facts.least,
        provides_information_state_string=True,
        provides_information_state_tensor=bool(game.layout),
        provides_observation_string=True,
        provides_observation_tensor=bool(game.layout),
        provides_factored_observation_string=True,
        parameter_specification=specification(game, secrets),
    )


def game_info(setting: Setting) -> Any:
    """Return the numbers of actions, outcomes and steps, and the range of the returns."""
    actions, worst = setting.game.actions, rewards([1.0, *[0.0] * (setting.players - 1)])
    return pyspiel.GameInfo(
        num_distinct_actions=actions.choices,
        max_chance_outcomes=actions.size - actions.veiled,
        num_players=setting.players,
        min_utility=worst[-1],
        max_utility=worst[0],
        utility_sum=0.0,
        max_game_length=setting.game.max_steps(setting.players, setting.options),
    )


# -- options as parameters


def specification(game: Game[Any, Any], secrets: bool) -> dict[str, Any]:
    """Return every parameter with its default value."""
    found: dict[str, Any] = {"players": game.facts.least}
    found |= {option.name: parameter(option) for option in game.facts.options}
    found |= {table.name: "" for table in game.facts.tables}
    return found if secrets else found | {IMPERFECT: False}


def parameter(option: Option) -> bool | int | str:
    """Return an option's default as a parameter: a bool, a number if its values are numbers, or a word."""
    if option.values == FLAG:
        return bool(option.default)
    if all(word == str(value) for word, value in option.values.items()):
        return option.default
    return option.word(option.default)


def setting_from(game: Game[Any, Any], params: Mapping[str, Any]) -> Setting:
    """Return the setting for these parameters. Raise OpenSpiel's error with our sentence if they are wrong."""
    facts, players = game.facts, int(params["players"])
    try:
        count_error = facts.player_count_error(players)
        if count_error:
            raise ClanmootError("players", count_error)
        wanted: dict[str, int | tuple[int, ...]] = {}
        for option in facts.options:
            told = params[option.name]
            wanted[option.name] = option.value(told) if isinstance(told, str) else int(told)
        wanted |= {table.name: numbers(table.name, params[table.name]) for table in facts.tables if params[table.name]}
        return Setting(game, players, game.agree(wanted))
    except ClanmootError as error:
        raise pyspiel.SpielError(error.sentence) from None


def numbers(name: str, text: str) -> tuple[int, ...]:
    """Parse a table of numbers, each followed by a slash.

    OpenSpiel itself splits parameters at commas, and it would not read a single number as a string.
    """
    try:
        return tuple([int(word) for word in text.removesuffix("/").split("/")])
    except ValueError:
        raise ClanmootError("option-table", f"{name} must be numbers with a slash after each, not {text!r}.") from None
