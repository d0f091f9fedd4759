"""Charts as SVG: a dot with an error bar for every bot, and a line at the fair share."""

import math
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from clanmoot.core.errors import ClanmootError

from .standings import Place, percent
from .statistics import Interval
from .tally import Tally

WIDTH: Final = 760
LABELS: Final = 150  # space for names on the left,
FIGURES: Final = 190  # for numbers on the right,
HEAD: Final = 90  # for the title above,
FOOT: Final = 40  # and for the scale below
ROW: Final = 36
STEPS: Final = (1.0, 2.0, 5.0, 10.0)  # steps of a scale, times a power of ten
MARKS: Final = 6  # about how many on a scale

STYLE: Final = """
text { font-family: system-ui, -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif }
text { font-size: 13px; fill: #1f2933 }
.title { font-size: 17px; font-weight: 600 }
.quiet { fill: #66727f; font-size: 12px }
.figure { font-variant-numeric: tabular-nums }
.ground { fill: #ffffff }
.band { fill: #f4f6f8 }
.grid { stroke: #dde3e8; stroke-width: 1 }
.fair { stroke: #7b8794; stroke-width: 1.5; stroke-dasharray: 5 4 }
.bar { stroke-width: 3; stroke-linecap: round }
.dot { stroke-width: 2.5 }
.above { stroke: #1b6ca8; fill: #1b6ca8 }
.below { stroke: #c2571a; fill: #c2571a }
.open { stroke: #66727f; fill: #ffffff }
@media (prefers-color-scheme: dark) {
text { fill: #e4e9ee }
.quiet { fill: #9aa7b3 }
.ground { fill: #12171c }
.band { fill: #1a2129 }
.grid { stroke: #2b353f }
.fair { stroke: #8796a5 }
.above { stroke: #5cb3f0; fill: #5cb3f0 }
.below { stroke: #f2975a; fill: #f2975a }
.open { stroke: #9aa7b3; fill: #12171c }
}
"""


class Row(NamedTuple):
    """A row of a chart: name, interval, the numbers as text, and where the interval is: `above`, `below` or `open`."""

    label: str
    value: Interval
    figures: str
    look: str


class Scale(NamedTuple):
    """Maps values to horizontal positions."""

    low: float
    high: float
    step: float

    def x(self, value: float) -> float:
        """Return the horizontal position of a value."""
        inside = min(max(value, self.low), self.high)
        return LABELS + (WIDTH - LABELS - FIGURES) * (inside - self.low) / (self.high - self.low)

    def marks(self) -> list[float]:
        """Return the values to label below the chart."""
        count = round((self.high - self.low) / self.step)
        return [self.low + number * self.step for number in range(count + 1)]


def contest_chart(title: str, tally: Tally, places: list[Place]) -> str:
    """Return a chart of the win shares of a contest."""
    fair = 1 / tally.contest.players
    rows = [Row(place.bot, place.share, in_figures(place.share), look(place.share, fair)) for place in places]
    deals = len(tally.deals())
    games = deals * tally.contest.players
    below = f"Share of wins by the seat, with 95 % intervals; {deals} deals, {games} games"
    return chart(f"{title}, {tally.contest.players} players", below, rows, fair, f"fair: {percent(fair)}")


def in_figures(share: Interval) -> str:
    """Return a share and its interval as text."""
    return f"{percent(share.mean)}  ({100 * share.low:.1f} to {100 * share.high:.1f})"


def look(value: Interval, line: float) -> str:
    """Return on which side of the line the whole interval is: `above`, `below`, or `open` if it includes the line."""
    return "above" if value.low > line else "below" if value.high < line else "open"


def chart(title: str, below: str, rows: list[Row], line: float | None, said: str, shares: bool = True) -> str:
    """Return a chart of all rows on one scale."""
    scale = fitting([end for row in rows for end in (row.value.low, row.value.high)], line, shares)
    height = HEAD + ROW * len(rows) + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-labelledby="title about">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="about">{escape(below + ". " + spoken(rows))}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{height}" rx="8"/>',
        text(20, 32, title, "title"),
        text(20, 53, below, "quiet"),
        *bands(rows),
        *grid(scale, len(rows), shares),
        *fair_line(scale, line, said, len(rows)),
    ]
    for number, row in enumerate(rows):
        parts += drawn(row, scale, HEAD + ROW * number + ROW / 2)
    return "\n".join([*parts, "</svg>"]) + "\n"


def spoken(rows: list[Row]) -> str:
    """Return a description of the chart for screen readers."""
    return "; ".join([f"{row.label}: {row.figures}" for row in rows]) + "."


def fitting(values: list[float], line: float | None, shares: bool) -> Scale:
    """Return a scale that includes all values and has round numbers at its marks."""
    finite = [value for value in [*values, *([] if line is None else [line])] if math.isfinite(value)] or [0.0]
    least, most = min(finite), max(finite)
    span = max(most - least, 0.05 if shares else 1.0)
    step = round_step(span / MARKS)
    low = math.floor(least / step + 1e-9) * step
    high = math.ceil(most / step - 1e-9) * step
    if shares:
        low, high = max(0.0, low), min(1.0, high)
        high = max(high, low + step)
    return Scale(low, high if high > low else low + step, step)


def round_step(rough: float) -> float:
    """Return this step, rounded up to 1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(rough))
    return next(step * power for step in STEPS if step * power >= rough * 0.999)


def text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    """Return a text element."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def bands(rows: list[Row]) -> list[str]:
    """Return a background for every other row, which makes the rows easier to read."""
    return [
        f'<rect class="band" x="12" y="{HEAD + ROW * number}" width="{WIDTH - 24}" height="{ROW}" rx="4"/>'
        for number in range(0, len(rows), 2)
    ]


def grid(scale: Scale, rows: int, shares: bool) -> list[str]:
    """Return the grid lines of a chart with their labels."""
    bottom = HEAD + ROW * rows
    parts: list[str] = []
    for value in scale.marks():
        x = scale.x(value)
        words = f"{100 * value:.4g} %" if shares else f"{value:.4g}"
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{HEAD}" y2="{bottom}"/>')
        parts.append(text(x, bottom + 19, words, "quiet", "middle"))
    return parts


def fair_line(scale: Scale, line: float | None, said: str, rows: int) -> list[str]:
    """Return the line at the fair share, with its label."""
    if line is None:
        return []
    x = scale.x(line)
    return [
        f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="{HEAD - 6}" y2="{HEAD + ROW * rows}"/>',
        text(x, HEAD - 11, said, "quiet", "middle"),
    ]


def drawn(row: Row, scale: Scale, y: float) -> list[str]:
    """Return a row as SVG: name, error bar, dot and numbers. A hollow dot means that the interval includes the line."""
    low, high, mean = scale.x(row.value.low), scale.x(row.value.high), scale.x(row.value.mean)
    return [
        text(LABELS - 14, y + 4.5, row.label, "name", "end"),
        f'<line class="bar {row.look}" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>',
        f'<circle class="dot {row.look}" cx="{mean:.1f}" cy="{y:.1f}" r="5.5"/>',
        text(WIDTH - FIGURES + 18, y + 4.5, row.figures, "figure"),
    ]


def write(path: Path, words: str) -> None:
    """Write a page or chart to a file atomically."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(words, "utf-8")
        part.replace(path)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ClanmootError("file", f"{path} cannot be written: {why[:1].lower()}{why[1:]}.") from None
    finally:
        if part.exists():
            part.unlink()
