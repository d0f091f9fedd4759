"""One process of a batch: it has some of the games, and writes what they look like into memory that others read."""

import contextlib
import traceback
from math import prod
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clanmoot.catalogue import load

from .batch_arrays import Arrays
from .environment_options import Setting
from .local_batch import Here

STEP: Final = ()  # asked for most of the time; everything else is a game's number and an action, and wants a sentence


class Part(NamedTuple):
    """Which games a process has, and how large the whole batch is."""

    key: str
    players: int
    options: tuple[int, ...]
    seeds: list[int]
    first: int  # number of the first game
    size: int

    @property
    def last(self) -> int:
        """Number of the last game."""
        return self.first + len(self.seeds) - 1


class Fault(NamedTuple):
    """Something went wrong that should not: what Python says about it."""

    words: str


class Common(NamedTuple):
    """What all processes share: what is to be done, and what came of it."""

    actions: NDArray[np.int64]
    arrays: Arrays


def shapes(setting: Setting, size: int) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """What lies in the shared memory, longest numbers first, so that none straddles two words."""
    features = sum([block.size for block in setting.game.layout])
    return {
        "actions": (np.int64, (size,)),
        "seats": (np.int64, (size,)),
        "rewards": (np.float64, (size, setting.players)),
        "observations": (np.int16, (size, features)),
        "masks": (np.bool_, (size, setting.game.actions.choices)),
        "done": (np.bool_, (size,)),
    }


def bytes_needed(setting: Setting, size: int) -> int:
    """How much memory a batch shares."""
    return sum([np.dtype(kind).itemsize * prod(shape) for kind, shape in shapes(setting, size).values()])


def laid_out(memory: Any, setting: Setting, size: int) -> Common:
    """Arrays over shared memory."""
    found: dict[str, NDArray[Any]] = {}
    at = 0
    for name, (kind, shape) in shapes(setting, size).items():
        found[name] = np.frombuffer(memory, kind, prod(shape), at).reshape(shape)
        at += found[name].nbytes
    return Common(found.pop("actions"), Arrays(**found))


def work(pipe: Connection, memory: Any, part: Part) -> None:
    """Do what is asked for, until nobody is there any more."""
    with contextlib.suppress(EOFError, OSError):
        try:
            serve(pipe, memory, part)
        except (EOFError, OSError):
            raise
        except Exception:
            pipe.send(Fault(traceback.format_exc()))


def serve(pipe: Connection, memory: Any, part: Part) -> None:
    """Deal, and then show the games, explain what may not be done in them, and take them a step further."""
    setting = Setting(load(part.key), part.players, part.options)
    games = Here(setting, part.seeds)
    common = laid_out(memory, setting, part.size)
    rows = slice(part.first, part.last + 1)
    while True:
        for name in Arrays._fields:
            getattr(common.arrays, name)[rows] = getattr(games.arrays, name)
        pipe.send("")
        while (asked := pipe.recv()) != STEP:
            pipe.send(games.refusal(*asked))
        games.step(common.actions[rows])
