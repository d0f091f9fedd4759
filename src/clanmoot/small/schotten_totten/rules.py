"""§2 to §6: the deal, a turn, who gets a stone, and the end."""

from itertools import combinations

from clanmoot.core.bits import bit, mask, members

from .actions import DEAL, DRAW, PLAY
from .pieces import HAND_NUMBERS, HANDS, STONES, formation
from .state import DEALING, DRAWING, NOBODY_YET, OVER, PLAYING, State


def chance(s: State) -> list[tuple[int, int]]:
    """SS-2.1, SS-3.1: return the possible deals of a hand, or the cards that may be drawn."""
    if s.phase == DEALING:
        hands = combinations(members(s.deck), s.options[3])
        return sorted([(DEAL + HAND_NUMBERS[mask(hand)], 1) for hand in hands])
    return [(DRAW + card, 1) for card in members(s.deck)]


def moves(s: State) -> list[int]:
    """SS-3.1: return every way to play a card of the hand at a stone with a free slot on the player's side."""
    free = free_stones(s, s.turn)
    return [PLAY + card * STONES + stone for card in members(s.hands[s.turn]) for stone in free]


def free_stones(s: State, seat: int) -> list[int]:
    """SS-3.1: return the stones where a seat has a free slot."""
    return [stone for stone in range(s.stones) if s.sides[seat * STONES + stone].bit_count() < s.slots]


def apply(s: State, action: int) -> None:
    """Carry out one step, in place."""
    if action >= DRAW:
        draw(s, bit(action - DRAW))
        pass_on(s)
    elif action >= DEAL:
        draw(s, HANDS[action - DEAL])
        s.phase = DEALING if s.turn == 0 else PLAYING
        s.turn = 1 - s.turn
    else:
        play(s, (action - PLAY) // STONES, (action - PLAY) % STONES)


def draw(s: State, cards: int) -> None:
    """SS-2.1, SS-3.1: put cards from the deck into the hand of the player whose turn it is."""
    s.deck &= ~cards
    s.hands[s.turn] |= cards


def play(s: State, card: int, stone: int) -> None:
    """SS-3.1: play a card at a stone. Then draw a card, unless it could never be played."""
    s.hands[s.turn] &= ~bit(card)
    s.sides[s.turn * STONES + stone] |= bit(card)
    claim(s, stone)
    if s.deck and free_stones(s, s.turn):
        s.phase = DRAWING
    else:
        pass_on(s)


def claim(s: State, stone: int) -> None:
    """SS-5.1: give a stone that is complete on both sides to the stronger side."""
    complete = [s.sides[seat * STONES + stone].bit_count() == s.slots for seat in (0, 1)]
    if complete[s.turn] and s.first[stone] == NOBODY_YET:
        s.first[stone] = s.turn
    if all(complete):
        s.owner[stone] = stronger(s, stone)


def stronger(s: State, stone: int) -> int:
    """SS-4.1: return the seat that wins a stone complete on both sides. In a tie, the side completed first wins."""
    worth = [formation(s.sides[seat * STONES + stone]) for seat in (0, 1)]
    return s.first[stone] if worth[0] == worth[1] else int(worth[1] > worth[0])


def pass_on(s: State) -> None:
    """SS-6.1: continue with the other player's turn, or end the game if they cannot play anything."""
    s.turn = 1 - s.turn
    s.phase = PLAYING
    if not s.hands[s.turn] or not free_stones(s, s.turn):
        settle(s)


def settle(s: State) -> None:
    """SS-6.1: give each stone that is complete on one side only to that side."""
    for stone in range(s.stones):
        if s.owner[stone] == NOBODY_YET:
            s.owner[stone] = s.first[stone]
    s.phase = OVER
