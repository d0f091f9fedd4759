"""Progress of a long run. On a terminal one line updates itself, and in a file a new line appears from time to time."""

import shutil
import time
from collections.abc import Callable
from typing import IO, Final

WIDTH: Final = 24  # of the bar, in characters
PERIOD: Final = 30.0  # seconds between lines that cannot be overwritten
BLINK: Final = 0.2  # seconds between updates of a line on a terminal


class Progress:
    """The progress line of a run. It estimates the time left without the games of earlier runs."""

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
        """Count finished games, and show a line if it is time. `standing` is called only then."""
        self.done += games
        if self.due() or self.done == self.total:
            self.show(f"{bar(self.done, self.total)} {self.done}/{self.total}  {self.left()}  {standing()}")

    def due(self) -> bool:
        """Tell whether it is time for the next line."""
        return self.now() - self.shown >= (BLINK if self.screen else PERIOD)

    def show(self, text: str) -> None:
        """Show a line with this text now."""
        self.shown = self.now()
        if self.screen:
            fitting = text[: shutil.get_terminal_size().columns - 1]  # a line that wraps cannot be overwritten
            self.stream.write("\r" + fitting.ljust(self.length))
            self.length = len(fitting)
        else:
            self.stream.write(text + "\n")
        self.stream.flush()

    def left(self) -> str:
        """Return a text that says how much longer the run will take."""
        played = self.done - self.before
        if not played:
            return "?"
        return span((self.now() - self.began) / played * (self.total - self.done)) + " left"

    def end(self) -> None:
        """End the progress line, so that the next output starts on a new line."""
        if self.screen and self.length:
            self.stream.write("\n")
            self.stream.flush()
            self.length = 0


def bar(done: int, total: int) -> str:
    filled = WIDTH * done // max(1, total)
    return "[" + "#" * filled + "." * (WIDTH - filled) + "]"


def span(seconds: float) -> str:
    """Return a duration in words, rounded to a useful precision."""
    whole = max(0, round(seconds))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02} min"
