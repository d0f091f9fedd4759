"""Cards as lines of the catalogue, so that each language can name them."""

from typing import Final

from clanmoot.core.messages import Line, line

from .formation import COLOUR, COLOUR_RUN, RUN, SAME
from .pieces import CLANS

COLOUR_MESSAGES: Final = ("st-green", "st-blue", "st-red", "st-yellow", "st-purple", "st-brown")
TACTIC_MESSAGES: Final = (
    "st-joker",
    "st-spy",
    "st-shield-bearer",
    "st-bluff",
    "st-mud",
    "st-recruiter",
    "st-strategist",
    "st-banshee",
    "st-traitor",
)


# By card: clan cards, then tactic cards by kind.
CARD_LINES: Final = (
    *[line(COLOUR_MESSAGES[card // 9], strength=card % 9 + 1) for card in range(CLANS)],
    *[line(message) for message in TACTIC_MESSAGES],
)


def card_line(card: int) -> Line:
    """A card of either deck by name."""
    return CARD_LINES[card]


def card_lines(cards: list[int]) -> tuple[Line, ...]:
    """Several cards by name."""
    return tuple([card_line(card) for card in cards])


def pile_line(pile: int) -> Line:
    """A deck by name."""
    return line("st-tactic-deck" if pile else "st-clan-deck")


def formation_line(strength: int, slots: int = 3) -> Line:
    """Return a formation by kind and total; under Mud Fight three of a kind are four."""
    if strength >= COLOUR_RUN:
        return line("st-colour-run", sum=strength - COLOUR_RUN)
    if strength >= SAME:
        return line("st-same", slots=slots, sum=strength - SAME)
    if strength >= COLOUR:
        return line("st-colour", sum=strength - COLOUR)
    if strength >= RUN:
        return line("st-run", sum=strength - RUN)
    return line("st-sum", sum=strength)
