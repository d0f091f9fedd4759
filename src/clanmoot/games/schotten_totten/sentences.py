"""Messages about what is asked and what has happened."""

from typing import Final

from clanmoot.core.actions import Move
from clanmoot.core.messages import Message, message

from .actions import ACTIONS
from .claim_proof import proof
from .piece_names import card_name, formation_name, pile_name
from .pieces import CLANS, ELITES, MODES, STONES
from .state import CHANCE_PHASES, OVER
from .view import View

# What each phase asks of the player whose turn it is. Chance phases ask nothing.
PROMPTS: Final = {
    2: "st-ask-play",
    3: "st-ask-recruit",
    4: "st-ask-return",
    5: "st-ask-move",
    6: "st-ask-move-to",
    7: "st-ask-banish",
    8: "st-ask-steal",
    9: "st-ask-steal-to",
    10: "st-ask-claim",
    11: "st-ask-pile",
}


def prompt(v: View) -> Message:
    """Return what is asked of the viewer, or whom the table waits for."""
    if v.phase == OVER:
        return message("st-over")
    if v.phase in CHANCE_PHASES:
        return message("st-wait-chance")
    if v.turn != v.me:
        return message("st-wait", who=v.turn)
    if v.held >= 0:
        return message(PROMPTS[v.phase], card=card_name(v.held))
    return message(PROMPTS[v.phase], left=v.left)


def log(before: View, seat: int, seen: int, after: View) -> Message:
    """Return the log message for a step. `who` is the player whose turn it is, or the one who got a card."""
    move = ACTIONS.decode(seen)
    kind = move.kind.name
    if kind in ("turn", "drawn"):
        return _drawn(before, move, after)
    if kind == "claim":
        return message(
            "st-log-claim", who=seat, stone=move.args["stone"] + 1, mine=_claimed(before, move.args["stone"])
        )
    if kind == "begin":
        return message("st-log-begin", who=move.args["seat"])
    if kind == "settle":
        return message("st-log-settle", who=0, whom=1, mine=len(after.owned[0]), theirs=len(after.owned[1]))
    return message(f"st-log-{kind}", who=seat if seat >= 0 else before.turn, **_things(before, move))


def _claimed(v: View, stone: int) -> Message:
    found = proof(v, stone)
    return formation_name(found.mine, found.slots)


def _drawn(before: View, move: Move, after: View) -> Message:
    who = 0 if sum(_held(after, 0)) > sum(_held(before, 0)) else 1
    if move.kind.name == "drawn":
        return message("st-log-drawn", who=who, pile=pile_name(move.args["pile"]))
    return message("st-log-turn", who=who, card=card_name(move.args["card"]))


def _held(v: View, seat: int) -> tuple[int, int]:
    return v.clans_held[seat], v.tactics_held[seat]


def _things(before: View, move: Move) -> dict[str, Message | int]:
    """Return the arguments of a move's log message, by parameter name."""
    things: dict[str, Message | int] = {}
    for param, value in move.args.items():
        if param == "stone":
            things["stone"] = value + 1
        elif param == "pile":
            things["pile"] = pile_name(value)
        else:
            things["card"] = card_name(value + _OFFSET.get((move.kind.name, param), 0))
    if move.kind.name in ("to", "drop"):
        things["card"] = card_name(before.held)
    if move.kind.name in ("move", "banish", "steal"):
        owner = before.turn if move.kind.name == "move" else 1 - before.turn
        things["whom"] = owner
        things["stone"] = 1 + _stone(before, owner, next(iter(move.args.values())))
    return things


# Offsets of the parameters that do not count tactic kinds from 0.
_OFFSET: Final = {("elite", "troop"): CLANS, ("mode", "mode"): CLANS + ELITES, ("ruse", "ruse"): CLANS + MODES}


def _stone(v: View, seat: int, troop: int) -> int:
    return [troop in v.sides[seat * STONES + stone] for stone in range(STONES)].index(True)
