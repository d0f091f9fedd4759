"""Builds and runs schotten.c, a C program that plays the same games as the package."""

import shutil
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from clanmoot.core.rng import Rng

SOURCE: Final = Path(__file__).resolve().with_name("schotten.c")


class Played(NamedTuple):
    """The results of all games. `each` has, per game, decisions, reason, winner, and the stones of both seats."""

    games: int
    decisions: int
    checksum: int
    seconds: float
    each: list[tuple[int, ...]]


def build(folder: Path) -> Path:
    """Compile the program into this folder and return its path."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise FileNotFoundError("There is no C compiler: neither `cc` nor `gcc` is on the path. Install one.")
    program = folder / "schotten"
    subprocess.run([compiler, "-O3", "-Wall", "-Wextra", "-Werror", str(SOURCE), "-o", str(program)], check=True)
    return program


def play(program: Path, rng: Rng, games: int, each: bool = False) -> Played:
    """Play the games that this random generator produces. The generator must be unused."""
    command = [str(program), *[str(word) for word in (rng.a, rng.b, rng.c, games)], *(["each"] if each else [])]
    *lines, last = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    played, decisions, checksum, nanoseconds = [int(word) for word in last.split()]
    return Played(played, decisions, checksum, nanoseconds / 1e9, [tuple(map(int, line.split())) for line in lines])
