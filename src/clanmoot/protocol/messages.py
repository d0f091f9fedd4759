"""The messages of the WebSocket: what clients send, and what they receive."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from .commands import AnyCommand, Number
from .tables import Ending, LobbyEntry, TableCard
from .terms import MOST_SEATS
from .wire_message import Words

LONGEST_ID: Final = 64

TableId = Annotated[str, Meta(min_length=1, max_length=32)]
ClientId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]


class FromClient(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message from a client."""


class Hello(FromClient, tag="hello", frozen=True):
    """Log in with a token. Send this once per connection, unless you have a cookie."""

    token: Annotated[str, Meta(max_length=200)]


class Watch(FromClient, tag="watch", frozen=True):
    """Follow a table from the frame after `since`. With -1, you receive everything there is to see now.

    Frames belong to a watcher: a seat, or -2 for spectators. `seat` is the watcher
    whose frames you have received so far. If you are another watcher now, the server sends everything again.
    """

    table: TableId
    since: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1
    seat: Annotated[int, Meta(ge=-2, lt=MOST_SEATS)] | None = None


class Unwatch(FromClient, tag="unwatch", frozen=True):
    """Stop following a table."""

    table: TableId


class Do(FromClient, tag="do", frozen=True):
    """Carry out a command. If the same id comes again, the command is not repeated."""

    table: TableId
    id: ClientId
    command: AnyCommand


class Why(FromClient, tag="why", frozen=True):
    """Ask why an action is not allowed."""

    table: TableId
    id: ClientId
    action: Number


class Lobby(FromClient, tag="lobby", frozen=True):
    """Start or stop following the list of open tables."""

    on: bool


class Ping(FromClient, tag="ping", frozen=True):
    """Ask whether the server is there."""


AnyRequest = Hello | Watch | Unwatch | Do | Why | Lobby | Ping


class FromServer(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """A message from the server."""


class Welcome(FromServer, tag="welcome", frozen=True):
    """You are logged in as this person."""

    person: str
    name: str
    version: int


class News(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A step as the watcher saw it: the seat, the action (-1 if it is hidden), and its text in the log."""

    seat: int
    sight: int
    words: Words | None


class Spoken(msgspec.Struct, frozen=True):
    """A chat message. `seat` is -2 for a spectator."""

    seat: int
    name: str
    text: str


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds that each seat has left now, and the seats whose clocks run."""

    left: list[int]
    running: list[int]


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game as one watcher sees it. `view` has all fields, or only those that have changed."""

    step: int  # how many steps the watcher has been shown
    view: dict[str, Any]
    asked: list[int]  # the seats that the table waits for
    prompt: Words
    legal: list[int] = []  # what the watcher may do now
    draft: list[int] = []  # what is in the watcher's sealed draft,
    removals: list[int] = []  # and what can be taken out of it
    undo: bool = False  # whether the watcher can undo their last decision freely
    ending: Ending | None = None


class Sync(FromServer, tag="sync", frozen=True):
    """Everything that the watcher may know at frame n."""

    table: str
    n: int
    seat: int
    card: TableCard
    position: Position | None = None
    log: list[News] = []
    first: int = 0  # the number of the log's first step
    chat: list[Spoken] = []
    clocks: Clocks | None = None


class Frame(FromServer, tag="frame", frozen=True):
    """What frame n changes. If `cut` is not -1, the log first goes back to this many steps."""

    table: str
    n: int
    cut: int = -1
    news: list[News] = []
    position: Position | None = None
    card: TableCard | None = None
    said: Spoken | None = None
    clocks: Clocks | None = None


class Skip(FromServer, tag="skip", frozen=True):
    """Nothing in frame n is for you."""

    table: str
    n: int


class Drafted(FromServer, tag="drafted", frozen=True):
    """Your own sealed draft has changed. Nobody else is told. It is padded, so that its length reveals nothing."""

    table: str
    position: Position
    pad: str = ""


class Done(FromServer, tag="done", frozen=True):
    """Your command was carried out and stored. Its frame has this number."""

    id: str
    table: str
    n: int


class Refused(FromServer, tag="refused", frozen=True):
    """Your request was refused, and nothing has changed."""

    id: str
    code: str
    text: str  # in English
    rule: str = ""
    words: Words | None = None
    table: str = ""


class Reason(FromServer, tag="reason", frozen=True):
    """The answer to `why`: the rule that is in the way, or that the action is allowed."""

    id: str
    table: str
    allowed: bool
    rule: str = ""
    words: Words | None = None
    text: str = ""


class InLobby(FromServer, tag="lobby", frozen=True):
    """All open tables, sorted by `turn` and then newest first. Sent again if listing the changes would be longer."""

    tables: list[LobbyEntry]


class LobbyChanged(FromServer, tag="lobby-changed", frozen=True):
    """Changes of the list since the last message about it: new or different tables, and ids to remove."""

    changed: list[LobbyEntry] = []
    gone: list[str] = []


class Pong(FromServer, tag="pong", frozen=True):
    """The answer to `ping`."""


class Bye(FromServer, tag="bye", frozen=True):
    """The server closes the connection. Reconnect, and continue after the last frame."""

    code: Literal["stopping", "slow", "silent", "flood"]
    text: str


AnyAnswer = Welcome | Sync | Frame | Skip | Drafted | Done | Refused | Reason | InLobby | LobbyChanged | Pong | Bye
