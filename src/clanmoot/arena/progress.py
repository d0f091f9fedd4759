"""How far a long run is: one line that changes on a screen, a line now and then in a file."""

import shutil
import time
from collections.abc import Callable
from typing import IO, Final

WIDTH: Final = 24  # of the bar
PERIOD: Final = 30.0  # seconds between lines where they cannot be overwritten
BLINK: Final = 0.2  # seconds between changes of a line on a screen


class Progress:
    """A line about a run. Time left is reckoned from this run alone: what was done before took no time now."""

    def __init__(self, stream: IO[str], total: int, done: int = 0, now: Callable[[], float] = time.monotonic) -> None:
        self.stream = stream
        self.total = total
        self.done = done
        self.before = done
        self.now = now
        self.began = now()
        self.shown = -1e9
        self.screen = stream.isatty()
        self.length = 0

    def step(self, standing: Callable[[], str], games: int = 1) -> None:
        """So many games more; the standing is asked for when it is told."""
        self.done += games
        if self.due() or self.done == self.total:
            self.show(f"{bar(self.done, self.total)} {self.done}/{self.total}  {self.left()}  {standing()}")

    def due(self) -> bool:
        """Whether it is time to say something again."""
        return self.now() - self.shown >= (BLINK if self.screen else PERIOD)

    def show(self, text: str) -> None:
        """Say it now."""
        self.shown = self.now()
        if self.screen:
            fitting = text[: shutil.get_terminal_size().columns - 1]  # a line that wraps cannot be overwritten
            self.stream.write("\r" + fitting.ljust(self.length))
            self.length = len(fitting)
        else:
            self.stream.write(text + "\n")
        self.stream.flush()

    def left(self) -> str:
        """How much longer it will take."""
        played = self.done - self.before
        if not played:
            return "?"
        return span((self.now() - self.began) / played * (self.total - self.done)) + " left"

    def end(self) -> None:
        """Leave the line as it is."""
        if self.screen and self.length:
            self.stream.write("\n")
            self.stream.flush()
            self.length = 0


def bar(done: int, total: int) -> str:
    """A bar of hashes."""
    filled = WIDTH * done // max(1, total)
    return "[" + "#" * filled + "." * (WIDTH - filled) + "]"


def span(seconds: float) -> str:
    """A time in words, as exact as anybody wants to know."""
    whole = max(0, round(seconds))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02} min"
