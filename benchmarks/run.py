"""Run all benchmarks: `python benchmarks/run.py [--quick]`. The exit status is 1 if a demand is missed."""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks import (
    against_c,
    direct,
    environments,
    ismcts_openspiel,
    levels,
    neighbours,
    playouts,
    server,
    shelf,
    shown,
    sizes,
    thinking,
)
from benchmarks.measures import is_compiled
from benchmarks.report import Section, missed, table


def sections(quick: bool) -> list[Section]:
    """Measure everything. Memory comes last, because tracing it slows everything down."""
    rounds = 2 if quick else 3
    found = playouts.sections(0.1 if quick else 0.5, rounds)
    found += against_c.sections(4000 if quick else 20_000, 3 if quick else 5)
    found += neighbours.sections(0.1 if quick else 0.4, rounds)
    found += shelf.sections(0.1 if quick else 0.4, rounds)
    found += environments.sections(0.1 if quick else 0.4, 1 if quick else 2)
    found += ismcts_openspiel.sections(0.1 if quick else 0.5, rounds)
    found += thinking.sections(0.1 if quick else 0.5, 1 if quick else 2)
    found += server.sections(server.QUICK if quick else server.FULL)
    found += shown.sections(shown.QUICK if quick else shown.FULL)
    if quick:
        found.append(Section(levels.QUESTION, [], ("Not measured with --quick: expert takes its time.",)))
        found.append(Section(direct.QUESTION, [], ("Not measured with --quick: it has to be compiled first.",)))
    else:
        found += levels.sections(6, levels.everywhere())
        found += direct.sections(5000, 5)
    return found + sizes.sections(50 if quick else 200, rounds)


def main() -> int:
    """Measure, print, and return the exit code."""
    parser = argparse.ArgumentParser(description="Ratios of things run in the same minute.")
    parser.add_argument("--quick", action="store_true", help="a minute, and rougher figures")
    quick = parser.parse_args().quick
    began = time.perf_counter()
    if not is_compiled():
        print("The installed package is not compiled: what follows is the interpreter against itself.\n")
    found = sections(quick)
    print(table(found))
    print(f"\n{time.perf_counter() - began:.0f} seconds.")
    sentences = missed(found)
    sentences += [f"Not measured: {section.question}" for section in found if not section.rows]
    print("\n".join(sentences) if sentences else "All demands are met.")
    return 1 if missed(found) else 0


if __name__ == "__main__":
    sys.exit(main())
