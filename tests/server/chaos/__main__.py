"""`python -m tests.server.chaos`: thousands of failures, and what became of them."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from .happening import chaos
from .troubles import TROUBLES


def main() -> int:
    """Spread the failures over the three kinds of sites; print a line for each."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description=__doc__)
    parser.add_argument("--failures", type=int, default=2000, help="in all (2000)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    share = -(-asked.failures // len(TROUBLES))
    for kind in TROUBLES:
        with tempfile.TemporaryDirectory(prefix="clanmoot-chaos-") as folder:
            figures = asyncio.run(chaos(kind, share, asked.seed, Path(folder), told))
        sys.stderr.write("\n")
        kinds = ", ".join(f"{name} {count}" for name, count in sorted(figures.failures.items()))
        sys.stdout.write(
            f"{kind}: {figures.failures.total()} failures ({kinds}); {figures.tables} tables, "
            f"{figures.acknowledged:,} commands acknowledged, all of them stored once and in order; "
            f"{figures.refused:,} refused and sent again; {figures.flags} people lost on time, none too early; "
            f"{figures.rated} rated games counted once\n"
        )
        sys.stdout.flush()
    return 0


def told(done: int) -> None:
    """Show that something goes on."""
    sys.stderr.write(f"\r{done} failures")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
