"""Prompts and log sentences of Glen More."""

from typing import Final

from clanmoot.core.actions import Move
from clanmoot.core.game import CHANCE
from clanmoot.core.messages import Message, message

from .actions import ACTIONS
from .piece_names import KIND_MESSAGES, kind_name, set_names, side_name, three_names, tile_name, two_names
from .pieces import KINDS, SET_DEMAND
from .rules.resource_source import owed_kind
from .rules.trade import price
from .state import CHANCE_PHASES, OFFERING, OVER, PAYING, STEPPING, TAKING
from .tiles import HOLDERS, USABLE
from .view import View
from .world_sampler import position

# What each phase asks of the current player. Chance phases and automatic phases ask nothing.
PROMPTS: Final = {
    3: "gm-ask-move",
    4: "gm-ask-place",
    5: "gm-ask-offer",
    6: "gm-ask-pair",
    7: "gm-ask-pay",
    9: "gm-ask-fill",
    10: "gm-ask-empty",
    11: "gm-ask-activate",
    12: "gm-ask-give",
    13: "gm-ask-kind",
    14: "gm-ask-take",
    15: "gm-ask-member",
    16: "gm-ask-to",
}


def prompt(v: View) -> Message:
    """Return what the viewer has to do, or whom the table waits for."""
    if v.phase == OVER:
        return message("gm-over")
    if v.phase in CHANCE_PHASES:
        return message("gm-wait-chance")
    if v.turn != v.me:
        return message("gm-wait", who=v.turn)
    return message(PROMPTS[v.phase], **_prompt_arguments(v))


def _prompt_arguments(v: View) -> dict[str, Message | int]:
    """Return the arguments of a prompt."""
    if v.phase == PAYING:
        s = position(v)
        return {"tile": tile_name(v.tile), "coins": int(price(s, SET_DEMAND[v.cost]) - v.coins[v.turn])}
    if v.phase == TAKING:
        return {"kind": kind_name(owed_kind(position(v)))}
    if v.phase == STEPPING:
        return {"tile": tile_name(v.using), "steps": v.steps}
    return {"tile": tile_name(v.using or v.tile), "steps": v.steps}


def log(before: View, seat: int, seen: int, after: View) -> Message:
    """Return the log message for a step as a watcher sees it, with what it changed for the current player."""
    move = ACTIONS.decode(seen)
    if seat == CHANCE:
        return _chance_message(before, move, after)
    paid = move.kind.name == "member" and before.phase == OFFERING
    id = "gm-log-member-paid" if paid else f"gm-log-{move.kind.name}"
    told = message(id, who=seat, **_move_arguments(before, move))
    changes = _changes(before, after, seat)
    return message("gm-with", told=told, changes=changes) if changes else told


def _chance_message(before: View, move: Move, after: View) -> Message:
    """Return the message for a chance step. If it causes a scoring, the message says so."""
    if move.kind.name == "start":
        return message("gm-log-start", who=move.args["seat"])
    if move.kind.name == "roll":
        tile = before.ring[after.fields[before.players] % len(before.ring)]
        return message("gm-log-roll", pips=move.args["pips"] + 1, tile=tile_name(tile))
    told = message("gm-log-draw", tile=tile_name(move.args["tile"] + 1))
    if len(after.awards) == len(before.awards):
        return told
    gains = [after.points[seat] - before.points[seat] for seat in range(after.players)]
    awards = tuple([message("gm-award", who=seat, points=gain) for seat, gain in enumerate(gains)])
    return message("gm-scored", told=told, awards=awards, number=len(after.awards) // (3 * after.players))


def _move_arguments(before: View, move: Move) -> dict[str, Message | int | tuple[Message, ...]]:
    """Return the message arguments of a player's move."""
    name, args = move.kind.name, move.args
    if name == "move":
        return {"tile": tile_name(args["tile"] + 1)}
    if name == "place":
        return {"tile": tile_name(before.tile), "side": side_name(args["side"]), "other": tile_name(args["tile"])}
    if name == "take":
        return {"tile": tile_name(HOLDERS[args["tile"]])}
    if name == "act":
        return {"tile": tile_name(USABLE[args["tile"]])}
    if name in ("member", "to"):
        return {"tile": tile_name(args["tile"])}
    if name in ("sell", "kind"):
        return {"kind": kind_name(args["kind"])}
    return _gift_arguments(before, move)


def _gift_arguments(before: View, move: Move) -> dict[str, Message | int | tuple[Message, ...]]:
    """Return the arguments for a move that names several resources and the tile that takes or holds them."""
    name, args = move.kind.name, move.args
    tile = tile_name(before.using or before.tile)
    if name == "give":
        return {"kinds": set_names(args["kinds"] + 1), "tile": tile}
    if name == "three":
        return {"kinds": three_names(args["kinds"]), "tile": tile}
    if name == "two":
        return {"kinds": two_names(args["kinds"]), "tile": tile}
    return {"count": args["count"] + 1, "tile": tile} if name == "count" else {}


def _changes(before: View, after: View, seat: int) -> tuple[Message, ...]:
    """Return what a player gained and lost, as messages."""
    kinds = [(after.own[n] - before.own[n], n % KINDS) for n in range(seat * KINDS, (seat + 1) * KINDS)]
    goods = [
        ("gm-coins", after.coins[seat] - before.coins[seat]),
        *[(KIND_MESSAGES[kind], change) for change, kind in kinds],
        ("gm-barrels", after.barrels[seat] - before.barrels[seat]),
        ("gm-points", after.points[seat] - before.points[seat]),
        ("gm-members", _members(after, seat) - _members(before, seat)),
        ("gm-chieftains", after.chieftains[seat] - before.chieftains[seat]),
    ]
    return tuple([_change(id, change) for id, change in goods if change])


def _change(id: str, change: int) -> Message:
    thing = message(id, count=abs(change))
    return (
        message("gm-more", count=change, thing=thing) if change > 0 else message("gm-less", count=-change, thing=thing)
    )


def _members(v: View, seat: int) -> int:
    return sum([v.men[tile] for tile in v.land[seat]])
