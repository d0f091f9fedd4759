import os
import signal
import subprocess
import sys
import time
from pathlib import Path

PARENT = """
import sys, time
from clanmoot.arena.processes import started
from tests.arena.test_processes import busy

if __name__ == "__main__":
    process, line = started(busy)
    print(process.pid, flush=True)
    line.recv()
    time.sleep(600)
"""


def busy(line: object) -> None:
    """Never looks at its line again."""
    line.send("begun")  # type: ignore[attr-defined]
    while True:
        time.sleep(0.01)


def test_who_works_for_a_process_that_was_killed_goes_too(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    places = [str(Path(place).absolute()) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*places, str(Path(__file__).parents[2])])}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert alive(child)
        parent.send_signal(signal.SIGKILL)
    for _ in range(600):
        if not alive(child):
            return
        time.sleep(0.1)
    os.kill(child, signal.SIGKILL)
    raise AssertionError("it went on")


def alive(pid: int) -> bool:
    try:
        return "zombie" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False
