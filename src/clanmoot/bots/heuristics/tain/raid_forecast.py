"""The expected effect of every token at every place, using only what the current player can know."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit
from clanmoot.games.tain.pieces import (
    BLUFF,
    CHIEFTAIN,
    DAUGHTER,
    EMPTY,
    ENTRIES,
    KINDS,
    KINGDOM,
    LAD,
    PASTURE,
    PLACES,
    SEATS,
    WARRIOR,
    captive,
)
from clanmoot.games.tain.rules.scouting import free_places
from clanmoot.games.tain.state import State, behind

from .equivalent_entries import first_alike
from .weights import CAPTIVE_DAUGHTER, CAPTIVE_LAD, CATTLE, CHALLENGED, GUARDED_LATER, JEWEL, LATE, RAIDED_LATER


class RaidForecast:
    """The forecast for one seat in one position. The object is reused for every position, to avoid allocations."""

    def __init__(self) -> None:
        self.me: i64 = 0
        self.free: i64 = 0  # the places where the seat may place a token
        self.places: i64 = 0  # the same without equal entries
        self.busy: i64 = 0  # the other seats that may still place a token
        self.swing: float = 1.0
        self.worth: vec[float] = vec[float]([0.0] * (KINDS * PLACES))  # in points: kind * PLACES + place
        self.odds: vec[float] = vec[float]([0.0] * (SEATS * KINDS))  # the kind of an unseen token of a clan
        self.abroad: vec[float] = vec[float]([0.0] * (SEATS * KINDS))  # the same for a token that is not a guard

    def look(self, s: State, me: i64) -> None:
        """Compute everything for a position in which the seat places a token."""
        self.me = me
        self.free = free_places(s, me)
        self.places = first_alike(s, me, self.free)
        # One player's loss is another's gain. With several opponents, the loss of one of them counts in part.
        self.swing = 1.0 + 1.0 / float(s.players - 1)
        self.guess(s)
        for place in range(s.players * ENTRIES):
            if self.free & bit(place):
                if place // ENTRIES == me:
                    self.guard(s, place)
                else:
                    self.raid(s, place)
        if self.free & bit(KINGDOM):
            self.reign(s)

    # -- what the others' tokens are

    def guess(self, s: State) -> None:
        """Compute the probable kinds of each other clan's unseen tokens, which are face down or behind the screen."""
        self.busy = 0
        for seat in range(s.players):
            if seat != self.me:
                if not s.passed & bit(seat) and behind(s, seat) > 0:
                    self.busy |= bit(seat)
                self.count(s, seat)

    def count(self, s: State, seat: i64) -> None:
        """Compute the probable kinds of one clan's unseen tokens."""
        base: i64 = seat * KINDS
        for kind in range(KINDS):
            self.odds[base + kind] = float(s.unused[base + kind])
        if s.kingdom[seat] != EMPTY:
            self.odds[base + s.kingdom[seat]] += 1.0
        for place in range(s.players * ENTRIES):
            if place // ENTRIES == seat:
                if s.guard[place] != EMPTY:
                    self.odds[base + s.guard[place]] += 1.0
            elif s.raider[place] == seat:
                self.odds[base + s.scout[place]] += 1.0
        total = 0.0
        for kind in range(KINDS):
            total += self.odds[base + kind]
        scouts = total - self.odds[base + DAUGHTER]
        for kind in range(KINDS):
            self.abroad[base + kind] = self.odds[base + kind] / scouts if scouts > 0.0 and kind != DAUGHTER else 0.0
            self.odds[base + kind] = self.odds[base + kind] / total if total > 0.0 else 0.0

    # -- what a token does

    def raid(self, s: State, place: i64) -> None:
        """Compute what a scout of each kind is expected to win at an entry of another board."""
        owner: i64 = place // ENTRIES
        base: i64 = owner * KINDS
        there = 1.0
        if s.guard[place] == EMPTY:
            there = GUARDED_LATER if self.busy & bit(owner) else 0.0
        chieftain = there * self.odds[base + CHIEFTAIN]
        warrior = there * self.odds[base + WARRIOR]
        lad = there * self.odds[base + LAD]
        daughter = there * self.odds[base + DAUGHTER]
        prize = self.goods(s, place, self.me)
        open_to_chieftain = 1.0 - chieftain - daughter
        open_to_warrior = open_to_chieftain - warrior
        self.worth[CHIEFTAIN * PLACES + place] = prize * open_to_chieftain
        self.worth[WARRIOR * PLACES + place] = prize * open_to_warrior + daughter * self.swing * CAPTIVE_DAUGHTER
        self.worth[LAD * PLACES + place] = prize * (open_to_warrior - lad) - warrior * self.swing * CAPTIVE_LAD
        self.worth[BLUFF * PLACES + place] = 0.0

    def guard(self, s: State, place: i64) -> None:
        """Compute how much a guard of each kind is expected to save at one of the seat's own entries."""
        chieftain, warrior, lad = 0.0, 0.0, 0.0
        if s.scout[place] != EMPTY:
            base: i64 = s.raider[place] * KINDS
            chieftain, warrior = self.abroad[base + CHIEFTAIN], self.abroad[base + WARRIOR]
            lad = self.abroad[base + LAD]
        elif self.busy:
            others = 0.0
            for seat in range(s.players):
                if self.busy & bit(seat):
                    others += 1.0
                    chieftain += self.abroad[seat * KINDS + CHIEFTAIN]
                    warrior += self.abroad[seat * KINDS + WARRIOR]
                    lad += self.abroad[seat * KINDS + LAD]
            chieftain *= RAIDED_LATER / others
            warrior *= RAIDED_LATER / others
            lad *= RAIDED_LATER / others
        prize = self.goods(s, place, s.raider[place])
        self.worth[CHIEFTAIN * PLACES + place] = prize * (chieftain + warrior + lad)
        self.worth[WARRIOR * PLACES + place] = prize * (warrior + lad) + lad * self.swing * CAPTIVE_LAD
        self.worth[LAD * PLACES + place] = prize * lad
        caught = warrior * (prize - self.swing * CAPTIVE_DAUGHTER)
        self.worth[DAUGHTER * PLACES + place] = prize * (chieftain + lad) + caught
        self.worth[BLUFF * PLACES + place] = 0.0

    def reign(self, s: State) -> None:
        """Compute what each kind of token is expected to win in the Kingdom."""
        prize = CATTLE if s.herd > 0 else 0.0
        self.worth[CHIEFTAIN * PLACES + KINGDOM] = prize
        self.worth[WARRIOR * PLACES + KINGDOM] = prize * (1.0 - self.challenge(s))
        self.worth[BLUFF * PLACES + KINGDOM] = 0.0

    def challenge(self, s: State) -> float:
        """Return the probability that another player's Chieftain is in the Kingdom or will still be placed there."""
        others, able = 0.0, 0.0
        for seat in range(s.players):
            if seat != self.me and s.kingdom[seat] != EMPTY:
                scouts = self.abroad[seat * KINDS + CHIEFTAIN] + self.abroad[seat * KINDS + WARRIOR]
                scouts += self.abroad[seat * KINDS + BLUFF]
                return self.abroad[seat * KINDS + CHIEFTAIN] / scouts if scouts > 0.0 else 0.0
            if self.busy & bit(seat):
                others += 1.0
                able += 1.0 if self.odds[seat * KINDS + CHIEFTAIN] > 0.0 else 0.0
        return CHALLENGED * able / others if others > 0.0 else 0.0

    def goods(self, s: State, place: i64, raider: i64) -> float:
        """Return the value of a successful raid at this entry. It counts the raider's gain and the owner's loss."""
        board: i64 = place // ENTRIES
        pasture = place - board * ENTRIES < PASTURE
        if not pasture and raider != EMPTY:
            if s.captives[captive(board, raider, DAUGHTER)]:
                return self.swing * CAPTIVE_DAUGHTER
            if s.captives[captive(board, raider, LAD)]:
                return self.swing * CAPTIVE_LAD
        stock: i64 = s.cattle[board] if pasture else s.jewels[board]
        if stock == 0:
            return 0.0
        worth = self.swing * (CATTLE if pasture else JEWEL)
        return worth if rivals(s, place, pasture) < stock else LATE * worth


def rivals(s: State, place: i64, pasture: bool) -> i64:
    """Count the other scouts that have been sent for the same goods."""
    first: i64 = place - place % ENTRIES
    last: i64 = first + PASTURE
    if not pasture:
        first, last = last, first + ENTRIES
    found: i64 = 0
    for other in range(first, last):
        found += other != place and s.scout[other] != EMPTY
    return found
