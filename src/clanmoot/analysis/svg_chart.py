"""The winning chances over time as SVG: a line and a band per seat, and marks at the most costly decisions."""

from html import escape
from itertools import pairwise
from typing import Any, Final, NamedTuple

from .chart_height import ceiling
from .wording import percent

SIZE: Final = 1000  # the drawing is stretched to fit; its labels are HTML on top of it, so they keep their shape
CHOSEN: Final = 0.4  # where a decision is drawn, as a part of the way to the next decision
LETTERS: Final = "ABCDEF"
QUARTERS: Final = (0, 1, 2, 3, 4)
TICKS: Final = 6  # about how many steps are labelled
MARK: Final = 0.08  # the size of a mark on a small screen, as a part of the drawing
ASIDE: Final = (0.0, -MARK, MARK, -2 * MARK, 2 * MARK, -3 * MARK, 3 * MARK)  # where it may move, in order
NARROW: Final = 0.055  # the smallest distance of labels at the right end, as a part of the height

Fields = dict[str, Any]


class Moment(NamedTuple):
    """A horizontal position from 0 to 1, and every seat's chances there, possibly scaled to the chart."""

    x: float
    chances: list[Fields]


def moments(fields: Fields) -> list[Moment]:
    """Return the points of the chart from left to right: the start, two points per decision and the end."""
    decisions = fields["decisions"]
    whole = len(decisions) + 1
    found = [Moment(0.0, fields["start"])]
    for number, decision in enumerate(decisions, start=1):
        found.append(Moment(number / whole, decision["after_chance"]))
        found.append(Moment((number + CHOSEN) / whole, decision["after_decision"]))
    return [*found, Moment(1.0, fields["end"])]


def plot(fields: Fields) -> str:
    """Return the whole chart as SVG."""
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
    """Return a chance as a part of the chart's height, limited to 1."""
    return {name: min(value / top, 1.0) for name, value in chance.items()}


def spoken(fields: Fields) -> str:
    """Return a description of the chart for screen readers."""
    ways = [
        f"{name} from {percent(start['mean'])} to {percent(end['mean'])}"
        for name, start, end in zip(fields["seats"], fields["start"], fields["end"], strict=True)
    ]
    return f"Winning chances: {'; '.join(ways)}. Use the arrow keys to move between decisions."


def band(way: list[Moment], seat: int) -> str:
    """Return the SVG band for the intervals of a seat."""
    upper = [point(moment.x, moment.chances[seat]["high"]) for moment in way]
    lower = [point(moment.x, moment.chances[seat]["low"]) for moment in reversed(way)]
    return f'<polygon class="band s{seat}" points="{" ".join(upper + lower)}"/>'


def curve(way: list[Moment], seat: int) -> str:
    """Return the SVG line for the means of a seat."""
    places = [point(moment.x, moment.chances[seat]["mean"]) for moment in way]
    return f'<polyline class="curve s{seat}" points="{" ".join(places)}"/>'


def point(x: float, chance: float) -> str:
    """Return a point in the coordinates of the drawing."""
    return f"{SIZE * x:.1f},{SIZE * (1 - chance):.1f}"


def ticks(fields: Fields) -> list[str]:
    """Return the labels below the drawing: the step numbers of some decisions."""
    decisions = fields["decisions"]
    every = max(1, round(len(decisions) / TICKS))
    shown = [(100 * (place + 1) / (len(decisions) + 1), place) for place in range(every - 1, len(decisions), every)]
    return [f'<span class="x" style="left:{left:.2f}%">{decisions[place]["step"]}</span>' for left, place in shown]


def ends(last: Moment) -> list[str]:
    """Return each seat's letter, placed at the end of its line without overlaps."""
    heights = apart([1 - chance["mean"] for chance in last.chances])
    return [
        f'<b class="letter s{seat}" style="top:{100 * height:.2f}%" aria-hidden="true">{LETTERS[seat]}</b>'
        for seat, height in enumerate(heights)
    ]


def apart(heights: list[float]) -> list[float]:
    """Return heights with a minimum distance between them, none below the bottom."""
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
    """Return a numbered mark for each of the most costly decisions."""
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
    """Return a place for a mark, above or below earlier marks, so that none covers another."""
    for aside in ASIDE:
        free = all(max(abs(x - other), abs(y + aside - height)) > 0.99 * MARK for other, height in taken)
        if free and 0.0 <= y + aside <= 1.0:
            return x, y + aside
    return x, y
