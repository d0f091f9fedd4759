"""Hints: what a bot would do in a player's place, using only what that seat knows."""

import asyncio
from typing import Any, Final, NamedTuple, NoReturn

from clanmoot.bots import adviser
from clanmoot.core.errors import ClanmootError
from clanmoot.core.messages import Message
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table
from clanmoot.server.work import Question
from clanmoot.server.work.jobs import Job

from .command_judge import Who, playing, seat_of
from .table_session import TableSession

PATIENCE: Final = 60.0  # seconds to wait for a hint
BUSY: Final = "The computer is busy. Wait a moment, then ask again."


class Advice(NamedTuple):
    """A recommended move, and the message that the log would show for it, or None."""

    action: int
    message: Message | None


def advice(table: Table[Any, Any], seat: int, action: int) -> Advice:
    """Return a move with its log message. The message comes from an imagined world, so it reveals nothing hidden."""
    game = table.game
    before = table.view(seat)
    s = game.imagine(before, Rng(0))
    if action not in game.legal(s, seat):
        return Advice(action, None)
    game.apply(s, seat, action)
    told = game.log(before, seat, action, game.view(s, seat))
    return Advice(action, told if told.id else None)


class Hints:
    """The requests for hints that are being answered."""

    def __init__(self) -> None:
        self.questions: dict[Job, Question] = {}
        self.waiting: dict[Job, list[asyncio.Future[int]]] = {}

    def ask(self, session: TableSession, who: Who) -> tuple[Job, "asyncio.Future[int]"]:
        """Prepare the question for a bot, and a future for its answer. Raise ClanmootError if no hint is allowed."""
        state = session.state
        seat = seat_of(state, who)
        table = playing(state)
        if state.terms.ranked:
            raise ClanmootError("ranked", "There are no hints in rated games.")
        if seat not in state.asked():
            raise ClanmootError("not-asked", "It is not your turn.")
        job = Job(state.id, state.stamp(seat), seat)
        self.questions[job] = Question(
            state.id,
            state.terms.game,
            job.number,
            seat,
            adviser(state.terms.game, table.players),
            table.view(seat),
            table.legal(seat),
            table.seen_steps(seat),
            table.players,
        )
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(job, []).append(answer)
        return job, answer

    async def question(self, table: str, stamp: int, seat: int) -> Question | None:
        """Return the question of a job, or None if no player is waiting for its answer."""
        return self.questions.get(Job(table, stamp, seat))

    async def decide(self, table: str, stamp: int, seat: int, action: int) -> None:
        """Give an answer to every player who waits for it."""
        job = Job(table, stamp, seat)
        self.questions.pop(job, None)
        for answer in self.waiting.pop(job, []):
            if not answer.done():
                answer.set_result(action)

    async def wait(self, job: Job, answer: "asyncio.Future[int]") -> int:
        """Wait for the answer and return it. Raise ClanmootError if it takes too long."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise ClanmootError("busy", BUSY) from None
        finally:
            self.forget(job, answer)

    def refuse(self, job: Job, answer: "asyncio.Future[int]") -> NoReturn:
        """Drop the request and raise ClanmootError, because too many questions are queued."""
        self.forget(job, answer)
        raise ClanmootError("busy", BUSY)

    def forget(self, job: Job, answer: "asyncio.Future[int]") -> None:
        """Remove a future. If no other player waits for the answer, drop the question."""
        others = [one for one in self.waiting.pop(job, []) if one is not answer]
        if others:
            self.waiting[job] = others
        else:
            self.questions.pop(job, None)
