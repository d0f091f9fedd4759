"""Run the server and the browser client's development server side by side: `make dev`.

Vite reloads what changes in web/. The server runs the sources and starts again when a Python file or a catalogue
changes. Its database is build/dev.sqlite, so tables survive a restart.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import make_venv
from web import build as client

WATCHED: Final = make_venv.ROOT / "src/clanmoot"
PORT: Final = "8000"
PAUSE: Final = 0.5  # seconds between two looks at the files
PATIENCE: Final = 10  # seconds for a program to end


def main() -> int:
    """Run both servers until Ctrl-C, or until one of them ends by itself."""
    if not client.installed():
        return 1
    server = start_server()
    vite = subprocess.Popen([*client.find_npm(), "run", "dev"], cwd=client.HERE, start_new_session=True)
    seen = changed()
    try:
        while vite.poll() is None and server.poll() is None:
            time.sleep(PAUSE)
            if changed() != seen:
                seen = changed()
                sys.stderr.write("A file has changed: the server starts again.\n")
                stop(server)
                server = start_server()
    except KeyboardInterrupt:
        return 0
    finally:
        stop(server)
        stop(vite)
    return 1


def start_server() -> subprocess.Popen[bytes]:
    """Start a server that runs the sources."""
    (make_venv.ROOT / "build").mkdir(exist_ok=True)
    command = [
        str(make_venv.PYTHON),
        "-m",
        "clanmoot",
        "serve",
        "--port",
        PORT,
        "--database",
        "sqlite:///build/dev.sqlite",
    ]
    return subprocess.Popen(command, cwd=make_venv.ROOT, env=make_venv.on_sources(), start_new_session=True)


def changed() -> float:
    """Return the latest time at which a file that the server reads was changed."""
    return max([path.stat().st_mtime for pattern in ("*.py", "*.ftl") for path in WATCHED.rglob(pattern)])


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stop a program and all processes that it has started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


if __name__ == "__main__":
    sys.exit(main())
