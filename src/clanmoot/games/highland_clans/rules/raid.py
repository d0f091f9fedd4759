"""§5 Raids: three combats, the spoils, and new cards for both."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ..actions import ADD, DISCARD, DISCARD_PACKS, FIGHT, LAY, LOOT, SIZES, pack, within
from ..card_memory import note_discard
from ..pieces import BLUE, COMBATS, COURT, FROM_RAIDS, HERD, REFILL, SITE_COLOUR, SITE_CUBES, SITES, TALLY, VALUES
from ..state import (
    ADDING,
    CUTTING,
    FIGHTING,
    LAYING,
    LOOTING,
    REFILLING,
    State,
    free_estates,
)
from .ending import end_turn
from .hands import discard, on_side, to_draw


def start_raid(s: State, left: i64) -> None:
    """HC-5.1 One other player must defend himself."""
    s.foe = (s.turn + left) % s.players
    s.combat = 0
    s.won[0] = s.won[1] = 0
    lay_next(s, 0)


def lay_next(s: State, side: i64) -> None:
    """HC-5.2 The attacker first, then the defender, who has seen whether a piper plays."""
    s.side = side
    s.phase = LAYING


def layable(s: State) -> vec[i64]:
    """HC-5.2 Any card of the hand."""
    found = vec[i64]()
    at: i64 = on_side(s) * VALUES
    for value in range(VALUES):
        if s.hand[at + value]:
            found = append(found, LAY + value)
    return found


def lay(s: State, value: i64) -> None:
    """HC-5.2 A card face down; who has no piper cannot add one."""
    seat = on_side(s)
    s.hand[seat * VALUES + value] -= 1
    s.laid[s.side] = value
    if s.court[seat * COURT + BLUE]:
        s.phase = ADDING
    else:
        side_ready(s)


def pipers(s: State) -> vec[i64]:
    """HC-5.2, 5.4 One piper or none."""
    return vec[i64]([ADD, ADD + 1])


def add_piper(s: State, piper: i64) -> None:
    """HC-5.2 The piper stands beside the card, openly."""
    s.court[on_side(s) * COURT + BLUE] -= piper
    s.lent[s.side] = piper
    side_ready(s)


def side_ready(s: State) -> None:
    """HC-5.2 After the attacker the defender, after both the cards are turned up."""
    if s.side == 0:
        lay_next(s, 1)
    else:
        s.phase = FIGHTING


def strength(s: State, side: i64) -> i64:
    """HC-5.3 The value of the card, and one more with a piper."""
    return s.laid[side] + 1 + s.lent[side]


def turned_up(s: State) -> i64:
    """HC-5.2 What happens next, named by the two cards, which everybody sees now."""
    return FIGHT + VALUES * s.laid[0] + s.laid[1]


def fight(s: State) -> None:
    """HC-5.3, 5.4 The higher wins, equal is undecided; cards are discarded, pipers go to the bag."""
    ahead: i64 = strength(s, 0) - strength(s, 1)
    if ahead > 0:
        s.won[0] += 1
    elif ahead < 0:
        s.won[1] += 1
    for side in range(2):
        clear_side(s, side)
    s.combat += 1
    if s.combat < COMBATS:
        lay_next(s, 0)
    else:
        decide(s)


def clear_side(s: State, side: i64) -> None:
    """HC-5.4 The card to the discard pile, the piper to the bag."""
    seat: i64 = s.turn
    if side:
        seat = s.foe
    s.discards[s.laid[side]] += 1
    note_discard(s, seat, s.laid[side], False)
    s.laid[side] = -1
    s.bag[BLUE] += s.lent[side]
    s.lent[side] = 0


def decide(s: State) -> None:
    """HC-5.5 to 5.9 Who won more combats has won the raid."""
    if s.won[0] > s.won[1]:
        victory(s)
        return
    if s.won[0] < s.won[1]:
        award(s, s.foe, 2)
        if s.score[s.turn] > 0:  # HC-5.8 not below 0
            award(s, s.turn, -1)
    else:
        award(s, s.turn, 1)
    refill(s, 0)


def victory(s: State) -> None:
    """HC-5.6, 5.7 One point and something to take, or two points where there is nothing."""
    at: i64 = s.foe * SITES
    if s.sites[at] + s.sites[at + 1] + s.sites[at + 2]:
        award(s, s.turn, 1)
        s.phase = LOOTING
    else:
        award(s, s.turn, 2)
        refill(s, 0)


def award(s: State, seat: i64, points: i64) -> None:
    """Points of a raid."""
    s.score[seat] += points
    s.tally[seat * TALLY + FROM_RAIDS] += points


def lootable(s: State) -> vec[i64]:
    """HC-5.6 Nothing, or one of the things on the defender's estates."""
    found = append(vec[i64](), LOOT)
    for site in range(SITES):
        if s.sites[s.foe * SITES + site]:
            found = append(found, LOOT + 1 + site)
    return found


def loot(s: State, what: i64) -> None:
    """HC-5.6 Castles and monasteries go to the bag; cattle to a free own estate, if there is one."""
    if what > 0:
        site: i64 = what - 1
        s.sites[s.foe * SITES + site] -= 1
        if site == HERD and free_estates(s, s.turn) > 0:
            s.sites[s.turn * SITES + HERD] += 1
        else:
            s.bag[SITE_COLOUR[site]] += SITE_CUBES[site]
    refill(s, 0)


def refill(s: State, side: i64) -> None:
    """HC-5.10 Five cards, first for the attacker, then for the defender."""
    s.side = side
    to_draw(s, REFILLING, REFILL)


def cuts(s: State) -> vec[i64]:
    """HC-5.10 Any two of the hand; with the Dutch rule two of the five just drawn."""
    have: i64 = pack(s.hand, on_side(s) * VALUES)
    if s.refill:
        have = pack(s.five, 0)
    found = vec[i64]()
    for rank in range(SIZES[2], SIZES[3]):
        if within(DISCARD_PACKS[rank], have):
            found = append(found, DISCARD + rank)
    return found


def cut(s: State, cards: i64) -> None:
    """HC-5.10 Two are discarded, and the hand is as large as the court's warriors again."""
    discard(s, on_side(s), cards)
    for value in range(VALUES):
        s.five[value] = 0
    if s.side == 0:
        refill(s, 1)
    else:
        end_turn(s)


def refilled(s: State) -> None:
    """HC-5.10 Five cards have come."""
    s.phase = CUTTING
