"""How many steps per second do our environments make, compared with PettingZoo, RLCard and OpenSpiel?"""

import random
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any, Final

import numpy as np

from benchmarks.report import Row, Section, rate
from clanmoot.adapters import batch, gymnasium, openspiel, pettingzoo
from clanmoot.catalogue import KEYS

QUESTION: Final = "Environments: random play with observations and masks, one game at a time."
TOGETHER: Final = "Batches of 256 games on one core, observations and masks included, against OpenSpiel's median above."
GROWTH: Final = "Batches of Schotten Totten by size: steps per second of wall-clock time, two cores against one."
CLASSIC: Final = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6")
RLCARD: Final = ("leduc-holdem", "gin-rummy", "doudizhu", "uno")
SPIEL: Final = ("leduc_poker", "gin_rummy", "hearts", "go_fish", "skat")  # C++ games with a tensor
SIZES: Final = (1, 4, 16, 64, 256, 1024, 4096)

Turn = Callable[[], None]  # one step of an environment; starts a new game if the last one has ended


def pace(turn: Turn, seconds: float) -> float:
    """Return steps per second of processor time."""
    turn()
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(20):
            turn()
        steps += 20
    return steps / spent


# -- one game at a time


def in_turn(env: Any) -> Turn:
    """Step an environment with PettingZoo's AEC interface, one of ours or of theirs."""
    draw = random.Random(12).random
    env.reset(seed=1)

    def turn() -> None:
        if not env.agents:
            env.reset()
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            return
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[int(draw() * len(legal))]))

    return turn


def one_seat(key: str) -> Turn:
    """Step our Gymnasium environment. One learner plays against random opponents, so a step is a whole round."""
    env, draw = gymnasium.env(key), random.Random(12).random
    seen = [env.reset(seed=1)[0]]

    def turn() -> None:
        legal = np.flatnonzero(seen[0]["action_mask"])
        seen[0], _, over, _, _ = env.step(int(legal[int(draw() * len(legal))]))
        if over:
            seen[0], _ = env.reset()

    return turn


def rlcard_turn(name: str) -> Turn:
    """Step an RLCard environment. Its state holds the observation and the legal actions."""
    env, draw = import_module("rlcard").make(name, config={"seed": 1}), random.Random(12).random
    state = [env.reset()[0]]

    def turn() -> None:
        legal = list(state[0]["legal_actions"])
        state[0], _ = env.step(legal[int(draw() * len(legal))])
        if env.is_over():
            state[0] = env.reset()[0]

    return turn


def spiel_turn(name: str) -> Turn:
    """Step a C++ game of OpenSpiel, with its tensor and mask at every decision. The loop also draws chance."""
    game, draw = import_module("pyspiel").load_game(name), random.Random(12).random
    observed = game.get_type().provides_observation_tensor
    state = [game.new_initial_state()]

    def turn() -> None:
        if state[0].is_terminal():
            state[0] = game.new_initial_state()
        while state[0].is_chance_node():
            actions, weights = zip(*state[0].chance_outcomes(), strict=True)
            state[0].apply_action(random.choices(actions, weights)[0])
        if state[0].is_terminal():
            return
        np.asarray(state[0].observation_tensor() if observed else state[0].information_state_tensor())
        np.asarray(state[0].legal_actions_mask())
        legal = state[0].legal_actions()
        state[0].apply_action(legal[int(draw() * len(legal))])

    return turn


def classic_turn(name: str) -> Turn:
    """Step an environment that comes with PettingZoo."""
    failed = import_module("pettingzoo.env_registry.exceptions").FailedToImport
    try:
        return in_turn(import_module("pettingzoo").make("aec", f"classic/{name}"))
    except failed as error:
        raise ImportError(str(error).rstrip(".")) from error


def our_spiel_turn(key: str) -> Turn:
    """Step our game through OpenSpiel's interface. There it is a Python game, so this shows the cost of Python."""
    openspiel.register()
    return spiel_turn(openspiel.short_name(key))


THEIRS: Final[dict[str, tuple[tuple[str, ...], Callable[[str], Turn]]]] = {
    "PettingZoo": (CLASSIC, classic_turn),
    "RLCard": (RLCARD, rlcard_turn),
    "OpenSpiel": (SPIEL, spiel_turn),
}
OURS: Final[dict[str, Callable[[str], Turn]]] = {
    "PettingZoo": lambda key: in_turn(pettingzoo.env(key)),
    "Gymnasium": one_seat,
    "OpenSpiel": our_spiel_turn,
}


# -- many games at once


def batch_pace(key: str, size: int, cores: int, seconds: float) -> float:
    """Return steps per second of all games together, in wall-clock time. Choosing actions is not counted."""
    rng, steps, spent = np.random.default_rng(12), 0, 0.0
    with batch.make(key, size, cores=cores) as games:
        while spent < seconds:
            actions = np.where(games.masks, rng.random(games.masks.shape, np.float32), -1).argmax(axis=1)
            began = time.perf_counter()
            games.step(actions)
            spent += time.perf_counter() - began
            steps += size
    return steps / spent


# -- what is printed


def sections(seconds: float, rounds: int) -> list[Section]:
    """Measure the other libraries first, then ours next to their medians. Use the best of the rounds."""
    rows, notes, medians = neighbours(seconds, rounds)
    for library, made in OURS.items():
        for key in KEYS:
            ours = max([pace(made(key), seconds) for _ in range(rounds)])
            rows.append(compared(f"{key} through {library}", ours, medians.get(library)))
    together = []
    for key in KEYS:
        ours = max([batch_pace(key, 256, 1, seconds) for _ in range(rounds)])
        together.append(compared(key, ours, medians.get("OpenSpiel")))
    return [
        Section(QUESTION, rows, tuple(notes)),
        Section(TOGETHER, together),
        Section(GROWTH, growth(seconds, rounds)),
    ]


def neighbours(seconds: float, rounds: int) -> tuple[list[Row], list[str], dict[str, float]]:
    """Return rows for the other libraries, sentences about what is missing, and the median of each library."""
    rows, notes, medians = [], [], {}
    for library, (names, made) in THEIRS.items():
        found = []
        for name in names:
            try:
                turn = made(name)
            except ImportError as error:
                notes.append(f"{library} {name} cannot be measured: {error}.")
                continue
            found.append(max([pace(turn, seconds) for _ in range(rounds)]))
            rows.append(Row(f"{library} {name}", rate(found[-1], "steps")))
        if found:
            medians[library] = median(found)
            rows.append(Row(f"{library}, median", rate(medians[library], "steps")))
    return rows, notes, medians


def growth(seconds: float, rounds: int) -> list[Row]:
    """Return one row per batch size: the rate with two cores, with one core, and their ratio."""
    rows = []
    for size in SIZES:
        one = max([batch_pace("schotten-totten", size, 1, seconds) for _ in range(rounds)])
        if size == 1:
            rows.append(Row("1 game, one core", rate(one, "steps")))
            continue
        two = max([batch_pace("schotten-totten", size, 2, seconds) for _ in range(rounds)])
        rows.append(compared(f"{size} games", two, one))
    return rows


def compared(what: str, ours: float, theirs: float | None) -> Row:
    """Return a row with our figure, and with theirs if there is one."""
    if theirs is None:
        return Row(what, rate(ours, "steps"))
    return Row(what, rate(ours, "steps"), rate(theirs, "steps"), f"{ours / theirs:.2f}")
