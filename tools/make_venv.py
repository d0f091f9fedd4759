"""Make .venv, with the libraries that a task needs and the command `clanmoot`.

    python tools/make_venv.py                what playing needs
    python tools/make_venv.py hosting dev    these extras of pyproject.toml too
    python tools/make_venv.py --all          all extras but `bench`

It installs the versions of requirements.lock, and nothing that is there already.
"""

import hashlib
import json
import os
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin/python"
LOCK: Final = ROOT / "requirements.lock"
STAMP: Final = VENV / "installed.json"
APART: Final = ("bench",)  # needs other versions of two libraries
PIP: Final = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")

COMMAND: Final = f"""#!{PYTHON}
import sys

from clanmoot.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
"""


def make(requirements: list[str]) -> None:
    """Create the environment, or install into it what is missing."""
    before = installed()
    if before.issuperset(requirements):
        return
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True, clear=VENV.exists())
    subprocess.run([PYTHON, *PIP, "--constraint", LOCK, *requirements], cwd=ROOT, check=True)
    link()
    STAMP.write_text(json.dumps({"kind": kind(), "requirements": sorted(before.union(requirements))}), "utf-8")


def installed() -> set[str]:
    """Return the requirements that are installed for this Python and this lock file."""
    stamp = json.loads(STAMP.read_text("utf-8")) if STAMP.is_file() else {}
    return set(stamp["requirements"]) if stamp.get("kind") == kind() else set()


def kind() -> str:
    """Return a hash of the Python version and the lock file. If it changes, the environment must be made again."""
    return hashlib.sha256(sys.version.encode() + LOCK.read_bytes()).hexdigest()


def wanted(extras: list[str]) -> list[str]:
    """Return the requirements of the package and of these extras."""
    project = pyproject()["project"]
    return [*project["dependencies"], *[one for extra in extras for one in project["optional-dependencies"][extra]]]


def every_extra() -> list[str]:
    """Return the extras that can be installed together."""
    return [name for name in pyproject()["project"]["optional-dependencies"] if name not in APART]


def compiling() -> list[str]:
    """Return the requirements for compiling the package. They do not include Node, although the build also needs it."""
    return [one for one in pyproject()["build-system"]["requires"] if not one.startswith("nodejs")]


def node() -> list[str]:
    """Return the requirements for building the browser client on a machine without Node."""
    return [one for one in pyproject()["build-system"]["requires"] if one.startswith("nodejs")]


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def on_sources() -> dict[str, str]:
    """Return environment variables that make a program run the sources, even if there is a compiled build."""
    return {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def link() -> None:
    """Put the command `clanmoot` into the environment. It runs the compiled build if there is one, else the sources.

    Python ignores a line of a .pth file that names no folder, so the file stays the same when the build appears.
    """
    (packages,) = VENV.glob("lib/python*/site-packages")
    (packages / "clanmoot.pth").write_text(f"{ROOT / 'build/compiled/current'}\n{ROOT / 'src'}\n", "utf-8")
    command = VENV / "bin/clanmoot"
    command.write_text(COMMAND, "utf-8")
    command.chmod(0o755)


if __name__ == "__main__":
    make(wanted(every_extra() if sys.argv[1:] == ["--all"] else sys.argv[1:]))
