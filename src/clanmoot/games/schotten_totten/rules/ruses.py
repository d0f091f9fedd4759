"""§7.9 to 7.12: the effects of the ruses."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, numbers

from ..actions import BANISH, DROP, MOVE, STEAL, TO, UNDER
from ..pieces import CLAN, CLANS, KINDS, has, with_tactic, without_tactic
from ..state import DRAWING, MOVING, PLACING, RECRUITING, RETURNING, State
from .cards_at_stones import add_troop, free_stones, remove_troop, stone_of, unclaimed_troops
from .draw_card import drawable_decks, hand_count
from .play_card import after_play


def returns(s: State) -> vec[i64]:
    """ST-7.9: return the cards of the hand that may be put back under their deck."""
    found = numbers(UNDER, s.hands[s.turn])
    for kind in range(KINDS):
        if has(s.tactic_hands[s.turn], kind):
            found = append(found, UNDER + CLANS + kind)
    return found


def recruit_from(s: State, pile: i64) -> None:
    """ST-7.9: choose the deck from which the Recruiter draws the next card."""
    s.pile = pile
    s.left -= 1
    s.phase = DRAWING


def finish_recruiting(s: State) -> None:
    """ST-7.9: ask for the next deck of the Recruiter, or after the last card for two cards to put back."""
    if s.left > 0 and len(drawable_decks(s)):
        s.phase = RECRUITING
    else:
        s.left = 2 if hand_count(s, s.turn) >= 2 else hand_count(s, s.turn)
        s.phase = RETURNING


def put_under(s: State, card: i64) -> None:
    """ST-7.9: put a card face down under its deck. Cards under one deck are drawn in the order of arrival."""
    if card < CLANS:
        s.hands[s.turn] &= ~bit(card)
    else:
        s.tactic_hands[s.turn] = without_tactic(s.tactic_hands[s.turn], card - CLANS)
    s.under = append(s.under, card)
    s.left -= 1
    if s.left == 0:
        after_play(s)


def movable(s: State) -> vec[i64]:
    """ST-7.10: return the cards that the Strategist may move: those on the player's own side of unclaimed stones."""
    return numbers(MOVE, unclaimed_troops(s, s.turn))


def move_targets(s: State) -> vec[i64]:
    """ST-7.10: return where the card may go: another unclaimed stone with a free slot, or the discards."""
    stones: i64 = free_stones(s, s.turn) & ~bit(stone_of(s, s.turn, s.held))
    return append(numbers(TO, stones), DROP)


def pick_up(s: State, troop: i64, phase: i64) -> None:
    """ST-7.10, 7.12: choose the card to move."""
    s.held = troop
    s.phase = phase


def place_moved(s: State, stone: i64) -> None:
    """ST-7.10: put the Strategist's card on another stone."""
    remove_troop(s, s.turn, stone_of(s, s.turn, s.held), s.held)
    add_troop(s, s.turn, stone, s.held)
    s.held = -1
    after_play(s)


def discard_held(s: State) -> None:
    """ST-7.10: discard the Strategist's card, face up."""
    discard(s, s.turn, s.held)
    s.held = -1
    after_play(s)


def discard(s: State, seat: i64, troop: i64) -> None:
    """Move a card from a stone to the discards, face up."""
    remove_troop(s, seat, stone_of(s, seat, troop), troop)
    if troop < CLANS:
        s.discards |= bit(troop)
    else:
        s.tactic_discards = with_tactic(s.tactic_discards, troop - CLANS)


def banishable(s: State) -> vec[i64]:
    """ST-7.11: return the cards that may be discarded: those on the opponent's side of unclaimed stones, no modes."""
    return numbers(BANISH, unclaimed_troops(s, 1 - s.turn))


def banish(s: State, troop: i64) -> None:
    """ST-7.11: discard the opponent's card, face up."""
    discard(s, 1 - s.turn, troop)
    after_play(s)


def stealable(s: State) -> vec[i64]:
    """ST-7.12: return the clan cards that the Traitor may take. It may not take elite cards."""
    return numbers(STEAL, unclaimed_troops(s, 1 - s.turn) & CLAN)


def steal_targets(s: State) -> vec[i64]:
    """ST-7.12: return the unclaimed stones with a free slot on the player's side. The card's own stone may be one."""
    return numbers(TO, free_stones(s, s.turn))


def place_stolen(s: State, stone: i64) -> None:
    """ST-7.12: move the opponent's card to the player's side of a stone."""
    remove_troop(s, 1 - s.turn, stone_of(s, 1 - s.turn, s.held), s.held)
    add_troop(s, s.turn, stone, s.held)
    s.held = -1
    after_play(s)


def place_held(s: State, stone: i64) -> None:
    """Place the card that the Strategist or the Traitor has taken."""
    if s.phase == MOVING:
        place_moved(s, stone)
    else:
        assert s.phase == PLACING
        place_stolen(s, stone)
