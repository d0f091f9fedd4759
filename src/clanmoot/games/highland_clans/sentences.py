"""Prompts and log sentences of Highland Clans."""

from typing import Final

from clanmoot.core.actions import Move
from clanmoot.core.messages import Message, message

from .actions import ACTIONS, SOME_CARDS, SOME_CUBES, TAKES
from .affordable import buyable
from .combat_sentences import fight_message
from .piece_names import ACTION_MESSAGES, SITE_MESSAGES, card_names, cube_name, cube_names
from .pieces import LOWEST
from .rules.cube_actions import from_court, greens_drawn, greens_of_court, reds_drawn
from .state import CHANCE_PHASES, LAYING, OVER
from .view import View, decides, draws

# What each phase asks of the player who decides. Chance phases ask nothing.
PROMPTS: Final = {
    3: "hc-ask-return",
    5: "hc-ask-act",
    6: "hc-ask-second",
    7: "hc-ask-take",
    8: "hc-ask-lose",
    10: "hc-ask-third",
    13: "hc-ask-piper",
    15: "hc-ask-loot",
    17: "hc-ask-cut",
}
LOOTS: Final = ("hc-nothing", *SITE_MESSAGES)


def prompt(v: View) -> Message:
    """Return a message that says what the viewer has to do, or whom the table waits for."""
    if v.phase == OVER:
        return message("hc-over")
    if v.phase in CHANCE_PHASES:
        return message("hc-wait-chance")
    if decides(v) != v.me:
        return message("hc-wait", who=decides(v))
    if v.phase == LAYING:
        return message(
            "hc-ask-defend" if v.side else "hc-ask-attack", combat=v.combat + 1, whom=v.turn if v.side else v.foe
        )
    if v.phase == 17 and v.five:
        return message("hc-ask-cut-five", cards=card_names(v.five))
    options = tuple([message(ACTION_MESSAGES[kind]) for kind in buyable(v)]) or (message("hc-nothing"),)
    return message(PROMPTS[v.phase], cubes=cube_names(v.drawn), left=4 - v.used, options=options)


def log(before: View, seat: int, seen: int, after: View) -> Message:
    """Return the log message for a step, as a watcher may see it."""
    move = ACTIONS.decode(seen)
    kind = move.kind.name
    if kind == "fight":
        return fight_message(before, move.args["attack"] + 1, move.args["defence"] + 1, after)
    if kind == "score":
        return _scored(before, after)
    if kind == "tile":
        return message("hc-log-tile", number=LOWEST + move.args["tile"], best=max(after.score))
    if kind == "begin":
        return message("hc-log-begin", who=move.args["seat"])
    if kind == "cube":
        return message("hc-log-cube", who=before.turn, cube=cube_name(move.args["colour"], 1))
    if kind in ("card", "drawn"):
        return message(f"hc-log-{kind}", who=draws(before), card=move.args.get("card", 0) + 1)
    return _chosen(before, seat, move)


def _scored(before: View, after: View) -> Message:
    """HC-7.1 to 7.4: return all players' points and who has the Largest Following, as message arguments."""
    points = [now - then for now, then in zip(after.score, before.score, strict=True)]
    rows = tuple([message("hc-points", who=seat, points=n, total=after.score[seat]) for seat, n in enumerate(points)])
    following = message("hc-following", who=after.holder) if after.holder >= 0 else message("hc-nobody-follows")
    return message("hc-log-score", round=before.round, points=rows, following=following)


def _chosen(before: View, seat: int, move: Move) -> Message:
    """Return the message for what a player did."""
    kind = move.kind.name
    if kind == "return":
        cubes = SOME_CUBES.multisets[move.args["cubes"]]
        return message("hc-log-return", who=seat, cubes=cube_names(cubes))
    if kind == "monks":
        return message("hc-log-monks", who=seat, number=move.args["number"] + 1)
    if kind == "estate":
        return _bought(seat, 4 * move.args["yellow"] + move.args["rest"])
    if kind == "take":
        return _taken(before, seat, move.args["spoils"])
    if kind == "discard":
        return _discarded(seat, SOME_CARDS.multisets[move.args["cards"]])
    if kind == "loot":
        return _looted(before, seat, move.args["loot"])
    if kind == "add":
        return message("hc-log-add" if move.args["piper"] else "hc-log-no-piper", who=seat)
    if kind in ("bard", "raid"):
        return message(f"hc-log-{kind}", who=seat, whom=(seat + 1 + move.args["rival"]) % before.players)
    return message(f"hc-log-{kind}", who=seat, card=move.args.get("card", 0) + 1)


def _bought(seat: int, payment: int) -> Message:
    """HC-4.12: return what an estate cost and where the cubes came from."""
    court = from_court(payment)
    drawn = cube_names((int(1 - court), 0, int(greens_drawn(payment)), int(reds_drawn(payment))))
    own = cube_names((int(court), 0, int(greens_of_court(payment)), 0))
    return message("hc-log-estate", who=seat, drawn=drawn, court=own)


def _taken(before: View, seat: int, spoils: int) -> Message:
    """HC-4.11: return what the Bard took and what the player kept."""
    first, second, kept = TAKES[spoils]
    cubes = tuple([cube_name(colour, 1) for colour in (first, second) if colour >= 0])
    if kept < 0:
        return message("hc-log-take", whom=before.foe, cubes=cubes)
    return message("hc-log-take-keep", who=seat, whom=before.foe, cubes=cubes, kept=cube_name(kept, 1))


def _looted(before: View, seat: int, what: int) -> Message:
    """HC-5.6: return what the winner of a raid took and where it went."""
    goes = "nowhere"
    if what:
        goes = "home" if LOOTS[what] == "hc-cattle" and before.free(seat) else "bag"
    return message("hc-log-loot", who=seat, whom=before.foe, site=message(LOOTS[what]), goes=goes)


def _discarded(seat: int, cards: tuple[int, ...]) -> Message:
    if not sum(cards):
        return message("hc-log-rest", who=seat)
    return message("hc-log-discard", who=seat, cards=card_names(cards))
