"""Sentences about what is asked and what has happened."""

from typing import Final

from clanmoot.core.actions import Move
from clanmoot.core.messages import Message, message

from .actions import ACTIONS, LOW
from .piece_names import card_names, colour_name, field_name
from .pieces import FIELDS, KINDS, LAST, ROUNDS, STORES
from .rules.fight import station
from .state import CHANCE_PHASES, LAYING, OVER, PLANNING
from .view import View, owes

# What each phase asks of the player whose turn it is.
PROMPTS: Final = {
    6: "ek-ask-fight",
    7: "ek-ask-swap",
    11: "ek-ask-loot",
    12: "ek-ask-keep",
    13: "ek-ask-build",
}


def prompt(v: View) -> Message:
    """Return what is asked of the viewer, or whom the table waits for."""
    if v.phase == OVER:
        return message("ek-over")
    if v.phase in CHANCE_PHASES:
        return message("ek-wait-chance")
    if v.phase == PLANNING:
        return message("ek-ask-plan", count=v.home[v.me]) if owes(v) else message("ek-wait-plans")
    if v.phase == LAYING:
        return _ask_card(v)
    if v.turn != v.me:
        return message("ek-wait", who=v.turn)
    return message(PROMPTS[v.phase], damage=v.damage, cards=v.held[v.me], amulets=v.amulets[v.me])


def _ask_card(v: View) -> Message:
    if not owes(v):
        return message("ek-wait-cards", who=v.attacker, whom=v.defender)
    other = v.defender if v.me == v.attacker else v.attacker
    return message("ek-ask-card", whom=other, field=field_name(v.field))


def log(before: View, seat: int, seen: int, after: View) -> Message:
    """Return the log sentence for a step. `who` is the seat that decides, gets a card or shows a plan."""
    move = ACTIONS.decode(seen)
    kind = move.kind.name
    if kind == "turn":
        return _turned(before, move)
    if kind == "fight":
        return _fight(move, seat)
    who = seat if seat >= 0 else before.turn
    if kind == "start":
        who = move.args["seat"]
    if kind in ("material", "stands"):
        return message(f"ek-log-{kind}", **_things(before, move))
    return message(f"ek-log-{kind}", who=who, **_things(before, move))


def _fight(move: Move, seat: int) -> Message:
    field, whom = move.args["field"], move.args["whom"]
    if field >= STORES and (field - STORES) // KINDS == whom:
        return message("ek-log-siege", who=seat, field=field_name(field))
    return message("ek-log-fight", who=seat, whom=whom, field=field_name(field))


def _things(before: View, move: Move) -> dict[str, "Message | tuple[Message, ...] | int"]:
    """Return the arguments of a move's log sentence, by parameter name."""
    kind, args = move.kind.name, move.args
    if kind == "place":
        return {"field": field_name(args["field"])}
    if kind in ("play", "deal"):
        return {"value": args["value"] + 1}
    if kind == "swap":
        return {"count": before.held[before.turn]}
    if kind == "loot":
        return {"count": args["left"] + args["right"], "whom": before.defender}
    if kind == "keep":
        return {"colour": colour_name(args["colour"])}
    if kind == "build":
        return {"colour": colour_name(args["colour"]), "section": args["section"] + 1}
    if kind == "apart":
        counts = LOW.multisets[args["cards"]]
        return {"cards": card_names([value + 1 for value in range(3) for _ in range(counts[value])])}
    if kind == "material":
        return {"card": args["card"] + 1}
    if kind == "home":
        return {"count": args["count"]}
    return _shown(args["vikings"]) if kind == "show" else {}


def _shown(number: int) -> dict[str, "Message | tuple[Message, ...] | int"]:
    """Return the field shown in a reveal, and how many Vikings are there, as message arguments."""
    if number < 8 * STORES:
        return {"count": number % 8 + 1, "field": field_name(number // 8)}
    return {"count": 1, "field": field_name(number - 7 * STORES)}


def _turned(v: View, move: Move) -> Message:
    """EK-4.5: return both cards and the result of the fight, as message arguments."""
    attack, defence = move.args["attack"] + 1, move.args["defence"] + 1
    siege = STORES <= v.field < FIELDS and (v.field - STORES) // KINDS == v.defender
    result = _siege_result(v, attack, defence) if siege else _result(v, attack, defence)
    return message("ek-log-turn", who=v.attacker, whom=v.defender, attack=attack, defence=defence, result=result)


def _result(v: View, attack: int, defence: int) -> Message:
    if attack == defence:
        return message("ek-draw", round=_back(v, station(0)))
    loser = v.attacker if attack < defence else v.defender
    return message("ek-beaten", who=loser, round=_back(v, station(abs(attack - defence))))


def _siege_result(v: View, attack: int, defence: int) -> Message:
    """EK-4.8, 4.9: return how a siege ended. A beaten defender moves one station further."""
    if not v.home[v.defender]:
        return message("ek-undefended", damage=attack)
    if attack <= defence:
        return _result(v, attack, defence)
    damage = attack - defence
    return message("ek-stormed", whom=v.defender, damage=damage, round=_back(v, station(damage) + 1))


def _back(v: View, place: int) -> int:
    """Return the round in which a Viking at this station comes home, or 0 if the game ends before that (EK-6.1)."""
    back = v.round + LAST - place + v.late
    return back if back <= ROUNDS else 0
