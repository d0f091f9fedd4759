"""The numbered frames for one watcher: one per event, with what the watcher may know of it."""

from collections import deque
from typing import Final

from clanmoot.protocol import encoded
from clanmoot.protocol.messages import Drafted, Frame, News, Skip, Sync
from clanmoot.protocol.tables import TableCard

from .events import AnyEvent, Said
from .table_state import TableState
from .watcher_updates import WatcherUpdates

RECENT: Final = 64  # frames kept for listeners that reconnect
LOG: Final = 200  # steps of the log sent to a new listener
CLASS: Final = 2048  # bytes; the length of a draft's message is a multiple of this


class FrameStream:
    """The frames for one seat or for all spectators. Each frame is made once for all listeners."""

    def __init__(self, state: TableState, watcher: int) -> None:
        self.watcher = watcher
        self.updates = WatcherUpdates(watcher)
        self.log: deque[News] = deque(maxlen=LOG)
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=RECENT)
        self.card: TableCard | None = None
        self.number = state.number
        self._follow(state)
        self.updates.look(state, whole=True)
        self.card = state.card()

    def _follow(self, state: TableState) -> tuple[int, list[News]]:
        before = self.updates.shown
        cut, news = self.updates.follow(state)
        if cut >= 0:
            for _ in range(min(len(self.log), before - cut)):
                self.log.pop()
        self.log.extend(news)
        return cut, news

    def frame(self, state: TableState, event: AnyEvent, at: float) -> bytes:
        """Return the encoded frame of the event that was applied last."""
        self.number = state.number
        cut, news = self._follow(state)
        look = self.updates.look(state, whole=False)
        card = state.card()
        said = event.spoken if isinstance(event, Said) and state.remarks[-1].heard(self.watcher) else None
        message: Frame | Skip = Skip(state.id, state.number)
        new_card = card if card is not self.card and card != self.card else None
        if cut >= 0 or news or look is not None or new_card is not None or said is not None:
            message = Frame(state.id, state.number, cut, news, look, new_card, said, state.clocks.told(at))
        self.card = card
        self.recent.append((state.number, encoded(message)))
        return self.recent[-1][1]

    @property
    def weight(self) -> int:
        """Return the total size in bytes of the frames kept."""
        return sum([len(body) for _, body in self.recent])

    def since(self, number: int) -> list[bytes] | None:
        """Return the frames after a number, or None if too many were missed."""
        missed = [body for n, body in self.recent if n > number]
        return missed if 0 <= self.number - number == len(missed) else None

    def sync(self, state: TableState, at: float) -> Sync:
        """Return everything the watcher may know now."""
        return Sync(
            state.id,
            state.number,
            self.watcher,
            state.card(),
            self.updates.look(state, whole=True),
            list(self.log),
            self.updates.shown - len(self.log),
            [remark.spoken for remark in state.remarks if remark.heard(self.watcher)],
            state.clocks.told(at),
        )

    def drafted(self, state: TableState) -> bytes:
        """Return the message with the watcher's own sealed draft. It is padded so that its length reveals nothing."""
        look = self.updates.look(state, whole=True)
        assert look is not None
        bare = encoded(Drafted(state.id, look, "-"))
        return encoded(Drafted(state.id, look, "-" * (1 + -len(bare) % CLASS)))
