"""Why a move is not allowed: the rule's id and a sentence, from what the player knows."""

from collections.abc import Callable
from typing import Final

from clanmoot.core.actions import Move
from clanmoot.core.messages import Refusal, message

from .actions import ACTIONS, SOME_CARDS, SOME_CUBES, TAKES
from .piece_names import SITE_MESSAGES, card_names, cube_name, cube_names
from .pieces import BLUE, CUT, GREEN, GUARD, PLACES, RED, SITE_COLOUR, SITE_CUBES, USE, YELLOW
from .rules.cube_actions import (
    DID_BARD,
    DID_ESTATE,
    DID_MONKS,
    DID_PIPER,
    DID_SITE,
    DID_WARRIOR,
    from_court,
    greens_drawn,
    greens_of_court,
    reds_drawn,
)
from .state import ACTING, ADDING, CUTTING, LAYING, LOOTING, LOSING, OVER, RETURNING, SECOND, TAKING, THIRD
from .view import View, decides


def why_not(v: View, action: int) -> Refusal:
    """Return the first rule that forbids the action."""
    if v.phase == OVER:
        return Refusal("HC-8.3", message("hc-over"))
    if not 0 <= action < ACTIONS.choices:
        return Refusal("HC-3.2", message("hc-not-a-choice"))
    if decides(v) != v.me:
        return Refusal("HC-3.1", message("hc-not-you"))
    move = ACTIONS.decode(action)
    return _OF_KIND[move.kind.name](v, move) or Refusal("HC-3.2", message("hc-allowed"))


def _return(v: View, move: Move) -> Refusal | None:
    """HC-3.4: refuse to put back the wrong cubes, or any cubes at the wrong time or by the wrong player."""
    if v.holder != v.me:
        return Refusal("HC-3.4", message("hc-no-following"))
    if v.phase != RETURNING:
        return Refusal("HC-3.4", message("hc-return-late"))
    wanted = SOME_CUBES.multisets[move.args["cubes"]]
    if any(n > have for n, have in zip(wanted, v.drawn, strict=True)):
        return Refusal("HC-3.4", message("hc-not-drawn", cubes=cube_names(v.drawn)))
    return None


def _action(v: View, kind: int) -> Refusal | None:
    """HC-3.2, 4.3 to 4.5: refuse an action at the wrong time, or twice in a turn."""
    if v.phase == THIRD and v.done >> DID_BARD & 1:
        return Refusal("HC-4.4", message("hc-bard-alone"))
    if v.phase == THIRD and v.acts == 1 and v.place == v.players - 1:
        return Refusal("HC-4.5", message("hc-last-acts-once"))
    if v.phase == THIRD and v.acts == 2:
        return Refusal("HC-4.1", message("hc-two-actions"))
    if v.phase not in (ACTING, SECOND):
        return Refusal("HC-3.2", message("hc-order"))
    if v.done >> kind & 1:
        return Refusal("HC-4.3", message("hc-twice"))
    return None


def _cubes(v: View, colour: int, number: int, rule: str) -> Refusal | None:
    """HC-4.2: refuse an action for which the drawn cubes do not suffice, or the limit of four used cubes per turn."""
    if v.drawn[colour] < number:
        return Refusal(rule, message("hc-few-cubes", cubes=cube_name(colour, number)))
    return _four(v, number)


def _four(v: View, number: int) -> Refusal | None:
    return Refusal("HC-4.2", message("hc-four", used=v.used)) if v.used + number > USE else None


def _build(v: View, site: int, rule: str) -> Refusal | None:
    """HC-4.6 to 4.8: refuse to build without enough drawn cubes or without an empty estate."""
    refusal = _action(v, DID_SITE + site) or _cubes(v, int(SITE_COLOUR[site]), int(SITE_CUBES[site]), rule)
    return refusal or (None if v.free(v.me) else Refusal("HC-4.8", message("hc-no-free")))


def _cattle(v: View, move: Move) -> Refusal | None:
    return _build(v, 0, "HC-4.6")


def _castle(v: View, move: Move) -> Refusal | None:
    return _build(v, 1, "HC-4.7")


def _monastery(v: View, move: Move) -> Refusal | None:
    return _build(v, 2, "HC-4.7")


def _warrior(v: View, move: Move) -> Refusal | None:
    return _action(v, DID_WARRIOR) or _cubes(v, YELLOW, 1, "HC-4.9")


def _piper(v: View, move: Move) -> Refusal | None:
    return _action(v, DID_PIPER) or _cubes(v, BLUE, 1, "HC-4.10")


def _monks(v: View, move: Move) -> Refusal | None:
    return _action(v, DID_MONKS) or _cubes(v, GREEN, move.args["number"] + 1, "HC-4.10")


def _estate(v: View, move: Move) -> Refusal | None:
    """HC-4.12: refuse to buy an estate if there is no tile or no free place, or if the payment is wrong."""
    refusal = _action(v, DID_ESTATE)
    if refusal:
        return refusal
    if v.estates[v.me] == PLACES:
        return Refusal("HC-4.12", message("hc-six"))
    if not v.tiles:
        return Refusal("HC-4.12", message("hc-no-tiles"))
    payment = 4 * move.args["yellow"] + move.args["rest"]
    return _from_draw(v, payment) or _from_court(v, payment)


def _from_draw(v: View, payment: int) -> Refusal | None:
    """HC-4.2, 4.12: refuse a payment that the drawn cubes do not cover."""
    wanted = ((YELLOW, 1 - from_court(payment)), (GREEN, greens_drawn(payment)), (RED, reds_drawn(payment)))
    for colour, number in wanted:
        if v.drawn[colour] < number:
            return Refusal("HC-4.12", message("hc-few-cubes", cubes=cube_name(colour, int(number))))
    return _four(v, int(sum([number for _, number in wanted])))


def _from_court(v: View, payment: int) -> Refusal | None:
    """HC-4.9, 4.12: refuse a payment that the court does not cover."""
    court = v.court_of(v.me)
    if court[YELLOW] - from_court(payment) < GUARD:
        return Refusal("HC-4.9", message("hc-guard"))
    monks = int(greens_of_court(payment))
    return Refusal("HC-4.12", message("hc-few-court", cubes=cube_name(GREEN, monks))) if court[GREEN] < monks else None


def _bard(v: View, move: Move) -> Refusal | None:
    """HC-4.4, 4.11: refuse a Bard who is not the only action, has no blue cube, or has no player to visit."""
    rival = v.rival(move.args["rival"])
    if rival < 0:
        return Refusal("HC-4.11", message("hc-no-rival"))
    if v.phase == SECOND:
        return Refusal("HC-4.4", message("hc-bard-alone"))
    return _action(v, DID_BARD) or _cubes(v, BLUE, 1, "HC-4.11") or _poor(v, rival)


def _poor(v: View, rival: int) -> Refusal | None:
    yellow, blue, green = v.court_of(rival)
    return None if yellow > GUARD or blue or green else Refusal("HC-4.11", message("hc-no-spoils", whom=rival))


def _done(v: View, move: Move) -> Refusal | None:
    return Refusal("HC-4.1", message("hc-must-act" if v.phase == ACTING else "hc-order"))


def _take(v: View, move: Move) -> Refusal | None:
    """HC-4.9, 4.11: refuse to take cubes that the visited court does not have or may not lose."""
    if v.phase != TAKING:
        return Refusal("HC-4.11", message("hc-no-bard"))
    court = v.court_of(v.foe)
    first, second, _ = TAKES[move.args["spoils"]]
    for colour in (first, second):
        if colour == YELLOW and court[YELLOW] <= GUARD:
            return Refusal("HC-4.9", message("hc-their-guard", whom=v.foe))
        if colour >= 0 and not court[colour]:
            return Refusal("HC-4.11", message("hc-they-lack", cubes=cube_name(colour, 1), whom=v.foe))
    return None


def _raid(v: View, move: Move) -> Refusal | None:
    if v.rival(move.args["rival"]) < 0:
        return Refusal("HC-5.1", message("hc-no-rival"))
    return Refusal("HC-5.1", message("hc-third")) if v.phase != THIRD else None


def _discard(v: View, move: Move) -> Refusal | None:
    """HC-4.9, 5.10, 6.1: refuse to discard a wrong number of cards. The right number depends on the reason."""
    cards = SOME_CARDS.multisets[move.args["cards"]]
    if v.phase == LOSING:
        few = None if sum(cards) == 1 else Refusal("HC-4.9", message("hc-one-card"))
        return few or _held(v, cards, "HC-4.9")
    if v.phase == CUTTING:
        few = None if sum(cards) == CUT else Refusal("HC-5.10", message("hc-two-cards"))
        return few or _held(v, cards, "HC-5.10") or _of_five(v, cards)
    return Refusal("HC-6.1", message("hc-third")) if v.phase != THIRD else _held(v, cards, "HC-6.1")


def _held(v: View, cards: tuple[int, ...], rule: str) -> Refusal | None:
    if all(n <= have for n, have in zip(cards, v.hand, strict=True)):
        return None
    return Refusal(rule, message("hc-not-in-hand", cards=card_names(cards)))


def _of_five(v: View, cards: tuple[int, ...]) -> Refusal | None:
    if not v.five or all(n <= have for n, have in zip(cards, v.five, strict=True)):
        return None
    return Refusal("HC-5.10", message("hc-not-of-five", cards=card_names(v.five)))


def _lay(v: View, move: Move) -> Refusal | None:
    if v.phase != LAYING:
        return Refusal("HC-5.2", message("hc-no-raid"))
    return _held(v, tuple([int(value == move.args["card"]) for value in range(4)]), "HC-5.2")


def _add(v: View, move: Move) -> Refusal | None:
    return Refusal("HC-5.2", message("hc-no-card-laid")) if v.phase != ADDING else None


def _loot(v: View, move: Move) -> Refusal | None:
    if v.phase != LOOTING:
        return Refusal("HC-5.6", message("hc-no-victory"))
    site = move.args["loot"] - 1
    return Refusal("HC-5.6", message("hc-no-such-site", site=message(SITE_MESSAGES[site]), whom=v.foe))


_OF_KIND: Final[dict[str, Callable[[View, Move], Refusal | None]]] = {
    "return": _return,
    "cattle": _cattle,
    "castle": _castle,
    "monastery": _monastery,
    "warrior": _warrior,
    "piper": _piper,
    "monks": _monks,
    "estate": _estate,
    "bard": _bard,
    "done": _done,
    "take": _take,
    "raid": _raid,
    "discard": _discard,
    "lay": _lay,
    "add": _add,
    "loot": _loot,
}
