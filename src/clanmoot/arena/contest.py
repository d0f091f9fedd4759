"""Who plays whom at what: a contest, and the games it consists of."""

import hashlib
from typing import Any, NamedTuple

from clanmoot.bots import STRENGTH, bot, resolve
from clanmoot.catalogue import load
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game

Options = tuple[tuple[str, int], ...]  # what differs from the usual, by name


class Contest(NamedTuple):
    """Opponents at one table; results are comparable if all of this is equal."""

    game: str  # a key, or package:NAME for a game of somebody's own
    options: Options
    rules: int  # version of the rules
    strength: int  # version of the game's opponents
    bots: tuple[str, ...]  # one a seat, by what they resolve to, in the order of the alphabet

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.bots)


class Job(NamedTuple):
    """One game of a contest. A deal is played once in every rotation, each time with the same cards."""

    contest: Contest
    deal: int
    rotation: int

    def seats(self) -> tuple[str, ...]:
        """Who sits where. Every other deal is played in reverse order, so that nobody always follows the same one."""
        bots = self.contest.bots if self.deal % 2 == 0 else self.contest.bots[::-1]
        return tuple([bots[(seat + self.rotation) % len(bots)] for seat in range(len(bots))])

    def secret(self) -> bytes:
        """What all draws follow from: the same in every rotation, and whoever plays."""
        return self._digest(self.deal)

    def seed(self, seat: int) -> int:
        """Where an opponent's own luck begins: another one in every game and seat."""
        return int.from_bytes(self._digest(self.deal, self.rotation, seat)[:6], "big")

    def _digest(self, *numbers: int) -> bytes:
        table = (self.contest.game, self.contest.players, self.contest.options, *numbers)
        return hashlib.sha256(f"clanmoot arena {table}".encode()).digest()


def contest(spec: str, bots: tuple[str, ...], wanted: dict[str, int] | None = None) -> Contest:
    """A contest as it is played today, or a sentence about what is wrong with it."""
    game = load(spec)
    facts = game.facts
    crowded = facts.crowded(len(bots))
    if crowded:
        raise ClanmootError("players", crowded)
    names = tuple(sorted([resolve(name, facts.key, len(bots)) for name in bots]))
    for name in set(names):
        bot(name, game, 0, len(bots))
    return Contest(spec, unusual(game, wanted or {}), facts.rules, strength(facts.key), names)


def strength(key: str) -> int:
    """The version of a game's opponents; for games of somebody's own there is none."""
    return STRENGTH.get(key, 0)


def unusual(game: Game[Any, Any], wanted: dict[str, int]) -> Options:
    """The options that are not as usual, so that an option added later leaves old results valid."""
    game.agree(wanted)
    usual = {option.name: option.default for option in game.facts.options}
    return tuple(sorted([(name, value) for name, value in wanted.items() if value != usual[name]]))


def jobs(of: Contest, deals: int) -> list[Job]:
    """All games of so many deals, deal by deal."""
    return [Job(of, deal, rotation) for deal in range(deals) for rotation in range(of.players)]
