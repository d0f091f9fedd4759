"""§7 The final count."""

from clanmoot.core.outcome import Outcome, ScoreLine

from .scoring import cattle_points, daughter_points, herd_points, jewel_points, lad_points, standing
from .state import State


def outcome(s: State) -> Outcome:
    """TA-7.2 to 7.4 The count as the rulebook makes it; equal standings share the win."""
    seats = range(s.players)
    score = (
        ScoreLine("ta-score-cattle", tuple([cattle_points(s, seat) for seat in seats])),
        ScoreLine("ta-score-jewels", tuple([jewel_points(s, seat) for seat in seats])),
        ScoreLine("ta-score-lads", tuple([lad_points(s, seat) for seat in seats])),
        ScoreLine("ta-score-daughters", tuple([daughter_points(s, seat) for seat in seats])),
        ScoreLine("ta-score-herd", tuple([herd_points(s, seat) for seat in seats])),
    )
    return Outcome(s.reason, tuple([standing(s, seat) for seat in seats]), score)
