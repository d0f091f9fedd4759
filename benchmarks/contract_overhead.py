"""What does it cost to call a game through the contract instead of directly?

Calls between separately compiled packages go through the interpreter, which would slow down only the direct loop. So we
build the package once more with its own setup.py, with the direct loop inside, and take both loops from that build.
"""

import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.report import Section, at_least, rate

ROOT: Final = Path(__file__).resolve().parents[1]
QUESTION: Final = "Playouts through the contract, for any game, against the same loop for this game only."
LEAST: Final = 0.8
GAME: Final = "games/schotten_totten"
IMPORTS: Final = """
from clanmoot.games.schotten_totten import SchottenTotten
from clanmoot.games.schotten_totten.state import State
"""


def direct_loop(generic: str) -> str:
    """Return the text of core/playout.py, with types of this game in place of the general ones."""
    text = re.sub(r": S\b", ": State", generic.replace("Game[S, V]", "SchottenTotten"))
    if text.count("SchottenTotten") < 3 or text.count(": State") < 3:
        raise SystemExit(
            "core/playout.py has changed so much that benchmarks/contract_overhead.py no longer understands it."
        )
    return text.replace("\nfrom .game import", IMPORTS + "from .game import", 1)


def build(folder: Path) -> None:
    """Compile core, this game and the direct loop together, in the way the package is compiled."""
    package = folder / "src" / "clanmoot"
    for inside in ("core", GAME):
        nothing = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(ROOT / "src" / "clanmoot" / inside, package / inside, ignore=nothing)
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, folder)
    for parent in (package, package / "games"):
        (parent / "__init__.py").touch()  # empty: what they usually import is not in this build
    (package / "core" / "direct_loop.py").write_text(direct_loop((package / "core" / "playout.py").read_text()))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
    built = subprocess.run(command, cwd=folder, env=environment, check=False, capture_output=True, text=True)
    if built.returncode:
        raise OSError((built.stdout + built.stderr).strip())


def sections(games: int, rounds: int) -> list[Section]:
    """Run both loops alternately in one process. Use the median of the rounds."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            build(Path(folder))
        except OSError as error:
            return [Section(QUESTION, [], (f"Not measured, because it could not be compiled: {error}",))]
        command = [sys.executable, "-m", "benchmarks.contract_overhead", str(games), str(rounds)]
        environment = {**os.environ, "PYTHONPATH": str(Path(folder, "src"))}
        answer = subprocess.run(
            command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True
        ).stdout
    rows = []
    for rules, pairs in json.loads(answer).items():
        generic, direct = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
        ratio = median(pair[0] / pair[1] for pair in pairs)
        rows.append(at_least(rules, rate(generic, "moves"), rate(direct, "moves"), ratio, LEAST))
    return [Section(QUESTION, rows)]


def paces(games: int, rounds: int) -> dict[str, list[tuple[float, float]]]:
    """Return decisions per second through the contract and directly, a pair per round. Call it in the special build."""
    from benchmarks.timed_loops import is_compiled, start
    from clanmoot.core.playout import playouts
    from clanmoot.core.rng import Rng
    from clanmoot.games.schotten_totten import GAME

    loop = importlib.import_module("clanmoot.core.direct_loop")
    if not is_compiled() or str(loop.__file__).endswith(".py"):
        raise SystemExit("The special build is not compiled.")
    found: dict[str, list[tuple[float, float]]] = {"base": [], "tactics": []}
    for tactics, pairs in enumerate(found.values()):
        for seed in range(rounds):
            began = time.process_time()
            generic = playouts(GAME, start(tactics), Rng(seed), games)
            between = time.process_time()
            direct = loop.playouts(GAME, start(tactics), Rng(seed), games)
            ended = time.process_time()
            if generic != direct:
                raise SystemExit("The direct loop played other games than the loop of the package.")
            pairs.append((generic / (between - began), direct / (ended - between)))
    return found


if __name__ == "__main__":
    print(json.dumps(paces(int(sys.argv[1]), int(sys.argv[2]))))
