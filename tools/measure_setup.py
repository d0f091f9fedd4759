"""Measure how long people wait after a fresh clone: `make measure`. Prints the table of CONTRIBUTING.md.

    python tools/measure_setup.py             playing, editing and the quick check
    python tools/measure_setup.py --tests     also all tests, which takes long

Run it while the machine does nothing else. Libraries come from the network, or from the caches of pip and npm.
"""

import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
RUNNING: Final = "Clanmoot is running at "
SVELTE: Final = Path("web/src/games/tain/Board.svelte")
RULE: Final = Path("src/clanmoot/games/tain/rules/raiding.py")
NODE: Final = ("node", "npm", "npx", "corepack")
COMPILED: Final = Path("build/compiled/current")
MEGABYTE: Final = 1_000_000
LONGEST: Final = 1_800  # seconds for the compiler

Row = tuple[str, str]


def main() -> None:
    """Clone, measure and print the table."""
    rows: list[Row] = []
    with clone() as folder:
        for row in (*playing(folder), *editing(folder), *checking(folder, "--tests" in sys.argv)):
            sys.stderr.write(f"{row[0]}: {row[1]}\n")
            rows.append(row)
    with clone() as folder, path_without_node() as path:
        rows += [
            (f"{what}, without Node", figure) for what, figure in first_start(folder, {**os.environ, "PATH": path})
        ]
    print_table(rows)


@contextmanager
def clone() -> Iterator[Path]:
    """Yield a fresh clone of the last commit."""
    with tempfile.TemporaryDirectory(prefix="clanmoot-measure-", ignore_cleanup_errors=True) as folder:
        target = Path(folder, "clanmoot")
        subprocess.run(["git", "clone", "--quiet", ROOT, target], check=True)
        yield target


def playing(folder: Path) -> Iterator[Row]:
    """Measure both starts, and how long the compiler runs in the background of the first one."""
    with started(folder) as (seconds, _):
        yield "`make play`, first time, to the open page", f"{seconds:.0f} s"
        yield "disk use then", size(folder)
        yield "until bots run the compiled engine", f"{taken(lambda: wait_for(folder / COMPILED)) + seconds:.0f} s"
        yield "disk use then", size(folder)
    with started(folder) as (seconds, _):
        yield "`make play`, second time", f"{seconds:.1f} s"


def first_start(folder: Path, variables: dict[str, str]) -> Iterator[Row]:
    """Measure the first start with these environment variables, and the disk space it uses."""
    with started(folder, variables) as (seconds, _):
        yield "`make play`, first time, to the open page", f"{seconds:.0f} s"
        yield "disk use then", size(folder)


def editing(folder: Path) -> Iterator[Row]:
    """Measure the time from a changed file to the result of its tests."""
    run(folder, "make", "setup", "client", "browser")
    touch(folder / SVELTE, "<!-- changed -->")
    vitest = ("npx", "vitest", "run", "src/games/tain")
    yield "a changed `.svelte` file, to its tests", f"{taken(lambda: run(folder / 'web', *vitest)):.1f} s"
    yield "the same, to the built client", f"{taken(lambda: run(folder, 'make', 'client')):.1f} s"
    touch(folder / RULE, "# changed")
    pytest = ("env", "PYTHONPATH=src", ".venv/bin/python", "-m", "pytest", "tests/games/tain")
    yield "a changed rule, to the tests of its game", f"{taken(lambda: run(folder, *pytest)):.1f} s"
    yield "the same, to the compiled build", f"{taken(lambda: run(folder, 'make', 'compile')):.1f} s"
    run(folder, "git", "checkout", "--quiet", ".")


def checking(folder: Path, tests: bool) -> Iterator[Row]:
    """Measure the quick check, and all tests if `tests` is set."""
    run(folder, "make", "quick")
    yield "`make quick`", f"{taken(lambda: run(folder, 'make', 'quick')):.0f} s"
    if tests:
        run(folder, "make", "setup", "client", "services")
        yield "`make test`, everything installed", f"{taken(lambda: run(folder, 'make', 'test')) / 60:.1f} min"


@contextmanager
def started(folder: Path, variables: dict[str, str] | None = None) -> Iterator[tuple[float, str]]:
    """Run `make play`. Yield the seconds until the page could be loaded, and its address."""
    began = time.monotonic()
    environment = {**(variables or os.environ), "CLANMOOT_HOME": str(folder / "home"), "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        ["make", "play"], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert process.stdout is not None
        line = next((line for line in process.stdout if line.startswith(RUNNING)), "")
        address = line.removeprefix(RUNNING).strip()
        with urllib.request.urlopen(address) as answer:
            assert b"<script" in answer.read(), "the page has no client"
        yield time.monotonic() - began, address
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()


@contextmanager
def path_without_node() -> Iterator[str]:
    """Yield a PATH that offers every program of this machine's PATH except Node."""
    with tempfile.TemporaryDirectory(prefix="clanmoot-path-") as folder:
        for place in reversed(os.get_exec_path()):
            for program in Path(place).glob("*"):
                link = Path(folder, program.name)
                link.unlink(missing_ok=True)
                if program.name not in NODE:
                    link.symlink_to(program)
        yield folder


def taken(work: Callable[[], object]) -> float:
    """Return how many seconds some work takes."""
    began = time.monotonic()
    work()
    return time.monotonic() - began


def run(folder: Path, *command: str) -> None:
    """Run a command without showing its output, unless it fails."""
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}\n{' '.join(command)} failed")


def wait_for(path: Path) -> None:
    """Wait until a path exists."""
    late = time.monotonic() + LONGEST
    while not path.exists():
        if time.monotonic() > late:
            sys.exit(f"{path.name} did not appear within {LONGEST} seconds")
        time.sleep(0.1)


def touch(path: Path, line: str) -> None:
    """Append a line to a file, so that only the file's content changes."""
    path.write_text(f"{path.read_text('utf-8')}{line}\n", "utf-8")


def size(folder: Path) -> str:
    """Return how much disk space a folder takes."""
    done = subprocess.run(["du", "-s", "-B1", folder], check=True, capture_output=True, text=True)
    return f"{int(done.stdout.split()[0]) / MEGABYTE:.0f} MB"


def print_table(rows: list[Row]) -> None:
    """Print the rows as a Markdown table, with a description of the machine."""
    node = shutil.which("node")
    version = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout if node else "none"
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}, Node {version.strip().removeprefix('v')}"
    lines = [f"| what | {machine} |", "|---|---|", *[f"| {what} | {figure} |" for what, figure in rows]]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
