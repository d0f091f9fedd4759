"""Set up what playing needs, and open Clanmoot in the browser: `make play`.

The first start runs the sources, so that nobody waits for a compiler. Meanwhile the compiled build is made at low
priority. Computer opponents use it as soon as it is ready, the server from the next start.
"""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import compiled_build, make_venv
from web import build as client

LOG: Final = compiled_build.FOLDER / "log.txt"


def main() -> int:
    """Set up, then run the server until it ends."""
    try:
        set_up()
    except subprocess.CalledProcessError:
        say("The libraries could not be installed. The lines above say why. Start again with: make play")
        return 1
    except KeyboardInterrupt:
        say("Stopped. The next start continues from here.")
        return 130
    with compiled_in_background() as variables:
        return serve(variables)


def set_up() -> None:
    """Install libraries and build the browser client. Do both at the same time if the machine has Node."""
    if not make_venv.STAMP.is_file():
        say("Setting up Clanmoot for the first time.")
    libraries = make_venv.wanted([])
    if client.find_npm():
        with ThreadPoolExecutor() as threads:
            steps = [
                threads.submit(step, "Python libraries", lambda: make_venv.make(libraries)),
                threads.submit(step, "The pages for the browser", client.build),
            ]
        for one in steps:
            one.result()
    else:
        step("Python libraries", lambda: make_venv.make([*libraries, *make_venv.node()]))
        step("The pages for the browser", build_client_with_wheel)


def step(name: str, work: Callable[[], object]) -> None:
    """Do some work. If it took more than a second, say how long."""
    began = time.monotonic()
    work()
    taken = time.monotonic() - began
    if taken > 1:
        say(f"  {name}: ready after {taken:.0f} s")


def say(words: str) -> None:
    sys.stderr.write(f"{words}\n")
    sys.stderr.flush()


def shown(path: Path) -> str:
    """Return a path relative to the current folder."""
    return os.path.relpath(path)


def build_client_with_wheel() -> None:
    """Build the browser client with the Node that is installed in the environment."""
    subprocess.run([make_venv.PYTHON, "web/build.py"], cwd=make_venv.ROOT, check=False)


@contextlib.contextmanager
def compiled_in_background() -> Iterator[dict[str, str]]:
    """Build the package in the background while the block runs, if necessary. Yield variables for the server."""
    if compiled_build.ready() or os.environ.get("CLANMOOT_COMPILE") == "0":
        yield {}
        return
    compiled_build.retire()
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("w") as log:
        process = subprocess.Popen(
            [str(make_venv.PYTHON), compiled_build.__file__, "--in-background"],
            cwd=make_venv.ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # Ctrl-C is for the server
        )
    try:
        say(f"The engine is being compiled in the background, so that bots become faster. Its log: {shown(LOG)}")
        yield {"CLANMOOT_COMPILED": str(compiled_build.CURRENT)}
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def serve(variables: dict[str, str]) -> int:
    """Run `clanmoot` until it ends. It handles Ctrl-C itself."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        command = [str(make_venv.VENV / "bin/clanmoot"), *sys.argv[1:]]
        process = subprocess.Popen(
            command, env={**os.environ, **variables}, preexec_fn=lambda: signal.signal(signal.SIGINT, before)
        )
        return process.wait()
    finally:
        signal.signal(signal.SIGINT, before)


if __name__ == "__main__":
    sys.exit(main())
