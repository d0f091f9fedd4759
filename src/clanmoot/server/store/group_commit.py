"""Group commit: many jobs share one transaction, and each gets its own answer."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from clanmoot.core.errors import ClanmootError

from .append_events import Contested, Event, add_event, insert, update
from .sqlite_append import write_at_once
from .store_errors import failed, passing, unavailable

Function = Callable[[Connection], object]
Job = Event | Function


class Answer(NamedTuple):
    """The result of a job, or its error."""

    result: Any
    error: BaseException | None = None


def commit(engine: Engine, jobs: Sequence[Job]) -> list[Answer]:
    """Run all jobs in one transaction. Retry up to twice, and only while nothing can have been committed."""
    careful = False
    events = [job for job in jobs if isinstance(job, Event)]
    if engine.dialect.name == "sqlite" and len(events) == len(jobs):
        try:
            write_at_once(engine, events)
        except Contested:
            careful = True
        else:
            return [Answer(True)] * len(jobs)
    for tries_left in (2, 1, 0):
        sent = False
        try:
            with engine.connect() as connection, connection.begin():
                answers = do(connection, jobs, careful)
                sent = True
            return answers
        except Contested:
            if not tries_left:
                raise
            careful = True
        except DBAPIError as error:
            if sent or not tries_left or not passing(error):
                raise
    raise AssertionError("the last try answers or raises")


def do(connection: Connection, jobs: Sequence[Job], careful: bool) -> list[Answer]:
    """Run the events first, then the functions in the order in which they came.

    If `careful`, write each event separately, so that a bad one does not fail the others.
    """
    answers = [Answer(True)] * len(jobs)
    events = [(place, job) for place, job in enumerate(jobs) if isinstance(job, Event)]
    events.sort(key=lambda entry: entry[1][:2])  # processes that take rows in the same order do not deadlock
    if careful:
        for place, event in events:
            answers[place] = alone(connection, event)
    elif events:
        together(connection, [event for _, event in events])
    for place, job in enumerate(jobs):
        if not isinstance(job, Event):
            answers[place] = apart(connection, job)
    return answers


def together(connection: Connection, events: list[Event]) -> None:
    """Write events that are all the next ones of their tables, which is the usual case. Raise Contested otherwise."""
    try:
        new = insert(connection, events)
    except DBAPIError as error:
        if passing(error):
            raise
        raise Contested from error
    except (TypeError, ValueError, OverflowError) as error:  # how the driver reports a bad value
        raise Contested from error
    if new < len(events):
        raise Contested
    update(connection, events)


def alone(connection: Connection, event: Event) -> Answer:
    """Write one event inside a savepoint, so that its failure affects no others."""
    answer = apart(connection, lambda connection: add_event(connection, *event))
    if answer.error is None or isinstance(answer.error, ClanmootError):
        return answer
    return Answer(None, failed(answer.error))


def apart(connection: Connection, job: Function) -> Answer:
    """Run a job inside a savepoint, so that its failure affects no others. Raise temporary errors for a retry."""
    savepoint = connection.begin_nested()
    try:
        answer = Answer(job(connection))
    except BaseException as error:
        if isinstance(error, Contested) or (isinstance(error, DBAPIError) and passing(error)):
            raise
        try:
            savepoint.rollback()
        except DBAPIError:
            raise error from None  # the database has rolled back the whole transaction, as after a full disk
        fault = isinstance(error, DBAPIError) and unavailable(error)
        return Answer(None, failed(error) if fault else error)
    savepoint.commit()
    return answer
