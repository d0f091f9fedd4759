"""Who plays in which seat. People come first, then computer opponents."""

from typing import Any, Final, NamedTuple, Protocol

from clanmoot.bots import BOTS, THINKERS, bot
from clanmoot.bots.names import bot_names
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game
from clanmoot.core.undo_barrier import Step

LONGEST_NAME: Final = 40


class Opponent(Protocol):
    """The interface of a player that chooses actions from its view."""

    def choose(self, view: Any, legal: list[int], told: list[Step], /) -> int:
        """Return one of the legal actions."""


class Seating(NamedTuple):
    """The names of all seats, and the bots in the seats that have no person."""

    names: tuple[str, ...]
    bots: dict[int, str]

    def opponents(self, game: Game[Any, Any], seed: int) -> dict[int, Opponent]:
        """Return the bots, by seat."""
        return {seat: bot(name, game, seed + seat, len(self.names)) for seat, name in self.bots.items()}


def seat_all(game: Game[Any, Any], people: tuple[str, ...], hot_seat: bool, against: tuple[str, ...]) -> Seating:
    """Return the seating of a new table. The default is one person, with easy bots in all other seats."""
    known(against)
    proper(people)
    if not hot_seat and len(people) > 1:
        raise ClanmootError("names", "You gave more than one name. Add --hot-seat if several people share this screen.")
    if hot_seat:
        count = max(len(people), game.facts.least - len(against), 2)
    else:
        count = 1
        against = against or (default_bot(),) * (game.facts.least - 1)
    names = [people[seat] if seat < len(people) else f"Player {seat + 1}" for seat in range(count)]
    bots = {count + place: name for place, name in enumerate(against)}
    return Seating(tuple(names + bot_names(against)), bots)


def seat_again(seats: tuple[str, ...], hot_seat: bool, against: tuple[str, ...]) -> Seating:
    """Return the seating of a recorded game. A seat with a bot's name gets that bot, unless an option names others."""
    known(against)
    if hot_seat or against:
        first = len(seats) - len(against)
        if first < 1:
            words = f"{len(against)} opponents are too many. This game has {len(seats)} seats, and one is yours."
            raise ClanmootError("players", words)
        if hot_seat or first == 1:
            return Seating(seats, {first + place: name for place, name in enumerate(against)})
        raise ClanmootError("players", f"This game needs {len(seats) - 1} opponents, not {len(against)}.")
    found = {seat: name.split()[0].casefold() for seat, name in enumerate(seats) if name.split()}
    bots = {seat: word for seat, word in found.items() if is_bot(word)}
    if not bots or len(bots) == len(seats):
        bots = {seat: bots.get(seat, default_bot()) for seat in range(1, len(seats))}
    return Seating(seats, bots)


def known(against: tuple[str, ...]) -> None:
    """Raise ClanmootError if one of these names is not the name of a bot."""
    for name in against:
        if not is_bot(name):
            raise ClanmootError("unknown-bot", f"There is no opponent called {name!r}. Choose from: {', '.join(BOTS)}.")


def is_bot(name: str) -> bool:
    """Return whether this is the name of a bot: a level, greedy, random, or a search with its iterations."""
    kind, _, number = name.partition(":")
    return name in BOTS or (kind in THINKERS and number.isdecimal() and 0 < int(number) <= 10**9)


def proper(names: tuple[str, ...]) -> None:
    """Raise ClanmootError unless a name is one line of printable characters."""
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise ClanmootError("name", f"{name!r} is not a valid name. Use 1 to {LONGEST_NAME} printable characters.")


def default_bot() -> str:
    """Return the name of the bot that plays if the person names none."""
    return "easy"
