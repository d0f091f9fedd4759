"""Charts as SVG: a dot with its error bar for everybody, and a line for what would be fair."""

import math
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from clanmoot.core.errors import ClanmootError

from .standings import Place, percent
from .statistics import Interval
from .tally import Tally

WIDTH: Final = 760
LABELS: Final = 150  # room for names on the left,
FIGURES: Final = 190  # for numbers on the right,
HEAD: Final = 90  # for the title above,
FOOT: Final = 40  # and for the scale below
ROW: Final = 36
STEPS: Final = (1.0, 2.0, 5.0, 10.0)  # a scale counts in these, times a power of ten
MARKS: Final = 6  # about so many on a scale

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
    """Somebody: his name, his interval, the numbers in words, and `above`, `below` or `open`."""

    label: str
    value: Interval
    figures: str
    look: str


class Scale(NamedTuple):
    """From values to places on the paper."""

    low: float
    high: float
    step: float

    def x(self, value: float) -> float:
        """Where a value is drawn."""
        inside = min(max(value, self.low), self.high)
        return LABELS + (WIDTH - LABELS - FIGURES) * (inside - self.low) / (self.high - self.low)

    def marks(self) -> list[float]:
        """The values to write below."""
        count = round((self.high - self.low) / self.step)
        return [self.low + number * self.step for number in range(count + 1)]


def contest_chart(title: str, tally: Tally, places: list[Place]) -> str:
    """The win shares of a contest."""
    fair = 1 / tally.contest.players
    rows = [Row(place.bot, place.share, in_figures(place.share), look(place.share, fair)) for place in places]
    deals = len(tally.deals())
    games = deals * tally.contest.players
    below = f"Share of wins by the seat, with 95 % intervals; {deals} deals, {games} games"
    return chart(f"{title}, {tally.contest.players} players", below, rows, fair, f"fair: {percent(fair)}")


def in_figures(share: Interval) -> str:
    """A share and its interval."""
    return f"{percent(share.mean)}  ({100 * share.low:.1f} to {100 * share.high:.1f})"


def look(value: Interval, line: float) -> str:
    """On which side of the line the whole interval lies."""
    return "above" if value.low > line else "below" if value.high < line else "open"


def chart(title: str, below: str, rows: list[Row], line: float | None, said: str, shares: bool = True) -> str:
    """All rows under each other, on one scale."""
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
    """The chart for those who hear it."""
    return "; ".join([f"{row.label}: {row.figures}" for row in rows]) + "."


def fitting(values: list[float], line: float | None, shares: bool) -> Scale:
    """A scale of round numbers that holds all values, with a little room."""
    finite = [value for value in [*values, *([] if line is None else [line])] if math.isfinite(value)] or [0.0]
    least, most = min(finite), max(finite)
    room = max(most - least, 0.05 if shares else 1.0)
    step = round_step(room / MARKS)
    low = math.floor(least / step + 1e-9) * step
    high = math.ceil(most / step - 1e-9) * step
    if shares:
        low, high = max(0.0, low), min(1.0, high)
        high = max(high, low + step)
    return Scale(low, high if high > low else low + step, step)


def round_step(rough: float) -> float:
    """The next 1, 2 or 5 of some power of ten."""
    power = 10.0 ** math.floor(math.log10(rough))
    return next(step * power for step in STEPS if step * power >= rough * 0.999)


def text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    """Words somewhere."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def bands(rows: list[Row]) -> list[str]:
    """Every other row on a ground of its own, so that the eye finds its numbers."""
    return [
        f'<rect class="band" x="12" y="{HEAD + ROW * number}" width="{WIDTH - 24}" height="{ROW}" rx="4"/>'
        for number in range(0, len(rows), 2)
    ]


def grid(scale: Scale, rows: int, shares: bool) -> list[str]:
    """Lines to measure by, and what they mean."""
    bottom = HEAD + ROW * rows
    parts: list[str] = []
    for value in scale.marks():
        x = scale.x(value)
        words = f"{100 * value:.4g} %" if shares else f"{value:.4g}"
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{HEAD}" y2="{bottom}"/>')
        parts.append(text(x, bottom + 19, words, "quiet", "middle"))
    return parts


def fair_line(scale: Scale, line: float | None, said: str, rows: int) -> list[str]:
    """What would be fair."""
    if line is None:
        return []
    x = scale.x(line)
    return [
        f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="{HEAD - 6}" y2="{HEAD + ROW * rows}"/>',
        text(x, HEAD - 11, said, "quiet", "middle"),
    ]


def drawn(row: Row, scale: Scale, y: float) -> list[str]:
    """One row: name, error bar, dot, figures. A hollow dot is not clear of the line."""
    low, high, mean = scale.x(row.value.low), scale.x(row.value.high), scale.x(row.value.mean)
    return [
        text(LABELS - 14, y + 4.5, row.label, "name", "end"),
        f'<line class="bar {row.look}" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>',
        f'<circle class="dot {row.look}" cx="{mean:.1f}" cy="{y:.1f}" r="5.5"/>',
        text(WIDTH - FIGURES + 18, y + 4.5, row.figures, "figure"),
    ]


def write(path: Path, words: str) -> None:
    """Write a page or a chart, all of it or nothing."""
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
