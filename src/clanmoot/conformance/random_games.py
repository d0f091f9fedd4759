"""What the checks work on: the tables to try, random games on them, and the exception for a failure."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from clanmoot.core.game import CHANCE, NOBODY, SPECTATOR, Game, State
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng

AnyGame = Game[Any, Any]  # the kit knows nothing of a game's own types


class Broken(Exception):
    """Raised when a game breaks a promise. The text says which and where."""


class Setup(NamedTuple):
    """A table to test: the number of players and the options."""

    players: int
    options: tuple[int, ...]


class Moment(NamedTuple):
    """A state of a random game, and the step that is taken there."""

    number: int
    state: State
    seat: int
    action: int


class Exam:
    """A game to test, with the number of games and the seed."""

    def __init__(self, game: AnyGame, games: int, seed: int) -> None:
        self.game = game
        self.games = games
        self.seed = seed
        self.setups = setups(game)

    def rng(self, number: int) -> Rng:
        """Return a random generator. Each number gives a generator with its own seed."""
        return Rng(self.seed * 1_000_003 + number)

    def tables(self) -> Iterator[tuple[int, Setup]]:
        """Yield the number and the setup of each game to play. Every setup is used at least once."""
        for number in range(max(self.games, len(self.setups))):
            yield number, self.setups[number % len(self.setups)]

    def walk(self, number: int, setup: Setup) -> Iterator[Moment]:
        """Yield the moments of a random game. The state changes after each, so copy it to keep it."""
        game, rng = self.game, self.rng(number)
        s = game.start(setup.players, setup.options)
        bound = game.max_steps(setup.players, setup.options)
        for step in range(bound + 1):
            seat = game.decider(s)
            if seat == NOBODY:
                return
            if step == bound:
                raise Broken(f"a game at {setup_text(game, setup)} did not end within {bound} steps, its max_steps")
            if seat != CHANCE and not game.legal(s, seat):
                raise Broken(
                    f"at {setup_text(game, setup)}, step {step}, seat {seat} must act, but has no legal action"
                )
            action = random_outcome(game, s, rng) if seat == CHANCE else random_action(game, s, seat, rng)
            yield Moment(step, s, seat, action)
            game.apply(s, seat, action)

    def moments(self) -> Iterator[tuple[Setup, Moment]]:
        """Yield every moment of every game, with the game's setup."""
        for number, setup in self.tables():
            for moment in self.walk(number, setup):
                yield setup, moment


def random_outcome(game: AnyGame, s: State, rng: Rng) -> int:
    """Return a random outcome of chance, drawn by weight."""
    outcomes = game.chance(s)
    return outcomes[rng.weighted([weight for _, weight in outcomes])][0]


def watchers(setup: Setup) -> list[int]:
    """Return all seats, and SPECTATOR."""
    return [*range(setup.players), SPECTATOR]


def setups(game: AnyGame) -> list[Setup]:
    """Return setups for every number of players: with the defaults, with other values of one option, and of all."""
    options = game.facts.options
    default = game.agree({})
    found = [default]
    for option in options:
        others = [value for value in option.values.values() if value != option.default][:2]
        found += [game.agree({option.name: value}) for value in others]
    found.append(game.agree({option.name: max(list(option.values.values())[:2]) for option in options}))
    tables = [
        Setup(players, values)
        for values in dict.fromkeys(found)
        for players in range(game.facts.least, game.facts.most + 1)
    ]
    return sorted(tables, key=lambda setup: setup.options != default)


def setup_text(game: AnyGame, setup: Setup) -> str:
    """Return the number of players and the options of a setup as text."""
    options = zip(game.facts.options, setup.options, strict=False)
    return f"{setup.players} players" + "".join([f", {option.name} {option.word(value)}" for option, value in options])


def key(s: State, without: tuple[str, ...] = ()) -> tuple[object, ...]:
    """Return all fields of a state as a value that can be compared."""
    names = getattr(type(s), "__mypyc_attrs__", None) or getattr(type(s), "__slots__", None) or sorted(vars(s))
    return tuple([frozen(getattr(s, name)) for name in names if name != "__dict__" and name not in without])


def frozen(thing: Any) -> object:
    """Return a value in which lists and vectors are tuples, also inside others."""
    if isinstance(thing, int | str):
        return thing
    parts = tuple(thing)
    return parts if not parts or isinstance(parts[0], int) else tuple([frozen(part) for part in parts])


def step_text(game: AnyGame, seat: int, action: int) -> str:
    """Return a step as text, for the report of a failure."""
    name = game.actions.text(action) if 0 <= action < game.actions.size else "no action of the space"
    return f"{'chance' if seat == CHANCE else f'seat {seat}'}: {action} ({name})"
