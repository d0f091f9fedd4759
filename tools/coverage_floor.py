"""Fail if coverage is lower than the committed percentage, which coverage.json holds with one decimal.

    python tools/coverage_floor.py python FILE        FILE is what `coverage json` wrote
    python tools/coverage_floor.py typescript FILE    FILE is Vitest's coverage-summary.json
    python tools/coverage_floor.py typescript FILE --raise    store the figure, if it is higher

The Python figure counts lines, or lines and branches if `coverage` measured branches. The TypeScript figure counts
lines. Run `--raise` in the commit that adds the tests.
"""

import argparse
import json
import sys
from decimal import ROUND_FLOOR, Decimal
from pathlib import Path
from typing import Any, Final

FLOORS: Final = Path(__file__).resolve().parents[1] / "coverage.json"
TENTH: Final = Decimal("0.1")


def main(arguments: list[str] | None = None, floors: Path = FLOORS) -> int:
    """Compare a report with the committed percentage. Return 1 if coverage has fallen."""
    parser = argparse.ArgumentParser(description="Refuse a coverage that is lower than the committed one.")
    parser.add_argument("language", choices=["python", "typescript"])
    parser.add_argument("report", type=Path)
    parser.add_argument("--raise", action="store_true", dest="raises", help="store the figure, if it is higher")
    given = parser.parse_args(arguments)
    committed = json.loads(floors.read_text("utf-8"))
    measured = figure(given.language, json.loads(given.report.read_text("utf-8")))
    floor = Decimal(str(committed.get(given.language, 0)))
    sys.stdout.write(f"Coverage of {given.language}: {measured} %. It must be at least {floor} %.\n")
    if measured < floor:
        sys.stdout.write("It fell. Test what you added, or remove what nothing uses.\n")
        return 1
    if measured > floor and given.raises:
        floors.write_text(json.dumps({**committed, given.language: float(measured)}, indent=2) + "\n", "utf-8")
        sys.stdout.write(f"Stored {measured} % in {floors.name}.\n")
    return 0


def figure(language: str, report: dict[str, Any]) -> Decimal:
    """Return the covered percentage of a report, rounded down to one decimal."""
    if language == "python":
        totals = report["totals"]
        covered = totals["covered_lines"] + totals.get("covered_branches", 0)
        total = totals["num_statements"] + totals.get("num_branches", 0)
    else:
        lines = report["total"]["lines"]
        covered, total = lines["covered"], lines["total"]
    percent = Decimal(100 * covered) / Decimal(total) if total else Decimal(0)
    return percent.quantize(TENTH, ROUND_FLOOR)


if __name__ == "__main__":
    sys.exit(main())
