"""The winning chances of every seat as a chart made of characters."""

import math
from typing import Final

from .chart_height import ceiling
from .luck_and_skill import Account, Estimates

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
WIDEST: Final = 72  # columns for the curve, so that a line fits into eighty
ROWS: Final = 4  # of characters per seat
EIGHTHS: Final = 8  # of its height that a character can show


def curves(account: Account, names: tuple[str, ...]) -> list[str]:
    """Return one curve per seat, all on the same scale. A dot marks the upper end of an interval."""
    moments = sampled(series(account))
    top = ceiling([chance.mean for moment in moments for chance in moment])
    lines: list[str] = []
    for seat, name in enumerate(names):
        first, last = moments[0][seat].mean, moments[-1][seat].mean
        lines.append(f"{name}: from {round(100 * first)}% to {round(100 * last)}%")
        means, highs = [moment[seat].mean for moment in moments], [moment[seat].high for moment in moments]
        lines += strip(means, highs, top)
    return [*lines, scale(account, len(moments))]


def series(account: Account) -> list[Estimates]:
    """Return every seat's chances at the start, after every draw and decision, and at the end."""
    found = [account.start]
    for judged in account.judged:
        found += [judged.drawn, judged.after]
    return [*found, account.end]


def sampled(moments: list[Estimates]) -> list[Estimates]:
    """Return as many moments as fit on a line, evenly spaced, with the first and the last."""
    if len(moments) <= WIDEST:
        return moments
    return [moments[round(place * (len(moments) - 1) / (WIDEST - 1))] for place in range(WIDEST)]


def strip(means: list[float], highs: list[float], top: float = 1.0) -> list[str]:
    """Return one seat's curve as rows of text, from the top."""
    rows: list[str] = []
    for row in range(ROWS - 1, -1, -1):
        label = f"{100 * top:3.0f}%" if row == ROWS - 1 else "  0%" if row == 0 else "    "
        cells = [cell(mean / top, min(high / top, 1.0), row) for mean, high in zip(means, highs, strict=True)]
        rows.append(f"{label} |{''.join(cells)}|".rstrip())
    return rows


def cell(mean: float, high: float, row: int) -> str:
    """Return one character of a curve: filled up to the mean, or a dot at the upper end of the interval."""
    filled = min(max(round(mean * ROWS * EIGHTHS) - row * EIGHTHS, 0), EIGHTHS)
    ends = max(0, math.ceil(high * ROWS) - 1)
    return BLOCKS[filled] if filled or ends != row else "·"


def scale(account: Account, width: int) -> str:
    """Return the labels for the top and bottom of the curve."""
    first = "start" if account.opening else f"step {account.judged[0].point.begin + 1}"
    last = "result" if account.final else f"step {account.judged[-1].point.end}"
    return "      " + first + last.rjust(max(width - len(first), len(last) + 1))
