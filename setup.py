"""Compile core, games, bots and the server code of a move with mypyc. Without a C compiler nothing is compiled."""

import ast
import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

if sys.platform == "win32":
    sys.exit("Clanmoot runs on Linux and macOS. On Windows, install it in WSL: https://learn.microsoft.com/windows/wsl")

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build frontend such as pip leaves it out

COMPILED = ("core", "games", "bots")
UNCOMPILED = ("signal_check.py",)  # lets the interpreter handle signals and other threads
# Modules that every move passes between two sockets.
SERVER = {
    "protocol": "wire_views",
    "server/tables": (
        "audience clocks command_judge endings frame_stream stored_drafts table_fields table_loading"
        " table_state table_summary watcher_updates"
    ),
    "server/delivery": "client_messages outbox websocket_frames",
    "server/people": "rate_limits",
    "server/store": "append_events group_commit sqlite_append writer",
}
# Modules of games that run at most a few times per move, and never while a bot searches: gcc optimises them for size.
RARE = {"claim_proof", "combat_sentences", "invariants", "piece_names", "refusals", "sentences", "text_board"}
ONLY = os.environ.get("CLANMOOT_GAMES", "").split()  # compile only these games and the first, while you work on one

# What is installed changes neither whether the package compiles nor what is compiled: libraries are untyped, and errors
# count in the modules that we compile only. `make check` checks all types.
TYPES = [
    "--config-file=",
    "--cache-dir=build/mypy",
    "--explicit-package-bases",
    "--no-site-packages",
    "--ignore-missing-imports",
    "--follow-imports=silent",
]

# Without these flags gcc assumes that a small function may be replaced at load time, and rarely inlines it.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
# The group of core is compiled with more inlining than gcc's default. For a game it would cost a fifth more time, and
# bring nothing.
INLINING = ["--param=max-inline-insns-auto=60", "--param=inline-unit-growth=100"]


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
    if Path("src/clanmoot/server").is_dir():
        ways = [(package, name) for package, names in SERVER.items() for name in names.split()]
        groups["server"] = [f"src/clanmoot/{package}/{name}.py" for package, name in ways]
    return groups


def runs_rarely(path: Path) -> bool:
    """Return whether a module is to be optimised for size."""
    return path.is_relative_to("src/clanmoot/games") and not RARE.isdisjoint((path.stem, path.parent.name))


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
    groups = compiled_together()
    sources = [path for paths in groups.values() for path in paths]
    refuse_coroutines(sources)
    from mypyc.build import mypycify

    from tools import generated_c

    os.environ["MYPYPATH"] = "src"
    modules = mypycify(
        [*TYPES, *sources],
        opt_level=os.environ.get("CLANMOOT_OPT", "3"),
        debug_level="0",
        separate=[(paths, f"clanmoot_{name}") for name, paths in groups.items()],
    )
    known = compiles([*FLAGS, *INLINING, "-Werror"])
    for module in modules:
        flags = [*FLAGS, *(INLINING if module.name == "clanmoot_core__mypyc" else [])] if known else []
        module.extra_compile_args = [*module.extra_compile_args, *flags]  # they all share one list
    found = [module for module in modules if isinstance(module, Extension)]
    generated_c.complete(found, sources, [path for path in sources if runs_rarely(Path(path))])
    return found


class BuildModules(build_ext):
    """Compile what has changed, and remove the modules of earlier builds that are not compiled any more."""

    def run(self) -> None:
        wanted = {Path(self.get_ext_fullpath(module.name)).resolve() for module in self.extensions}
        for library in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if library.resolve() not in wanted:
                library.unlink()
        super().run()

    def build_extension(self, ext: Extension) -> None:
        """Compile a module if it is older than its sources. Never write into a file that a build in use has linked."""
        path = Path(self.get_ext_fullpath(ext.name))
        depends = [*ext.sources, *ext.depends, "setup.py", "tools/generated_c.py"]
        if path.exists() and any(Path(source).stat().st_mtime > path.stat().st_mtime for source in depends):
            path.unlink()
        if not path.exists() and ext.name.endswith("__mypyc"):
            sys.stderr.write(f"clanmoot: compiling {ext.name.removeprefix('clanmoot_').removesuffix('__mypyc')}\n")
        super().build_extension(ext)


class BuildPackages(build_py):
    """Build the browser client, then copy the packages. If the client cannot be built, install without it."""

    def run(self) -> None:
        subprocess.run([sys.executable, str(Path("web", "build.py"))], check=False)
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.suffix != ".so":
                path.unlink()  # a file of an earlier build may have no source any more
        super().run()


# An editable installation runs the sources, and metadata needs no modules.
COMPILING = {"build", "build_ext", "bdist_wheel", "install"}.intersection(sys.argv)

setup(
    cmdclass={"build_py": BuildPackages, "build_ext": BuildModules},
    ext_modules=extensions() if COMPILING else [],
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
