"""§2, §3.6: drawing cards from the decks."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, count, members

from ..actions import PILE, TURN
from ..pieces import CLANS, KINDS, has, jokers, with_tactic, without_tactic
from ..state import CLAIMING, DRAWING, NAMING, PLAYING, SETTLING, State


def hand_size(s: State) -> i64:
    """ST-2.1, 3.6: return the size of a full hand: six cards, or seven with tactics."""
    return 7 if s.tactics else 6


def hand_count(s: State, seat: i64) -> i64:
    """Return how many cards a seat has in hand."""
    held: i64 = count(s.hands[seat])
    if s.tactics:
        held += count(s.tactic_hands[seat])
    return held


def cards_left(s: State, pile: i64) -> i64:
    """ST-3.7: return how many cards a deck has, including those put under it."""
    left: i64 = count(s.tactic_deck if pile else s.deck)
    for card in s.under:
        if (card >= CLANS) == (pile == 1):
            left += 1
    return left


def drawable_decks(s: State) -> vec[i64]:
    """ST-3.6: return the decks from which the player may draw."""
    found = vec[i64]()
    for pile in range(2):
        if cards_left(s, pile) > 0:
            found = append(found, PILE + pile)
    return found


def receiver(s: State) -> i64:
    """Return the seat that gets the next card. During the deal, it is the first seat without a full hand."""
    if s.phase == DRAWING:
        return s.turn
    return 0 if hand_count(s, 0) < hand_size(s) else 1


def next_under(s: State) -> i64:
    """Return the index in `under` of the next card to draw, or -1 if the shuffled part of the deck is not empty."""
    shuffled: i64 = s.tactic_deck if s.pile else s.deck
    if shuffled:
        return -1
    place: i64 = 0
    while place < len(s.under) and (s.under[place] >= CLANS) != (s.pile == 1):
        place += 1
    return place if place < len(s.under) else -1


def turns(s: State) -> list[tuple[int, int]]:
    """Return the cards that chance may draw, with weights.

    While the shuffled part has cards, each of them may be drawn. After that, the cards under it come in their order.
    """
    place = next_under(s)
    if place >= 0:
        return [(TURN + s.under[place], 1)]
    if s.pile == 0:
        return [(TURN + card, 1) for card in members(s.deck)]
    deck = s.tactic_deck
    return [(TURN + CLANS + kind, jokers(deck) if kind == 0 else 1) for kind in range(KINDS) if has(deck, kind)]


def turn_up(s: State, card: i64) -> None:
    """ST-2.1, 3.6: move the card that was drawn to a hand."""
    seat = receiver(s)
    place = next_under(s)
    if place >= 0:
        s.under, _ = pop(s.under, place)
        if seat != s.digger:
            s.known = append(s.known, card)
    elif card < CLANS:
        s.deck &= ~bit(card)
    else:
        s.tactic_deck = without_tactic(s.tactic_deck, card - CLANS)
    if card < CLANS:
        s.hands[seat] |= bit(card)
    else:
        s.tactic_hands[seat] = with_tactic(s.tactic_hands[seat], card - CLANS)


def finish_dealing(s: State) -> None:
    """ST-2.1: start the first turn when both hands are full."""
    if hand_count(s, 1) == hand_size(s):
        start_turn(s)


def to_draw(s: State) -> None:
    """ST-3.6: let the player draw a card if their hand is not full. After a pass or the Recruiter, nobody draws.

    If both decks have cards, the player chooses one.
    """
    if s.passed or s.recruited or hand_count(s, s.turn) >= hand_size(s):
        end_turn(s)
        return
    clan: i64 = cards_left(s, 0)
    tactic: i64 = cards_left(s, 1) if s.tactics else 0
    if clan and tactic:
        s.phase = NAMING
    elif clan or tactic:
        draw_from(s, 0 if clan else 1)
    else:
        end_turn(s)


def draw_from(s: State, pile: i64) -> None:
    """ST-3.6: choose the deck, before a card is seen."""
    s.pile = pile
    s.phase = DRAWING


def start_turn(s: State) -> None:
    """ST-3.1, 8.1: start a turn. The player first plays a card, or in the expert variant first claims stones."""
    s.passed = 0
    s.claimed = 0
    s.recruited = 0
    s.pile = 0
    s.phase = CLAIMING if s.expert else PLAYING


def end_turn(s: State) -> None:
    """ST-6.2: end the turn. After two successive turns without a card or claim, the round ends."""
    s.idle = s.idle + 1 if s.passed and not s.claimed else 0
    if s.idle == 2:
        s.phase = SETTLING
        return
    s.turn = 1 - s.turn
    start_turn(s)
