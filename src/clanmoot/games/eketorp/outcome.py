"""§7: who has won, and the points of every player."""

from typing import Final

from clanmoot.core.messages import Message, message
from clanmoot.core.outcome import Outcome, ScoreLine

from .scoring import score
from .state import State

SCORE_MESSAGES: Final = (
    "ek-score-green",
    "ek-score-brown",
    "ek-score-clay",
    "ek-score-stone",
    "ek-score-wall",
    "ek-score-amulets",
)


def outcome(s: State) -> Outcome:
    """EK-7.2: rank the players by points. Tied players share the win."""
    scores = [score(s, seat) for seat in range(s.players)]
    lines = [
        ScoreLine(SCORE_MESSAGES[row], tuple([points[row] for points in scores])) for row in range(len(SCORE_MESSAGES))
    ]
    return Outcome(s.reason, tuple([(sum(points),) for points in scores]), tuple(lines))


def result(found: Outcome) -> Message:
    """Return a sentence that says who won and by how much, or who shares the win (EK-7.2)."""
    winners = found.winners()
    best = sorted([standing[0] for standing in found.standings], reverse=True)
    if len(winners) > 1:
        return message("ek-shared", winners=tuple([message("seat", who=seat) for seat in winners]), points=best[0])
    return message("ek-won", who=winners[0], points=best[0], second=best[1])
