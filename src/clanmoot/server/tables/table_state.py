"""The state of a table. Only events change it."""

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
from .table_fields import NOBODY_SITS, REMEMBERED, Remark, TableFields, wanted

__all__ = ["NOBODY_SITS", "REMEMBERED", "Remark", "TableState", "wanted"]


class TableState(TableFields):
    """The state of one table, with the methods by which events change it."""

    def apply(self, event: AnyEvent, at: float) -> None:
        """Apply an event that happened at this time in milliseconds."""
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
        """Remember that a command led to the current event, so that a repetition is not carried out again."""
        if cid:
            self.done[by, cid] = self.number
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def begin(self) -> None:
        """Begin the game. If it continues another game, replay that game's steps first; later draws are new."""
        self.status = "playing"
        self.table = Table(self.game, self.options, self.names(), self.source)
        for action in self.past:
            self.table.replay(action)
        if self.past:
            self.table.end_free_undo()
        self.table.advance()

    def cut_back(self, steps: int) -> None:
        """Record that a take-back or undo cut the game back to this many steps."""
        self.cut = steps
        self.cuts += 1

    def agree(self, question: Question) -> None:
        """Carry out a request that everybody has agreed to."""
        self.question = None
        if question.what == "pause":
            self.paused = True
        elif self.table is not None:
            step = self.table.last_decision(question.seat)
            self.table.take_back(step)
            self.cut_back(step)


def happen(state: TableState, event: AnyEvent) -> None:
    """Apply an event, depending on its kind."""
    match event:
        case Opened():
            state.seats = list(event.seats)
            state.opener, state.origin, state.past = event.by, event.origin, event.past
        case Sat():
            sit(state, event)
        case Began():
            state.held = {(taken.person, seat) for seat, taken in enumerate(state.seats) if taken.person}
            state.begin()
        case Acted():
            act(state, event)
        case Readied() | Withdrawn():
            redraft(state, event)
        case Undone():
            undo(state, event.seat)
        case Asked():
            ask(state, event)
        case Answered():
            answer(state, event)
        case Resumed():
            state.paused = False
        case Resigned():
            resign(state, [event.seat])
        case TimedOut():
            state.timed_out.append(event.seats)
            resign(state, event.seats)
        case Expired():
            state.status, state.expired = "gone", True
        case Said():
            state.remarks = [*state.remarks[1 - REMEMBERED :], Remark(event.spoken, state.status == "playing")]
        case Rematched():
            want_rematch(state, event)
        case Stopped():
            state.status, state.stopped, state.question = "gone", True, None


def sit(state: TableState, event: Sat) -> None:
    """Change the occupant of a seat. A table that has not begun and has no people left is closed."""
    before, person = state.seats[event.seat].person, event.taken.person
    state.seats[event.seat] = event.taken
    state.question = None
    if person:
        remember_seats(state, before, person, event.seat)
    if state.status == "open" and not state.people():
        state.status = "gone"


def remember_seats(state: TableState, before: str, person: str, seat: int) -> None:
    """Remember who has had which seat. An account that takes over a guest's seat also takes over their past seats."""
    for other, taken in enumerate(state.seats):
        if taken.kept_for == person:  # sitting down elsewhere gives up a reserved seat
            state.seats[other] = NOBODY_SITS
    if state.status == "playing":
        taken_over = {(person, other) for who, other in state.held if before and who == before}
        state.held |= {(person, seat), *taken_over}


def act(state: TableState, event: Acted) -> None:
    """Apply an open choice. A choice by a bot cannot be undone, so everybody sees it immediately."""
    assert state.table is not None
    state.question = None
    state.table.act(event.seat, event.action)
    if event.hand != "person":
        state.table.end_free_undo()
    state.clocks.decided(event.seat)


def redraft(state: TableState, event: Readied | Withdrawn) -> None:
    """Apply the completion or reopening of a sealed choice."""
    assert state.table is not None
    state.table.redraft(event.seat, event.draft)
    if isinstance(event, Readied):
        state.clocks.decided(event.seat)


def undo(state: TableState, seat: int) -> None:
    """Undo a seat's last decision."""
    assert state.table is not None
    state.table.undo(seat)
    state.cut_back(len(state.table.steps))


def ask(state: TableState, event: Asked) -> None:
    """Open a request, to which the person who asks has agreed. If there are no other people, carry it out."""
    question = Question(state.number, event.what, event.seat, [event.seat])
    if state.people() == [event.seat]:
        state.agree(question)
    else:
        state.question = question


def answer(state: TableState, event: Answered) -> None:
    """Record that one more seat agrees, or drop the request if it declines."""
    question = state.question
    assert question is not None
    if not event.yes:
        state.question = None
        return
    agreed = sorted({*question.agreed, event.seat})
    state.question = Question(question.number, question.what, question.seat, agreed)
    if set(state.people()) <= set(agreed):
        state.agree(state.question)


def resign(state: TableState, seats: list[int]) -> None:
    """Resign seats, which bots then take over. The game is over when only one seat has not resigned."""
    state.resigned += seats
    state.question = None
    if len(state.resigned) >= state.terms.players - 1:
        state.status = "over"


def want_rematch(state: TableState, event: Rematched) -> None:
    """Record that one more player wants a rematch. If the rematch has a new table, start the list again."""
    if event.table != state.rematch:
        state.rematch, state.rematch_asked = event.table, []
    for seat, taken in enumerate(state.seats):
        if taken.person == event.by and seat not in state.rematch_asked:
            state.rematch_asked.append(seat)
