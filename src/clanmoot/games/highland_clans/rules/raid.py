"""§5: raids: three combats, the spoils, and new cards for both players."""

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
from .hands import discard, raid_actor, start_drawing


def start_raid(s: State, left: i64) -> None:
    """HC-5.1: start a raid on another player, who must defend."""
    s.foe = (s.turn + left) % s.players
    s.combat = 0
    s.won[0] = s.won[1] = 0
    ask_for_card(s, 0)


def ask_for_card(s: State, side: i64) -> None:
    """HC-5.2: ask the attacker for a card, or the defender, who can see whether the attacker added a piper."""
    s.side = side
    s.phase = LAYING


def playable_cards(s: State) -> vec[i64]:
    """HC-5.2: return the cards that the player can play, which is any card of the hand."""
    found = vec[i64]()
    at: i64 = raid_actor(s) * VALUES
    for value in range(VALUES):
        if s.hand[at + value]:
            found = append(found, LAY + value)
    return found


def play_card(s: State, value: i64) -> None:
    """HC-5.2: play a card face down. Then ask the player for a piper, if they have any."""
    seat = raid_actor(s)
    s.hand[seat * VALUES + value] -= 1
    s.laid[s.side] = value
    if s.court[seat * COURT + BLUE]:
        s.phase = ADDING
    else:
        next_side(s)


def pipers(s: State) -> vec[i64]:
    """HC-5.2, 5.4: return the two choices: no piper or one piper."""
    return vec[i64]([ADD, ADD + 1])


def add_piper(s: State, piper: i64) -> None:
    """HC-5.2: put the piper beside the card, openly."""
    s.court[raid_actor(s) * COURT + BLUE] -= piper
    s.lent[s.side] = piper
    next_side(s)


def next_side(s: State) -> None:
    """HC-5.2: continue with the defender. After the defender, turn both cards up."""
    if s.side == 0:
        ask_for_card(s, 1)
    else:
        s.phase = FIGHTING


def strength(s: State, side: i64) -> i64:
    """HC-5.3: return the value of the card, plus 1 with a piper."""
    return s.laid[side] + 1 + s.lent[side]


def turned_up(s: State) -> i64:
    """HC-5.2: return the chance action that turns up both cards and names them."""
    return FIGHT + VALUES * s.laid[0] + s.laid[1]


def fight(s: State) -> None:
    """HC-5.3, 5.4: resolve a combat. The higher strength wins. Equal strengths are a tie."""
    ahead: i64 = strength(s, 0) - strength(s, 1)
    if ahead > 0:
        s.won[0] += 1
    elif ahead < 0:
        s.won[1] += 1
    for side in range(2):
        clear_side(s, side)
    s.combat += 1
    if s.combat < COMBATS:
        ask_for_card(s, 0)
    else:
        decide(s)


def clear_side(s: State, side: i64) -> None:
    """HC-5.4: put the card on the discard pile and the piper into the bag."""
    seat: i64 = s.turn
    if side:
        seat = s.foe
    s.discards[s.laid[side]] += 1
    note_discard(s, seat, s.laid[side], False)
    s.laid[side] = -1
    s.bag[BLUE] += s.lent[side]
    s.lent[side] = 0


def decide(s: State) -> None:
    """HC-5.5 to 5.9: decide the raid. The player who won more combats wins it."""
    if s.won[0] > s.won[1]:
        victory(s)
        return
    if s.won[0] < s.won[1]:
        award(s, s.foe, 2)
        if s.score[s.turn] > 0:  # HC-5.8: not below 0
            award(s, s.turn, -1)
    else:
        award(s, s.turn, 1)
    refill(s, 0)


def victory(s: State) -> None:
    """HC-5.6, 5.7: give the winner one point and a choice of loot, or two points if there is no loot."""
    at: i64 = s.foe * SITES
    if s.sites[at] + s.sites[at + 1] + s.sites[at + 2]:
        award(s, s.turn, 1)
        s.phase = LOOTING
    else:
        award(s, s.turn, 2)
        refill(s, 0)


def award(s: State, seat: i64, points: i64) -> None:
    """Add the points of a raid."""
    s.score[seat] += points
    s.tally[seat * TALLY + FROM_RAIDS] += points


def lootable(s: State) -> vec[i64]:
    """HC-5.6: return the possible loot: nothing, or one of the things on the defender's estates."""
    found = append(vec[i64](), LOOT)
    for site in range(SITES):
        if s.sites[s.foe * SITES + site]:
            found = append(found, LOOT + 1 + site)
    return found


def loot(s: State, what: i64) -> None:
    """HC-5.6: carry out the choice of loot. Only cattle can be kept, on an empty estate. The rest goes to the bag."""
    if what > 0:
        site: i64 = what - 1
        s.sites[s.foe * SITES + site] -= 1
        if site == HERD and free_estates(s, s.turn) > 0:
            s.sites[s.turn * SITES + HERD] += 1
        else:
            s.bag[SITE_COLOUR[site]] += SITE_CUBES[site]
    refill(s, 0)


def refill(s: State, side: i64) -> None:
    """HC-5.10: let the attacker draw five cards, and later the defender."""
    s.side = side
    start_drawing(s, REFILLING, REFILL)


def raid_discards(s: State) -> vec[i64]:
    """HC-5.10: return all ways to discard two cards of the hand, or with the Dutch rule two of the five just drawn."""
    have: i64 = pack(s.hand, raid_actor(s) * VALUES)
    if s.refill:
        have = pack(s.five, 0)
    found = vec[i64]()
    for rank in range(SIZES[2], SIZES[3]):
        if within(DISCARD_PACKS[rank], have):
            found = append(found, DISCARD + rank)
    return found


def discard_after_raid(s: State, cards: i64) -> None:
    """HC-5.10: discard two cards, so that the hand has one card per warrior again."""
    discard(s, raid_actor(s), cards)
    for value in range(VALUES):
        s.five[value] = 0
    if s.side == 0:
        refill(s, 1)
    else:
        end_turn(s)


def ask_for_discards(s: State) -> None:
    """HC-5.10: ask for the two discards, once the five cards are drawn."""
    s.phase = CUTTING
