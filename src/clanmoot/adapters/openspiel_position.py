"""A position as OpenSpiel keeps it: copied, pickled, and with all that every watcher has seen on the way."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import CHANCE, NOBODY, NOTHING, SPECTATOR, Game, Imaginer
from clanmoot.core.rng import Rng

from .environment_options import Setting, worded

SHELF: Final[dict[str, Game[Any, Any]]] = {}  # registered games by their short names


class Origin(NamedTuple):
    """Where an imagined position comes from: all that it takes to imagine it again."""

    seat: int
    view: Any
    seed: int
    head: str  # how the seat's memory begins, and
    told: str  # all steps as it has seen them,
    public: str  # and as everybody has


class Position:
    """The truth at a table. OpenSpiel's states are the table, so here, and only here, one of them holds it."""

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
        self.heads = heads  # by watcher: who it is, and
        self.told = told  # all steps as he has seen them
        self.steps: list[int] = []  # since the start, or since it was imagined
        self.look()

    def look(self) -> None:
        """See who decides now. Where choices are sealed, who imagined the position makes his first: none knows."""
        game = self.setting.game
        # What may be done now, with weights, what watchers know, and how a seat imagines the rest: when asked for.
        self._choices: dict[int, int] | None = None
        self._views: dict[int, Any] = {}
        self._imaginer: tuple[int, Any, Imaginer[Any]] | None = None
        self.seat: int = game.decider(self.truth)
        if self.origin is not None and self.seat >= 0 and game.sealed(self.truth):
            first = self.origin.seat
            self.seat = first if first in game.deciders(self.truth) else self.seat

    # -- copies, on paper and in the mind

    def copy(self) -> "Position":
        """A position of its own, equal to this one."""
        new = object.__new__(Position)
        new.name, new.setting, new.origin, new.heads = self.name, self.setting, self.origin, self.heads
        new.truth = self.setting.game.copy(self.truth)
        new.told, new.steps, new.seat = self.told.copy(), self.steps.copy(), self.seat
        new._choices, new._views, new._imaginer = self._choices, self._views, self._imaginer
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # States of compiled games cannot be pickled; the way to them can.
        setting = self.setting
        return again, (self.name, setting.players, setting.options, self.origin, tuple(self.steps))

    def imagined(self, seat: int, seed: int) -> "Position":
        """A position that the seat's view does not rule out, every arrangement of what is hidden equally likely."""
        if self._imaginer is None or self._imaginer[0] != seat:
            view = self.view(seat)
            self._imaginer = seat, view, self.setting.game.imaginer(view)
        _, view, imaginer = self._imaginer
        origin = Origin(seat, view, seed, self.heads[seat], self.told[seat], self.told[SPECTATOR])
        return dream(self.name, self.setting, origin, imaginer.draw(Rng(seed)))

    # -- asking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == NOBODY

    def view(self, watcher: int) -> Any:
        """What a watcher knows."""
        if watcher not in self._views:
            self._views[watcher] = self.setting.game.view(self.truth, watcher)
        return self._views[watcher]

    def memory(self, watcher: int) -> str:
        """All that a watcher has seen, in order: equal exactly when he cannot tell two lines of play apart."""
        return self.heads[watcher] + self.told[watcher]

    def choices(self) -> dict[int, int]:
        """What whoever decides may do, ascending, with weights: of chance, how likely it is."""
        if self._choices is None:
            game = self.setting.game
            if self.seat == CHANCE:
                self._choices = dict(sorted(game.chance(self.truth)))
            else:
                self._choices = dict.fromkeys([] if self.over else game.legal(self.truth, self.seat), 1)
        return self._choices

    # -- doing

    def take(self, action: int) -> None:
        """Take a legal step, and tell everybody as much as he sees of it."""
        game, truth, seat, told = self.setting.game, self.truth, self.seat, self.told
        for watcher in told:
            sight = game.seen(truth, seat, action, watcher)
            if sight != NOTHING:
                told[watcher] += f" {seat}:{sight}"
        game.apply(truth, seat, action)
        self.steps.append(action)
        self.look()


def begin(name: str, setting: Setting) -> Position:
    """The table before the first step."""
    heads = {seat: f"p{seat}" for seat in range(setting.players)} | {SPECTATOR: "public"}
    truth = setting.game.start(setting.players, setting.options)
    return Position(name, setting, None, truth, heads, dict.fromkeys(heads, ""))


def dream(name: str, setting: Setting, origin: Origin, truth: Any) -> Position:
    """An imagined table. Others have lived through something there that nobody knows: their views stand for it."""
    heads = {seat: f"p{seat} {setting.game.view(truth, seat)}" for seat in range(setting.players)}
    heads |= {origin.seat: origin.head, SPECTATOR: "public"}
    told = dict.fromkeys(heads, "") | {origin.seat: origin.told, SPECTATOR: origin.public}
    return Position(name, setting, origin, truth, heads, told)


def again(name: str, players: int, options: tuple[int, ...], origin: Origin | None, steps: Sequence[int]) -> Position:
    """A position that was pickled."""
    if name not in SHELF:
        raise ClanmootError("not-registered", f"{name!r} has to be registered before its states can be read.")
    setting = Setting(SHELF[name], players, options)
    if origin is None:
        new = begin(name, setting)
    else:
        truth = setting.game.imaginer(origin.view).draw(Rng(origin.seed))
        new = dream(name, setting, origin, truth)
    for step in steps:
        new.take(step)
    return new


def refusal(position: Position, action: int) -> str:
    """Why this may not be done now: a sentence, and the rule if there is one."""
    game, seat = position.setting.game, position.seat
    if position.over:
        return "The game is over: nobody acts any more."
    if seat == CHANCE:
        return f"This cannot happen now: {game.actions.text(action)}."
    return worded(game, position.setting.agents, seat, action, game.why_not(position.view(seat), action))
