"""A combat in a sentence, and how a raid ended."""

from clanmoot.core.messages import Line, line

from .pieces import COMBATS
from .view import View


def fight_line(before: View, mine: int, theirs: int, after: View) -> Line:
    """HC-5.3 Both cards, and what came of it."""
    ahead = mine + before.lent[0] - theirs - before.lent[1]
    args: dict[str, Line | int] = {
        "who": before.turn,
        "whom": before.foe,
        "mine": _shown(mine, before.lent[0]),
        "theirs": _shown(theirs, before.lent[1]),
        "result": _combat(before, ahead),
    }
    if before.combat + 1 < COMBATS:
        return line("hc-log-fight", **args)
    return line("hc-log-fight-last", raid=_raid(before, after), **args)


def _shown(card: int, piper: int) -> Line:
    """HC-X.2 A card, alone or with a piper."""
    return line("hc-with-piper", card=card, strength=card + 1) if piper else line("hc-card", card=card)


def _combat(before: View, ahead: int) -> Line:
    if ahead == 0:
        return line("hc-undecided")
    return line("hc-combat-won", who=before.turn if ahead > 0 else before.foe)


def _raid(before: View, after: View) -> Line:
    """HC-5.6 to 5.9 Who won the raid, by the points it brought."""
    gained = after.score[before.turn] - before.score[before.turn]
    if after.score[before.foe] > before.score[before.foe]:
        return line("hc-raid-repelled", who=before.foe)
    if gained == 2:
        return line("hc-raid-poor", who=before.turn)
    won = after.foe >= 0 and after.won[0] > after.won[1]
    return line("hc-raid-won" if won else "hc-raid-even", who=before.turn)
