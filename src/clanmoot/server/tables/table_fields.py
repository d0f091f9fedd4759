"""The fields of a table and queries on them: seats, game, clocks, requests, chat."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from clanmoot.catalogue import game as find
from clanmoot.core.chance import Chance, Committed
from clanmoot.core.game import SPECTATOR
from clanmoot.core.options import Wanted
from clanmoot.core.table import Table
from clanmoot.protocol.messages import Spoken
from clanmoot.protocol.tables import Origin, Question, Sitter, Status, TableCard
from clanmoot.protocol.terms import Terms

from .clocks import Clocks, Outages
from .events import Taken

REMEMBERED: Final = 200  # commands, and chat messages
NOBODY_SITS: Final = Taken()


class Remark(NamedTuple):
    """A chat message. With `apart`, players and spectators do not see each other's messages."""

    spoken: Spoken
    apart: bool

    def heard(self, watcher: int) -> bool:
        """Tell whether a watcher may read this message."""
        return not self.apart or (self.spoken.seat >= 0) == (watcher >= 0)


class TableFields:
    """The fields of one table. Only events change them, see `TableState`."""

    def __init__(
        self,
        id: str,
        terms: Terms,
        secret: bytes,
        outages: Outages,
        chance: Callable[[bytes], Chance] = Committed,
    ) -> None:
        self.id = id
        self.terms = terms
        self.game = find(terms.game)
        self.options = self.game.agree(wanted(terms))
        self.commitment = Committed(secret).commitment
        self.source = chance(secret)
        self.seats = [NOBODY_SITS] * terms.players
        self.status: Status = "open"
        self.table: Table[Any, Any] | None = None
        self.number = 0
        self.clocks = Clocks(terms.clock, terms.players, outages)
        self.paused = False
        self.question: Question | None = None
        self.opener = ""  # the person who opened the table
        self.held: set[tuple[str, int]] = set()  # each person with each seat they had since the game began
        self.resigned: list[int] = []  # seats, the first to resign first
        self.timed_out: list[list[int]] = []  # those of them whose clocks ran out, grouped by moment
        self.remarks: list[Remark] = []
        self.rematch = ""  # the id of the table of the rematch
        self.rematch_asked: list[int] = []  # the seats that want a rematch
        self.expired = False  # whether the server closed the table because nobody came back
        self.stopped = False  # whether the operator of the server ended the game
        self.origin: Origin | None = None  # the game that this one continues
        self.past: list[int] = []  # the steps taken from it
        self.cut = -1  # how many steps the last event left if it took some back, or -1
        self.cuts = 0  # how often anything was taken back
        self.done: dict[tuple[str, str], int] = {}  # by person and command id: the event number
        self._card_of = self._shown_by_card()
        self._card = self._new_card()

    # -- asking

    def seat_of(self, person: str) -> int:
        """Return a person's seat, or SPECTATOR. Players who resigned are spectators until the game is over."""
        for seat, taken in enumerate(self.seats):
            if person and taken.person == person and (seat not in self.resigned or self.status == "over"):
                return seat
        return SPECTATOR

    def had_another(self, person: str, seat: int) -> bool:
        """Tell whether a person has had a seat other than this one in this game."""
        return any(who == person and other != seat for who, other in self.held)

    def asked(self) -> list[int]:
        """Return the seats whose decision the table waits for."""
        return self.table.deciders() if self.table is not None and self.status == "playing" else []

    def people(self) -> list[int]:
        """Return the seats with a person who has not resigned."""
        return [seat for seat, taken in enumerate(self.seats) if taken.person and seat not in self.resigned]

    def stand_in(self, seat: int, at: float) -> str:
        """Return the level of the bot that plays for a seat at the moment, or an empty text if its person does."""
        if seat in self.people():  # in rated games the server resigns the seat instead
            return self.terms.relief if not self.terms.ranked and seat in self.clocks.flagged(at) else ""
        return self.seats[seat].level or self.terms.relief

    def late(self, at: float) -> list[list[int]]:
        """Return the seats of a rated game whose clocks have run out, earliest first, grouped by moment."""
        return self.clocks.late(at) if self.terms.ranked and self.status == "playing" else []

    def stamp(self, seat: int) -> int:
        """Return a number that is different for every decision that a seat is asked for."""
        assert self.table is not None
        return (self.cuts << 40) + (len(self.table.steps) << 12) + len(self.table.draft(seat))

    def given(self) -> int:
        """Return how many of the first steps come from the game that this one continues."""
        return self.origin.step if self.origin is not None else 0

    def card(self) -> TableCard:
        """Return what everybody may know of the table except the game. The object is new only after a change."""
        shown = self._shown_by_card()
        if shown != self._card_of:
            self._card_of = shown
            self._card = self._new_card()
        return self._card

    def _shown_by_card(self) -> tuple[object, ...]:
        """Return everything on the card that can change, to detect changes."""
        return (
            self.status,
            tuple(self.seats),
            tuple(self.resigned),
            self.paused,
            self.question,
            self.rematch,
            tuple(self.rematch_asked),
            self.origin,
            self.expired,
            self.stopped,
        )

    def _new_card(self) -> TableCard:
        sitters = [self.sitter(seat) for seat in range(self.terms.players)]
        return TableCard(
            self.id,
            self.terms,
            self.status,
            sitters,
            self.commitment,
            self.paused,
            self.question,
            self.rematch,
            self.origin,
            list(self.rematch_asked),
            self.expired,
            self.stopped,
        )

    def sitter(self, seat: int) -> Sitter:
        """Return what everybody may know about a seat's occupant."""
        taken = self.seats[seat]
        kind = "person" if taken.person else "bot" if taken.level else "open"
        late = any(seat in seats for seats in self.timed_out)
        return Sitter(kind, taken.name, taken.level, seat in self.resigned, late, taken.declined)  # type: ignore[arg-type]  # a Literal

    def names(self) -> tuple[str, ...]:
        """Return the names of the seats."""
        return tuple([taken.name or f"Player {seat + 1}" for seat, taken in enumerate(self.seats)])


def wanted(terms: Terms) -> Wanted:
    """Return the options in the form in which games expect them."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in terms.options.items()}
