"""OpenSpiel's Game: what is the same in every play of a game, and the game's options as its parameters."""

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

IMPERFECT = "imperfect"  # the parameter by which a game without secrets passes for one with them
FLAG = {"no": 0, "yes": 1}


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its players and options fixed."""

    def __init__(self, game: Game[Any, Any], kind: Any, params: Mapping[str, Any]) -> None:
        standard = specification(game, kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION)
        setting = arranged(game, {**standard, **params})
        if params.get(IMPERFECT):
            kind = game_type(game, kind.short_name, secrets=True)
        # What is as usual is left out, so that the game's own string is short and can be read again.
        told = {name: value for name, value in params.items() if value != standard[name]}
        super().__init__(kind, game_info(setting), told)
        self.setting = setting
        self.begin = begin(kind.short_name, setting)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self, text: Any = None) -> SpielState:
        """The table before the first step."""
        if text is not None:
            raise pyspiel.SpielError("States are not made from text: apply a history, or deserialize.")
        return SpielState(self, self.begin.copy())

    def max_chance_nodes_in_history(self) -> int:
        """No game takes more steps than this, of chance or of anybody."""
        return self.setting.game.max_steps(self.setting.players, self.setting.options)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """Who looks at states: told apart by what is public, whose secrets are seen, and whether steps are kept."""
        if isinstance(kind, dict):  # OpenSpiel 2.0.2 hands over the parameters first where no kind is asked for
            kind, params = None, kind
        return Observer(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False), params or {})


def loaded(text: str) -> Any:
    """A game that was pickled; it has to be registered where it is read."""
    return pyspiel.load_game(text)


def maker(game: Game[Any, Any], kind: Any) -> type[SpielGame]:
    """What OpenSpiel calls to make a game: a class of its own.

    OpenSpiel 2.0.2 lets go of it when Python is no more. A class outlives that; a function would take the process down.
    """

    class Registered(SpielGame):
        """A game made from parameters alone."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, params or {})

    return Registered


def game_type(game: Game[Any, Any], short_name: str, secrets: bool) -> Any:
    """What OpenSpiel has to know before it makes a game."""
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
    """How many actions, outcomes and steps there are, and what can be won."""
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
    """Every parameter with the value that it has if nobody says anything."""
    found: dict[str, Any] = {"players": game.facts.least}
    found |= {option.name: parameter(option) for option in game.facts.options}
    found |= {table.name: "" for table in game.facts.tables}
    return found if secrets else found | {IMPERFECT: False}


def parameter(option: Option) -> bool | int | str:
    """The usual value as True or False, as a number where the values are called by their numbers, or as a word."""
    if option.values == FLAG:
        return bool(option.default)
    if all(word == str(value) for word, value in option.values.items()):
        return option.default
    return option.word(option.default)


def arranged(game: Game[Any, Any], params: Mapping[str, Any]) -> Setting:
    """The setting that parameters ask for, or an error of OpenSpiel's with our sentence."""
    facts, players = game.facts, int(params["players"])
    try:
        crowded = facts.crowded(players)
        if crowded:
            raise ClanmootError("players", crowded)
        wanted: dict[str, int | tuple[int, ...]] = {}
        for option in facts.options:
            told = params[option.name]
            wanted[option.name] = option.value(told) if isinstance(told, str) else int(told)
        wanted |= {table.name: numbers(table.name, params[table.name]) for table in facts.tables if params[table.name]}
        return Setting(game, players, game.agree(wanted))
    except ClanmootError as error:
        raise pyspiel.SpielError(error.sentence) from None


def numbers(name: str, text: str) -> tuple[int, ...]:
    """A table of numbers, a slash behind each: OpenSpiel reads commas itself, and a number alone as no text."""
    try:
        return tuple([int(word) for word in text.removesuffix("/").split("/")])
    except ValueError:
        raise ClanmootError("option-table", f"{name} is numbers with a slash behind each, not {text!r}.") from None
