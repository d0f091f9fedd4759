"""§4: actions: what players can do with the drawn cubes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import BARD, CATTLE, DONE, ESTATE, MONKS, PIPER, WARRIOR
from ..pieces import (
    BLUE,
    COURT,
    GREEN,
    GUARD,
    PLACES,
    RED,
    SITE_COLOUR,
    SITE_CUBES,
    SITES,
    USE,
    YELLOW,
)
from ..state import ACTING, GAINING, SECOND, TAKING, THIRD, State, free_estates
from .hands import ask_for_lost_card, start_drawing

# HC-4.3: the eight kinds of action, as members of the set `done`.
DID_SITE: Final = 0  # + cattle, castle, monastery
DID_WARRIOR: Final = 3
DID_PIPER: Final = 4
DID_MONKS: Final = 5
DID_ESTATE: Final = 6
DID_BARD: Final = 7


def to_actions(s: State) -> None:
    """HC-4.1: start the part of the turn with actions. If any is possible, the first is compulsory."""
    options = possible(s)
    if len(options) == 0:
        return_unused_cubes(s)
        return
    for action in options:
        if action < BARD:
            s.before |= bit(action - CATTLE)
    s.phase = ACTING


def choices(s: State) -> vec[i64]:
    """HC-4.1: return the possible actions, and when it is the second, also to decline it."""
    found = possible(s)
    if s.phase == SECOND:
        found = append(found, DONE)
    return found


def possible(s: State) -> vec[i64]:
    """HC-4.3: return the actions that the player can carry out now."""
    found = vec[i64]()
    for site in range(SITES):
        if may_build(s, site):
            found = append(found, CATTLE + site)
    if may_use(s, DID_WARRIOR, YELLOW, 1):
        found = append(found, WARRIOR)
    if may_use(s, DID_PIPER, BLUE, 1):
        found = append(found, PIPER)
    for more in range(2):
        if may_use(s, DID_MONKS, GREEN, 1 + more):
            found = append(found, MONKS + more)
    if may_buy_estate(s):
        for payment in range(8):
            if may_pay(s, payment):
                found = append(found, ESTATE + payment)
    if s.acts == 0 and s.drawn[BLUE] > 0:
        found = append_bards(s, found)
    return found


def append_bards(s: State, found: vec[i64]) -> vec[i64]:
    """HC-4.4, 4.11: append a Bard action for each player whose court has a cube that may be taken."""
    for left in range(1, s.players):
        if has_spoils(s, (s.turn + left) % s.players):
            found = append(found, BARD + left - 1)
    return found


def has_spoils(s: State, seat: i64) -> bool:
    """HC-4.11: tell whether a Bard could take anything from this court."""
    at: i64 = seat * COURT
    return s.court[at + YELLOW] > GUARD or s.court[at + BLUE] > 0 or s.court[at + GREEN] > 0


def may_use(s: State, kind: i64, colour: i64, cubes: i64) -> bool:
    """HC-4.2, 4.3: return whether the action is new this turn, has enough cubes and keeps to four used cubes."""
    return s.drawn[colour] >= cubes and s.used + cubes <= USE and not s.done & bit(kind)


def may_build(s: State, site: i64) -> bool:
    """HC-4.6 to 4.8: return whether cattle, a castle or a monastery can be built. Each needs an empty estate."""
    return may_use(s, DID_SITE + site, SITE_COLOUR[site], SITE_CUBES[site]) and free_estates(s, s.turn) > 0


def may_buy_estate(s: State) -> bool:
    """HC-4.12: return whether there is a tile to buy and a free place for it."""
    return s.tiles > 0 and s.estates[s.turn] < PLACES and not s.done & bit(DID_ESTATE)


def from_court(payment: i64) -> i64:
    """HC-4.12: return how many yellow cubes of the payment come from the court."""
    return payment // 4


def greens_drawn(payment: i64) -> i64:
    """HC-4.12: return how many of the drawn green cubes the payment takes."""
    rest: i64 = payment % 4
    if rest == 0:
        return 0
    return 3 - rest


def greens_of_court(payment: i64) -> i64:
    """HC-4.12: return how many green cubes the payment takes from the court."""
    rest: i64 = payment % 4
    if rest == 0:
        return 0
    return rest - 1


def reds_drawn(payment: i64) -> i64:
    """HC-4.12: return how many red cubes the payment takes, all of them from the draw."""
    if payment % 4 == 0:
        return 1
    return 0


def may_pay(s: State, payment: i64) -> bool:
    """HC-4.2, 4.9, 4.12: return whether the draw and the court have the cubes that the payment takes from them.

    Cubes from the court do not count towards the limit of four.
    """
    at: i64 = s.turn * COURT
    court_yellow: i64 = from_court(payment)
    drawn: i64 = 1 - court_yellow + greens_drawn(payment) + reds_drawn(payment)
    return (
        s.used + drawn <= USE
        and s.drawn[YELLOW] >= 1 - court_yellow
        and s.court[at + YELLOW] - court_yellow >= GUARD
        and s.drawn[GREEN] >= greens_drawn(payment)
        and s.court[at + GREEN] >= greens_of_court(payment)
        and s.drawn[RED] >= reds_drawn(payment)
    )


def record_action(s: State, kind: i64, action: i64) -> None:
    """Record which action the player begins."""
    s.done |= bit(kind)
    if s.acts == 0:
        s.first = action - CATTLE


def use_cubes(s: State, colour: i64, cubes: i64) -> None:
    """HC-4.2: mark drawn cubes as used."""
    s.drawn[colour] -= cubes
    s.used += cubes


def build(s: State, site: i64) -> None:
    """HC-4.6, 4.7: put one red, two blue or three green cubes on an empty estate of the player."""
    record_action(s, DID_SITE + site, CATTLE + site)
    use_cubes(s, SITE_COLOUR[site], SITE_CUBES[site])
    s.sites[s.turn * SITES + site] += 1
    after_action(s)


def hire_warrior(s: State) -> None:
    """HC-4.9: put one yellow cube in the court, and draw a card for it immediately."""
    record_action(s, DID_WARRIOR, WARRIOR)
    use_cubes(s, YELLOW, 1)
    s.court[s.turn * COURT + YELLOW] += 1
    start_drawing(s, GAINING, 1)


def hire_piper(s: State) -> None:
    """HC-4.10: put one blue cube in the court."""
    record_action(s, DID_PIPER, PIPER)
    use_cubes(s, BLUE, 1)
    s.court[s.turn * COURT + BLUE] += 1
    after_action(s)


def call_monks(s: State, cubes: i64) -> None:
    """HC-4.10: put one or two green cubes in the court as monks."""
    record_action(s, DID_MONKS, MONKS + cubes - 1)
    use_cubes(s, GREEN, cubes)
    s.court[s.turn * COURT + GREEN] += cubes
    after_action(s)


def buy_estate(s: State, payment: i64) -> None:
    """HC-4.12: put the cubes into the bag, and place a tile with its number face down."""
    record_action(s, DID_ESTATE, ESTATE + payment)
    at: i64 = s.turn * COURT
    court_yellow: i64 = from_court(payment)
    use_cubes(s, YELLOW, 1 - court_yellow)
    use_cubes(s, GREEN, greens_drawn(payment))
    use_cubes(s, RED, reds_drawn(payment))
    s.court[at + YELLOW] -= court_yellow
    s.court[at + GREEN] -= greens_of_court(payment)
    s.bag[YELLOW] += 1
    s.bag[GREEN] += greens_drawn(payment) + greens_of_court(payment)
    s.bag[RED] += reds_drawn(payment)
    s.tiles -= 1
    s.estates[s.turn] += 1
    if court_yellow:
        ask_for_lost_card(s)
    else:
        after_action(s)


def send_bard(s: State, left: i64) -> None:
    """HC-4.11: put a drawn blue cube into the bag and visit a player."""
    record_action(s, DID_BARD, BARD + left - 1)
    use_cubes(s, BLUE, 1)
    s.bag[BLUE] += 1
    s.foe = (s.turn + left) % s.players
    s.phase = TAKING


def after_action(s: State) -> None:
    """HC-4.1, 4.4, 4.5: continue with the second action if it is possible, or else with the rest of the turn."""
    s.acts += 1
    s.foe = -1
    last: bool = s.place == s.players - 1
    if s.acts == 2 or last or s.done & bit(DID_BARD) or len(possible(s)) == 0:
        return_unused_cubes(s)
    else:
        s.phase = SECOND


def return_unused_cubes(s: State) -> None:
    """HC-3.5: put the drawn cubes that were not used back into the bag."""
    for colour in range(4):
        s.bag[colour] += s.drawn[colour]
        s.drawn[colour] = 0
    s.phase = THIRD
