"""Cards as messages of the catalogue, so that each language can name them."""

from typing import Final

from clanmoot.core.messages import Message, message

from .formation import FLUSH, OF_A_KIND, STRAIGHT, STRAIGHT_FLUSH
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
CARD_MESSAGES: Final = (
    *[message(COLOUR_MESSAGES[card // 9], strength=card % 9 + 1) for card in range(CLANS)],
    *[message(id) for id in TACTIC_MESSAGES],
)


def card_name(card: int) -> Message:
    return CARD_MESSAGES[card]


def card_names(cards: list[int]) -> tuple[Message, ...]:
    return tuple([card_name(card) for card in cards])


def pile_name(pile: int) -> Message:
    return message("st-tactic-deck" if pile else "st-clan-deck")


def formation_name(strength: int, slots: int = 3) -> Message:
    """Return the name of a formation with its total. Under Mud Fight, it says four of a kind instead of three."""
    if strength >= STRAIGHT_FLUSH:
        return message("st-colour-run", sum=strength - STRAIGHT_FLUSH)
    if strength >= OF_A_KIND:
        return message("st-same", slots=slots, sum=strength - OF_A_KIND)
    if strength >= FLUSH:
        return message("st-colour", sum=strength - FLUSH)
    if strength >= STRAIGHT:
        return message("st-run", sum=strength - STRAIGHT)
    return message("st-sum", sum=strength)
