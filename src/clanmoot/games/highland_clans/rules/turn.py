"""§3: the order of play: who decides in a phase, what they may do, and which rule carries it out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..actions import (
    ADD,
    BARD,
    BEGIN,
    CARD,
    CASTLE,
    CATTLE,
    CUBE,
    DISCARD,
    DONE,
    ESTATE,
    FIGHT,
    LAID,
    LAY,
    LOOT,
    MONASTERY,
    MONKS,
    PIPER,
    RAID,
    RETURN,
    SCORE,
    TAKE,
    TILE,
    WARRIOR,
)
from ..pieces import CASTLE_SITE, HERD, MONASTERY_SITE, WARRIORS
from ..state import (
    ACTING,
    ADDING,
    BEGINNING,
    CUBING,
    CUTTING,
    DEALING,
    EXCHANGING,
    FIGHTING,
    GAINING,
    LAYING,
    LOOTING,
    LOSING,
    OVER,
    RECUBING,
    REFILLING,
    RETURNING,
    SCORING,
    SECOND,
    TAKING,
    THIRD,
    TURNING,
    State,
    hand_size,
)
from .bard import give_up_card, single_cards, spoils, take_cubes
from .cube_actions import (
    after_action,
    build,
    buy_estate,
    call_monks,
    choices,
    hire_piper,
    hire_warrior,
    return_unused_cubes,
    send_bard,
)
from .cube_draws import cubes_in_bag, draw_cube, put_back, returns, start_turn
from .ending import end_turn, score_round, tiles_unseen, turn_tile
from .hands import cards_in_deck, loser, raid_actor, receive
from .raid import (
    add_piper,
    ask_for_discards,
    discard_after_raid,
    fight,
    loot,
    lootable,
    pipers,
    play_card,
    playable_cards,
    raid_discards,
    start_raid,
    turned_up,
)
from .raid_or_exchange import exchange, third_part_choices

BY_CHANCE: Final = -1
BY_NOBODY: Final = -3


def decider(s: State) -> i64:
    """Return the seat that decides, which is not always the current player."""
    phase: i64 = s.phase
    if phase == RETURNING or phase == ACTING or phase == SECOND or phase == TAKING or phase == THIRD:
        return s.turn
    if phase == LAYING or phase == ADDING or phase == CUTTING:
        return raid_actor(s)
    if phase == LOSING:
        return loser(s)
    if phase == LOOTING:
        return s.turn
    if phase == OVER:
        return BY_NOBODY
    return BY_CHANCE


def moves(s: State) -> vec[i64]:
    """Return what the deciding player may do, ascending."""
    phase: i64 = s.phase
    if phase == ACTING or phase == SECOND:
        return choices(s)
    if phase == THIRD:
        return third_part_choices(s)
    if phase == LAYING:
        return playable_cards(s)
    if phase == ADDING:
        return pipers(s)
    if phase == CUTTING:
        return raid_discards(s)
    if phase == RETURNING:
        return returns(s)
    if phase == TAKING:
        return spoils(s)
    if phase == LOSING:
        return single_cards(s)
    if phase == LOOTING:
        return lootable(s)
    return vec[i64]()


def chance(s: State) -> list[tuple[int, int]]:
    """Return the possible chance outcomes, with weights."""
    phase = s.phase
    if phase == CUBING or phase == RECUBING:
        return cubes_in_bag(s)
    if phase == FIGHTING:
        return [(turned_up(s), 1)]
    if phase == SCORING:
        return [(SCORE, 1)]
    if phase == TURNING:
        return tiles_unseen(s)
    if phase == BEGINNING:
        return [(BEGIN + seat, 1) for seat in range(s.players)]
    return cards_in_deck(s)


def apply(s: State, action: i64) -> None:
    """Carry out one step in place. The branches follow the numbers in actions.py."""
    if action < CATTLE:
        put_back(s, action - RETURN)
    elif action < TAKE:
        act(s, action)
    elif action < RAID:
        take_cubes(s, action - TAKE)
    elif action < DISCARD:
        start_raid(s, action - RAID + 1)
    elif action < LAY:
        discard_cards(s, action - DISCARD)
    elif action < ADD:
        play_card(s, action - LAY)
    elif action < LOOT:
        add_piper(s, action - ADD)
    elif action < LAID:
        loot(s, action - LOOT)
    else:
        apply_chance(s, action)


def act(s: State, action: i64) -> None:
    """§4: carry out one of the eight actions, or decline the second action."""
    if action == CATTLE:
        build(s, HERD)
    elif action == CASTLE:
        build(s, CASTLE_SITE)
    elif action == MONASTERY:
        build(s, MONASTERY_SITE)
    elif action == WARRIOR:
        hire_warrior(s)
    elif action == PIPER:
        hire_piper(s)
    elif action < ESTATE:
        call_monks(s, action - MONKS + 1)
    elif action < BARD:
        buy_estate(s, action - ESTATE)
    elif action < DONE:
        send_bard(s, action - BARD + 1)
    else:
        return_unused_cubes(s)


def discard_cards(s: State, cards: i64) -> None:
    """HC-4.9, 5.10, 6.1: discard cards for a lost warrior, after a raid, or to draw new ones."""
    if s.phase == LOSING:
        give_up_card(s, cards)
    elif s.phase == CUTTING:
        discard_after_raid(s, cards)
    else:
        exchange(s, cards)


def apply_chance(s: State, event: i64) -> None:
    """Carry out a chance outcome."""
    if event < CUBE:
        begin(s, event - BEGIN)
    elif event < CARD:
        draw_cube(s, event - CUBE)
    elif event < FIGHT:
        receive(s, event - CARD)
        if s.owed == 0:
            after_drawing(s)
    elif event < SCORE:
        fight(s)
    elif event == SCORE:
        score_round(s)
    else:
        turn_tile(s, event - TILE)


def after_drawing(s: State) -> None:
    """Continue once all cards that are owed have been drawn."""
    phase: i64 = s.phase
    if phase == DEALING:
        after_dealing(s)
    elif phase == GAINING:
        after_action(s)
    elif phase == EXCHANGING:
        end_turn(s)
    elif phase == REFILLING:
        ask_for_discards(s)


def after_dealing(s: State) -> None:
    """HC-2.4: deal four cards to each player, seat by seat."""
    s.place += 1
    s.owed = WARRIORS
    if s.place == s.players:
        s.place = s.owed = 0
        s.phase = BEGINNING


def begin(s: State, seat: i64) -> None:
    """HC-2.5: record the start player who was drawn."""
    s.start = seat
    start_turn(s)


def is_public(s: State) -> bool:
    """Tell whether all watchers can see how many choices the deciding player has.

    They cannot if the choices depend on the values of the cards in a hand.
    """
    if s.phase == LAYING:
        return hand_size(s, raid_actor(s)) == 1
    return s.phase != LOSING and s.phase != CUTTING and s.phase != THIRD
