"""A worker process of a batch: it runs some of the games and writes their arrays into shared memory."""

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
from .local_batch import LocalEngine

STEP: Final = ()  # the usual request; any other is a row and an action, and asks why that action is refused


class Part(NamedTuple):
    """The games that one process runs, and the size of the whole batch."""

    key: str
    players: int
    options: tuple[int, ...]
    seeds: list[int]
    first: int  # number of the first game
    size: int

    @property
    def last(self) -> int:
        return self.first + len(self.seeds) - 1


class Fault(NamedTuple):
    """An unexpected error in a worker, with Python's traceback."""

    words: str


class SharedArrays(NamedTuple):
    """The memory that all processes share: the actions to carry out and the resulting arrays."""

    actions: NDArray[np.int64]
    arrays: Arrays


def shapes(setting: Setting, size: int) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """Return the type and shape of each shared array.

    The widest types come first, so that every array is aligned in memory.
    """
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
    """Return how many bytes of shared memory a batch needs."""
    return sum([np.dtype(kind).itemsize * prod(shape) for kind, shape in shapes(setting, size).values()])


def map_arrays(memory: Any, setting: Setting, size: int) -> SharedArrays:
    """Return arrays that use the shared memory."""
    found: dict[str, NDArray[Any]] = {}
    at = 0
    for name, (kind, shape) in shapes(setting, size).items():
        found[name] = np.frombuffer(memory, kind, prod(shape), at).reshape(shape)
        at += found[name].nbytes
    return SharedArrays(found.pop("actions"), Arrays(**found))


def work(pipe: Connection, memory: Any, part: Part) -> None:
    """Serve requests until the other end closes the pipe. Send a `Fault` on any other error."""
    with contextlib.suppress(EOFError, OSError):
        try:
            serve(pipe, memory, part)
        except (EOFError, OSError):
            raise
        except Exception:
            pipe.send(Fault(traceback.format_exc()))


def serve(pipe: Connection, memory: Any, part: Part) -> None:
    """Start the games, then in a loop: write the arrays, explain refused actions, and take the next step."""
    setting = Setting(load(part.key), part.players, part.options)
    games = LocalEngine(setting, part.seeds)
    common = map_arrays(memory, setting, part.size)
    rows = slice(part.first, part.last + 1)
    while True:
        for name in Arrays._fields:
            getattr(common.arrays, name)[rows] = getattr(games.arrays, name)
        pipe.send("")
        while (asked := pipe.recv()) != STEP:
            pipe.send(games.refusal(*asked))
        games.step(common.actions[rows])
