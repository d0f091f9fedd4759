"""A position for OpenSpiel. It can be copied and pickled, and it stores what every watcher has seen."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import CHANCE, NOBODY, NOTHING, SPECTATOR, Game, Imaginer
from clanmoot.core.rng import Rng

from .environment_options import Setting, refusal_text

REGISTERED: Final[dict[str, Game[Any, Any]]] = {}  # registered games by short name


class Origin(NamedTuple):
    """How an imagined position was made, so that it can be imagined again."""

    seat: int
    view: Any
    seed: int
    head: str  # how the seat's memory begins,
    told: str  # all steps as the seat has seen them,
    public: str  # and as a spectator has


class Position:
    """The true state of a table. No other object of the OpenSpiel adapter holds one."""

    __slots__ = (
        "name",
        "setting",
        "origin",
        "truth",
        "heads",
        "told",
        "steps",
        "seat",
        "_choices",
        "_views",
        "_imaginer",
    )

    def __init__(
        self,
        name: str,
        setting: Setting,
        origin: Origin | None,
        truth: Any,
        heads: dict[int, str],
        told: dict[int, str],
    ) -> None:
        self.name = name
        self.setting = setting
        self.origin = origin
        self.truth = truth
        self.heads = heads  # by watcher: how the memory begins, and
        self.told = told  # all steps as the watcher has seen them
        self.steps: list[int] = []  # since the start, or since the position was imagined
        self.find_decider()

    def find_decider(self) -> None:
        """Find who decides now.

        In an imagined position, the seat that imagined it makes its sealed choice first, because the choices of the
        others are unknown.
        """
        game = self.setting.game
        # Caches, filled on demand: the choices with their weights, the views, and the imaginer of one seat.
        self._choices: dict[int, int] | None = None
        self._views: dict[int, Any] = {}
        self._imaginer: tuple[int, Any, Imaginer[Any]] | None = None
        self.seat: int = game.decider(self.truth)
        if self.origin is not None and self.seat >= 0 and game.sealed(self.truth):
            first = self.origin.seat
            self.seat = first if first in game.deciders(self.truth) else self.seat

    # -- copies, pickled and imagined positions

    def copy(self) -> "Position":
        """Return an independent copy."""
        new = object.__new__(Position)
        new.name, new.setting, new.origin, new.heads = self.name, self.setting, self.origin, self.heads
        new.truth = self.setting.game.copy(self.truth)
        new.told, new.steps, new.seat = self.told.copy(), self.steps.copy(), self.seat
        new._choices, new._views, new._imaginer = self._choices, self._views, self._imaginer
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # States of compiled games cannot be pickled, but the steps that lead to them can.
        setting = self.setting
        return unpickled, (self.name, setting.players, setting.options, self.origin, tuple(self.steps))

    def imagined(self, seat: int, seed: int) -> "Position":
        """Return a position that the seat's view does not rule out.

        Every arrangement of the hidden pieces is equally likely.
        """
        if self._imaginer is None or self._imaginer[0] != seat:
            view = self.view(seat)
            self._imaginer = seat, view, self.setting.game.imaginer(view)
        _, view, imaginer = self._imaginer
        origin = Origin(seat, view, seed, self.heads[seat], self.told[seat], self.told[SPECTATOR])
        return imagined_position(self.name, self.setting, origin, imaginer.draw(Rng(seed)))

    # -- asking

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def view(self, watcher: int) -> Any:
        """Return what a watcher knows. It is cached until the next step."""
        if watcher not in self._views:
            self._views[watcher] = self.setting.game.view(self.truth, watcher)
        return self._views[watcher]

    def memory(self, watcher: int) -> str:
        """Return all that a watcher has seen, in order.

        Two memories are equal exactly if the watcher cannot tell the two histories apart.
        """
        return self.heads[watcher] + self.told[watcher]

    def choices(self) -> dict[int, int]:
        """Return the legal actions in ascending order with their weights. Chance's weights are its probabilities."""
        if self._choices is None:
            game = self.setting.game
            if self.seat == CHANCE:
                self._choices = dict(sorted(game.chance(self.truth)))
            else:
                self._choices = dict.fromkeys([] if self.over else game.legal(self.truth, self.seat), 1)
        return self._choices

    # -- doing

    def take(self, action: int) -> None:
        """Take a legal step, and record for every watcher what they see of it."""
        game, truth, seat, told = self.setting.game, self.truth, self.seat, self.told
        for watcher in told:
            sight = game.seen(truth, seat, action, watcher)
            if sight != NOTHING:
                told[watcher] += f" {seat}:{sight}"
        game.apply(truth, seat, action)
        self.steps.append(action)
        self.find_decider()


def begin(name: str, setting: Setting) -> Position:
    """Return the position before the first step."""
    heads = {seat: f"p{seat}" for seat in range(setting.players)} | {SPECTATOR: "public"}
    truth = setting.game.start(setting.players, setting.options)
    return Position(name, setting, None, truth, heads, dict.fromkeys(heads, ""))


def imagined_position(name: str, setting: Setting, origin: Origin, truth: Any) -> Position:
    """Return an imagined position.

    What the other seats have seen in it is unknown, so their views replace their memories.
    """
    heads = {seat: f"p{seat} {setting.game.view(truth, seat)}" for seat in range(setting.players)}
    heads |= {origin.seat: origin.head, SPECTATOR: "public"}
    told = dict.fromkeys(heads, "") | {origin.seat: origin.told, SPECTATOR: origin.public}
    return Position(name, setting, origin, truth, heads, told)


def unpickled(
    name: str, players: int, options: tuple[int, ...], origin: Origin | None, steps: Sequence[int]
) -> Position:
    """Restore a pickled position by repeating its steps."""
    if name not in REGISTERED:
        raise ClanmootError("not-registered", f"Register {name!r} before you read its states.")
    setting = Setting(REGISTERED[name], players, options)
    if origin is None:
        new = begin(name, setting)
    else:
        truth = setting.game.imaginer(origin.view).draw(Rng(origin.seed))
        new = imagined_position(name, setting, origin, truth)
    for step in steps:
        new.take(step)
    return new


def refusal(position: Position, action: int) -> str:
    """Return a sentence that says why an action is not allowed now, and by which rule if there is one."""
    game, seat = position.setting.game, position.seat
    if position.over:
        return "The game is over, so nobody can act."
    if seat == CHANCE:
        return f"This cannot happen now: {game.actions.text(action)}."
    return refusal_text(game, position.setting.agents, seat, action, game.why_not(position.view(seat), action))
