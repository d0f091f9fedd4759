"""A table and all that belongs to it: seats, game, clocks, questions, chat. Events go in; nothing else changes it."""

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
from .events import (
    Acted,
    Answered,
    AnyEvent,
    Asked,
    Began,
    Opened,
    Readied,
    Rematched,
    Resigned,
    Resumed,
    Said,
    Sat,
    Taken,
    Undone,
    Withdrawn,
)

REMEMBERED: Final = 200  # commands, and things that were said
NOBODY_SITS: Final = Taken()


class Remark(NamedTuple):
    """Something that was said, and whether only people on the same side of the table hear it."""

    spoken: Spoken
    apart: bool

    def heard(self, watcher: int) -> bool:
        """Whether a watcher hears it."""
        return not self.apart or (self.spoken.seat >= 0) == (watcher >= 0)


class Room:
    """One table."""

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
        self.resigned: list[int] = []  # in this order
        self.remarks: list[Remark] = []
        self.rematch = ""
        self.origin: Origin | None = None  # the game that is played on here,
        self.past: list[int] = []  # and its steps so far
        self.cut = -1  # to how many steps the last event cut the game back, if it did
        self.cuts = 0  # how often anything was taken back
        self.done: dict[tuple[str, str], int] = {}  # which event a person's command became
        self._card_of = self._shown_by_card()
        self._card = self._new_card()

    # -- asking

    def seat_of(self, person: str) -> int:
        """Where a person sits; SPECTATOR if nowhere."""
        for seat, taken in enumerate(self.seats):
            if person and taken.person == person and seat not in self.resigned:
                return seat
        return SPECTATOR

    def asked(self) -> list[int]:
        """The seats that the table waits for."""
        return self.table.deciders() if self.table is not None and self.status == "playing" else []

    def people(self) -> list[int]:
        """The seats with a person who still plays."""
        return [seat for seat, taken in enumerate(self.seats) if taken.person and seat not in self.resigned]

    def stand_in(self, seat: int, at: float) -> str:
        """The level of the computer opponent that moves for a seat now; empty if its person does."""
        if seat in self.people():
            return self.terms.relief if seat in self.clocks.flagged(at) else ""
        return self.seats[seat].level or self.terms.relief

    def stamp(self, seat: int) -> int:
        """A number that is different whenever a seat is asked something else."""
        assert self.table is not None
        return (self.cuts << 40) + (len(self.table.steps) << 12) + len(self.table.draft(seat))

    def given(self) -> int:
        """How many steps were taken before the game came here."""
        return self.origin.step if self.origin is not None else 0

    def card(self) -> TableCard:
        """All that everybody may know but the game itself; the same one as long as nothing of it changes."""
        shown = self._shown_by_card()
        if shown != self._card_of:
            self._card_of = shown
            self._card = self._new_card()
        return self._card

    def _shown_by_card(self) -> tuple[object, ...]:
        """All that can change of a card."""
        return (
            self.status,
            tuple(self.seats),
            tuple(self.resigned),
            self.paused,
            self.question,
            self.rematch,
            self.origin,
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
        )

    def sitter(self, seat: int) -> Sitter:
        """Who sits in a seat, as everybody may know."""
        taken = self.seats[seat]
        kind = "person" if taken.person else "bot" if taken.level else "open"
        return Sitter(kind, taken.name, taken.level, seat in self.resigned)  # type: ignore[arg-type]  # a Literal

    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple([taken.name or f"Player {seat + 1}" for seat, taken in enumerate(self.seats)])

    # -- what happens

    def apply(self, event: AnyEvent, at: float) -> None:
        """Let it have happened, at this millisecond."""
        self.number += 1
        self.cut = -1
        self.clocks.stop(at)
        happen(self, event)
        if self.table is not None and self.table.over:
            self.status = "over"
        running = [] if self.paused else [seat for seat in self.asked() if seat in self.people()]
        self.clocks.start(at, running)
        self.remember(getattr(event, "by", ""), getattr(event, "cid", ""))

    def remember(self, by: str, cid: str) -> None:
        """A person's command was carried out, and has led here."""
        if cid:
            self.done[by, cid] = self.number
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def begin(self) -> None:
        """Deal the cards; where another game is played on, what was not drawn in it is drawn anew."""
        self.status = "playing"
        self.table = Table(self.game, self.options, self.names(), self.source)
        for action in self.past:
            self.table.replay(action)
        if self.past:
            self.table.close()
        self.table.go_on()

    def cut_back(self, steps: int) -> None:
        """Remember that the game was cut back."""
        self.cut = steps
        self.cuts += 1

    def agree(self, question: Question) -> None:
        """Everybody has agreed."""
        self.question = None
        if question.what == "pause":
            self.paused = True
        elif self.table is not None:
            step = self.table.last_decision(question.seat)
            self.table.take_back(step)
            self.cut_back(step)


def happen(room: Room, event: AnyEvent) -> None:
    """What each kind of event does."""
    match event:
        case Opened():
            room.seats = list(event.seats)
            room.origin, room.past = event.origin, event.past
        case Sat():
            sit(room, event)
        case Began():
            room.begin()
        case Acted():
            act(room, event)
        case Readied() | Withdrawn():
            redraft(room, event)
        case Undone():
            undo(room, event.seat)
        case Asked():
            ask(room, event)
        case Answered():
            answer(room, event)
        case Resumed():
            room.paused = False
        case Resigned():
            resign(room, event.seat)
        case Said():
            room.remarks = [*room.remarks[1 - REMEMBERED :], Remark(event.spoken, room.status == "playing")]
        case Rematched():
            room.rematch = event.table


def sit(room: Room, event: Sat) -> None:
    """A seat has somebody else, or nobody; a table that nobody has begun and everybody has left is gone."""
    room.seats[event.seat] = event.taken
    room.question = None
    if room.status == "open" and not room.people():
        room.status = "gone"


def act(room: Room, event: Acted) -> None:
    """A choice in the open. What a computer did is not taken back, so everybody sees it at once."""
    assert room.table is not None
    room.question = None
    room.table.act(event.seat, event.action)
    if event.hand != "person":
        room.table.close()
    room.clocks.decided(event.seat)


def redraft(room: Room, event: Readied | Withdrawn) -> None:
    """A sealed choice is whole, or no longer so."""
    assert room.table is not None
    room.table.redraft(event.seat, event.draft)
    if isinstance(event, Readied):
        room.clocks.decided(event.seat)


def undo(room: Room, seat: int) -> None:
    """A decision is taken back freely."""
    assert room.table is not None
    room.table.undo(seat)
    room.cut_back(len(room.table.steps))


def ask(room: Room, event: Asked) -> None:
    """The one who asks has agreed; where nobody else is there, that is all."""
    question = Question(room.number, event.what, event.seat, [event.seat])
    if room.people() == [event.seat]:
        room.agree(question)
    else:
        room.question = question


def answer(room: Room, event: Answered) -> None:
    """One more has agreed, or the question is no more."""
    question = room.question
    assert question is not None
    if not event.yes:
        room.question = None
        return
    agreed = sorted({*question.agreed, event.seat})
    room.question = Question(question.number, question.what, question.seat, agreed)
    if set(room.people()) <= set(agreed):
        room.agree(room.question)


def resign(room: Room, seat: int) -> None:
    """The seat is played on by the computer; when only one is left who has not resigned, the game is over."""
    room.resigned.append(seat)
    room.question = None
    if len(room.resigned) >= room.terms.players - 1:
        room.status = "over"


def wanted(terms: Terms) -> Wanted:
    """The options as games want them."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in terms.options.items()}
