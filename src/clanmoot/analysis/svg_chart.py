"""The chances over time as SVG: a line and a band a seat, and marks at the costliest decisions."""

from html import escape
from itertools import pairwise
from typing import Any, Final, NamedTuple

from .chart_height import ceiling
from .wording import percent

SIZE: Final = 1000  # the drawing is stretched to whatever room there is; words are put over it, so they stay words
CHOSEN: Final = 0.4  # how far behind chance a decision is drawn, from here to the next decision
LETTERS: Final = "ABCDEF"
QUARTERS: Final = (0, 1, 2, 3, 4)
TICKS: Final = 6  # about so many steps are named below
MARK: Final = 0.08  # the size of a mark on a small screen, in parts of the drawing
ASIDE: Final = (0.0, -MARK, MARK, -2 * MARK, 2 * MARK, -3 * MARK, 3 * MARK)  # where it may go instead
NARROW: Final = 0.055  # labels at the right end keep this distance, in parts of the height

Fields = dict[str, Any]


class Moment(NamedTuple):
    """A place on the way from the start to the end, and every seat's chances there, or how high they are drawn."""

    x: float
    chances: list[Fields]


def moments(fields: Fields) -> list[Moment]:
    """The start, twice every decision, and the end, from left to right."""
    decisions = fields["decisions"]
    whole = len(decisions) + 1
    found = [Moment(0.0, fields["start"])]
    for number, decision in enumerate(decisions, start=1):
        found.append(Moment(number / whole, decision["after_chance"]))
        found.append(Moment((number + CHOSEN) / whole, decision["after_decision"]))
    return [*found, Moment(1.0, fields["end"])]


def plot(fields: Fields) -> str:
    """The whole chart."""
    way = moments(fields)
    top = ceiling([chance["mean"] for moment in way for chance in moment.chances])
    way = [Moment(moment.x, [lifted(chance, top) for chance in moment.chances]) for moment in way]
    seats = range(len(fields["seats"]))
    grid = [f'<line class="grid" x1="0" x2="{SIZE}" y1="{250 * part}" y2="{250 * part}"/>' for part in QUARTERS]
    drawing = [*grid, *[band(way, seat) for seat in seats], *[curve(way, seat) for seat in seats]]
    return "\n".join(
        [
            f'<div class="plot" id="plot" tabindex="0" role="group" aria-label="{escape(spoken(fields))}">',
            f'<svg viewBox="0 0 {SIZE} {SIZE}" preserveAspectRatio="none" aria-hidden="true" focusable="false">',
            *drawing,
            "</svg>",
            '<i class="cursor" id="cursor" hidden></i>',
            *[f'<span class="y" style="top:{100 - 25 * part}%">{25 * top * part:.4g}%</span>' for part in QUARTERS],
            *ticks(fields),
            *ends(way[-1]),
            *marks(fields, way),
            "</div>",
        ]
    )


def lifted(chance: Fields, top: float) -> Fields:
    """A chance in parts of the chart's height; what would leave the chart ends at its edge."""
    return {name: min(value / top, 1.0) for name, value in chance.items()}


def spoken(fields: Fields) -> str:
    """The chart for those who hear it."""
    ways = [
        f"{name} from {percent(start['mean'])} to {percent(end['mean'])}"
        for name, start, end in zip(fields["seats"], fields["start"], fields["end"], strict=True)
    ]
    return f"Winning chances: {'; '.join(ways)}. Use the arrow keys to move between decisions."


def band(way: list[Moment], seat: int) -> str:
    """Where the chances may lie."""
    upper = [point(moment.x, moment.chances[seat]["high"]) for moment in way]
    lower = [point(moment.x, moment.chances[seat]["low"]) for moment in reversed(way)]
    return f'<polygon class="band s{seat}" points="{" ".join(upper + lower)}"/>'


def curve(way: list[Moment], seat: int) -> str:
    """What they are taken to be."""
    places = [point(moment.x, moment.chances[seat]["mean"]) for moment in way]
    return f'<polyline class="curve s{seat}" points="{" ".join(places)}"/>'


def point(x: float, chance: float) -> str:
    """A place on the drawing."""
    return f"{SIZE * x:.1f},{SIZE * (1 - chance):.1f}"


def ticks(fields: Fields) -> list[str]:
    """The steps of some decisions, below the drawing."""
    decisions = fields["decisions"]
    every = max(1, round(len(decisions) / TICKS))
    shown = [(100 * (place + 1) / (len(decisions) + 1), place) for place in range(every - 1, len(decisions), every)]
    return [f'<span class="x" style="left:{left:.2f}%">{decisions[place]["step"]}</span>' for left, place in shown]


def ends(last: Moment) -> list[str]:
    """Every seat's letter where its line ends; letters make room for each other."""
    heights = apart([1 - chance["mean"] for chance in last.chances])
    return [
        f'<b class="letter s{seat}" style="top:{100 * height:.2f}%" aria-hidden="true">{LETTERS[seat]}</b>'
        for seat, height in enumerate(heights)
    ]


def apart(heights: list[float]) -> list[float]:
    """The heights, those that are too close pushed apart, none below the bottom."""
    order = sorted(range(len(heights)), key=lambda seat: (heights[seat], seat))
    found = heights.copy()
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + NARROW)
    lowest = 1.0
    for seat in reversed(order):
        found[seat] = min(found[seat], lowest)
        lowest = found[seat] - NARROW
    return found


def marks(fields: Fields, way: list[Moment]) -> list[str]:
    """A numbered mark at each of the costliest decisions."""
    places: list[tuple[float, float]] = []
    found: list[str] = []
    for number, costly in enumerate(fields["costliest"], start=1):
        moment = way[2 + 2 * costly["decision"]]
        places.append(beside(places, moment.x, 1 - moment.chances[costly["seat"]]["mean"]))
        left, top = places[-1]
        label = f"Biggest mistake {number}, step {costly['step']}"
        found.append(
            f'<button type="button" class="mark s{costly["seat"]}" style="left:{100 * left:.2f}%;top:{100 * top:.2f}%" '
            f'data-decision="{costly["decision"]}" aria-label="{label}">{number}</button>'
        )
    return found


def beside(taken: list[tuple[float, float]], x: float, y: float) -> tuple[float, float]:
    """The place of a mark: above or below those that were there before, so that none hides another."""
    for aside in ASIDE:
        free = all(max(abs(x - other), abs(y + aside - height)) > 0.99 * MARK for other, height in taken)
        if free and 0.0 <= y + aside <= 1.0:
            return x, y + aside
    return x, y
