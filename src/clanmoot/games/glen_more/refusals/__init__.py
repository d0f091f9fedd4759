"""Why a move is not allowed: the rule's id and a sentence, from what the player knows."""

from collections.abc import Callable
from typing import Final

from clanmoot.core.actions import Move
from clanmoot.core.messages import Refusal, message

from ..actions import ACTIONS
from ..state import CHANCE_PHASES, OVER
from ..view import View
from .deliveries import refuse_count, refuse_give, refuse_take, refuse_three, refuse_two
from .members import refuse_chieftain, refuse_member, refuse_promote, refuse_stop, refuse_to
from .placement import refuse_move, refuse_pass, refuse_place
from .tile_use import refuse_act, refuse_done, refuse_kind, refuse_sell


def why_not(v: View, action: int) -> Refusal:
    """Return the first rule that forbids the action."""
    if v.phase == OVER:
        return Refusal("GM-8.4", message("gm-over"))
    if not 0 <= action < ACTIONS.choices:
        return Refusal("GM-3.1", message("gm-not-a-choice"))
    if v.turn != v.me or v.phase in CHANCE_PHASES:
        return Refusal("GM-3.1", message("gm-not-your-turn"))
    move = ACTIONS.decode(action)
    return _OF_KIND[move.kind.name](v, move)


_OF_KIND: Final[dict[str, Callable[[View, Move], Refusal]]] = {
    "pass": refuse_pass,
    "move": refuse_move,
    "place": refuse_place,
    "chieftain": refuse_chieftain,
    "member": refuse_member,
    "sell": refuse_sell,
    "take": refuse_take,
    "give": refuse_give,
    "three": refuse_three,
    "two": refuse_two,
    "count": refuse_count,
    "kind": refuse_kind,
    "act": refuse_act,
    "done": refuse_done,
    "to": refuse_to,
    "promote": refuse_promote,
    "stop": refuse_stop,
}
