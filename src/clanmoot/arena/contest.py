"""A contest says which bots play which game, and lists the single games."""

import hashlib
from typing import Any, NamedTuple

from clanmoot.bots import bot, resolve
from clanmoot.bots.levels import STRENGTH
from clanmoot.catalogue import load
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game

Options = tuple[tuple[str, int], ...]  # options that differ from the defaults, by name


class Contest(NamedTuple):
    """The game, its options, the bots and their versions. Results of equal contests are comparable."""

    game: str  # a key, or package:NAME for your own game
    options: Options
    rules: int  # version of the rules
    strength: int  # version of the game's bots
    bots: tuple[str, ...]  # one per seat, by their resolved names, in alphabetical order

    @property
    def players(self) -> int:
        return len(self.bots)


class Job(NamedTuple):
    """One game of a contest. Every deal is played once per rotation, each time with the same cards."""

    contest: Contest
    deal: int
    rotation: int

    def seats(self) -> tuple[str, ...]:
        """Return the bot of every seat.

        Every other deal reverses the order, so that no bot always follows the same one.
        """
        bots = self.contest.bots if self.deal % 2 == 0 else self.contest.bots[::-1]
        return tuple([bots[(seat + self.rotation) % len(bots)] for seat in range(len(bots))])

    def secret(self) -> bytes:
        """Return the secret that determines all draws. It is the same in every rotation and for all bots."""
        return self._digest(self.deal)

    def seed(self, seat: int) -> int:
        """Return the seed of a bot. It is different in every game and seat."""
        return int.from_bytes(self._digest(self.deal, self.rotation, seat)[:6], "big")

    def _digest(self, *numbers: int) -> bytes:
        table = (self.contest.game, self.contest.players, self.contest.options, *numbers)
        return hashlib.sha256(f"clanmoot arena {table}".encode()).digest()


def contest(spec: str, bots: tuple[str, ...], wanted: dict[str, int] | None = None) -> Contest:
    """Return a contest under the current versions, or raise an error that says what is wrong with it."""
    game = load(spec)
    facts = game.facts
    count_error = facts.player_count_error(len(bots))
    if count_error:
        raise ClanmootError("players", count_error)
    names = tuple(sorted([resolve(name, facts.key, len(bots)) for name in bots]))
    for name in set(names):
        bot(name, game, 0, len(bots))
    return Contest(spec, unusual(game, wanted or {}), facts.rules, strength(facts.key), names)


def strength(key: str) -> int:
    """Return the version of the bots of a game, or 0 for a game of your own."""
    return STRENGTH.get(key, 0)


def unusual(game: Game[Any, Any], wanted: dict[str, int]) -> Options:
    """Return the options that differ from the defaults. Old results then remain valid if an option is added later."""
    game.agree(wanted)
    usual = {option.name: option.default for option in game.facts.options}
    return tuple(sorted([(name, value) for name, value in wanted.items() if value != usual[name]]))


def jobs(of: Contest, deals: int) -> list[Job]:
    """Return all games for this number of deals, deal by deal."""
    return [Job(of, deal, rotation) for deal in range(deals) for rotation in range(of.players)]
