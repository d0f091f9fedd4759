"""What the tests of OpenSpiel share: game strings, random play, and playthroughs; run as a module it prints them again.

`PYTHONPATH=src python -m tests.adapters.spiel` plays the kept games again, new ones where there are none.
"""

import hashlib
import random
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pyspiel
from open_spiel.python.algorithms import generate_playthrough

from clanmoot.adapters import openspiel
from clanmoot.catalogue import KEYS, game
from clanmoot.small.schotten_totten import GAME as SMALL_GAME

from .zoo import SETTINGS, SettingOf

KEPT = Path(__file__).parent / "playthroughs"
WIDE = 160  # characters of a kept line; of longer ones the rest is hashed
TENSOR = re.compile(r"\w+Tensor\(\d\)")

openspiel.register()
NAMES = [openspiel.short_name(key) for key in KEYS]
# OpenSpiel's ISMCTS plays nothing but imperfect information, and Glen More can pass for that.
SECRET = [name if name != "clanmoot_glen_more" else f"{name}(imperfect=True)" for name in NAMES]
SMALL = "clanmoot_small_schotten_totten"
openspiel.register_game(SMALL_GAME, SMALL)


def text(setting: SettingOf) -> str:
    """A setting as OpenSpiel writes it."""
    options = {option.name: option for option in game(setting["key"]).facts.options}
    parts = []
    for name, value in setting.items():
        if name in options:
            word = options[name].word(value)
            parts.append(f"{name}={'True' if word == 'yes' else word}")
        elif name == "players":
            parts.append(f"players={value}")
    return f"{openspiel.short_name(setting['key'])}({','.join(parts)})"


STRINGS = [text(setting) for setting in SETTINGS]


def play(name: str, seed: int) -> Iterator[Any]:
    """Every state of a random game, the same one each time, the last one over."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    yield state
    while not state.is_terminal():
        outcomes, likely = zip(*chances(state), strict=True)
        state.apply_action(rng.choices(outcomes, likely)[0])
        yield state


def chances(state: Any) -> list[tuple[int, float]]:
    """What may come, with weights; players do anything."""
    found: list[tuple[int, float]] = state.chance_outcomes() if state.is_chance_node() else []
    return found or [(action, 1.0) for action in state.legal_actions()]


def reach(name: str, seed: int, steps: int) -> Any:
    """The state after so many random steps, or the first in which a player decides after that."""
    for number, state in enumerate(play(name, seed)):
        if number >= steps and state.is_player_node():
            return state
    raise AssertionError(f"{name} ends before {steps} steps")


# -- playthroughs


def kept(name: str) -> Path:
    """Where a game's playthrough is kept."""
    return KEPT / f"{name}.txt"


def shortened(played: str) -> str:
    """A playthrough that can be kept: tensors as hashes, and the ends of long lines. Every number still counts."""
    found: list[str] = []
    for label, group in groupby(played.split("\n"), tensor):
        lines = list(group)
        found += [f"{label}: {digest(chr(10).join(lines).encode())}"] if label else [cut(line) for line in lines]
    return "\n".join(found)


def tensor(line: str) -> str:
    """Which tensor a line belongs to, if any."""
    label = TENSOR.match(line)
    return label.group() if label else ""


def cut(line: str) -> str:
    """A line of bearable length."""
    return line if len(line) <= WIDE else f"{line[:WIDE]} ... {digest(line[WIDE:].encode())}"


def digest(paper: bytes) -> str:
    """Another paper has another one."""
    return hashlib.sha256(paper).hexdigest()[:16]


def hashed(numbers: Any, label: str) -> list[str]:
    """A tensor in a line: printed number by number, as OpenSpiel does it, those of one game take half a minute."""
    return [f"{label} = {list(numbers.shape)} {digest(numbers.tobytes())}"]


def played_again(name: str, before: str) -> str:
    """The same steps played again, shortened."""
    steps = [int(step) for step in re.findall(r"^action: (\d+)$", before, re.MULTILINE)]
    with patch.object(generate_playthrough, "_format_tensor", hashed):
        return shortened(generate_playthrough.playthrough(name, steps, seed=1))


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for name in [*NAMES, SMALL]:
        before = kept(name).read_text("utf-8") if kept(name).exists() else ""
        kept(name).write_text(played_again(name, before), "utf-8")
