"""The standings of one contest, as numbers and as lines to print."""

from typing import NamedTuple

from .ratings import Rating, ratings
from .statistics import Interval, fixed_mean, fixed_share
from .tally import Tally, seconds_a_choice


class Place(NamedTuple):
    """A bot and what it has achieved per seat."""

    bot: str
    share: Interval  # share of the wins; the fair share is 1 / players
    rank: Interval
    points: Interval
    rating: Rating | None  # None if all seats have the same bot
    seconds: float | None  # of processor time per choice; None if there were no choices


def standing(tally: Tally) -> list[Place]:
    """Return the places of all bots, the best first."""
    results = [result for deal in tally.deals() for result in deal]
    rated = ratings(results) if len(set(tally.contest.bots)) > 1 else {}
    places = [
        Place(
            bot,
            share_of(tally, bot),
            fixed_mean(tally.ranks(bot)),
            fixed_mean(tally.points(bot)),
            rated.get(bot),
            seconds_a_choice(results, bot),
        )
        for bot in dict.fromkeys(tally.contest.bots)
    ]
    return sorted(places, key=lambda place: -place.share.mean)


def share_of(tally: Tally, bot: str) -> Interval:
    """Return a bot's share of the wins per seat."""
    return fixed_share(tally.shares(bot), 1 / tally.contest.bots.count(bot))


def table(places: list[Place]) -> list[str]:
    """Return the standings as lines with columns."""
    heads = ["opponent", "win share", "95 %", "mean rank", "mean points", "rating", "s/choice"]
    rows = [heads, *[cells(place) for place in places]]
    widths = [max([len(row[column]) for row in rows]) for column in range(len(heads))]
    return ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip() for row in rows]


def cells(place: Place) -> list[str]:
    return [
        place.bot,
        percent(place.share.mean),
        f"{percent(place.share.low)} to {percent(place.share.high)}",
        with_error(place.rank),
        with_error(place.points),
        f"{place.rating.value:.1f} ± {place.rating.error:.1f}" if place.rating else "-",
        f"{place.seconds:.3f}" if place.seconds is not None else "-",
    ]


def percent(share: float) -> str:
    """Return a share as a percentage with one decimal."""
    return f"{100 * share:.1f} %"


def with_error(value: Interval) -> str:
    """Return a mean and half the width of its interval."""
    return f"{value.mean:.2f} ± {(value.high - value.low) / 2:.2f}"


def in_short(tally: Tally, bots: tuple[str, ...]) -> str:
    """Return the win shares as one line, in the order of `bots`."""
    if not tally.deals():
        return "no deal is complete yet"
    return ", ".join([f"{bot} {percent(share_of(tally, bot).mean)}" for bot in dict.fromkeys(bots)])


def verdict(tally: Tally, places: list[Place]) -> str:
    """Return a sentence that says which bots are clearly better or worse than the fair share."""
    fair = 1 / tally.contest.players
    better = [place.bot for place in places if place.share.low > fair]
    worse = [place.bot for place in places if place.share.high < fair]
    if not better and not worse:
        return f"Nobody is clearly better or worse than a fair share of {percent(fair)}."
    above = f"clearly above the fair share of {percent(fair)}: {', '.join(better) or 'nobody'}"
    return f"{above[:1].upper()}{above[1:]}; clearly below: {', '.join(worse) or 'nobody'}."
