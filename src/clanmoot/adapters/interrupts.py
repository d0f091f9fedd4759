"""Ctrl-C that waits for the end of what is under way; a second one does not wait."""

import signal
import threading
from types import FrameType


class Patience:
    """Around something short that must not be left half done."""

    def __enter__(self) -> None:
        self.noted = False
        # Only the main thread hears signals, and a handler that is not Python's could not be put back.
        self.before = signal.getsignal(signal.SIGINT) if threading.current_thread() is threading.main_thread() else None
        if self.before is not None:
            signal.signal(signal.SIGINT, self._note)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.noted:
            raise KeyboardInterrupt
        self.noted = True

    def __exit__(self, *raised: object) -> None:
        if self.before is not None:
            signal.signal(signal.SIGINT, self.before)
        if self.noted:
            signal.raise_signal(signal.SIGINT)
