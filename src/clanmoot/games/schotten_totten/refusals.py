"""Why a move is not allowed: the rule's id and a sentence, from what the player knows."""

from collections.abc import Callable
from typing import Final

from clanmoot.core.actions import Move
from clanmoot.core.messages import Refusal, message

from .actions import ACTIONS
from .claim_proof import proof
from .piece_names import card_name, card_names, formation_name, pile_name
from .pieces import BANSHEE, CLANS, ELITES, JOKER, MODES, RECRUITER, STONES, STRATEGIST, TRAITOR
from .state import (
    BANISHING,
    CHANCE_PHASES,
    CLAIMING,
    MOVING,
    NAMING,
    OVER,
    PLACING,
    PLAYING,
    RECRUITING,
    RETURNING,
    STEALING,
    TAKING,
)
from .view import View


def why_not(v: View, action: int) -> Refusal:
    """Return the first rule that forbids the action."""
    if v.phase == OVER:
        return Refusal("ST-6.1", message("st-over"))
    if not 0 <= action < ACTIONS.choices:
        return Refusal("ST-3.1", message("st-not-a-choice"))
    if v.turn != v.me or v.phase in CHANCE_PHASES:
        return Refusal("ST-3.1", message("st-not-your-turn"))
    move = ACTIONS.decode(action)
    return _OF_KIND[move.kind.name](v, move)


def _moment(v: View, phase: int) -> Refusal | None:
    """ST-3.1, 8.1: refuse an action at the wrong time. In the expert variant, claims come before playing a card."""
    if v.phase == phase:
        return None
    if v.expert:
        return Refusal("ST-8.1", message("st-expert-order"))
    return Refusal("ST-3.1", message("st-order"))


def _spot(v: View, stone: int) -> Refusal | None:
    """ST-3.3, 5.6: refuse anything but a free slot on your own side of an unclaimed stone."""
    return _frozen(v, stone) or _full(v, stone)


def _frozen(v: View, stone: int) -> Refusal | None:
    if stone in v.owned[0] or stone in v.owned[1]:
        return Refusal("ST-5.6", message("st-frozen", stone=stone + 1))
    return None


def _full(v: View, stone: int) -> Refusal | None:
    if stone in v.full[v.me]:
        return Refusal("ST-3.3", message("st-full", stone=stone + 1))
    return None


def _held(v: View, card: int, rule: str) -> Refusal | None:
    return None if card in v.hand else Refusal(rule, message("st-not-in-hand", card=card_name(card)))


def _play(v: View, move: Move) -> Refusal:
    return _moment(v, PLAYING) or _held(v, move.args["card"], "ST-3.2") or _spot(v, move.args["stone"]) or _allowed(v)


def _allowed(v: View) -> Refusal:
    """Return the answer for an action that turns out to be legal."""
    return Refusal("ST-3.1", message("st-allowed"))


def _claim(v: View, move: Move) -> Refusal:
    stone = move.args["stone"]
    return _moment(v, CLAIMING) or _frozen(v, stone) or _unproven(v, stone) or _allowed(v)


def _unproven(v: View, stone: int) -> Refusal | None:
    """ST-5.1 to 5.3: say why a stone cannot be claimed yet."""
    if stone not in v.full[v.me]:
        return Refusal("ST-5.1", message("st-incomplete", stone=stone + 1))
    found = proof(v, stone)
    if found.holds():
        return None
    mine, theirs = formation_name(found.mine, found.slots), formation_name(found.theirs, found.slots)
    if not found.complete:
        cards = card_names(list(found.cards))
        return Refusal("ST-5.3", message("st-unproven", stone=stone + 1, mine=mine, theirs=theirs, cards=cards))
    if found.mine == found.theirs:
        return Refusal("ST-4.3", message("st-later", stone=stone + 1, mine=mine))
    return Refusal("ST-5.2", message("st-weaker", stone=stone + 1, mine=mine, theirs=theirs))


def _done(v: View, move: Move) -> Refusal:
    return _moment(v, CLAIMING) or _allowed(v)


def _pass(v: View, move: Move) -> Refusal:
    return _moment(v, PLAYING) or Refusal("ST-3.4", message("st-must-play"))


def _tactic(v: View, kind: int) -> Refusal | None:
    """ST-1.2, 3.4, 7.1, 7.4: say why a tactic card cannot be played, if this holds for any stone."""
    if not v.tactics:
        return Refusal("ST-1.2", message("st-no-tactics"))
    refusal = _moment(v, PLAYING) or _held(v, CLANS + kind, "ST-3.4")
    if refusal:
        return refusal
    if v.played[v.me] > v.played[1 - v.me]:
        return Refusal("ST-7.1", message("st-ahead"))
    if kind == JOKER and v.me in v.jokers:
        return Refusal("ST-7.4", message("st-second-joker"))
    return None


def _elite(v: View, move: Move) -> Refusal:
    return _tactic(v, move.args["troop"]) or _spot(v, move.args["stone"]) or _allowed(v)


def _mode(v: View, move: Move) -> Refusal:
    return _tactic(v, ELITES + move.args["mode"]) or _frozen(v, move.args["stone"]) or _allowed(v)


def _ruse(v: View, move: Move) -> Refusal:
    kind = MODES + move.args["ruse"]
    return _tactic(v, kind) or Refusal("ST-7.8", message("st-idle-ruse", card=card_name(CLANS + kind)))


def _pile(v: View, move: Move) -> Refusal:
    pile = move.args["pile"]
    if v.phase not in (NAMING, RECRUITING):
        return Refusal("ST-3.6", message("st-no-draw"))
    return Refusal("ST-3.6", message("st-empty-deck", pile=pile_name(pile)))


def _under(v: View, move: Move) -> Refusal:
    if v.phase != RETURNING:
        return Refusal("ST-7.9", message("st-no-ruse", card=card_name(CLANS + RECRUITER)))
    return _held(v, move.args["card"], "ST-7.9") or _allowed(v)


def _target(v: View, move: Move, phase: int, kind: int, rule: str) -> Refusal:
    """ST-7.10 to 7.12: refuse to take a card that the ruse does not allow."""
    if v.phase != phase:
        return Refusal(rule, message("st-no-ruse", card=card_name(CLANS + kind)))
    return Refusal(rule, message("st-no-target", card=card_name(_first_arg(move))))


def _first_arg(move: Move) -> int:
    return next(iter(move.args.values()))


def _to(v: View, move: Move) -> Refusal:
    stone = move.args["stone"]
    if v.phase not in (MOVING, PLACING):
        return Refusal("ST-7.10", message("st-nothing-held"))
    if v.phase == MOVING and v.held in v.sides[v.me * STONES + stone]:
        return Refusal("ST-7.10", message("st-same-stone", stone=stone + 1))
    return _spot(v, stone) or _allowed(v)


def _drop(v: View, move: Move) -> Refusal:
    if v.phase == PLACING:
        return Refusal("ST-7.12", message("st-no-drop"))
    return Refusal("ST-7.10", message("st-nothing-held"))


def _move(v: View, move: Move) -> Refusal:
    return _target(v, move, TAKING, STRATEGIST, "ST-7.10")


def _banish(v: View, move: Move) -> Refusal:
    return _target(v, move, BANISHING, BANSHEE, "ST-7.11")


def _steal(v: View, move: Move) -> Refusal:
    return _target(v, move, STEALING, TRAITOR, "ST-7.12")


_OF_KIND: Final[dict[str, Callable[[View, Move], Refusal]]] = {
    "play": _play,
    "claim": _claim,
    "done": _done,
    "pass": _pass,
    "elite": _elite,
    "mode": _mode,
    "ruse": _ruse,
    "pile": _pile,
    "under": _under,
    "move": _move,
    "to": _to,
    "drop": _drop,
    "banish": _banish,
    "steal": _steal,
}
