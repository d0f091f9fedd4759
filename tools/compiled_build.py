"""Build the compiled package in build/compiled/current, a folder for the Python path.

`current` is a link. It changes in one step, after every compiled module of the new build could be imported, so a build
that was interrupted is never used. The next build continues where it stopped. Python files are copied. Everything else
(rules, sentences, the browser client) is linked, so it is never stale.

Exit status: 0 if the build is ready, 1 if it failed, 3 if this machine has no C compiler.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import make_venv

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src/clanmoot"
CLIENT: Final = Path("server/static")  # in the package; built later than the package, or never
FOLDER: Final = ROOT / "build/compiled"
CURRENT: Final = FOLDER / "current"
LIBRARIES: Final = ROOT / f"build/lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"  # from setuptools
SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))
ATTEMPTS: Final = 3
NO_COMPILER: Final = 3

# Imports every compiled module in a folder.
IMPORT: Final = """
import importlib, pathlib, sys
folder, suffix = pathlib.Path(sys.argv[1]), sys.argv[2]
for path in sorted(folder.glob(f"clanmoot/**/*{suffix}")):
    name = ".".join(path.relative_to(folder).parts).removesuffix(suffix).removesuffix(".__init__")
    found = importlib.import_module(name).__file__
    assert found == str(path), f"{name} is {found}"
"""


def fingerprint() -> str:
    """Return a hash of everything that the build depends on."""
    found = hashlib.sha256(f"{sys.version} {SUFFIX} {os.environ.get('CLANMOOT_GAMES', '')}".encode())
    for path in [ROOT / "setup.py", ROOT / "tools/generated_c.py", *sorted(PACKAGE.rglob("*.py"))]:
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def ready() -> bool:
    """Return whether `current` was built from the present sources."""
    return CURRENT.is_dir() and CURRENT.resolve().name == fingerprint()


def retire() -> None:
    """Remove `current`, so that processes that start from now on run the sources."""
    CURRENT.unlink(missing_ok=True)


def build() -> int:
    """Build the package, unless `current` is ready. Return the exit status. Only one process builds at a time."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for _ in range(ATTEMPTS):
            if ready():
                return 0
            wanted = fingerprint()
            if not compile_modules():
                return 1
            if not any(LIBRARIES.glob(f"*{SUFFIX}")):
                return NO_COMPILER
            folder = assemble(wanted)
            if not imports(folder):
                shutil.rmtree(LIBRARIES)  # a file was left half-written: compile everything again
            elif fingerprint() == wanted:  # else the sources have changed meanwhile
                publish(folder)
    return 0 if ready() else 1


def compile_modules() -> bool:
    """Compile what has changed. Return whether this succeeded."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def assemble(name: str) -> Path:
    """Assemble the folder of a build that is not in use yet."""
    folder = FOLDER / name
    shutil.rmtree(folder, ignore_errors=True)
    copy(PACKAGE, folder / "clanmoot")
    client = folder / "clanmoot" / CLIENT
    if not client.is_symlink():
        client.parent.mkdir(exist_ok=True)
        client.symlink_to(PACKAGE / CLIENT)
    for library in LIBRARIES.rglob(f"*{SUFFIX}"):
        os.link(library, folder / library.relative_to(LIBRARIES))
    return folder


def copy(source: Path, target: Path) -> None:
    """Copy the Python files of a folder, and link everything else. Link a folder without Python files as a whole."""
    target.mkdir(parents=True)
    for path in source.iterdir():
        if path.is_dir() and not path.is_symlink() and any(path.rglob("*.py")):
            copy(path, target / path.name)
        elif path.suffix == ".py":
            shutil.copy2(path, target)
        elif path.name != "__pycache__":
            (target / path.name).symlink_to(path)


def imports(folder: Path) -> bool:
    """Return whether all compiled modules of a build can be imported."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", IMPORT, str(folder), SUFFIX]
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode == 0


def publish(folder: Path) -> None:
    """Point `current` to a build. Delete all builds except it and the previous one, which a server may still use."""
    before = CURRENT.resolve() if CURRENT.is_symlink() else folder
    new = FOLDER / "new"
    new.unlink(missing_ok=True)
    new.symlink_to(folder.name)
    new.replace(CURRENT)
    for other in FOLDER.iterdir():
        if other.is_dir() and not other.is_symlink() and other not in (folder, before):
            shutil.rmtree(other)


def build_in_background() -> int:
    """Build at the lowest priority. Install the Python packages that compiling needs first."""
    os.nice(19)
    make_venv.make(make_venv.compiling())
    return build()


if __name__ == "__main__":
    sys.exit(build_in_background() if "--in-background" in sys.argv else build())
