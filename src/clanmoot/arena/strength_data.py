"""The strength of the levels as data for the browser. The numbers are those on the page."""

import json
from collections.abc import Iterable

from clanmoot.bots import LEVELS, resolve

from .ladder import Aim, Pairing, judged, measured
from .table_size_results import Size


def strengths(sizes: Iterable[Size]) -> str:
    """Return JSON with the levels of all games, including those that were not played."""
    return json.dumps([table(size) for size in sizes], indent=1) + "\n"


def table(size: Size) -> dict[str, object]:
    """Return the levels of one game with one number of players, the weakest first."""
    steps = {pairing.first: pairing for pairing in [*size.of(Aim.STEP), *size.of(Aim.SUMMIT)]}
    levels = [level(size, name, steps.get(name)) for name in LEVELS]
    return {"game": size.key, "players": size.players, "games": len(size.results), "levels": levels}


def level(size: Size, name: str, step: Pairing | None) -> dict[str, object]:
    """Return a level's rating, error, and share of the wins against the level below. Unknown values are null."""
    rating = size.ratings.get(resolve(name, size.key, size.players))
    return {
        "level": name,
        "rating": [round(rating.value, 1), round(rating.error, 1)] if rating else None,
        "over": over(size, step) if step else None,
    }


def over(size: Size, step: Pairing) -> dict[str, object]:
    """Return a level's share of the wins against the level below, with interval, number of games and verdict."""
    tally = size.tally(step.contest)
    share = measured(step, tally)
    deals = len(tally.deals()) if tally else 0
    numbers = [round(number, 3) for number in share] if deals else None
    return {
        "share": numbers,
        "games": deals * size.players,
        "verdict": judged(step, tally).name.lower().replace("_", "-"),
    }
