"""A summary of a view: which tokens may be where, and what the raids may win."""

from clanmoot.games.tain.pieces import (
    BLUFF,
    CHIEFTAIN,
    DAUGHTER,
    EMPTY,
    ENTRIES,
    FACE_DOWN,
    GUARD_CAUGHT,
    KINDS,
    KINGDOM,
    LAD,
    PASTURE,
    RAIDS,
    SCOUT_CAUGHT,
    SUCCEEDS,
    WARRIOR,
)
from clanmoot.games.tain.view import View

from .weights import CAPTIVE_DAUGHTER, CAPTIVE_LAD, CATTLE, CHALLENGED, GUARDED_LATER, JEWEL, LATE, RAIDED_LATER

Odds = list[float]  # probability of each kind; the rest is nobody


class ViewSummary:
    """What the current player can conclude from one view."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.me = v.seat()
        self.known: dict[tuple[int, int], float] = {}
        # One player's loss is another's gain. With several opponents, the loss of one of them counts in part.
        self.swing = 1.0 + 1.0 / (v.players - 1)

    def busy(self, seat: int) -> bool:
        """Tell whether a player may still place a token this round."""
        return seat not in self.v.passed and self.v.behind[seat] > 0

    def token(self, seat: int, kinds: tuple[int, ...]) -> Odds:
        """Return the probability of each kind for one unseen token of a clan, which must be one of these kinds."""
        unseen = self.v.unseen[seat]
        total = sum([unseen[kind] for kind in kinds])
        return [unseen[kind] / total if kind in kinds and total else 0.0 for kind in range(KINDS)]

    def guard(self, place: int) -> Odds:
        """Return the probability of each kind of guard at an entry of another board when the raids take place."""
        owner = place // ENTRIES
        odds = self.token(owner, (CHIEFTAIN, WARRIOR, LAD, DAUGHTER, BLUFF))
        if self.v.guard[place] == FACE_DOWN:
            return odds
        chance = GUARDED_LATER if self.busy(owner) else 0.0
        return [chance * odd for odd in odds]

    def scout(self, place: int) -> Odds:
        """Return the probability of each kind of raider at an entry of the player's own board."""
        kinds = (CHIEFTAIN, WARRIOR, LAD, BLUFF)
        if self.v.scout[place] == FACE_DOWN:
            return self.token(self.v.raider[place], kinds)
        others = [seat for seat in range(self.v.players) if seat != self.me and self.busy(seat)]
        odds = [0.0] * KINDS
        for seat in others:
            for kind, odd in enumerate(self.token(seat, kinds)):
                odds[kind] += RAIDED_LATER * odd / len(others)
        return odds

    def goods(self, place: int, raider: int) -> float:
        """Return the value of a successful raid at this entry. It counts the raider's gain and the owner's loss."""
        board, pasture = place // ENTRIES, place % ENTRIES < PASTURE
        if not pasture and raider >= 0 and self.v.captives[board][raider] != (0, 0):
            daughters = self.v.captives[board][raider][DAUGHTER - LAD]
            return self.swing * (CAPTIVE_DAUGHTER if daughters else CAPTIVE_LAD)
        stock = self.v.cattle[board] if pasture else self.v.jewels[board]
        worth = self.swing * (CATTLE if pasture else JEWEL)
        if stock == 0:
            return 0.0
        return worth if self.rivals(place) < stock else LATE * worth

    def rivals(self, place: int) -> int:
        """Count the other scouts that have been sent for the same goods."""
        board, pasture = place // ENTRIES, place % ENTRIES < PASTURE
        entries = range(PASTURE) if pasture else range(PASTURE, ENTRIES)
        places = [board * ENTRIES + entry for entry in entries]
        return sum([self.v.scout[other] != EMPTY and other != place for other in places])

    def duel(self, scout: int, guard: int, prize: float) -> float:
        """Return what a raid is worth to the raider: the prize, the value of a captive won or lost, or 0."""
        if scout > LAD:
            return 0.0
        result = RAIDS[scout * 6 + (guard if guard != BLUFF else EMPTY) + 1]
        if result == SUCCEEDS:
            return prize
        if result == SCOUT_CAUGHT:
            return -self.swing * CAPTIVE_LAD
        return self.swing * CAPTIVE_DAUGHTER if result == GUARD_CAUGHT else 0.0

    def raid(self, kind: int, place: int) -> float:
        """Return what a scout of this kind is expected to win at an entry."""
        prize, odds = self.goods(place, self.me), self.guard(place)
        expected = (1.0 - sum(odds)) * self.duel(kind, EMPTY, prize)
        for guard, odd in enumerate(odds):
            expected += odd * self.duel(kind, guard, prize)
        return expected

    def defence(self, kind: int, place: int) -> float:
        """Return how much a guard of this kind is expected to save at an entry."""
        prize = self.goods(place, self.v.raider[place])
        saved = 0.0
        for scout, odd in enumerate(self.scout(place)):
            saved += odd * (self.duel(scout, EMPTY, prize) - self.duel(scout, kind, prize))
        return saved

    def kingdom(self, kind: int) -> float:
        """Return what a token of this kind is expected to win in the Kingdom."""
        if self.v.herd == 0 or kind == BLUFF:
            return 0.0
        return CATTLE * (1.0 if kind == CHIEFTAIN else 1.0 - self.chieftain_comes())

    def chieftain_comes(self) -> float:
        """Return the probability that another player's Chieftain is in the Kingdom or will still be placed there."""
        there = [seat for seat, kind in enumerate(self.v.kingdom) if kind == FACE_DOWN]
        if there:
            return self.token(there[0], (CHIEFTAIN, WARRIOR, BLUFF))[CHIEFTAIN]
        others = [seat for seat in range(self.v.players) if seat != self.me and self.busy(seat)]
        able = sum([self.v.unseen[seat][CHIEFTAIN] for seat in others])
        return CHALLENGED * able / len(others) if others else 0.0

    def value(self, kind: int, place: int) -> float:
        """Return the effect of a token at a place. It is cached."""
        if (kind, place) not in self.known:
            self.known[kind, place] = self.worth(kind, place)
        return self.known[kind, place]

    def worth(self, kind: int, place: int) -> float:
        """Compute the effect of a token at a place: in the Kingdom, as a guard, or in a raid."""
        if place == KINGDOM:
            return self.kingdom(kind)
        if place // ENTRIES == self.me:
            return self.defence(kind, place)
        return self.raid(kind, place)
