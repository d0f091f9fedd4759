"""Checking commands: a command becomes an event or is refused. This module changes nothing."""

from typing import Any, NamedTuple

from clanmoot.bots.names import bot_names
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import SPECTATOR
from clanmoot.core.messages import Refused
from clanmoot.core.table import Table
from clanmoot.protocol import commands
from clanmoot.protocol.messages import Spoken

from .events import (
    Acted,
    Answered,
    AnyEvent,
    Asked,
    Hand,
    Readied,
    Resigned,
    Resumed,
    Said,
    Sat,
    Taken,
    Undone,
    Withdrawn,
)
from .seat_names import check_name, spoken_name
from .table_state import NOBODY_SITS, TableState


class Who(NamedTuple):
    """A person's id and name."""

    person: str
    name: str


class Draft(NamedTuple):
    """A sealed choice that is not complete. The server stores it, but it is not an event and only its seat sees it."""

    seat: int
    actions: list[int]
    by: str
    cid: str


def judged(state: TableState, who: Who, cid: str, command: commands.AnyCommand, at: float) -> AnyEvent | Draft:
    """Return the event or draft that a command leads to at this time in milliseconds, or raise ClanmootError."""
    if state.stopped and not isinstance(command, commands.Say):
        raise ClanmootError("gone", "The operator of this server stopped this table. The game has no result.")
    match command:
        case commands.Act():
            seat = seat_of(state, who)
            return choice(at_step(state, seat, command.step, at), seat, command.action, "person", who.person, cid)
        case commands.Take():
            seat = seat_of(state, who)
            return taken_out(at_step(state, seat, command.step, at), seat, command.action, who.person, cid)
        case commands.Undo():
            return undone(at_step(state, seat_of(state, who), command.step, at), seat_of(state, who), who.person, cid)
        case commands.Say():
            name = spoken_name(state, who.person, who.name)
            return Said(Spoken(state.seat_of(who.person), name, command.text), who.person, cid)
        case commands.Sit():
            return sat(state, who, cid, command.seat)
        case commands.Leave():
            return left(state, who, cid, command.level)
        case commands.Hire():
            free(state, who, command.seat)
            return Sat(command.seat, computer(state, command.level), who.person, cid)
        case commands.Dismiss():
            return dismissed(state, who, cid, command.seat)
        case commands.Decline():
            return declined(state, who, cid)
        case commands.Ask():
            return asked(state, seat_of(state, who), command.what, who.person, cid)
        case commands.Answer():
            return answered(state, seat_of(state, who), command, who.person, cid)
        case commands.Resume():
            seat_of(state, who)
            if not state.paused:
                raise ClanmootError("not-paused", "The game is not paused.")
            return Resumed(who.person, cid)
        case commands.Resign():
            seat = seat_of(state, who)
            playing(state)
            return Resigned(seat, who.person, cid)


# -- who, and when


def seat_of(state: TableState, who: Who) -> int:
    """Return the person's seat, or raise ClanmootError."""
    seat = state.seat_of(who.person)
    if seat == SPECTATOR:
        raise ClanmootError("no-seat", "You have no seat at this table.")
    return seat


def playing(state: TableState) -> Table[Any, Any]:
    """Return the game that is being played, or raise ClanmootError."""
    if state.status == "open":
        raise ClanmootError("not-begun", "The game has not started. Some seats are still free.")
    not_closed(state)
    if state.status != "playing" or state.table is None:
        raise ClanmootError("over", "The game is over.")
    return state.table


def at_step(state: TableState, seat: int, step: int, at: float) -> Table[Any, Any]:
    """Return the game. Raise ClanmootError if the command names another step, time has run out or there is a pause."""
    table = playing(state)
    if any(seat in seats for seats in state.late(at)):
        raise ClanmootError("out-of-time", "You ran out of time.")
    if state.paused:
        raise ClanmootError("paused", "The game is paused. Resume it first.")
    if table.shown(seat) != step:
        raise ClanmootError("stale", f"The game has moved on. It is at step {table.shown(seat)}, not {step}.")
    return table


# -- the game


def choice(table: Table[Any, Any], seat: int, action: int, hand: Hand, by: str, cid: str) -> AnyEvent | Draft:
    """Return the event of an open choice, or the draft or event after adding an action to a sealed choice."""
    sealed = table.drafting(seat)
    if not sealed and seat not in table.deciders():
        raise ClanmootError("not-asked", "It is not your turn.")
    refusal = table.why_not(seat, action)
    if refusal is not None:
        raise Refused(refusal, table.seats, seat)
    if not sealed:
        return Acted(seat, action, hand, by, cid)
    draft = sorted([*table.draft(seat), action])
    return Readied(seat, draft, hand, by, cid) if table.completes(seat, draft) else Draft(seat, draft, by, cid)


def taken_out(table: Table[Any, Any], seat: int, action: int, by: str, cid: str) -> AnyEvent | Draft:
    """Return the draft after removing an action. If the draft was complete, return the event that reopens it."""
    if action not in table.removals(seat):
        raise ClanmootError("not-drafted", "You cannot undo that now.")
    draft = table.draft(seat)
    was_whole = seat not in table.deciders()
    draft.remove(action)
    return Withdrawn(seat, draft, by, cid) if was_whole else Draft(seat, draft, by, cid)


def undone(table: Table[Any, Any], seat: int, by: str, cid: str) -> AnyEvent:
    """Return the event of an undo that needs no consent, or raise ClanmootError."""
    if table.free_undo(seat) < 0:
        raise ClanmootError("undo", "You can no longer undo this on your own. Ask the others for a take-back.")
    return Undone(seat, by, cid)


# -- seats


def before_start(state: TableState, who: Who) -> None:
    """Raise ClanmootError unless the person may assign seats: only players may, before the game begins."""
    seat_of(state, who)
    not_closed(state)
    if state.status != "open":
        raise ClanmootError("begun", "The game has already started.")


def free(state: TableState, who: Who, seat: int) -> None:
    """Raise ClanmootError unless a bot may take a seat. The seat must be empty, but may be reserved for a person."""
    before_start(state, who)
    if seat >= state.terms.players or state.seats[seat].occupied:
        raise ClanmootError("seat-taken", "That seat is not free.")


def sat(state: TableState, who: Who, cid: str, seat: int) -> AnyEvent:
    """Return the event for a person who takes an empty seat, also in a game that has begun."""
    not_closed(state)
    if any(taken.person == who.person for taken in state.seats):
        raise ClanmootError("seated", "You already have a seat at this table.")
    if seat >= state.terms.players or state.seats[seat].occupied or seat in state.resigned:
        raise ClanmootError("seat-taken", "That seat is not free.")
    kept_for = state.seats[seat].kept_for
    if kept_for and kept_for != who.person:
        raise ClanmootError("seat-kept", f"That seat is reserved for {state.seats[seat].name}.")
    if state.status == "playing" and state.terms.ranked:
        raise ClanmootError("rated", "This rated game has started. You can only watch it.")
    if state.had_another(who.person, seat):
        raise ClanmootError("other-seat", "You had a different seat in this game. You can only return to that one.")
    check_name(state, who.person, who.name)
    return Sat(seat, Taken(who.person, who.name), who.person, cid)


def not_closed(state: TableState) -> None:
    """Raise ClanmootError if the table is closed or its game is over."""
    if state.status == "gone":
        why = "nobody came back" if state.expired else "everyone left"
        raise ClanmootError("gone", f"This table was closed because {why}. You can create a new one.")
    if state.status == "over":
        raise ClanmootError("over", "The game is over.")


def left(state: TableState, who: Who, cid: str, level: str | None) -> AnyEvent:
    """Return the event of a person leaving their seat. In a rated game that has begun, this is a resignation."""
    seat = seat_of(state, who)
    not_closed(state)
    if state.terms.ranked and state.status == "playing":
        return Resigned(seat, who.person, cid)
    return Sat(seat, computer(state, level) if level else NOBODY_SITS, who.person, cid)


def declined(state: TableState, who: Who, cid: str) -> AnyEvent:
    """Return the event of an invited person declining."""
    not_closed(state)
    for seat, taken in enumerate(state.seats):
        if taken.kept_for == who.person:
            return Sat(seat, Taken(name=taken.name, declined=True), who.person, cid)
    raise ClanmootError("not-invited", "No seat is reserved for you at this table.")


def computer(state: TableState, level: str) -> Taken:
    """Return a bot with a name that is unique at the table."""
    levels = [taken.level for taken in state.seats if taken.level == level]
    return Taken(level=level, name=bot_names((*levels, level))[-1])


def dismissed(state: TableState, who: Who, cid: str, seat: int) -> AnyEvent:
    """Return the event that removes a bot or cancels the reservation of a seat."""
    before_start(state, who)
    if seat >= state.terms.players or not (state.seats[seat].level or state.seats[seat].kept_for):
        raise ClanmootError("no-opponent", "That seat has no computer opponent and is not reserved.")
    return Sat(seat, NOBODY_SITS, who.person, cid)


# -- agreeing


def asked(state: TableState, seat: int, what: str, by: str, cid: str) -> AnyEvent:
    """Return the event of a request for a take-back or a pause."""
    table = playing(state)
    if state.question is not None:
        raise ClanmootError("question", "Another request is still open. Answer it first.")
    if what == "pause":
        if state.paused:
            raise ClanmootError("paused", "The game is already paused.")
        return Asked(seat, "pause", 0, by, cid)
    if table.last_decision(seat) < state.given():
        raise ClanmootError("undo", "You have not made a move yet.")
    return Asked(seat, "back", table.last_decision(seat), by, cid)


def answered(state: TableState, seat: int, command: commands.Answer, by: str, cid: str) -> AnyEvent:
    """Return the event for an answer to the open request."""
    if state.question is None or state.question.number != command.number:
        raise ClanmootError("no-question", "That request is no longer open.")
    if command.yes and seat in state.question.agreed:
        raise ClanmootError("agreed", "You have already agreed.")
    return Answered(seat, command.yes, by, cid)
