"""§3: the order of play: who decides in a phase, what they may do, and which rule carries it out."""

from librt.vecs import vec
from mypy_extensions import i64

from ..actions import (
    BANISH,
    BEGIN,
    CLAIM,
    DONE,
    DROP,
    ELITE,
    MODE,
    MOVE,
    NEXT,
    PASS,
    PILE,
    PLAY,
    RUSE,
    SETTLE,
    STEAL,
    TO,
    TURN,
    UNDER,
)
from ..pieces import CLANS, ELITES, MODES, STONES
from ..state import (
    BANISHING,
    BEGINNING,
    BETWEEN_ROUNDS,
    CLAIMING,
    DEALING,
    MOVING,
    NAMING,
    PLACING,
    PLAYING,
    RECRUITING,
    RETURNING,
    SETTLING,
    STEALING,
    TAKING,
    State,
)
from .claim import claim, claims, stop_claiming
from .draw_card import draw_from, drawable_decks, end_turn, finish_dealing, turn_up, turns
from .ending import next_round, settle_stones
from .play_card import may_play_tactics, pass_turn, play, play_elite, play_mode, play_ruse, plays
from .ruses import (
    banish,
    banishable,
    discard_held,
    finish_recruiting,
    movable,
    move_targets,
    pick_up,
    place_held,
    put_under,
    recruit_from,
    returns,
    steal_targets,
    stealable,
)


def moves(s: State) -> vec[i64]:
    """Return the actions of the player whose turn it is, ascending."""
    phase: i64 = s.phase
    if phase == PLAYING:
        return plays(s)
    if phase == CLAIMING:
        return claims(s)
    if phase == NAMING or phase == RECRUITING:
        return drawable_decks(s)
    if phase == RETURNING:
        return returns(s)
    if phase == TAKING:
        return movable(s)
    if phase == MOVING:
        return move_targets(s)
    if phase == BANISHING:
        return banishable(s)
    if phase == STEALING:
        return stealable(s)
    if phase == PLACING:
        return steal_targets(s)
    return vec[i64]()


def chance(s: State) -> list[tuple[int, int]]:
    """Return the outcomes of chance with their weights."""
    if s.phase == BEGINNING:
        return [(BEGIN, 1), (BEGIN + 1, 1)]
    if s.phase == SETTLING:
        return [(SETTLE, 1)]
    if s.phase == BETWEEN_ROUNDS:
        return [(NEXT, 1)]
    return turns(s)


def apply(s: State, action: i64) -> None:
    """Carry out one step, in place. Actions are tested in the order of `actions.py`."""
    if action < CLAIM:
        play(s, (action - PLAY) // STONES, (action - PLAY) % STONES)
    elif action < DONE:
        claim(s, action - CLAIM)
    elif action == DONE:
        stop_claiming(s)
    elif action == PASS:
        pass_turn(s)
    elif action < MODE:
        play_elite(s, (action - ELITE) // STONES, (action - ELITE) % STONES)
    elif action < RUSE:
        play_mode(s, ELITES + (action - MODE) // STONES, (action - MODE) % STONES)
    elif action < PILE:
        play_ruse(s, MODES + action - RUSE)
    elif action < UNDER:
        name_pile(s, action - PILE)
    elif action < MOVE:
        put_under(s, action - UNDER)
    elif action < TO:
        pick_up(s, action - MOVE, MOVING)
    elif action < DROP:
        place_held(s, action - TO)
    elif action == DROP:
        discard_held(s)
    elif action < STEAL:
        banish(s, action - BANISH)
    elif action < STEAL + CLANS:
        pick_up(s, action - STEAL, PLACING)
    else:
        happen(s, action)


def name_pile(s: State, pile: i64) -> None:
    """ST-3.6, 7.9: choose a deck to draw from, at the end of the turn or for the Recruiter."""
    if s.phase == RECRUITING:
        recruit_from(s, pile)
    else:
        draw_from(s, pile)


def happen(s: State, event: i64) -> None:
    """ST-3.6, 7.9: carry out an outcome of chance. Drawing ends the turn, except during the Recruiter."""
    if event == SETTLE:
        settle_stones(s)
    elif event == NEXT:
        next_round(s)
    elif event < TURN:
        begin(s, event - BEGIN)
    else:
        turn_up(s, event - TURN)
        if s.phase == DEALING:
            finish_dealing(s)
        elif s.recruited:
            finish_recruiting(s)
        else:
            end_turn(s)


def begin(s: State, seat: i64) -> None:
    """ST-2.3: set the first player, who was drawn by lot, and start the deal."""
    s.begins = seat
    s.turn = seat
    s.phase = DEALING


def is_public(s: State) -> bool:
    """Tell whether everybody can see how many choices the player has.

    They cannot if it depends on the player's tactic cards, or when a card is put under a deck.
    """
    if s.phase == PLAYING:
        return not s.tactic_hands[s.turn] or not may_play_tactics(s)
    return s.phase != RETURNING
