"""What a watcher of Muster knows, imagines and is told."""

from collections.abc import Iterator
from itertools import product
from math import comb, prod
from typing import NamedTuple

from clanmoot.core.actions import Counts
from clanmoot.core.game import NOTHING, Block
from clanmoot.core.game import Imaginer as AnyImaginer
from clanmoot.core.messages import Message, Refusal, message
from clanmoot.core.rng import Rng

from .muster_rules import (
    ACTIONS,
    DRAWN,
    LAID,
    LAY,
    PICK,
    PLAN,
    READY,
    THROW,
    THROWN,
    VALUES,
    Phase,
    State,
    any_plan,
    places,
)  # fmt: skip

HIDDEN = -2  # a captain that lies face down


class View(NamedTuple):
    """Everything face up, the number of everything face down, and my own cards and men."""

    me: int
    frugal: int
    worth: tuple[int, ...]
    round: int
    phase: int
    turn: int
    ready: tuple[int, ...]
    held: tuple[int, ...]  # cards in each hand,
    thrown: tuple[int, ...]  # and cards each has thrown away
    played: tuple[int, ...]
    scores: tuple[int, ...]
    captains: tuple[int, ...]
    men: tuple[tuple[int, ...], ...]  # by seat; nothing where they are hidden
    hand: tuple[int, ...]  # mine, by value,
    away: tuple[int, ...]  # and what I have thrown away


def view(s: State, me: int) -> View:
    """MU-2 What this watcher can see; who is ready is told by a table, not by a view."""
    seats = range(s.players)
    sealed = s.phase in (Phase.PLACING, Phase.LAYING)
    unmade = [sealed and seat != me for seat in seats]
    cards = [sum(s.hand(seat)) + (unmade[seat] and s.captains[seat] >= 0) for seat in seats]
    shown = [seat == me or s.phase > Phase.SHOWING or (s.phase == Phase.SHOWING and seat < s.turn) for seat in seats]
    up = [seat == me or s.captains[seat] < 0 or (s.phase == Phase.TURNING and seat < s.turn) for seat in seats]
    return View(
        me,
        s.frugal,
        tuple(s.worth),
        s.round,
        s.phase,
        s.turn,
        tuple([0 if unmade[seat] else s.ready[seat] for seat in seats]),
        tuple(cards),
        tuple([sum(s.thrown[3 * seat : 3 * seat + 3]) for seat in seats]),
        tuple(s.played),
        tuple(s.scores),
        tuple([-1 if unmade[seat] else card if up[seat] else HIDDEN for seat, card in enumerate(s.captains)]),
        tuple([tuple(s.plan(seat)) if shown[seat] else () for seat in seats]),
        tuple(s.hand(me)) if me >= 0 else (),
        tuple(s.thrown[3 * me : 3 * me + 3]) if me >= 0 else (),
    )


def seen(s: State, seat: int, action: int, watcher: int) -> int:
    """Sealed choices are made unseen; of cards thrown and drawn others see the backs."""
    if action < LAID:
        if watcher == seat:
            return action
        return NOTHING if action < THROW else THROWN + sum(PICK.multisets[action - THROW])
    return DRAWN if s.phase == Phase.DEALING and watcher != s.turn else action


def public(v: View) -> State:
    """The position with nothing in hidden places; the deck holds all hidden cards."""
    s = State(len(v.ready), v.frugal, list(v.worth))
    s.round, s.phase, s.turn, s.ready = v.round, v.phase, v.turn, list(v.ready)
    s.played, s.scores, s.captains = list(v.played), list(v.scores), list(v.captains)
    s.men = [number for men in v.men for number in men or (0,) * 4]
    if v.me >= 0:
        s.hands[3 * v.me : 3 * v.me + 3], s.thrown[3 * v.me : 3 * v.me + 3] = v.hand, v.away
    for card in range(3):
        s.deck[card] -= v.played[card] + sum(s.hands[card::3]) + sum(s.thrown[card::3]) + v.captains.count(card)
    return s


def spaces(v: View) -> list[tuple[str, int, int]]:
    """Where hidden cards lie outside the deck: which kind of place, whose it is, and how many lie there."""
    others = [seat for seat in range(len(v.ready)) if seat != v.me]
    hands = [("hand", seat, v.held[seat]) for seat in others]
    thrown = [("thrown", seat, v.thrown[seat]) for seat in others]
    return hands + thrown + [("captain", seat, 1) for seat in others if v.captains[seat] == HIDDEN]


def secret_plans(v: View) -> list[int]:
    """Return the seats whose men are placed but not shown. Unfinished plans stay unfinished."""
    return [seat for seat, men in enumerate(v.men) if not men and v.phase == Phase.SHOWING]


def fill(s: State, place: str, seat: int, cards: tuple[int, ...]) -> None:
    """Move cards from the deck to a hidden place."""
    for card, number in enumerate(cards):
        s.deck[card] -= number
    if place == "captain":
        s.captains[seat] = cards.index(1)
    else:
        (s.hands if place == "hand" else s.thrown)[3 * seat : 3 * seat + 3] = cards


class Imaginer(AnyImaginer[State]):
    """A random order of the hidden cards, dealt into the hidden places."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.public = public(v)
        self.spaces = spaces(v)
        self.plans = secret_plans(v)

    def draw(self, rng: Rng) -> State:
        """Draw a position."""
        s = self.public.copy()
        cards = [card for card in range(3) for _ in range(s.deck[card])]
        rng.shuffle(cards)
        for place, seat, number in self.spaces:
            dealt = [cards.pop() for _ in range(number)]
            fill(s, place, seat, tuple([dealt.count(card) for card in range(3)]))
        for seat in self.plans:
            s.men[4 * seat : 4 * seat + 4] = any_plan(rng)
        return s


def worlds(v: View, most: int) -> list[tuple[State, int]]:
    """Every position with its weight; none while sealed choices are being made, for they are left unmade."""
    ways = [comb(number + 2, 2) for _, _, number in spaces(v)]
    if v.phase in (Phase.PLACING, Phase.LAYING) or prod(ways) * PLAN.size ** len(secret_plans(v)) > most:
        return []
    found: list[tuple[State, int]] = []
    for s, weight in deals(public(v), spaces(v), 1):
        for plans in product(PLAN.multisets, repeat=len(secret_plans(v))):
            world = s.copy()
            for seat, plan in zip(secret_plans(v), plans, strict=True):
                world.men[4 * seat : 4 * seat + 4] = plan
            found.append((world, weight))
    return found


def deals(s: State, left: list[tuple[str, int, int]], weight: int) -> Iterator[tuple[State, int]]:
    """Every way to fill the hidden places; equal cards are told apart in its weight."""
    if not left:
        yield s, weight
        return
    place, seat, number = left[0]
    for cards in Counts(VALUES, number, number).multisets:
        ways = prod([comb(s.deck[card], cards[card]) for card in range(3)])
        if ways:
            after = s.copy()
            fill(after, place, seat, cards)
            yield from deals(after, left[1:], weight * ways)


def why_not(v: View, action: int) -> Refusal:
    """The first rule in the way."""
    if v.phase == Phase.OVER:
        return Refusal("MU-5.1", message("mu-over"))
    if not 0 <= action < ACTIONS.choices:
        return Refusal("MU-1.1", message("mu-not-a-choice"))
    if action < LAY:
        return _place(v, action)
    if action < THROW:
        return _not_now(v, Phase.LAYING, "MU-2.4") or Refusal("MU-2.4", message("mu-not-in-hand"))
    refusal = _not_now(v, Phase.THROWING, "MU-4.1")
    return refusal or Refusal(
        *(("MU-4.2", message("mu-frugal")) if v.frugal else ("MU-4.1", message("mu-not-in-hand")))
    )


def _not_now(v: View, phase: Phase, rule: str) -> Refusal | None:
    if v.phase != phase:
        return Refusal(rule, message("mu-not-now"))
    waits = v.turn != v.me if phase == Phase.THROWING else v.me < 0 or v.ready[v.me]
    return Refusal(rule, message("mu-not-your-turn")) if waits else None


def _place(v: View, action: int) -> Refusal:
    if refusal := _not_now(v, Phase.PLACING, "MU-2.2"):
        return refusal
    late = action < READY and action not in places(public(v), v.me) and sum(v.men[v.me]) < 3
    return Refusal("MU-2.2" if late else "MU-1.1", message("mu-out-of-order" if late else "mu-no-man-left"))


def prompt(v: View) -> Message:
    """What is asked."""
    return message(f"mu-ask-{Phase(v.phase).name.lower()}", turn=v.turn)


def log(before: View, seat: int, seen: int, after: View) -> Message:
    """A step in a sentence."""
    move = ACTIONS.decode(seen)
    return message(f"mu-log-{move.kind.name}", who=seat if seat >= 0 else before.turn, **move.args)


def board(v: View) -> str:
    """A line a seat."""
    hand = ",".join(map(str, v.hand))
    lines = [f"{seat}: men {v.men[seat]} captain {v.captains[seat]}" for seat in range(len(v.ready))]
    return "\n".join([f"round {v.round}, points {v.scores}, hand {hand}", *lines])


LAYOUT = (Block("phase", 7), Block("me", 3), Block("men", 12), Block("hand", 3))


def features(v: View) -> list[int]:
    """Phase, whose view it is, men that can be seen, hand."""
    men = [n for seat in range(3) for n in ((seat < len(v.men) and v.men[seat]) or (0,) * 4)]
    return [*[int(v.phase == n) for n in range(7)], *[int(v.me == n) for n in range(3)], *men, *(v.hand or (0, 0, 0))]
