"""§6 The final count."""

from clanmoot.core.outcome import Outcome, ScoreLine

from .state import MATCH, State


def outcome(s: State) -> Outcome:
    """ST-6.3 A round is counted like a match of one: 5 for the winner, a point a stone for everybody else."""
    lines = [ScoreLine("st-round", (s.scores[2 * n], s.scores[2 * n + 1])) for n in range(s.rounds)]
    standings = tuple([(sum([line.points[seat] for line in lines]),) for seat in range(2)])
    return Outcome(s.reason if s.rounds == 1 else MATCH, standings, tuple(lines))
