"""Compile core, games, bots and the server code of a move with mypyc. Without a C compiler nothing is compiled."""

import ast
import importlib.util
import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COMPILED = ("core", "games", "bots")
UNCOMPILED = ("signal_check.py",)  # lets the interpreter handle signals and other threads
# Modules that every move passes between two sockets. To compile them, mypyc needs the libraries that type them.
SERVER = {
    "protocol": "wire_views",
    "server/tables": (
        "audience clocks command_judge endings frame_stream loading stored_drafts table_fields table_state"
        " table_summary watcher_updates"
    ),
    "server/delivery": "client_messages outbox websocket_frames",
    "server/people": "limits",
    "server/store": "append group_commit sqlite_append writer",
}
TYPED_BY = ("alembic", "argon2", "litestar", "msgspec", "openskill", "prometheus_client", "sqlalchemy", "uvicorn")
ONLY = os.environ.get("CLANMOOT_GAMES", "").split()  # compile only these games and the first, while you work on one


# Without these flags gcc assumes that a small function may be replaced at load time, and rarely inlines it.
FLAGS = [
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-fno-plt",
    "--param=max-inline-insns-auto=60",
    "--param=inline-unit-growth=100",
]


def compiles(flags: list[str]) -> bool:
    """Return whether a C compiler and the Python headers are there and accept the flags; no if CLANMOOT_COMPILE=0."""
    if os.environ.get("CLANMOOT_COMPILE") == "0":
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        include = "-I" + sysconfig.get_paths()["include"]
        command = [*compiler, include, *flags, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def compiled_together() -> dict[str, list[str]]:
    """Return the modules to compile, by the C file that they share.

    Each game and its heuristics are a C file, so that games compile in parallel. Core, bots and Schotten Totten share
    one: calls are inlined only within a file, and Schotten Totten is the game that we compare with a C program.
    """
    groups: dict[str, list[str]] = {}
    for package in COMPILED:
        for path in sorted(Path("src/clanmoot", package).rglob("*.py")):
            game = path.relative_to("src/clanmoot/games").parts[0] if package == "games" else ""
            if "heuristics" in path.parts:
                game = path.relative_to("src/clanmoot/bots/heuristics").parts[0]
            own = game and not game.endswith(".py") and game != "schotten_totten"
            if path.name in UNCOMPILED or (own and ONLY and game not in ONLY):
                continue
            groups.setdefault(game if own else "core", []).append(str(path))
    if all(importlib.util.find_spec(library) for library in TYPED_BY):
        ways = [(package, name) for package, names in SERVER.items() for name in names.split()]
        groups["server"] = [f"src/clanmoot/{package}/{name}.py" for package, name in ways]
    return groups


def refuse_coroutines(paths: list[str]) -> None:
    """End the build if a module to be compiled has a coroutine.

    If a compiled coroutine awaits in `except`, `finally` or `async with`, mypyc 2.4 can raise the exception of another
    coroutine afterwards, or use freed memory (docs/adr/0027).
    """
    for path in paths:
        for node in ast.walk(ast.parse(Path(path).read_text("utf-8"))):
            if isinstance(node, ast.AsyncFunctionDef):
                sys.exit(f"{path}, line {node.lineno}: {node.name} is a coroutine, and coroutines must not be compiled")


def extensions() -> list[Extension]:
    """Return the modules to compile; none without a C compiler."""
    if not compiles([]):
        sys.stderr.write("clanmoot: no C compiler, installing without compiled modules\n")
        return []
    from mypyc.build import mypycify

    groups = compiled_together()
    refuse_coroutines([path for paths in groups.values() for path in paths])
    modules = mypycify(
        [path for paths in groups.values() for path in paths],
        opt_level=os.environ.get("CLANMOOT_OPT", "3"),
        debug_level="0",
        separate=[(paths, f"clanmoot_{name}") for name, paths in groups.items()],
    )
    flags = FLAGS if compiles([*FLAGS, "-Werror"]) else []
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *flags]  # they all share one list
    return [module for module in modules if isinstance(module, Extension)]


class WithClient(build_py):
    """Build the browser client before the packages are copied. If that fails, install without it."""

    def run(self) -> None:
        """Build the client, then copy the packages."""
        subprocess.run([sys.executable, str(Path("web", "build.py"))], check=False)
        super().run()


setup(
    cmdclass={"build_py": WithClient},
    ext_modules=extensions(),
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
