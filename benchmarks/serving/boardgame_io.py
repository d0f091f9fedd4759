"""The library boardgame.io with a small card game of ours. npm installs it and Node runs it, all in memory."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from .load import Missing, Served

HERE: Final = Path(__file__).resolve().parent / "boardgame"
BUILT: Final = Path(__file__).resolve().parents[2] / "build" / "boardgame"
ENVIRONMENT: Final = {**os.environ, "NODE_ENV": "production"}
PATIENCE: Final = 300  # seconds for npm


@contextmanager
def boardgame() -> Iterator[Served]:
    """Start the boardgame.io server on a free port."""
    install()
    process = subprocess.Popen(
        ["node", "--expose-gc", "server.js"],
        stdin=subprocess.PIPE,  # it ends when this is closed, even if we are killed
        stdout=subprocess.PIPE,
        text=True,
        cwd=BUILT,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        if not line.startswith("port "):
            raise Missing("boardgame.io is not measured: its server did not start.")
        address = f"http://127.0.0.1:{line.split()[1]}"
        yield Served([address], [process.pid], ["node", "clients.js"], BUILT, tidy=signal.SIGUSR2)
    finally:
        process.stdin.close()
        process.wait()
        process.stdout.close()


def install() -> None:
    """Install boardgame.io outside the sources, once per list of versions."""
    if not shutil.which("node") or not shutil.which("npm"):
        raise Missing("boardgame.io is not measured: it needs Node.js and npm, which are not here.")
    lock = BUILT / "package-lock.json"
    ready = BUILT / "node_modules" / ".package-lock.json"
    fresh = ready.exists() and lock.read_bytes() == (HERE / lock.name).read_bytes()
    BUILT.mkdir(parents=True, exist_ok=True)
    for source in HERE.iterdir():
        shutil.copy(source, BUILT)
    if fresh:
        return
    words = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    try:
        done = subprocess.run(
            words, cwd=BUILT, env=ENVIRONMENT, check=False, capture_output=True, text=True, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        raise Missing("boardgame.io is not measured: npm takes too long to install it.") from None
    if done.returncode:
        raise Missing(f"boardgame.io is not measured: npm cannot install it. {done.stderr.strip()}")
