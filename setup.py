"""Compile core, games and bots with mypyc where a C compiler is at hand; install them as they are where none is."""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

ROOMS = ("core", "games", "bots")


def can_compile() -> bool:
    """Whether a C compiler with the Python headers answers; CLANMOOT_COMPILE=0 says no without asking."""
    if os.environ.get("CLANMOOT_COMPILE") == "0":
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        include = "-I" + sysconfig.get_paths()["include"]
        command = [*compiler, include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    if not can_compile():
        sys.stderr.write("clanmoot: no C compiler, installing without compiled modules\n")
        return []
    from mypyc.build import mypycify

    sources = [str(path) for room in ROOMS for path in sorted(Path("src/clanmoot", room).rglob("*.py"))]
    modules = mypycify(sources, opt_level=os.environ.get("CLANMOOT_OPT", "3"), debug_level="0")
    for module in modules:
        # Without this, gcc must assume that small functions could be replaced at load time, and inlines none of them.
        module.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
    return [module for module in modules if isinstance(module, Extension)]


setup(ext_modules=extensions())
