"""Print measurements as an aligned table, and say which demands were missed."""

from typing import NamedTuple


class Row(NamedTuple):
    """One figure, what it is compared with, and what we demand of it."""

    what: str
    figure: str
    against: str = ""
    ratio: str = ""
    demand: str = ""
    kept: bool = True


class Section(NamedTuple):
    """One question with its rows. Notes are sentences below the rows."""

    question: str
    rows: list[Row]
    notes: tuple[str, ...] = ()


HEAD = Row("", "measured", "against", "ratio", "demand")


def rate(number: float, unit: str) -> str:
    """Return a rate for people: `1,234,000 moves/s`, rounded to four digits."""
    digits = max(0, len(str(int(number))) - 4)
    return f"{round(number, -digits):,.0f} {unit}/s"


def at_least(what: str, figure: str, against: str, ratio: float, least: float) -> Row:
    """Return a row whose ratio must be at least `least`."""
    return Row(what, figure, against, f"{ratio:.3f}", f">= {least:g}", ratio >= least)


def at_most(what: str, measured: float, unit: str, limit: float, digits: int = 0) -> Row:
    """Return a row whose figure must be below `limit`."""
    figure, demand = f"{measured:,.{digits}f} {unit}", f"< {limit:g} {unit}"
    return Row(what, figure, f"{limit:g} {unit}", f"{measured / limit:.2f}", demand, measured < limit)


def table(sections: list[Section]) -> str:
    """Return all sections as one table with aligned columns. A row ends with MISSED if its demand was missed."""
    rows = [HEAD, *(row for section in sections for row in section.rows)]
    widths = [max(len(str(row[column])) for row in rows) for column in range(5)]
    lines = [_line(HEAD, widths)]
    for section in sections:
        lines += ["", section.question]
        lines += [_line(row, widths) for row in section.rows]
        lines += [f"  {note}" for note in section.notes]
    return "\n".join(lines)


def missed(sections: list[Section]) -> list[str]:
    """Return one sentence for every demand that was missed."""
    return [_sentence(section, row) for section in sections for row in section.rows if not row.kept]


def judged(sections: list[Section]) -> int:
    """Print the measurements and the missed demands. Return the exit code."""
    sentences = missed(sections)
    print(table(sections))
    print("\n".join(["", *sentences]) if sentences else "\nAll demands are met.")
    return 1 if sentences else 0


def _sentence(section: Section, row: Row) -> str:
    measured = row.figure if row.demand.startswith("<") else row.ratio
    return f"Missed: {section.question} {row.what}: {measured}, demanded {row.demand}."


def _line(row: Row, widths: list[int]) -> str:
    what, figure, against, ratio, demand = widths
    cells = f"  {row.what:<{what}}  {row.figure:>{figure}}  {row.against:>{against}}  {row.ratio:>{ratio}}"
    return f"{cells}  {row.demand:<{demand}}  {'' if row.kept else 'MISSED'}".rstrip()
