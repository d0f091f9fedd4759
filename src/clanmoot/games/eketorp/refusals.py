"""Why a move is not allowed: the rule's id and a sentence, from what the player knows."""

from collections.abc import Callable
from typing import Final

from clanmoot.core.actions import Move
from clanmoot.core.messages import Refusal, message

from .actions import ACTIONS
from .piece_names import colour_name, field_name
from .pieces import KINDS, SECTIONS, STACK, STORES, height, tops
from .state import BUILDING, CHOOSING, KEEPING, LAYING, LOOTING, OVER, PLANNING, SWAPPING, WALLS
from .view import View


def why_not(v: View, action: int) -> Refusal:
    """Return the first rule that forbids the action."""
    if v.phase == OVER:
        return Refusal("EK-5.4" if v.reason == WALLS else "EK-6.3", message("ek-over"))
    if not 0 <= action < ACTIONS.choices:
        return Refusal("EK-4.3", message("ek-not-a-choice"))
    move = ACTIONS.decode(action)
    return _OF_KIND[move.kind.name](v, move) or _allowed()


def _allowed() -> Refusal:
    """Return the answer for an action that turns out to be legal."""
    return Refusal("EK-4.3", message("ek-allowed"))


def _place(v: View, move: Move) -> Refusal | None:
    field = move.args["field"]
    return _planning(v) or _nobody_left(v) or _castle_there(v, field) or _own_siege(v, field) or _order(v, field)


def _ready(v: View, move: Move) -> Refusal | None:
    return _planning(v)


def _planning(v: View) -> Refusal | None:
    """EK-3.2: refuse a plan before the material card, a second one, or one without Vikings at home."""
    if v.phase != PLANNING:
        return Refusal("EK-3.2", message("ek-no-planning"))
    if v.me in v.ready:
        return Refusal("EK-3.2", message("ek-planned"))
    return None


def _nobody_left(v: View) -> Refusal | None:
    return Refusal("EK-3.2", message("ek-nobody-home")) if v.home[v.me] == 0 else None


def _castle_there(v: View, field: int) -> Refusal | None:
    """EK-2.1: refuse a castle without an owner, which is out of the game."""
    if field >= STORES and (field - STORES) // KINDS >= v.players:
        return Refusal("EK-2.1", message("ek-no-castle"))
    return None


def _own_siege(v: View, field: int) -> Refusal | None:
    if field >= STORES and (field - STORES) // KINDS == v.me:
        return Refusal("EK-3.2", message("ek-own-castle"))
    if field >= STORES and v.out[v.me][field]:
        return Refusal("EK-3.2", message("ek-one-besieger", field=field_name(field)))
    return None


def _order(v: View, field: int) -> Refusal | None:
    if any(v.out[v.me][field + 1 :]):
        return Refusal("EK-3.2", message("ek-ascending", field=field_name(field)))
    return None


def _fight(v: View, move: Move) -> Refusal | None:
    field, whom = move.args["field"], move.args["whom"]
    if v.phase != CHOOSING or v.turn != v.me:
        return Refusal("EK-4.3", message("ek-no-choosing"))
    if whom >= v.players or _castle_there(v, field):
        return Refusal("EK-2.1", message("ek-no-castle"))
    if not v.out[v.me][field]:
        return Refusal("EK-4.3", message("ek-not-there", field=field_name(field)))
    return _no_store_fight(v, field, whom) if field < STORES else _no_siege(v, field, whom)


def _no_store_fight(v: View, field: int, whom: int) -> Refusal | None:
    """EK-4.1, 4.3: say why there is no fight at a store: it is at peace, or that player has no Viking there."""
    vikings = sum([out[field] for out in v.out])
    if vikings == v.out[v.me][field]:
        return Refusal("EK-4.1", message("ek-alone", field=field_name(field)))
    if vikings <= v.bricks[field]:
        return Refusal("EK-4.1", message("ek-enough", field=field_name(field), count=v.bricks[field]))
    return _absent(v, field, whom)


def _absent(v: View, field: int, whom: int) -> Refusal | None:
    if whom == v.me or not v.out[whom][field]:
        return Refusal("EK-4.3", message("ek-no-opponent", field=field_name(field)))
    return None


def _no_siege(v: View, field: int, whom: int) -> Refusal | None:
    """EK-4.2, 4.3, 4.11: say why there is no siege: rivals must be fought first, or it took place this round."""
    owner = (field - STORES) // KINDS
    rivals = sum([out[field] for out in v.out]) - 1
    if rivals and whom == owner:
        return Refusal("EK-4.2", message("ek-rivals-first", field=field_name(field)))
    if rivals:
        return _absent(v, field, whom)
    if field - STORES in v.over_sieges:
        return Refusal("EK-4.11", message("ek-siege-over", field=field_name(field)))
    return None if whom == owner else Refusal("EK-4.3", message("ek-no-opponent", field=field_name(field)))


def _swap(v: View, move: Move) -> Refusal | None:
    """EK-4.4: refuse an exchange, except before the cards of your own fight, for one amulet per card."""
    if v.phase == SWAPPING and v.turn == v.me:
        return None
    if v.me in (v.attacker, v.defender) and v.held[v.me] > v.amulets[v.me]:
        return Refusal("EK-4.4", message("ek-few-amulets", count=v.held[v.me], amulets=v.amulets[v.me]))
    return Refusal("EK-4.4", message("ek-no-swapping"))


def _play(v: View, move: Move) -> Refusal | None:
    """EK-4.5: refuse to play anything but one card of your hand, in your own fight."""
    value = move.args["value"] + 1
    if v.phase != LAYING or v.me not in (v.attacker, v.defender):
        return Refusal("EK-4.5", message("ek-no-laying"))
    if v.played[v.me]:
        return Refusal("EK-4.5", message("ek-laid"))
    return None if value in v.hands[v.me] else Refusal("EK-4.5", message("ek-not-in-hand", value=value))


def _loot(v: View, move: Move) -> Refusal | None:
    """EK-4.10: refuse to take more bricks than there are, or bricks worth more than the damage."""
    if v.phase != LOOTING or v.turn != v.me:
        return Refusal("EK-4.10", message("ek-no-looting"))
    first = 2 * ((v.field - STORES) % KINDS)
    left, right = v.wall[v.defender][first], v.wall[v.defender][first + 1]
    if move.args["left"] > height(left) or move.args["right"] > height(right):
        return Refusal("EK-4.10", message("ek-no-bricks"))
    worth = tops(left, move.args["left"]) + tops(right, move.args["right"])
    return Refusal("EK-4.10", message("ek-too-dear", worth=worth, damage=v.damage)) if worth > v.damage else None


def _keep(v: View, move: Move) -> Refusal | None:
    """EK-4.10: refuse to keep anything but one of the bricks taken."""
    if v.phase != KEEPING or v.turn != v.me:
        return Refusal("EK-4.10", message("ek-no-keeping"))
    colour = move.args["colour"]
    return None if v.taken[colour] else Refusal("EK-4.10", message("ek-not-taken", colour=colour_name(colour)))


def _build(v: View, move: Move) -> Refusal | None:
    """EK-5.3: refuse to place a brick that the player does not have, or on a section with three bricks."""
    colour, section = move.args["colour"], move.args["section"]
    if v.phase != BUILDING or v.turn != v.me:
        return Refusal("EK-5.3", message("ek-no-building"))
    if not v.pile[v.me][colour]:
        return Refusal("EK-5.3", message("ek-no-brick", colour=colour_name(colour)))
    full = height(v.wall[v.me][section % SECTIONS]) == STACK
    return Refusal("EK-5.3", message("ek-full", section=section + 1)) if full else None


_OF_KIND: Final[dict[str, Callable[[View, Move], Refusal | None]]] = {
    "place": _place,
    "ready": _ready,
    "fight": _fight,
    "swap": _swap,
    "stand": _swap,
    "play": _play,
    "loot": _loot,
    "keep": _keep,
    "build": _build,
}
