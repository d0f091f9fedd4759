"""Compile core, games, bots and a move's way through the server with mypyc; all stays as it is without a C compiler."""

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
UNCOMPILED = ("signal_check.py",)  # the interpreter's own pause, in which signals and other threads are attended to
# What every move passes on its way from one socket to the others; the compiler needs the libraries that it is typed by.
SERVER = {
    "protocol": "shapes",
    "server/tables": (
        "audience clocks command_judge endings frame_stream loading stored_drafts table_fields table_state"
        " table_summary watcher_updates"
    ),
    "server/delivery": "client_messages outbox websocket_frames",
    "server/people": "limits",
    "server/store": "append group_commit sqlite_append writer",
}
TYPED_BY = ("alembic", "argon2", "litestar", "msgspec", "openskill", "prometheus_client", "sqlalchemy", "uvicorn")
ONLY = os.environ.get("CLANMOOT_GAMES", "").split()  # these games and the first alone, for whoever works on one game


# Without these, gcc must assume that small functions could be replaced at load time, and inlines few of them.
FLAGS = [
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-fno-plt",
    "--param=max-inline-insns-auto=60",
    "--param=inline-unit-growth=100",
]


def compiles(flags: list[str]) -> bool:
    """Whether a C compiler with the Python headers takes these flags; CLANMOOT_COMPILE=0 says no without asking."""
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
    """Every game with its heuristics is a C file of its own, so that they compile side by side; core is with the first.

    Calls within a group can be inlined, calls between groups cannot, and the first game is the one we race against C.
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
        groups["server"] = [f"src/clanmoot/{package}/{name}.py" for room, name in ways]
    return groups


def refuse_coroutines(paths: list[str]) -> None:
    """End the build if a module to be compiled has a coroutine.

    In coroutines that mypyc 2.4 compiles, what is raised after an await in `except`, in `finally` or in an `async with`
    can be the exception of another coroutine, or freed memory (docs/adr/0027).
    """
    for path in paths:
        for node in ast.walk(ast.parse(Path(path).read_text("utf-8"))):
            if isinstance(node, ast.AsyncFunctionDef):
                sys.exit(f"{path}, line {node.lineno}: {node.name} is a coroutine, and no coroutine may be compiled")


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
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
        module.extra_compile_args = [*module.extra_compile_args, *flags]  # the list is the same for all of them
    return [module for module in modules if isinstance(module, Extension)]


class WithClient(build_py):
    """The browser client is built before the packages are copied; where that cannot be, the rest installs without."""

    def run(self) -> None:
        """Build the client, then copy."""
        subprocess.run([sys.executable, str(Path("web", "build.py"))], check=False)
        super().run()


setup(
    cmdclass={"build_py": WithClient},
    ext_modules=extensions(),
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
