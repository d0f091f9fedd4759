"""Muster with mistakes that are hard to see: nothing falls over, and every view looks like an honest one."""

from clanmoot.core.game import CHANCE
from clanmoot.core.messages import Refusal, message
from clanmoot.core.rng import Rng

from .broken import Listed
from .leaky import Pointing
from .muster import Muster
from .muster_rules import DRAWN, Phase, State, any_plan
from .muster_view import Imaginer, View


class FaceUp(Muster):
    """A card is dealt face up, and no view remembers it."""

    def seen(self, s: State, seat: int, action: int, watcher: int) -> int:
        sight = super().seen(s, seat, action, watcher)
        return action if sight == DRAWN else sight


class Loaded(Muster):
    """Settling draws the lowest card that is left."""

    def settle(self, s: State, rng: Rng) -> None:
        while self.decider(s) == CHANCE:
            self.apply(s, CHANCE, self.chance(s)[0][0])


class Stuck(Listed):
    """The only seat that owes a decision may do nothing."""

    def changed(self, s: State, seat: int, moves: list[int]) -> list[int]:
        return [] if s.phase == Phase.THROWING and seat == 1 else moves


class TellingMemory(Muster):
    """A refusal that says how many threes there were in the position of the last view."""

    def __init__(self) -> None:
        super().__init__()
        self.threes = 0

    def view(self, s: State, watcher: int) -> View:
        self.threes = sum(s.hands[2::3])
        return super().view(s, watcher)

    def why_not(self, v: View, action: int) -> Refusal:
        return Refusal("MU-1.1", message("mu-threes", number=self.threes))


class TellingBoard(Muster):
    """The board prints what the view has in its pocket."""

    def view(self, s: State, watcher: int) -> View:
        v = Pointing(*super().view(s, watcher))
        v.truth = s
        return v

    def board(self, v: View) -> str:
        return super().board(v) + (str(v.truth.hands) if isinstance(v, Pointing) else "")


class HastyImaginer(Imaginer):
    """Makes up the minds of all others."""

    def draw(self, rng: Rng) -> State:
        s = super().draw(rng)
        for seat, men in enumerate(self.v.men):
            if not men and s.phase == Phase.PLACING:
                s.men[4 * seat : 4 * seat + 4] = any_plan(rng)
                s.ready[seat] = 1
        return s


class Hasty(Muster):
    """Sealed choices that are still open are imagined as made."""

    def imaginer(self, v: View) -> Imaginer:
        return HastyImaginer(v)


class Weighed(Muster):
    """A choice that is never drawn, because its weight is nothing."""

    def weight(self, s: State, seat: int, action: int) -> int:
        return super().weight(s, seat, action) if action else 0


class Nested(State):
    """A position with a list of lists."""

    __slots__ = ("pairs",)

    def __init__(self, players: int, frugal: int, worth: list[int]) -> None:
        super().__init__(players, frugal, worth)
        self.pairs = [[0, 0]]


class SharedInside(Muster):
    """A copy shares what lies inside its lists."""

    def start(self, players: int, options: tuple[int, ...]) -> State:
        return Nested(players, options[0], list(options[1:]))

    def copy(self, s: State) -> State:
        plain = super().copy(s)
        new = Nested(s.players, s.frugal, s.worth[:])
        for name in State.__slots__:
            setattr(new, name, getattr(plain, name))
        new.pairs = s.pairs if isinstance(s, Nested) else [[0, 0]]
        return new

    def apply(self, s: State, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        if isinstance(s, Nested):
            s.pairs[0][0] += 1
