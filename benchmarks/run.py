"""Run all benchmarks: `python benchmarks/run.py [--quick]`. The exit status is 1 if a demand is missed."""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks import (
    browser_delay,
    compare_with_c,
    contract_overhead,
    environments,
    ismcts_openspiel,
    level_times,
    openspiel_card_games,
    other_games,
    playouts,
    record_sizes,
    search_speed,
    server,
)
from benchmarks.report import Section, missed, table
from benchmarks.timed_loops import is_compiled


def sections(quick: bool) -> list[Section]:
    """Run all measurements. Memory comes last, because tracing it slows everything down."""
    rounds = 2 if quick else 3
    found = playouts.sections(0.1 if quick else 0.5, rounds)
    found += compare_with_c.sections(4000 if quick else 20_000, 3 if quick else 5)
    found += openspiel_card_games.sections(0.1 if quick else 0.4, rounds)
    found += other_games.sections(0.1 if quick else 0.4, rounds)
    found += environments.sections(0.1 if quick else 0.4, 1 if quick else 2)
    found += ismcts_openspiel.sections(0.1 if quick else 0.5, rounds)
    found += search_speed.sections(0.1 if quick else 0.5, 1 if quick else 2)
    found += server.sections(server.QUICK if quick else server.FULL)
    found += browser_delay.sections(browser_delay.QUICK if quick else browser_delay.FULL)
    if quick:
        found.append(Section(level_times.QUESTION, [], ("Not measured with --quick: expert takes its time.",)))
        found.append(
            Section(contract_overhead.QUESTION, [], ("Not measured with --quick: it has to be compiled first.",))
        )
    else:
        found += level_times.sections(6, level_times.everywhere())
        found += contract_overhead.sections(5000, 5)
    return found + record_sizes.sections(50 if quick else 200, rounds)


def main() -> int:
    """Measure, print the results, and return the exit code."""
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
