"""The real thing: a person at a pseudo-terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import clanmoot

PATIENCE = 20  # seconds
COLOUR = re.compile(r"\x1b\[[39][1-7]m")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Screen:
    """A child process that believes it talks to a person."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.master, child = pty.openpty()
        path = str(Path(clanmoot.__file__).parent.parent)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "clanmoot", *words],
            stdin=child,
            stdout=child,
            stderr=child,
            cwd=folder,
            env={**os.environ, "COLUMNS": "100", "PYTHONPATH": path, "TERM": "xterm", **environment},
            start_new_session=True,
        )
        os.close(child)
        self.raw = ""

    def until(self, wanted: str) -> str:
        """Read until the screen ends with the wanted text; what was read, without colours."""
        seen = ""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    seen += os.read(self.master, 65536).decode()
                except OSError:  # the child has closed its side
                    break
            if ESCAPES.sub("", seen).endswith(wanted):
                break
        self.raw += seen
        plain = ESCAPES.sub("", seen)
        assert plain.endswith(wanted), plain
        return plain

    def interrupt(self) -> None:
        """Ctrl-C, and again if it came in the moment between the prompt and the wait for a key."""
        for _ in range(5):
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE / 4)  # a second Ctrl-C ends the process at once, with less output
                return
            except subprocess.TimeoutExpired:
                continue

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())


@pytest.fixture
def screens(tmp_path: Path) -> Iterator[list[Screen]]:
    found: list[Screen] = []
    yield found
    for screen in found:
        screen.process.kill()
        screen.process.wait()
        os.close(screen.master)


def test_a_few_moves_with_colours_on_a_terminal(tmp_path: Path, screens: list[Screen]) -> None:
    screen = Screen(tmp_path, "play")
    screens.append(screen)
    screen.until("Which game? [1] ")
    screen.type("\n")
    screen.until("Which opponent? [2] ")
    screen.type("\n")
    for stone in (1, 2):
        cards = re.findall(r"\[([A-Z0-9 ]+)\] to \[", screen.until("\n> "))[-1].split()
        screen.type(f"{cards[0].lower()} {stone}\n")
        assert f"on stone {stone}." in screen.until("\n> ")
        screen.type("\n")
    assert "Easy plays" in screen.until("\n> ")
    screen.type("quit\n")
    screen.until("press Enter to skip): ")
    screen.type("game.json\n")
    screen.process.wait(PATIENCE)
    assert screen.process.returncode == 0
    assert (tmp_path / "game.json").exists()
    assert COLOUR.search(screen.raw), "cards have colours"

    film = Screen(tmp_path, "replay", "game.json", NO_COLOR="1")
    screens.append(film)
    first = film.until("q: quit)> ")
    film.type("\n")
    assert re.search(r"(plays|draws) ", film.until("q: quit)> "))
    film.type("b\n")
    assert film.until("q: quit)> ")[-40:] == first[-40:]
    film.type("q\n")
    film.process.wait(PATIENCE)
    assert film.process.returncode == 0
    assert not COLOUR.search(film.raw), "NO_COLOR is respected"


@pytest.mark.parametrize(("ending", "status"), [("end of input", 0), ("Ctrl-C", 130)])
def test_leaving_in_the_middle_is_polite(tmp_path: Path, screens: list[Screen], ending: str, status: int) -> None:
    screen = Screen(tmp_path, "play", "schotten-totten")
    screens.append(screen)
    screen.until("\n> ")
    if ending == "Ctrl-C":
        screen.interrupt()
    else:
        screen.type("\x04")
    assert "Traceback" not in screen.until("See you next time! (This game wasn\u2019t saved.)\r\n")
    assert screen.process.wait(PATIENCE) == status
