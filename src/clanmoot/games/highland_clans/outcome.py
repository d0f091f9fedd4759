"""§8: the final scores."""

from clanmoot.core.messages import Message, message
from clanmoot.core.outcome import Outcome, ScoreLine

from .pieces import FROM_BLUE, FROM_GREEN, FROM_RAIDS, FROM_RED, START_SCORE, TALLY
from .state import State


def outcome(s: State) -> Outcome:
    """HC-8.3: rank the players by score. Tied players share the win."""
    lines = (
        ScoreLine("hc-count-start", (START_SCORE[s.players],) * s.players),
        ScoreLine("hc-count-green", earned(s, FROM_GREEN)),
        ScoreLine("hc-count-red", earned(s, FROM_RED)),
        ScoreLine("hc-count-blue", earned(s, FROM_BLUE)),
        ScoreLine("hc-count-raids", earned(s, FROM_RAIDS)),
    )
    return Outcome(s.reason, tuple([(points,) for points in s.score]), lines)


def earned(s: State, source: int) -> tuple[int, ...]:
    """Return the points that every seat has earned from one source, such as cattle or raids."""
    return tuple([s.tally[seat * TALLY + source] for seat in range(s.players)])


def ending(reasons: tuple[str, ...], found: Outcome) -> Message:
    """HC-8.3: return a sentence that says who won and by how much."""
    (best,), (rest,) = sorted(found.standings, reverse=True)[:2]
    winners, reason = found.winners(), reasons[found.reason]
    if len(winners) > 1:
        return message(reason, you="nobody", best=best, rest=rest)
    return message(reason, who=winners[0], best=best, rest=rest)
