"""A table to which things happen. Events go in; nothing else changes it."""

from clanmoot.core.table import Table
from clanmoot.protocol.tables import Question

from .events import (
    Acted,
    Answered,
    AnyEvent,
    Asked,
    Began,
    Expired,
    Opened,
    Readied,
    Rematched,
    Resigned,
    Resumed,
    Said,
    Sat,
    Stopped,
    TimedOut,
    Undone,
    Withdrawn,
)
from .table_fields import NOBODY_SITS, REMEMBERED, Remark, RoomState, wanted

__all__ = ["NOBODY_SITS", "REMEMBERED", "Remark", "Room", "wanted"]


class Room(RoomState):
    """One table."""

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
            room.opener, room.origin, room.past = event.by, event.origin, event.past
        case Sat():
            sit(room, event)
        case Began():
            room.held = {(taken.person, seat) for seat, taken in enumerate(room.seats) if taken.person}
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
            resign(room, [event.seat])
        case TimedOut():
            room.timed_out.append(event.seats)
            resign(room, event.seats)
        case Expired():
            room.status, room.expired = "gone", True
        case Said():
            room.remarks = [*room.remarks[1 - REMEMBERED :], Remark(event.spoken, room.status == "playing")]
        case Rematched():
            want_rematch(room, event)
        case Stopped():
            room.status, room.stopped, room.question = "gone", True, None


def sit(room: Room, event: Sat) -> None:
    """A seat has somebody else, or nobody; a table that nobody has begun and everybody has left is gone."""
    before, person = room.seats[event.seat].person, event.taken.person
    room.seats[event.seat] = event.taken
    room.question = None
    if person:
        remember_seats(room, before, person, event.seat)
    if room.status == "open" and not room.people():
        room.status = "gone"


def remember_seats(room: Room, before: str, person: str, seat: int) -> None:
    """Remember who has had which seat. An account that takes a guest's seat over has had all seats of the guest."""
    for other, taken in enumerate(room.seats):
        if taken.kept_for == person:  # sitting down elsewhere gives up a seat that was kept
            room.seats[other] = NOBODY_SITS
    if room.status == "playing":
        taken_over = {(person, other) for who, other in room.held if before and who == before}
        room.held |= {(person, seat), *taken_over}


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


def resign(room: Room, seats: list[int]) -> None:
    """The computer plays on for the seats; when only one is left who has not resigned, the game is over."""
    room.resigned += seats
    room.question = None
    if len(room.resigned) >= room.terms.players - 1:
        room.status = "over"


def want_rematch(room: Room, event: Rematched) -> None:
    """One more player wants a rematch; if its table is another one, the first."""
    if event.table != room.rematch:
        room.rematch, room.rematch_asked = event.table, []
    for seat, taken in enumerate(room.seats):
        if taken.person == event.by and seat not in room.rematch_asked:
            room.rematch_asked.append(seat)
