"""§4.11: what a Bard takes, and how hands change when warriors do."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ..actions import DISCARD, SIZES, TAKE, TAKE_FIRST, TAKE_KEPT, TAKE_SECOND, pack, within
from ..actions import DISCARD_PACKS as PACKS
from ..pieces import COURT, GUARD, VALUES, YELLOW
from ..state import GAINING, State
from .cube_actions import after_action
from .hands import ask_for_lost_card, discard, loser, start_drawing


def spoils(s: State) -> vec[i64]:
    """HC-4.11: return what the Bard may take: one cube, or two of different colours. One of them may be kept."""
    found = vec[i64]()
    for take in range(len(TAKE_FIRST)):
        second: i64 = TAKE_SECOND[take]
        if may_take(s, TAKE_FIRST[take]) and (second < 0 or may_take(s, second)):
            found = append(found, TAKE + take)
    return found


def may_take(s: State, colour: i64) -> bool:
    """HC-4.9, 4.11: tell whether a cube of this colour may be taken from the court. Three yellow cubes must stay."""
    there: i64 = s.court[s.foe * COURT + colour]
    if colour == YELLOW:
        return there > GUARD
    return there > 0


def take_cubes(s: State, take: i64) -> None:
    """HC-4.11: take cubes from the court of the player visited.

    HC-4.9: if a warrior changes sides, the loser discards first. Then the new owner draws a card.
    """
    first: i64 = TAKE_FIRST[take]
    second: i64 = TAKE_SECOND[take]
    kept: i64 = TAKE_KEPT[take]
    move_court_cube(s, first, first == kept)
    if second >= 0:
        move_court_cube(s, second, second == kept)
    s.owed = 0
    if kept == YELLOW:
        s.owed = 1
    if first == YELLOW:
        ask_for_lost_card(s)
    else:
        after_action(s)


def move_court_cube(s: State, colour: i64, keep: bool) -> None:
    """Move a cube from the visited court to the player's own court or to the bag."""
    s.court[s.foe * COURT + colour] -= 1
    if keep:
        s.court[s.turn * COURT + colour] += 1
    else:
        s.bag[colour] += 1


def single_cards(s: State) -> vec[i64]:
    """HC-4.9: return the ways to discard one card of the hand."""
    found = vec[i64]()
    have: i64 = pack(s.hand, loser(s) * VALUES)
    for rank in range(SIZES[1], SIZES[2]):
        if within(PACKS[rank], have):
            found = append(found, DISCARD + rank)
    return found


def give_up_card(s: State, cards: i64) -> None:
    """HC-4.9: discard the card of the lost warrior. If the warrior changed sides, the new owner draws a card."""
    discard(s, loser(s), cards)
    if s.owed:
        start_drawing(s, GAINING, 1)
    else:
        after_action(s)
