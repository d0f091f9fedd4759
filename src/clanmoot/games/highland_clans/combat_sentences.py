"""Messages about a combat and about the end of a raid."""

from clanmoot.core.messages import Message, message

from .pieces import COMBATS
from .view import View


def fight_message(before: View, mine: int, theirs: int, after: View) -> Message:
    """HC-5.3: return the message with both cards and the result of the combat."""
    ahead = mine + before.lent[0] - theirs - before.lent[1]
    args: dict[str, Message | int] = {
        "who": before.turn,
        "whom": before.foe,
        "mine": _shown(mine, before.lent[0]),
        "theirs": _shown(theirs, before.lent[1]),
        "result": _combat(before, ahead),
    }
    if before.combat + 1 < COMBATS:
        return message("hc-log-fight", **args)
    return message("hc-log-fight-last", raid=_raid(before, after), **args)


def _shown(card: int, piper: int) -> Message:
    """HC-X.2: return the name of a card, with or without a piper."""
    return message("hc-with-piper", card=card, strength=card + 1) if piper else message("hc-card", card=card)


def _combat(before: View, ahead: int) -> Message:
    if ahead == 0:
        return message("hc-undecided")
    return message("hc-combat-won", who=before.turn if ahead > 0 else before.foe)


def _raid(before: View, after: View) -> Message:
    """HC-5.6 to 5.9: return who won the raid, judging by the points it brought."""
    gained = after.score[before.turn] - before.score[before.turn]
    if after.score[before.foe] > before.score[before.foe]:
        return message("hc-raid-repelled", who=before.foe)
    if gained == 2:
        return message("hc-raid-poor", who=before.turn)
    won = after.foe >= 0 and after.won[0] > after.won[1]
    return message("hc-raid-won" if won else "hc-raid-even", who=before.turn)
