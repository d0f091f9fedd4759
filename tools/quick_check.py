"""The quick check, in under a minute: style, types, import contracts, and the tests of core, games and the client.

It reports every check that fails, not only the first. `make test` runs everything.
"""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import make_venv
from web import build as client

BIN: Final = make_venv.VENV / "bin"
# What needs no library beyond the extra `dev`. After `make setup`, the types of the whole project are checked.
LIGHT: Final = ("src/clanmoot/core", "src/clanmoot/games", "src/clanmoot/bots", "tests/core", "tests/games")


class Check(NamedTuple):
    """The name of a check, how long it took, and its output if it failed."""

    name: str
    seconds: float
    output: str  # empty if it succeeded


def main() -> int:
    """Run both queues side by side and print what failed."""
    with ThreadPoolExecutor() as threads:
        queues = [threads.submit(python_checks), threads.submit(client_checks)]
        checks = [check for queue in queues for check in queue.result()]
    for check in checks:
        sys.stdout.write(f"{check.output}\n" if check.output else "")
    for check in checks:
        sys.stdout.write(f"{'failed' if check.output else 'passed'} {check.name} ({check.seconds:.1f} s)\n")
    return 1 if any(check.output for check in checks) else 0


def python_checks() -> list[Check]:
    """Check style and types, and test core and games from the sources."""
    return [
        run("ruff check", [BIN / "ruff", "check", "."]),
        run("ruff format", [BIN / "ruff", "format", "--check", "."]),
        run("mypy", [BIN / "mypy", "--cache-dir", make_venv.VENV / "types", *([] if complete() else LIGHT)]),
        run("lint-imports", [BIN / "lint-imports", "--no-logo"]),
        run("tests of core and games", [BIN / "python", "-m", "pytest", "-n", "1", "tests/core", "tests/games"]),
    ]


def complete() -> bool:
    """Return whether the libraries for all tasks are installed."""
    return make_venv.installed().issuperset(make_venv.wanted(make_venv.every_extra()))


def client_checks() -> list[Check]:
    """Check the format of the browser client and run its tests. ESLint is left out: without a cache it is too slow."""
    npm = [*client.find_npm()]
    client.installed(tools=True)
    return [
        run("Prettier", [*npm, "exec", "--", "prettier", "--check", "--cache", "."], client.HERE),
        run("Vitest", [*npm, "run", "--silent", "test"], client.HERE),
    ]


def run(name: str, command: list[str | Path], folder: Path = make_venv.ROOT) -> Check:
    """Run a command in a folder, using the sources instead of a compiled build."""
    began = time.monotonic()
    done = subprocess.run(
        command,
        cwd=folder,
        env=make_venv.on_sources(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    failed = done.returncode != 0
    return Check(name, time.monotonic() - began, (done.stdout or f"{name} failed") if failed else "")


if __name__ == "__main__":
    sys.exit(main())
