"""Everything that is true at the table, hidden or not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import State as AnyState

from .pieces import CATTLE, EMPTY, ENTRIES, FIRST_CATTLE, FIRST_JEWELS, KINDS, KINGDOM, SEATS, SUPPLY

# Phases in the order of play. Chance acts in all but SCOUTING and FREEING, and has a choice only in STARTING.
STARTING: Final = 0  # draws who begins
SCOUTING: Final = 1
TURNING: Final = 2  # tokens are turned up, one per step
REMOVING_BLUFFS: Final = 3  # Bluffs are removed
RAIDING_KINGDOM: Final = 4  # the Kingdom is raided
RAIDING: Final = 5  # the boards are raided, one scout per step
FREEING: Final = 6  # a raider chooses which prisoner to free
SETTLING: Final = 7  # the round is settled
OVER: Final = 8

# Why the game ended.
ELEVEN: Final = 0
EIGHT_ROUNDS: Final = 1


class State(AnyState):
    """The state of one table. Bit n of a mask is seat n or place n. Token counts have the index seat * KINDS + kind."""

    __slots__ = (
        "players", "phase", "round", "active", "turn", "passed", "turned", "raided", "at", "reason",
        "unused", "used", "guard", "scout", "raider", "kingdom",
        "herd", "cattle", "jewels", "captives", "won_cattle", "won_jewels", "won_captives",
    )  # fmt: skip

    def __init__(self) -> None:
        # All fields get a value here, so that compiled code need not check whether they have one.
        self.players: i64 = 0
        self.phase: i64 = 0
        self.round: i64 = 0
        self.active: i64 = 0  # the seat with the marker; -1 until it is drawn
        self.turn: i64 = 0  # the seat that places a token or passes
        self.passed: i64 = 0  # seats that have passed this round
        self.turned: i64 = 0  # slots whose number is below this are face up
        self.raided: i64 = 0  # places that have been raided
        self.at: i64 = 0  # the place whose raider has to choose a prisoner, or -1
        self.reason: i64 = 0  # why the game ended, or -1
        self.unused: vec[i64] = vec[i64]()  # behind the screen
        self.used: vec[i64] = vec[i64]()  # face down in front of the screen
        self.guard: vec[i64] = vec[i64]()  # the kind in each inside slot, or EMPTY,
        self.scout: vec[i64] = vec[i64]()  # in each outside slot,
        self.raider: vec[i64] = vec[i64]()  # and its owner, or EMPTY
        self.kingdom: vec[i64] = vec[i64]()  # the kind that each seat has in the Kingdom, or EMPTY
        self.herd: i64 = 0  # the Kingdom's cattle
        self.cattle: vec[i64] = vec[i64]()
        self.jewels: vec[i64] = vec[i64]()
        self.captives: vec[i64] = vec[i64]()  # in Houses; for the index see pieces.captive
        self.won_cattle: vec[i64] = vec[i64]()  # won this round and still beside the boards, like the next two
        self.won_jewels: vec[i64] = vec[i64]()
        self.won_captives: vec[i64] = vec[i64]()

    def copy(self) -> "State":
        new = State()
        new.players, new.phase, new.round, new.active = self.players, self.phase, self.round, self.active
        new.turn, new.passed, new.turned, new.raided = self.turn, self.passed, self.turned, self.raided
        new.at, new.reason = self.at, self.reason
        new.unused, new.used = self.unused[:], self.used[:]
        new.guard, new.scout, new.raider = self.guard[:], self.scout[:], self.raider[:]
        new.kingdom, new.herd = self.kingdom[:], self.herd
        new.cattle, new.jewels, new.captives = self.cattle[:], self.jewels[:], self.captives[:]
        new.won_cattle, new.won_jewels = self.won_cattle[:], self.won_jewels[:]
        new.won_captives = self.won_captives[:]
        return new


def set_up(players: int) -> State:
    """§2: return the state of a table before the first step. Clans without a player have no tokens or goods."""
    s = State()
    s.players, s.phase, s.round, s.active = players, STARTING, 1, -1
    s.turn = s.passed = s.turned = s.raided = 0
    s.at = s.reason = -1
    s.unused = vec[i64]([number if seat < players else 0 for seat in range(SEATS) for number in SUPPLY])
    s.used = vec[i64]([0] * (SEATS * KINDS))
    s.guard, s.scout, s.raider = vec[i64]([EMPTY] * KINGDOM), vec[i64]([EMPTY] * KINGDOM), vec[i64]([EMPTY] * KINGDOM)
    s.kingdom = vec[i64]([EMPTY] * SEATS)
    s.herd = CATTLE - FIRST_CATTLE * players
    s.cattle = vec[i64]([FIRST_CATTLE if seat < players else 0 for seat in range(SEATS)])
    s.jewels = vec[i64]([FIRST_JEWELS if seat < players else 0 for seat in range(SEATS)])
    s.captives, s.won_captives = vec[i64]([0] * (SEATS * SEATS * 2)), vec[i64]([0] * (SEATS * SEATS * 2))
    s.won_cattle, s.won_jewels = vec[i64]([0] * SEATS), vec[i64]([0] * SEATS)
    return s


def behind(s: State, seat: i64) -> i64:
    """TA-4.11: return how many tokens a player has behind the screen. Everybody knows this number."""
    total: i64 = 0
    for kind in range(KINDS):
        total += s.unused[seat * KINDS + kind]
    return total


def board_of(place: i64) -> i64:
    """Return the seat whose board a place is on."""
    return place // ENTRIES


def kind_in(s: State, slot: i64) -> i64:
    """Return the kind of the token in a slot, or EMPTY. Slots are numbered in the order in which they are turned up."""
    if slot < SEATS:
        return s.kingdom[slot]
    place: i64 = (slot - SEATS) // 2
    return s.guard[place] if slot % 2 == 0 else s.scout[place]


def owner_of(s: State, slot: i64) -> i64:
    """Return the owner of the token in a slot. It is EMPTY for an empty outside slot."""
    if slot < SEATS:
        return slot
    place: i64 = (slot - SEATS) // 2
    return board_of(place) if slot % 2 == 0 else s.raider[place]


def place_of(slot: i64) -> i64:
    if slot < SEATS:
        return KINGDOM
    return (slot - SEATS) // 2
