"""A person who plays at random. They choose as soon as they are asked, and measure the time to each acknowledgement."""

import asyncio
import random
import time
from typing import Protocol

import msgspec

from .websocket_client import Wire


class Place(msgspec.Struct):
    """The part of a position that a random player needs."""

    step: int
    asked: list[int]
    legal: list[int] = []


class Card(msgspec.Struct):
    """The part of a table's card that a random player needs."""

    status: str


class Heard(msgspec.Struct):
    """The part of any message from the server that a random player needs."""

    t: str
    table: str = ""
    n: int = -1
    seat: int = -2
    position: Place | None = None
    card: Card | None = None
    text: str = ""


decoded = msgspec.json.Decoder(Heard).decode


class Crowd(Protocol):
    """The interface of the run to which a player belongs."""

    playing: bool
    rng: random.Random

    def due(self, seat: "Seat") -> float:
        """Return when the player's next choice is due, in the time of the event loop. 0 means immediately."""

    def acknowledged(self, seconds: float) -> None:
        """Note that a choice is stored."""

    def over(self, seat: "Seat") -> None:
        """Note that a game is over."""

    def fail(self, words: str) -> None:
        """End the measurement with an error that should never happen."""


class Seat:
    """One person at one table on one connection."""

    def __init__(self, crowd: Crowd, address: str, token: str, table_number: int) -> None:
        self.crowd = crowd
        self.address = address
        self.token = token
        self.table_number = table_number
        self.wire: Wire | None = None
        self.welcome = asyncio.Event()
        self.begun = asyncio.Event()
        self.waits = False  # for an acknowledgement, and then for the frame
        self._table = ""
        self._seat = -2
        self._place: Place | None = None
        self._status = ""
        self._stored = -1  # the number of the frame of the last choice
        self._since = 0.0
        self._choices = 0

    @property
    def table(self) -> str:
        """Return the id of the table that the player watches."""
        return self._table

    def say(self, message: object) -> None:
        """Send a message to the server."""
        assert self.wire is not None
        self.wire.send(msgspec.json.encode(message))

    def watch(self, table: str) -> None:
        """Watch another table instead of the present one."""
        if self._table:
            self.say({"t": "unwatch", "table": self._table})
        self._table, self._place, self._stored, self.waits = table, None, -1, False
        self.say({"t": "watch", "table": table})

    def take(self, body: bytes) -> None:
        """Handle a message from the server."""
        heard = decoded(body)
        if heard.t == "done":
            self.crowd.acknowledged(time.perf_counter() - self._since)
            self._stored = heard.n
        elif heard.t == "welcome":
            self.welcome.set()
        elif heard.t in ("refused", "bye"):
            self.crowd.fail(heard.text)
        elif heard.table == self._table:
            self._look(heard)

    def _look(self, heard: Heard) -> None:
        if heard.t == "sync":
            self._seat = heard.seat
        self._place = heard.position or self._place
        self._status = heard.card.status if heard.card else self._status
        if self.waits and 0 <= self._stored <= heard.n:
            self.waits = False
        if self._place is not None and self._seat >= 0:
            self.begun.set()
        self.go_on()

    def go_on(self) -> None:
        """Make a choice if one is asked for."""
        place = self._place
        if place is None or self.waits or not self.crowd.playing:
            return
        if self._status == "over":
            self.crowd.over(self)
        elif self._seat in place.asked and place.legal:
            self.waits, self._stored = True, -1
            due = self.crowd.due(self)
            if due:
                asyncio.get_running_loop().call_at(due, self._act, due)
            else:
                self._act(0.0)

    def _act(self, due: float) -> None:
        """Send a choice. If it was due earlier, measure the wait from then on."""
        assert self.wire is not None
        assert self._place is not None
        late = max(0.0, asyncio.get_running_loop().time() - due) if due else 0.0
        action = self._place.legal[self.crowd.rng.randrange(len(self._place.legal))]
        self._choices += 1
        command = f'{{"do":"act","action":{action},"step":{self._place.step}}}'
        text = f'{{"t":"do","table":"{self._table}","id":"{self._choices}","command":{command}}}'
        self._since = time.perf_counter() - late
        self.wire.send(text.encode())
