"""The action space of small Schotten Totten."""

from typing import Final

from clanmoot.core.actions import ActionSpace, Domain, Kind

from .pieces import CARD_NAMES, HAND_NAMES

CARD: Final = Domain(CARD_NAMES)

ACTIONS: Final = ActionSpace(
    choices=[Kind("play", "{card} to {stone}", card=CARD, stone=Domain(["1", "2"]))],
    veiled=[Kind("dealt", "a hand"), Kind("drawn", "a card")],
    chance=[Kind("deal", "hand {cards}", cards=Domain(HAND_NAMES)), Kind("draw", "draw {card}", card=CARD)],
)
PLAY, DEALT, DRAWN, DEAL, DRAW = [ACTIONS.base(name) for name in ("play", "dealt", "drawn", "deal", "draw")]
