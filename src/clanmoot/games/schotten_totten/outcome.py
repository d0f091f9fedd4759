"""§6: the final score."""

from typing import Final

from clanmoot.core.messages import Message, message
from clanmoot.core.outcome import Outcome, ScoreLine

from .rules.ending import held
from .state import DRAW, MATCH, State

# Messages by the reason why the game ended.
REASONS: Final = ("st-three", "st-five", "st-more", "st-draw", "st-match")


def outcome(s: State) -> Outcome:
    """ST-6.3: return the result of the match.

    A single round is scored like a match: 5 points for the winner, and one per stone for the loser.
    """
    lines = [ScoreLine("st-round", (s.scores[2 * n], s.scores[2 * n + 1])) for n in range(s.rounds)]
    standings = tuple([(sum([row.points[seat] for row in lines]),) for seat in range(2)])
    return Outcome(s.reason if s.rounds == 1 else MATCH, standings, tuple(lines))


def ending(s: State) -> Message:
    """Return a sentence that says who won, by stones in a single round or by points in a match."""
    found = outcome(s)
    if found.reason == MATCH:
        numbers = [points for (points,) in found.standings]
        winner = -1 if numbers[0] == numbers[1] else numbers.index(max(numbers))
    else:
        numbers, winner = [int(held(s, 0)), int(held(s, 1))], s.winner
    if found.reason == DRAW:
        return message("st-draw", best=numbers[0])
    if winner < 0:
        return message(REASONS[found.reason], you="nobody", best=numbers[0], rest=numbers[1])
    return message(REASONS[found.reason], who=winner, best=numbers[winner], rest=numbers[1 - winner])
