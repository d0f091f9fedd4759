"""Draws positions that a view does not rule out. For each clan, it draws the kinds of the face-down tokens."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, mask
from clanmoot.core.game import Imaginer as AnyImaginer
from clanmoot.core.rng import Rng

from .pieces import DAUGHTER, ENTRIES, FACE_DOWN, KINDS, KINGDOM, LAD, REACH, captive
from .state import State, set_up
from .view import View


def public(v: View) -> State:
    """Return a state with all that the viewer sees. Others' unseen tokens are all put behind their screens."""
    s = set_up(v.players)
    s.phase, s.round, s.active, s.turn = v.phase, v.round, v.active, v.turn
    s.passed, s.raided, s.turned = mask(v.passed), mask(v.raided), v.turned
    s.at, s.reason, s.herd = v.at, v.reason, v.herd
    for place in range(v.players * ENTRIES):
        s.guard[place], s.scout[place], s.raider[place] = v.guard[place], v.scout[place], v.raider[place]
    for seat in range(v.players):
        s.kingdom[seat], s.cattle[seat], s.jewels[seat] = v.kingdom[seat], v.cattle[seat], v.jewels[seat]
        s.won_cattle[seat], s.won_jewels[seat] = v.won_cattle[seat], v.won_jewels[seat]
        for owner in range(v.players):
            for kind in (LAD, DAUGHTER):
                s.captives[captive(seat, owner, kind)] = v.captives[seat][owner][kind - LAD]
                s.won_captives[captive(seat, owner, kind)] = v.won_captives[seat][owner][kind - LAD]
        for kind in range(KINDS):
            s.used[seat * KINDS + kind] = v.used[seat][kind]
            s.unused[seat * KINDS + kind] = v.mine[kind] if seat == v.me else v.unseen[seat][kind]
    return s


def face_down(v: View, seat: int) -> list[int]:
    """Return the places of a clan's face-down tokens: first the Kingdom, then outside places, then inside places."""
    found = [KINGDOM] if v.kingdom[seat] == FACE_DOWN else []
    places = range(v.players * ENTRIES)
    found += [place for place in places if v.scout[place] == FACE_DOWN and v.raider[place] == seat]
    return found + [place for place in places if v.guard[place] == FACE_DOWN and place // ENTRIES == seat]


PLACE: Final = 32  # in a list of slots, a slot is seat * PLACE + place


class Imaginer(AnyImaginer[State]):
    """A sampler for which all arrangements of physical tokens are equally likely.

    Every kind allowed in the Kingdom is allowed outside, and every kind allowed outside is allowed inside. The sampler
    fills the places in this order. So every token that it picks was also allowed in the later places, and each pick
    leaves the same number of ways to continue.

    To fill inside places first would be wrong. With {Daughter, Lad, Bluff} and one place inside and one outside, it
    would put the Daughter inside in one of three cases. But she is inside in two of the four arrangements.
    """

    def __init__(self, v: View) -> None:
        self.public = public(v)
        self.slots = vec[i64]()
        for seat in range(v.players):
            for place in face_down(v, seat):
                self.slots = append(self.slots, seat * PLACE + place)

    def draw(self, rng: Rng) -> State:
        s = self.public.copy()
        for slot in self.slots:
            seat: i64 = slot // PLACE
            place: i64 = slot % PLACE
            put_down(s, seat, place, pick(s, seat, place, rng))
        return s


def pick(s: State, seat: i64, place: i64, rng: Rng) -> i64:
    """Draw a token from behind the clan's screen that may be at the place, all equally likely. Return its kind."""
    choices: i64 = 0
    for kind in range(KINDS):
        if REACH[seat * KINDS + kind] & bit(place):
            choices += s.unused[seat * KINDS + kind]
    left: i64 = rng.below(choices)
    for kind in range(KINDS):
        if REACH[seat * KINDS + kind] & bit(place):
            left -= s.unused[seat * KINDS + kind]
            if left < 0:
                return kind
    raise ValueError("no token fits")


def put_down(s: State, seat: i64, place: i64, kind: i64) -> None:
    """Move a token of this kind from behind the screen to the place."""
    s.unused[seat * KINDS + kind] -= 1
    if place == KINGDOM:
        s.kingdom[seat] = kind
    elif place // ENTRIES == seat:
        s.guard[place] = kind
    else:
        s.scout[place] = kind
