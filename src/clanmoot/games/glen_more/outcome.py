"""§9: the final scores, item by item."""

from typing import Final

from clanmoot.core.messages import Message, message
from clanmoot.core.outcome import Outcome, ScoreLine

from .scoring import COMPARED, abbey, duart, morar, resources, sprawl, total
from .state import State

# Why a player won.
MORE_POINTS: Final = 0
MORE_RESOURCES: Final = 1
SHARED: Final = 2

AWARDS: Final = (
    "gm-score-barrels-1",
    "gm-score-chieftains-1",
    "gm-score-cards-1",
    "gm-score-barrels-2",
    "gm-score-chieftains-2",
    "gm-score-cards-2",
    "gm-score-barrels-3",
    "gm-score-chieftains-3",
    "gm-score-cards-3",
)


def outcome(s: State) -> Outcome:
    """GM-9.4: rank the players by points, and by resources in a tie."""
    seats = range(s.players)
    standings = tuple([(int(total(s, seat)), int(resources(s, seat))) for seat in seats])
    return Outcome(reason(standings), standings, (*points_in_play(s), *final_points(s)))


def reason(standings: tuple[tuple[int, int], ...]) -> int:
    """GM-9.4: return what decided the game: points, resources, or neither if the win is shared."""
    best = max(standings)
    if standings.count(best) > 1:
        return SHARED
    return MORE_RESOURCES if sum([points == best[0] for points, _ in standings]) > 1 else MORE_POINTS


def points_in_play(s: State) -> list[ScoreLine]:
    """§6, §8: list the points from brown tiles, then the points from each comparison in each scoring."""
    n = s.players
    rows = [tuple(s.awards[row * n : (row + 1) * n]) for row in range(3 * COMPARED)]
    played = tuple([s.points[seat] - sum([row[seat] for row in rows]) for seat in range(n)])
    lines = [ScoreLine("gm-score-tiles", played)]
    return lines + [ScoreLine(message, row) for message, row in zip(AWARDS, rows, strict=True)]


def final_points(s: State) -> list[ScoreLine]:
    """GM-9.1 to 9.3: list the points for three special cards and for coins, and those lost for a large territory."""
    seats = range(s.players)
    return [
        ScoreLine("gm-score-abbey", tuple([int(abbey(s, seat)) for seat in seats])),
        ScoreLine("gm-score-morar", tuple([int(morar(s, seat)) for seat in seats])),
        ScoreLine("gm-score-duart", tuple([int(duart(s, seat)) for seat in seats])),
        ScoreLine("gm-score-coins", tuple(s.coins)),
        ScoreLine("gm-score-sprawl", tuple([-int(sprawl(s, seat)) for seat in seats])),
    ]


def ending(reasons: tuple[str, ...], found: Outcome) -> Message:
    """GM-9.4: return a sentence that says who won and by how much, by points or by resources."""
    (points, best), (second, rest) = sorted(found.standings, reverse=True)[:2]
    if found.reason == SHARED:
        return message(reasons[SHARED], points=points, best=best)
    winner = found.winners()[0]
    if found.reason == MORE_RESOURCES:
        return message(reasons[MORE_RESOURCES], who=winner, points=points, best=best, rest=rest)
    return message(reasons[MORE_POINTS], who=winner, best=points, rest=second)
