"""§3: the order of play: who decides in a phase, what they may do, and which rule carries it out."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ..actions import (
    ACT,
    CHIEFTAIN,
    DONE,
    DRAW,
    GIVE,
    KIND,
    MEMBER,
    MOVE,
    NUMBER,
    PASS,
    PLACE,
    PROMOTE,
    ROLL,
    SELL,
    START,
    STOP,
    TAKE,
    THREE,
    TO,
    TWO,
)
from ..pieces import TWOS
from ..state import (
    ACTIVATING,
    BEGINNING,
    BUILDING,
    CHOOSING,
    EMPTYING,
    FILLING,
    GIVING,
    LAYING,
    MARCHING,
    MOVING,
    OFFERING,
    PAIRING,
    PAYING,
    PLACING,
    REFILLING,
    STEPPING,
    TAKING,
    State,
)
from .activation import activate, choices, choose_kind, commutes, finish, kinds, only_automatic_left
from .deliveries import gifts, give_animals, give_set, give_three
from .members import choose_member, destinations, movable_members, move_member, movement_over, promote
from .payment import choose_pair, give_chieftain, give_member, ness_payments, oich_payments, pay, spare_sales
from .placement_bonus import build, emptying_sales, fill_lochy, shiel_gives
from .resource_source import remove_owed_resources, sources, take_from
from .tile_choice import choose_place, legal_places, pass_turn, take_tile, takeable_tiles
from .track import add_tile, draws, refill, roll, rolls, start, starts
from .trade import sell


def moves(s: State) -> vec[i64]:
    """Return what the current player may do, ascending."""
    phase: i64 = s.phase
    if phase == MOVING:
        return takeable_tiles(s)
    if phase == PLACING:
        return legal_places(s)
    if phase == OFFERING:
        return ness_payments(s)
    if phase == PAIRING:
        return oich_payments(s)
    if phase == PAYING:
        return spare_sales(s)
    if phase == FILLING:
        return stocks()
    if phase == EMPTYING:
        return append(emptying_sales(s), DONE)
    if phase == ACTIVATING:
        return choices(s)
    if phase == GIVING:
        return gifts(s)
    if phase == CHOOSING:
        return kinds(s)
    if phase == TAKING:
        return sources(s)
    if phase == MARCHING:
        return movable_members(s)
    if phase == STEPPING:
        return destinations(s)
    return vec[i64]()


def stocks() -> vec[i64]:
    """GM-6.10: return all choices of two resources for Loch Lochy."""
    return vec[i64]([TWO + two for two in range(len(TWOS))])


def chance(s: State) -> list[tuple[int, int]]:
    """Return the possible chance outcomes, with weights."""
    if s.phase == BEGINNING:
        return starts(s)
    if s.phase == LAYING:
        return draws(s)
    return rolls(s)


def apply(s: State, action: i64) -> None:
    """Carry out one step in place, and everything automatic that follows from it."""
    if action >= START:
        apply_chance(s, action)
    elif action >= MEMBER:
        apply_later_action(s, action)
    elif action == PASS:
        pass_turn(s)
    elif action < PLACE:
        take_tile(s, action - MOVE)
    elif action < CHIEFTAIN:
        choose_place(s, action)
    else:
        give_chieftain(s)
    run_automatic_phases(s)


def apply_later_action(s: State, action: i64) -> None:
    """Carry out a player's action that comes after the choice of a space. The branches follow actions.py."""
    if action < SELL:
        use_member(s, action - MEMBER)
    elif action < TAKE:
        s.last = action
        sell(s, action - SELL)
    elif action <= GIVE:
        take_from(s, action - TAKE)
    elif action < THREE:
        use_kinds(s, action - GIVE)
    elif action < TWO:
        give_three(s, action - THREE)
    elif action <= NUMBER:
        fill_lochy(s, action - TWO)
    elif action < KIND:
        give_animals(s, action - NUMBER)
    elif action < ACT:
        choose_kind(s, action - KIND)
    elif action < DONE:
        activate(s, action - ACT)
    elif action == DONE:
        finish_part(s)
    elif action < PROMOTE:
        move_member(s, action - TO)
    elif action == PROMOTE:
        promote(s)
    elif action == STOP:
        s.phase = REFILLING


def apply_chance(s: State, event: i64) -> None:
    """Carry out a chance outcome."""
    if event <= DRAW:
        start(s, event - START)
    elif event <= ROLL:
        add_tile(s, event - DRAW)
    else:
        roll(s, event - ROLL)


def use_member(s: State, tile: i64) -> None:
    """GM-4.1, 7.1: pay for Loch Ness with this member, or choose it to move."""
    if s.phase == OFFERING:
        give_member(s, tile)
    else:
        choose_member(s, tile)


def use_kinds(s: State, kinds: i64) -> None:
    """GM-4.1, 6.5: pay for Loch Oich with these resources, or give them to a fair."""
    if s.phase == PAIRING:
        choose_pair(s, kinds)
    else:
        give_set(s, kinds)


def finish_part(s: State) -> None:
    """GM-6.9, 6.12: end the sales before Loch Shiel produces resources, or end the activations."""
    if s.phase == EMPTYING:
        shiel_gives(s)
    else:
        finish(s)


def run_automatic_phases(s: State) -> None:
    """Run all phases in which no player has to decide."""
    while remove_owed_resources(s) and run_automatic_phase(s):
        pass


def run_automatic_phase(s: State) -> bool:
    """Run the current phase if no player has to decide in it. Return whether it ran."""
    phase: i64 = s.phase
    if phase == PAYING:
        return pay(s)
    if phase == BUILDING:
        build(s)
    elif phase == EMPTYING:
        if len(emptying_sales(s)):
            return False
        shiel_gives(s)
    elif phase == ACTIVATING:
        if not only_automatic_left(s):
            return False
        finish(s)
    elif phase == MARCHING:
        if not movement_over(s):
            return False
        s.phase = REFILLING
    elif phase == REFILLING:
        refill(s)
    else:
        return False
    return True


def redundant(s: State, action: i64) -> bool:
    """Tell whether search may skip this action, because another order of the same actions has the same result.

    This is true for a sale, activation or member move that directly follows one with a higher number.
    """
    if s.last < 0 or action >= s.last:
        return False
    if s.phase == MARCHING:
        return True
    if s.phase == EMPTYING:
        return action < TAKE
    return s.phase == ACTIVATING and commutes(s.last, action)
