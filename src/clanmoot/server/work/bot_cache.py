"""The bots that one process keeps in memory, so that their next decisions can reuse search trees and sealed plans."""

import secrets
import time
from collections import OrderedDict
from typing import Any, Final, NamedTuple

from clanmoot.bots import bot, resolve
from clanmoot.bots.base import Bot
from clanmoot.catalogue import load

from .jobs import Answer, Question

MOST_OPPONENTS: Final = 256
MOST_ITERATIONS: Final = 100_000  # a tree holds up to three kilobytes for each


class SeatedBot(NamedTuple):
    """A bot with the seat it plays."""

    level: str
    opponent: Bot[Any]
    weight: int  # iterations that its trees may hold
    seed: int = 0  # of the question; a question with another seed gets a new bot without memory


class BotCache:
    """Answers one question at a time, with the bot of the seat that is asked."""

    def __init__(self) -> None:
        self.seated: OrderedDict[tuple[str, int], SeatedBot] = OrderedDict()
        self.thinking: Bot[Any] | None = None

    def answer(self, question: Question) -> Answer:
        """Return the bot's choice.

        If the bot fails, choose a random legal action so that the game can continue.
        """
        began = time.process_time()
        try:
            return Answer(self.choose(question), spent=1000.0 * (time.process_time() - began))
        except Exception as error:
            self.seated.pop((question.table, question.seat), None)
            # Only the type of the error: its text may contain what the seat knows, and the answer ends up in a log.
            return Answer(secrets.choice(question.legal), type(error).__name__)

    def choose(self, question: Question) -> int:
        """Return the bot's choice. Raise ValueError if it is not legal."""
        self.thinking = self.opponent(question)
        try:
            action = self.thinking.choose(question.view, question.legal, question.told)
        finally:
            self.thinking = None
        if action not in question.legal:
            raise ValueError(f"{question.level} chose {action}, which is not legal")
        return action

    def interrupt(self) -> None:
        """Interrupt the bot that is thinking, because no table is waiting for its answer any more."""
        if self.thinking is not None:
            self.thinking.interrupt()

    def opponent(self, question: Question) -> Bot[Any]:
        """Return the bot of a seat from the cache, or a new one.

        If there are too many bots, the least recently used ones are dropped.
        """
        place = (question.table, question.seat)
        found = self.seated.pop(place, None)
        if found is None or (found.level, found.seed) != (question.level, question.seed):
            found = seat_bot(question)
        self.seated[place] = found
        while len(self.seated) > MOST_OPPONENTS or self.weight() > MOST_ITERATIONS:
            if len(self.seated) == 1:
                break
            self.seated.popitem(last=False)
        return found.opponent

    def weight(self) -> int:
        """Return the total number of iterations that the trees of all cached bots may hold."""
        return sum([one.weight for one in self.seated.values()])


def seat_bot(question: Question) -> SeatedBot:
    """Return a new bot. Its seed is random and secret, except in a lesson."""
    game = load(question.game)
    _, _, iterations = resolve(question.level, game.facts.key, question.players).partition(":")
    opponent = bot(question.level, game, question.seed or secrets.randbits(48), question.players)
    return SeatedBot(question.level, opponent, int(iterations or 1), question.seed)
