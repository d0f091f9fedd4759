"""The order of play: who decides in a phase, what they may do, and which rule carries it out."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit
from clanmoot.core.game import CHANCE, NOBODY

from ..actions import (
    BUILD,
    DEAL,
    DRAWN,
    FIGHT,
    HOME,
    KEEP,
    LOOT,
    MATERIAL,
    PLACE,
    PLAY,
    READY,
    SHOW,
    STAND,
    STANDS,
    START,
    SWAP,
    TURN,
)
from ..pieces import SECTIONS
from ..state import (
    BUILDING,
    CHECKING_HAND,
    CHOOSING,
    DEALING,
    DRAWING_MATERIAL,
    KEEPING,
    LAYING,
    LOOTING,
    OVER,
    PLANNING,
    REDRAWING,
    REVEALING,
    STARTING,
    SWAPPING,
    TURNING,
    State,
)
from .build import build, builds
from .contested_fields import fights
from .deal import deal, hand_outcomes, keep_first_hand, return_first_hand, start, starters
from .fight import begin_fight, cards, decline_swap, play_card, redraw, resolve, swap, swaps, turned
from .hands import draws
from .material_card import material_outcomes, turn_up_material
from .plan import make_ready, place, placements
from .reveal import reveal_field, reveal_home, reveals
from .siege import keep, keeps, loot, loots


def decider(s: State) -> int:
    """Return the first seat that has to decide, or CHANCE, or NOBODY."""
    phase: i64 = s.phase
    if phase == OVER:
        return NOBODY
    if phase == PLANNING or phase == LAYING:
        seat: i64 = 0
        while not owes(s, seat):
            seat += 1
        return seat
    if phase <= DRAWING_MATERIAL or phase == REVEALING or phase == REDRAWING or phase == TURNING:
        return CHANCE
    return s.turn


def owes(s: State, seat: i64) -> bool:
    """Tell whether a seat still has to make its sealed choice."""
    if s.phase == PLANNING:
        return s.ready & bit(seat) == 0
    return (seat == s.attacker or seat == s.defender) and s.played[seat] == 0


def moves(s: State, seat: i64) -> vec[i64]:
    """Return the actions of a deciding seat, ascending."""
    phase: i64 = s.phase
    if phase == PLANNING:
        return placements(s, seat)
    if phase == CHOOSING:
        return fights(s, seat)
    if phase == SWAPPING:
        return swaps()
    if phase == LAYING:
        return cards(s, seat)
    if phase == LOOTING:
        return loots(s)
    if phase == KEEPING:
        return keeps(s)
    if phase == BUILDING:
        return builds(s)
    return vec[i64]()


def chance(s: State) -> list[tuple[int, int]]:
    """Return the possible outcomes of chance with their weights."""
    phase: i64 = s.phase
    if phase == STARTING:
        return starters(s)
    if phase == DEALING or phase == REDRAWING:
        return draws(s)
    if phase == CHECKING_HAND:
        return hand_outcomes(s)
    if phase == DRAWING_MATERIAL:
        return material_outcomes(s)
    if phase == REVEALING:
        return reveals(s)
    return turned(s)


def apply(s: State, seat: i64, action: i64) -> None:
    """Carry out one step, in place. Actions are tested in the order of `actions.py`."""
    if action < READY:
        place(s, seat, action - PLACE)
    elif action == READY:
        make_ready(s, seat)
    elif action < SWAP:
        begin_fight(s, action - FIGHT)
    elif action == SWAP:
        swap(s)
    elif action == STAND:
        decline_swap(s)
    elif action < LOOT:
        play_card(s, seat, action - PLAY + 1)
    elif action < KEEP:
        loot(s, (action - LOOT) // 4, (action - LOOT) % 4)
    elif action < BUILD:
        keep(s, action - KEEP)
    elif action < DRAWN:
        build(s, (action - BUILD) // SECTIONS, (action - BUILD) % SECTIONS)
    else:
        happen(s, action)


def happen(s: State, event: i64) -> None:
    """Carry out an outcome of chance."""
    if event < DEAL:
        start(s, event - START)
    elif event < STANDS:
        draw_one(s, event - DEAL)
    elif event == STANDS:
        keep_first_hand(s)
    elif event < MATERIAL:
        return_first_hand(s)
    elif event < HOME:
        turn_up_material(s, event - MATERIAL)
    elif event < SHOW:
        reveal_home(s)
    elif event < TURN:
        reveal_field(s)
    else:
        resolve(s)


def draw_one(s: State, value: i64) -> None:
    """EK-2.2, 4.4: draw a card for the first hand of a player, or in an exchange."""
    if s.phase == DEALING:
        deal(s, value)
    else:
        redraw(s, value)
