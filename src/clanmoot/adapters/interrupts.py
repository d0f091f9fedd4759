"""Delays Ctrl-C until a short operation has finished. A second Ctrl-C takes effect immediately."""

import signal
import threading
from types import FrameType


class DelayedInterrupt:
    """Delays Ctrl-C inside a `with` block that must not be interrupted."""

    def __enter__(self) -> None:
        self.noted = False
        # Only the main thread receives signals, and a handler that is not Python's could not be restored.
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
