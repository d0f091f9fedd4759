"""§7: the final score."""

from typing import Final

from clanmoot.core.messages import Message, message
from clanmoot.core.outcome import Outcome, ScoreLine

from .scoring import cattle_points, daughter_points, herd_points, jewel_points, lad_points, standing
from .state import State


def outcome(s: State) -> Outcome:
    """TA-7.2 to 7.4: rank the players by points and tie-breaks. Players who tie on everything share the win."""
    seats = range(s.players)
    score = (
        ScoreLine("ta-score-cattle", tuple([cattle_points(s, seat) for seat in seats])),
        ScoreLine("ta-score-jewels", tuple([jewel_points(s, seat) for seat in seats])),
        ScoreLine("ta-score-lads", tuple([lad_points(s, seat) for seat in seats])),
        ScoreLine("ta-score-daughters", tuple([daughter_points(s, seat) for seat in seats])),
        ScoreLine("ta-score-herd", tuple([herd_points(s, seat) for seat in seats])),
    )
    return Outcome(s.reason, tuple([standing(s, seat) for seat in seats]), score)


# TA-7.4: the numbers of a standing, as `ta-won-tie` names them.
COUNTS: Final = ("points", "cattle", "jewels", "tokens")


def result(found: Outcome) -> Message:
    """Return a sentence that says who won and by how much. After a tie on points, it says what decided (TA-7.4)."""
    winners = found.winners()
    first, second = sorted(found.standings, reverse=True)[:2]
    if len(winners) > 1:
        return message("ta-shared", winners=tuple([message("seat", who=seat) for seat in winners]), points=first[0])
    decided = [mine != theirs for mine, theirs in zip(first, second, strict=True)].index(True)
    if decided == 0:
        return message("ta-won", who=winners[0], points=first[0], second=second[0])
    numbers = {"points": first[0], "best": first[decided], "second": second[decided]}
    return message("ta-won-tie", who=winners[0], by=COUNTS[decided], **numbers)
