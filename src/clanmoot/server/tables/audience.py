"""Those who watch one table, and the stream of frames that each of them gets."""

from typing import Protocol

from clanmoot.protocol import encoded
from clanmoot.protocol.messages import Sync

from .events import AnyEvent
from .frame_stream import Stream
from .table_state import Room


class Listener(Protocol):
    """Somebody who wants to know; sending never waits."""

    def send(self, body: bytes) -> None:
        """Take one message."""


class Audience:
    """Frames are made once per seat, however many watch from it."""

    def __init__(self) -> None:
        self.listeners: dict[Listener, tuple[str, int]] = {}  # each with their person, and the seat they watch from
        self.streams: dict[int, Stream] = {}

    def stream(self, room: Room, watcher: int) -> Stream:
        """Return the frames of a seat."""
        found = self.streams.get(watcher)
        if found is None:
            found = self.streams[watcher] = Stream(room, watcher)
        return found

    def sync(self, room: Room, person: str, at: float) -> Sync:
        """Return all that somebody may know now."""
        return self.stream(room, room.seat_of(person)).sync(room, at)

    def welcome(self, room: Room, listener: Listener, person: str, since: int, at: float) -> None:
        """Tell somebody what they have missed since a frame; everything, if that is too long ago or since is -1."""
        watcher = room.seat_of(person)
        self.listeners[listener] = (person, watcher)
        stream = self.stream(room, watcher)
        missed = stream.since(since) if since >= 0 else None
        if missed is None:
            listener.send(encoded(stream.sync(room, at)))
        else:
            for body in missed:
                listener.send(body)
            if watcher >= 0 and room.table is not None and room.table.drafting(watcher):
                listener.send(stream.drafted(room))  # sealed drafts have no frames

    def leave(self, listener: Listener) -> None:
        """Tell somebody no more."""
        self.listeners.pop(listener, None)

    def start_over(self, room: Room, at: float) -> None:
        """Send everything to everybody: the table was reloaded."""
        self.streams = {}
        for listener, (person, _) in list(self.listeners.items()):
            self.welcome(room, listener, person, -1, at)

    def tell(self, room: Room, event: AnyEvent, at: float, clock: float) -> None:
        """Send everybody the frame of an event; whoever has sat down or stood up with it gets everything."""
        frames = {watcher: stream.frame(room, event, at) for watcher, stream in self.streams.items()}
        for listener, (person, watcher) in list(self.listeners.items()):
            if room.seat_of(person) != watcher:
                self.welcome(room, listener, person, -1, clock)
            else:
                listener.send(frames[watcher])

    def tell_draft(self, room: Room, seat: int) -> None:
        """Send a sealed draft to those who sit there, and to nobody else."""
        listeners = [listener for listener, (_, watcher) in self.listeners.items() if watcher == seat]
        if listeners:
            body = self.stream(room, seat).drafted(room)
            for listener in listeners:
                listener.send(body)
