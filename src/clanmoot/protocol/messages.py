"""The WebSocket: what clients send, and what they get."""

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
    """Something that a client says."""


class Hello(FromClient, tag="hello", frozen=True):
    """Who I am; needed once, where no cookie says it."""

    token: Annotated[str, Meta(max_length=200)]


class Watch(FromClient, tag="watch", frozen=True):
    """Tell me what happens at a table, from after this frame on; -1: from now on, with all there is to see.

    Frames are of a seat: who was told as somebody else so far, and says so, is sent everything anew.
    """

    table: TableId
    since: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1
    seat: Annotated[int, Meta(ge=-2, lt=MOST_SEATS)] | None = None


class Unwatch(FromClient, tag="unwatch", frozen=True):
    """Tell me no more."""

    table: TableId


class Do(FromClient, tag="do", frozen=True):
    """A command; the same id may be sent again and is carried out once."""

    table: TableId
    id: ClientId
    command: AnyCommand


class Why(FromClient, tag="why", frozen=True):
    """Why may I not do this?"""

    table: TableId
    id: ClientId
    action: Number


class Lobby(FromClient, tag="lobby", frozen=True):
    """Tell me about open tables, or no more."""

    on: bool


class Ping(FromClient, tag="ping", frozen=True):
    """Are you there?"""


AnyRequest = Hello | Watch | Unwatch | Do | Why | Lobby | Ping


class FromServer(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """Something that the server says."""


class Welcome(FromServer, tag="welcome", frozen=True):
    """You are this person."""

    person: str
    name: str
    version: int


class News(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A step as the watcher saw it: who, what (-1 if it was none of his business), and how one tells it."""

    seat: int
    sight: int
    words: Words | None


class Spoken(msgspec.Struct, frozen=True):
    """Something that was said at the table; `seat` is -2 for a watcher."""

    seat: int
    name: str
    text: str


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds that each seat has left now, and for whom they run."""

    left: list[int]
    running: list[int]


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the game stands for one watcher; `view` holds all fields, or those that have changed."""

    step: int  # how many steps the watcher has been shown
    view: dict[str, Any]
    asked: list[int]  # the seats that the table waits for
    prompt: Words
    legal: list[int] = []  # what the watcher may do now, in whatever order he likes
    draft: list[int] = []  # what he has put into his sealed draft,
    removals: list[int] = []  # and what of it he may take out
    undo: bool = False  # whether his last decision can be taken back freely
    ending: Ending | None = None


class Sync(FromServer, tag="sync", frozen=True):
    """All there is to know at frame n."""

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
    """What has changed with frame n. `cut`: the log goes back to so many steps first."""

    table: str
    n: int
    cut: int = -1
    news: list[News] = []
    position: Position | None = None
    card: TableCard | None = None
    said: Spoken | None = None
    clocks: Clocks | None = None


class Skip(FromServer, tag="skip", frozen=True):
    """Frame n holds nothing for you."""

    table: str
    n: int


class Drafted(FromServer, tag="drafted", frozen=True):
    """One's own sealed draft has changed; nobody else hears of it. Padded, so that its length tells nothing."""

    table: str
    position: Position
    pad: str = ""


class Done(FromServer, tag="done", frozen=True):
    """A command was carried out, and is stored; its frame has this number."""

    id: str
    table: str
    n: int


class Refused(FromServer, tag="refused", frozen=True):
    """Something was not done, and nothing has changed."""

    id: str
    code: str
    text: str  # in English
    rule: str = ""
    words: Words | None = None
    table: str = ""


class Reason(FromServer, tag="reason", frozen=True):
    """Why something may not be done now; or that it may."""

    id: str
    table: str
    allowed: bool
    rule: str = ""
    words: Words | None = None
    text: str = ""


class InLobby(FromServer, tag="lobby", frozen=True):
    """All open tables, by `turn`, then the newest first. It is sent first, and where the changes would be longer."""

    tables: list[LobbyEntry]


class LobbyChanged(FromServer, tag="lobby-changed", frozen=True):
    """What has changed in the list since the last message about it: new or different tables, and ids to drop."""

    changed: list[LobbyEntry] = []
    gone: list[str] = []


class Pong(FromServer, tag="pong", frozen=True):
    """I am."""


class Bye(FromServer, tag="bye", frozen=True):
    """The server closes the connection; come back and go on from the last frame."""

    code: Literal["stopping", "slow", "silent", "flood"]
    text: str


AnyAnswer = Welcome | Sync | Frame | Skip | Drafted | Done | Refused | Reason | InLobby | LobbyChanged | Pong | Bye
