"""Muster with one mistake each in what its watchers know, imagine and are told."""

from typing import Any

from clanmoot.core.messages import Message, Refusal, message
from clanmoot.core.rng import Rng

from .muster import Muster
from .muster_rules import ACTIONS, DRAWN, State
from .muster_view import Imaginer, View, worlds


class ShownHand(Muster):
    """Everybody sees the hand of seat 0, and is not supposed to."""

    def view(self, s: State, watcher: int) -> View:
        return super().view(s, watcher)._replace(away=tuple(s.hand(0)))


class KnowingSpectator(Muster):
    """A spectator sees what seat 0 sees, and is even believed."""

    def view(self, s: State, watcher: int) -> View:
        return super().view(s, max(watcher, 0))._replace(me=watcher)

    def imaginer(self, v: View) -> Imaginer:
        return Imaginer(v._replace(me=max(v.me, 0)))


class ShownPlans(Muster):
    """Men are seen by all before they are shown."""

    def view(self, s: State, watcher: int) -> View:
        return super().view(s, watcher)._replace(men=tuple([tuple(s.plan(seat)) for seat in range(s.players)]))


class Cheat(Imaginer):
    """Knows the truth, and imagines nothing else."""

    def __init__(self, v: View, truth: State) -> None:
        super().__init__(v)
        self.truth = truth

    def draw(self, rng: Rng) -> State:
        return self.truth.copy()


class Truth(Muster):
    """The sampler returns the position from which the view was made."""

    def __init__(self) -> None:
        super().__init__()
        self.truths: dict[View, State] = {}

    def view(self, s: State, watcher: int) -> View:
        v = super().view(s, watcher)
        self.truths[v] = s.copy()
        return v

    def imaginer(self, v: View) -> Imaginer:
        return Cheat(v, self.truths[v])


class Stubborn(Muster):
    """The sampler returns the same world again and again."""

    def imaginer(self, v: View) -> Imaginer:
        return Cheat(v, Imaginer(v).draw(Rng(0)))


class EvenImaginer(Imaginer):
    """Every world equally often, however many cards stand behind it."""

    def __init__(self, v: View) -> None:
        super().__init__(v)
        self.worlds = worlds(v, 800)

    def draw(self, rng: Rng) -> State:
        return self.worlds[rng.below(len(self.worlds))][0].copy() if self.worlds else super().draw(rng)


class EvenWorlds(Muster):
    """The sampler is uniform over positions instead of physical cards."""

    def imaginer(self, v: View) -> Imaginer:
        return EvenImaginer(v)


class RichImaginer(Imaginer):
    """The others hold threes and nothing else."""

    def draw(self, rng: Rng) -> State:
        s = super().draw(rng)
        for place, seat, number in self.spaces:
            if place == "hand":
                s.hands[3 * seat : 3 * seat + 3] = [0, 0, number]
        return s


class Impossible(Muster):
    """The sampler deals more threes than there are."""

    def imaginer(self, v: View) -> Imaginer:
        return RichImaginer(v)


class BoldImaginer(Imaginer):
    """The other's captain is never a one."""

    def draw(self, rng: Rng) -> State:
        while True:
            s = super().draw(rng)
            if 0 not in s.captains or 0 in self.v.captains or sum(self.public.deck[1:]) < 9:
                return s


class Unlikely(Muster):
    """The sampler leaves out worlds that are possible."""

    def imaginer(self, v: View) -> Imaginer:
        return BoldImaginer(v)


class Mutable(Muster):
    """A view is a list."""

    def view(self, s: State, watcher: int) -> Any:
        return list(super().view(s, watcher))


class Pointing(View):
    """A view that equals an honest one, and has the position in its pocket."""

    truth: State


class Telling(Muster):
    """A refusal that says whether somebody else holds a three."""

    def view(self, s: State, watcher: int) -> View:
        v = Pointing(*super().view(s, watcher))
        v.truth = s
        return v

    def why_not(self, v: View, action: int) -> Refusal:
        threes = sum(v.truth.hands[2::3]) if isinstance(v, Pointing) else 0
        return Refusal("MU-1.1", message("mu-threes", number=threes))


class TellingLog(Telling):
    """A log that says so."""

    def why_not(self, v: View, action: int) -> Refusal:
        return Muster().why_not(v, action)

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        return message("mu-threes", number=sum(after.truth.hands[2::3]) if isinstance(after, Pointing) else 0)


class Tactless(Muster):
    """A decision is taken for a player whose cards are all alike, and so everybody knows that they are."""

    def forced(self, s: State) -> bool:
        return True


class Nonsense(Muster):
    """Watchers are told a number that is no action."""

    def seen(self, s: State, seat: int, action: int, watcher: int) -> int:
        sight = super().seen(s, seat, action, watcher)
        return ACTIONS.size if sight == DRAWN else sight
