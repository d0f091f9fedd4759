"""Moves cards between the deck, the hands and the discard pile."""

from mypy_extensions import i64

from ..actions import CARD, DISCARDED
from ..card_memory import note_discard, note_draw, note_shuffle
from ..pieces import VALUES
from ..state import CUTTING, DEALING, LOSING, REFILLING, State, total


def raid_actor(s: State) -> i64:
    """Return the player who has to act now in a raid."""
    if s.side:
        return s.foe
    return s.turn


def loser(s: State) -> i64:
    """HC-4.9: return who discards for a lost warrior: the player a Bard visited, or one who paid with a warrior."""
    if s.foe >= 0:
        return s.foe
    return s.turn


def drawer(s: State) -> i64:
    """Return the player who gets the next card."""
    if s.phase == REFILLING:
        return raid_actor(s)
    if s.phase == DEALING:
        return s.place
    return s.turn


def start_drawing(s: State, phase: i64, cards: i64) -> None:
    """Start drawing this many cards, and enter the given phase."""
    s.phase = phase
    s.owed = cards
    reshuffle(s)


def reshuffle(s: State) -> None:
    """HC-5.11: turn the discard pile into the new deck if a card must be drawn and the deck is empty."""
    if s.owed > 0 and total(s.deck) == 0:
        for value in range(VALUES):
            s.deck[value] += s.discards[value]
            s.discards[value] = 0
        note_shuffle(s)


def cards_in_deck(s: State) -> list[tuple[int, int]]:
    """Return the cards that may be drawn, with weights."""
    return [(CARD + value, s.deck[value]) for value in range(VALUES) if s.deck[value]]


def receive(s: State, value: i64) -> None:
    """Move a card from the deck to the hand of the drawer."""
    seat = drawer(s)
    s.deck[value] -= 1
    s.hand[seat * VALUES + value] += 1
    if s.phase == REFILLING and s.refill:
        s.five[value] += 1
    note_draw(s, seat, value)
    s.owed -= 1
    reshuffle(s)


def discard(s: State, seat: i64, cards: i64) -> i64:
    """Discard cards face up (HC-1.6), and return how many cards there were."""
    number: i64 = 0
    for value in range(VALUES):
        for _ in range(DISCARDED[cards * VALUES + value]):
            discard_card(s, seat, value, s.phase == CUTTING and s.refill != 0)
            number += 1
    return number


def discard_card(s: State, seat: i64, value: i64, cut: bool) -> None:
    """Move one card from a hand to the discard pile."""
    s.hand[seat * VALUES + value] -= 1
    s.discards[value] += 1
    note_discard(s, seat, value, cut)


def ask_for_lost_card(s: State) -> None:
    """HC-4.9: ask the owner of a lost warrior to discard a card before the game continues."""
    s.phase = LOSING
