"""The listeners of one table, and the stream of frames for each seat."""

from typing import Protocol

from clanmoot.protocol import encoded
from clanmoot.protocol.messages import Sync

from .events import AnyEvent
from .frame_stream import FrameStream
from .table_state import TableState


class Listener(Protocol):
    """A receiver of messages, such as a connection. Sending never waits."""

    def send(self, body: bytes) -> None:
        """Queue one message."""


class Audience:
    """Sends frames to the listeners of a table.

    It makes each frame once per seat, and everybody who watches from that seat shares it.
    """

    def __init__(self) -> None:
        self.listeners: dict[Listener, tuple[str, int]] = {}  # each with their person, and the seat they watch from
        self.streams: dict[int, FrameStream] = {}

    def stream(self, state: TableState, watcher: int) -> FrameStream:
        """Return the frame stream of a seat, or of the spectators."""
        found = self.streams.get(watcher)
        if found is None:
            found = self.streams[watcher] = FrameStream(state, watcher)
        return found

    def sync(self, state: TableState, person: str, at: float) -> Sync:
        """Return everything that a person may know of the table now."""
        return self.stream(state, state.seat_of(person)).sync(state, at)

    def welcome(self, state: TableState, listener: Listener, person: str, since: int, at: float) -> None:
        """Add a listener and send it all frames after a number. If that is -1 or too long ago, send everything."""
        watcher = state.seat_of(person)
        self.listeners[listener] = (person, watcher)
        stream = self.stream(state, watcher)
        missed = stream.since(since) if since >= 0 else None
        if missed is None:
            listener.send(encoded(stream.sync(state, at)))
        else:
            for body in missed:
                listener.send(body)
            if watcher >= 0 and state.table is not None and state.table.drafting(watcher):
                listener.send(stream.drafted(state))  # sealed drafts have no frames

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.listeners.pop(listener, None)

    def start_over(self, state: TableState, at: float) -> None:
        """Send everything to all listeners again after the table was reloaded."""
        self.streams = {}
        for listener, (person, _) in list(self.listeners.items()):
            self.welcome(state, listener, person, -1, at)

    def tell(self, state: TableState, event: AnyEvent, at: float, clock: float) -> None:
        """Send all listeners the frame of an event. Listeners whose seat changes with the event get everything."""
        frames = {watcher: stream.frame(state, event, at) for watcher, stream in self.streams.items()}
        for listener, (person, watcher) in list(self.listeners.items()):
            if state.seat_of(person) != watcher:
                self.welcome(state, listener, person, -1, clock)
            else:
                listener.send(frames[watcher])

    def tell_draft(self, state: TableState, seat: int) -> None:
        """Send a sealed draft only to the listeners of its seat."""
        listeners = [listener for listener, (_, watcher) in self.listeners.items() if watcher == seat]
        if listeners:
            body = self.stream(state, seat).drafted(state)
            for listener in listeners:
                listener.send(body)
