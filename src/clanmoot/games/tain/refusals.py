"""Why a move is not allowed: the rule's id and a sentence, from what the player knows."""

from clanmoot.core.actions import Move
from clanmoot.core.messages import Refusal, message

from .actions import ACTIONS
from .piece_names import place_name, token_name
from .pieces import BOARD_NAMES, DAUGHTER, EMPTY, ENTRIES, KINGDOM, KINGDOM_SLOTS, LAD
from .state import FREEING, SCOUTING, STARTING
from .view import View


def why_not(v: View, action: int) -> Refusal:
    """Return the first rule that forbids the action."""
    if v.over():
        return Refusal("TA-7.1", message("ta-over"))
    if not 0 <= action < ACTIONS.choices:
        return Refusal("TA-3.1", message("ta-not-a-choice"))
    move = ACTIONS.decode(action)
    if move.kind.name == "free":
        return _free(v)
    refusal = _moment(v)
    if refusal is None and move.kind.name == "lay":
        refusal = _lay(v, move)
    return refusal or _allowed()


def _free(v: View) -> Refusal:
    """TA-6.2: refuse to free prisoners, except after a won raid on a House with the raider's own tokens in it."""
    if v.phase == FREEING and v.decider() == v.me:
        return _allowed()
    return Refusal("TA-6.2", message("ta-nobody-to-free"))


def _moment(v: View) -> Refusal | None:
    """TA-3.1, 3.5, 3.6: refuse to place or pass outside scouting, or out of turn."""
    if v.phase == STARTING:
        return Refusal("TA-2.3", message("ta-not-begun"))
    if v.phase != SCOUTING:
        return Refusal("TA-3.6", message("ta-scouting-over"))
    if v.me in v.passed:
        return Refusal("TA-3.5", message("ta-passed"))
    return None if v.turn == v.me else Refusal("TA-3.1", message("ta-not-your-turn"))


def _lay(v: View, move: Move) -> Refusal | None:
    kind, place = move.args["token"], move.args["place"]
    refusal = _kingdom(v, kind) if place == KINGDOM else _entry(v, kind, place)
    if refusal is None and not v.mine[kind]:
        return Refusal("TA-3.1", message("ta-none-left", token=token_name(kind)))
    return refusal


def _kingdom(v: View, kind: int) -> Refusal | None:
    """TA-3.2 to 3.4: refuse to place a token in the Kingdom if its kind may not go there or the Kingdom is full."""
    if kind == DAUGHTER:
        return Refusal("TA-3.4", message("ta-daughter-at-home"))
    if kind == LAD:
        return Refusal("TA-3.3", message("ta-no-lads"))
    if v.kingdom[v.me] != EMPTY:
        return Refusal("TA-3.3", message("ta-kingdom-once"))
    taken = sum([token != EMPTY for token in v.kingdom])
    return Refusal("TA-3.2", message("ta-kingdom-full")) if taken == KINGDOM_SLOTS else None


def _entry(v: View, kind: int, place: int) -> Refusal | None:
    """TA-2.1, 3.2, 3.4: refuse to place a token in a slot that is not free, or not for this token."""
    board = place // ENTRIES
    if board >= v.players:
        return Refusal("TA-2.1", message("ta-no-board", board=BOARD_NAMES[board]))
    if kind == DAUGHTER and board != v.me:
        return Refusal("TA-3.4", message("ta-daughter-at-home"))
    if board == v.me and v.guard[place] != EMPTY:
        return Refusal("TA-3.2", message("ta-inside-taken", place=place_name(place)))
    if board != v.me and v.scout[place] != EMPTY:
        return Refusal("TA-3.2", message("ta-outside-taken", place=place_name(place), who=v.raider[place]))
    return None


def _allowed() -> Refusal:
    """Return the answer for an action that turns out to be legal."""
    return Refusal("TA-3.1", message("ta-allowed"))
