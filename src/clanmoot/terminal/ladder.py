"""`clanmoot ladder`: let every level play its neighbours, until it is clear which is better."""

import contextlib
import math
import sys
import time
from pathlib import Path
from typing import Any

import click

from clanmoot.arena.ladder import DEALS, Ladder, Pairing, measured, pairings, sizes
from clanmoot.arena.match import Result
from clanmoot.arena.progress import Progress, span
from clanmoot.arena.report import publish
from clanmoot.arena.results import Ledger
from clanmoot.arena.standings import percent
from clanmoot.arena.tally import tallies
from clanmoot.catalogue import game as find_game
from clanmoot.catalogue import games
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game

from .arena import streamed


@click.command("ladder")
@click.argument("game", metavar="GAME|all")
@click.option("--players", type=int, help="Number of seats.  [default: the fewest and the most]")
@click.option("--minutes", type=click.FloatRange(0), help="Stop after this time. 0 only writes the page.")
@click.option(
    "--deals", default=DEALS, show_default=True, type=click.IntRange(1), help="Largest number of deals per pairing."
)
@click.option(
    "--jobs", "workers", type=click.IntRange(1), help="Games to play at the same time.  [default: one per core]"
)
@click.option("--ray", metavar="auto|ADDRESS", help="Play on a Ray cluster, on this machine or at ADDRESS.")
@click.option("--results", default="results", show_default=True, metavar="DIR", help="Folder for the results.")
@click.option("--docs", default="docs/bots.md", show_default=True, metavar="FILE", help="Page to write.")
@click.pass_context
def ladder(
    context: click.Context,
    game: str,
    players: int | None,
    minutes: float | None,
    deals: int,
    workers: int | None,
    ray: str | None,
    results: str,
    docs: str,
) -> None:
    """Measure how strong the computer levels are.

    Every level plays its neighbours, greedy and random, and the results are written to a page. A pairing ends as soon
    as its result is clear. Earlier results count. To resume after a stop, run the same command again.
    """
    page, folder = Path(docs).expanduser(), Path(results).expanduser()
    if not page.parent.is_dir():
        words = f"There is no folder {page.parent} for the page. Run this in a checkout, or set --docs FILE."
        raise ClanmootError("docs", words)
    if ray is not None and workers is not None:
        raise ClanmootError("workers", "--jobs is only for this machine. Remove it, or remove --ray.")
    found = games() if game == "all" else [find_game(game)]
    wanted = [pairing for one in found for pairing in shown(one, players)]
    status = 0
    if minutes != 0:
        with contextlib.ExitStack() as stack:
            keys = [one.facts.key for one in found]
            ledgers = {key: stack.enter_context(Ledger(folder / f"{key}.jsonl")) for key in keys}
            before = [result for ledger in ledgers.values() for result in ledger.results]
            status = Climb(Ladder(wanted, tallies(before), deals), ledgers, minutes).run(workers, ray)
    publish(folder, page)
    click.echo(f"The page is in {page}.")
    context.exit(status)


def shown(game: Game[Any, Any], players: int | None) -> list[Pairing]:
    """Return the pairings for a game. Budgets are compared only for its smallest number of players."""
    facts = game.facts
    counts = sizes(facts, players)
    return [one for count in counts for one in pairings(facts.key, count, budgets=count == facts.least)]


class Climb:
    """A run of the ladder, which stores results and prints progress."""

    def __init__(self, ladder: Ladder, ledgers: dict[str, Ledger], minutes: float | None) -> None:
        self.ladder = ladder
        self.ledgers = ledgers
        self.end = math.inf if minutes is None else time.monotonic() + 60 * minutes
        self.progress = Progress(sys.stderr, 0)
        self.games = 0

    def run(self, workers: int | None, ray: str | None) -> int:
        """Play until all pairings are clear, the time is up, or Ctrl-C is pressed. Return the exit status."""
        for ledger in self.ledgers.values():
            if ledger.remark:
                click.echo(f"{ledger.path}: {ledger.remark}")
        status = 0
        try:
            with contextlib.closing(streamed(self.ladder.jobs(self.left), workers, ray)) as results:
                for result in results:
                    self.take(result)
        except KeyboardInterrupt:
            status = 130
        self.progress.end()
        click.echo(f"{self.games} games played. {len(self.ladder.unclear())} pairings are not clear yet.")
        return status

    def take(self, result: Result) -> None:
        """Store the result of a game, and print the pairings that are now clear."""
        for fresh in self.ledgers[result.job.contest.game].add([result]):
            self.games += 1
            for pairing in self.ladder.take(fresh):
                self.progress.end()
                click.echo(self.told(pairing))
            if self.progress.due():
                self.progress.show(self.standing())

    def left(self) -> float:
        return self.end - time.monotonic()

    def standing(self) -> str:
        """Return the text of the progress line."""
        left = "" if math.isinf(self.end) else f", {span(self.left())} left"
        every = len(self.ladder.pairings)
        return f"{self.games} games{left}; {every - len(self.ladder.open())} of {every} pairings done"

    def told(self, pairing: Pairing) -> str:
        """Return the result of a pairing as one line."""
        tally = self.ladder.tallies[pairing.contest]
        share = measured(pairing, tally)
        figures = f"{percent(share.mean)} ({100 * share.low:.1f} to {100 * share.high:.1f})"
        verdict = self.ladder.verdicts[pairing].value
        return f"{pairing.name}: {figures}, wanted {percent(pairing.line)}: {verdict} after {tally.games} games."
