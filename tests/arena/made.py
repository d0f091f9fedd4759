"""Results that nobody had to play for: who wins is written down."""

from clanmoot.arena.contest import Contest, Job, contest
from clanmoot.arena.match import Result


def result(job: Job, winner: str, seconds: float = 0.01) -> Result:
    """A game that one player wins in any seat. All others share the second place."""
    seats = job.seats()
    first = seats.index(winner)
    ranks = tuple([1 if seat == first else 2 for seat in range(len(seats))])
    points = tuple([10 if rank == 1 else 4 for rank in ranks])
    spent = tuple([round(1000 * seconds) for _ in seats])
    return Result(job, ranks, points, 40, spent, (20,) * len(seats))


def deals(of: Contest, winners: list[str]) -> list[Result]:
    """Whole deals, each won by somebody in every rotation."""
    return [
        result(Job(of, deal, rotation), winner) for deal, winner in enumerate(winners) for rotation in range(of.players)
    ]


def tain(*bots: str) -> Contest:
    """A contest at the quickest of our games."""
    return contest("tain", bots)
