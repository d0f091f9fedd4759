"""The whole game tree of a two-player game: who decides where, what they know there, and what every ending pays."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import CHANCE, NOBODY, Game

__all__ = ["Tree", "expand"]

MOST: Final = 1_000_000  # endings; a game with more is too large
PAUSE: Final = 5000  # endings between two progress reports
EVEN: Final = 0.5  # payoffs are relative to this, so that the game is zero-sum


class Spot(NamedTuple):
    """An information set: everything a seat knows when it decides, together with its own earlier choices."""

    view: Any
    legal: tuple[int, ...]
    after: int  # the seat's last choice, 0 if it has made none
    first: int  # the number of the first choice here; the others are next to it


class Side:
    """All information sets of one seat. Its choices are numbered across all of them. Number 0 means no choice yet."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.spots: list[Spot] = []
        self.numbers: dict[tuple[int, Any], int] = {}
        self.choices = 1

    def spot(self, after: int, view: Any, legal: tuple[int, ...]) -> Spot:
        """Return the information set with this last choice and this view. Earlier sets come first in the list.

        The seat's own choices and its view together are a perfect memory. A view alone can forget the order of events.
        """
        number = self.numbers.setdefault((after, view), len(self.spots))
        if number == len(self.spots):
            self.spots.append(Spot(view, legal, after, self.choices))
            self.choices += len(legal)
        return self.spots[number]


class Tree:
    """Both sides, and the sequence-form payoff matrix: for each pair of last choices, chance times payoff.

    A strategy assigns a number to each choice. Most entries of the matrix are zero, so only the others are stored.
    """

    def __init__(self, seats: tuple[int, int]) -> None:
        self.sides = (Side(seats[0]), Side(seats[1]))
        self.endings = 0
        self.cells: dict[
            tuple[int, int], float
        ] = {}  # by last choices: probability times what the first seat gets above EVEN
        self.rows: list[int] = []
        self.columns: list[int] = []
        self.payoffs: list[float] = []

    def close(self) -> None:
        """Store the matrix as lists, which are faster to read."""
        self.rows = [row for row, _ in self.cells]
        self.columns = [column for _, column in self.cells]
        self.payoffs = list(self.cells.values())


def expand(
    game: Game[Any, Any],
    options: tuple[int, ...] | None = None,
    seats: tuple[int, int] = (0, 1),
    told: Callable[[int], None] = lambda endings: None,
    most: int = MOST,
) -> Tree:
    """Walk through the whole game of two seats and return its tree. `told` is called with the number of endings so far.

    Raise ClanmootError if a third seat decides, if the game is not zero-sum, or if it has more than `most` endings.
    """
    agreed = game.agree({}) if options is None else options
    walker = Walker(game, Tree(seats), told, most)
    walker.walk(game.start(game.facts.least, agreed), (0, 0), 1.0)
    walker.tree.close()
    return walker.tree


class Walker:
    """A walk through the whole tree of a game."""

    def __init__(self, game: Game[Any, Any], tree: Tree, told: Callable[[int], None], most: int) -> None:
        self.game = game
        self.tree = tree
        self.told = told
        self.most = most

    def walk(self, s: Any, last: tuple[int, int], chance: float) -> None:
        """Visit all endings that follow from a state. `last` is each side's last choice, `chance` a probability."""
        seat = self.game.decider(s)
        if seat == NOBODY:
            self.end(s, last, chance)
        elif seat == CHANCE:
            outcomes = self.game.chance(s)
            whole = sum([weight for _, weight in outcomes])
            for action, weight in outcomes:
                self.walk(self.after(s, seat, action), last, chance * weight / whole)
        else:
            self.decide(s, seat, last, chance)

    def decide(self, s: Any, seat: int, last: tuple[int, int], chance: float) -> None:
        """Visit everything that a seat can do next. A single legal action does not count as a choice."""
        legal = tuple(self.game.legal(s, seat))
        if len(legal) == 1:
            self.walk(self.after(s, seat, legal[0]), last, chance)
            return
        mine = self.side_of(seat)
        spot = self.tree.sides[mine].spot(last[mine], self.game.view(s, seat), legal)
        for place, action in enumerate(legal):
            choice = spot.first + place
            self.walk(self.after(s, seat, action), (choice, last[1]) if mine == 0 else (last[0], choice), chance)

    def side_of(self, seat: int) -> int:
        """Return the number of the side, 0 or 1, that a seat plays. Raise ClanmootError if it plays neither."""
        for number, side in enumerate(self.tree.sides):
            if side.seat == seat:
                return number
        raise ClanmootError("not-two", f"Only games that two seats decide can be solved; here seat {seat} decides too.")

    def after(self, s: Any, seat: int, action: int) -> Any:
        """Return a copy of the state after one step."""
        copy = self.game.copy(s)
        self.game.apply(copy, seat, action)
        return copy

    def end(self, s: Any, last: tuple[int, int], chance: float) -> None:
        """Add the payoff of an ending to the matrix."""
        shares = self.game.outcome(s).shares()
        first, second = [shares[side.seat] for side in self.tree.sides]
        if abs(first + second - 1) > 1e-9:
            raise ClanmootError("not-zero-sum", "Only games in which one wins what the other loses can be solved.")
        tree = self.tree
        tree.cells[last] = tree.cells.get(last, 0.0) + chance * (first - EVEN)
        tree.endings += 1
        if tree.endings > self.most:
            raise ClanmootError("too-large", f"This game has more than {self.most:,} endings: make it smaller.")
        if tree.endings % PAUSE == 0:
            self.told(tree.endings)
