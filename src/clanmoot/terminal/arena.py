"""`clanmoot arena`: let bots play against each other, to find out which is better."""

import contextlib
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import click

from clanmoot.arena import local_workers, ray_cluster
from clanmoot.arena.contest import Contest, Job, contest, jobs
from clanmoot.arena.match import Result
from clanmoot.arena.progress import Progress
from clanmoot.arena.results import Ledger, read
from clanmoot.arena.standings import Place, in_short, standing, table, verdict
from clanmoot.arena.svg_chart import contest_chart, write
from clanmoot.arena.tally import Tally
from clanmoot.bots import resolve
from clanmoot.catalogue import load
from clanmoot.core.errors import ClanmootError

from .play import wishes


@click.command("arena")
@click.argument("game")
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT [...]")
@click.option("-n", "--deals", default=20, show_default=True, type=click.IntRange(1), help="Number of deals.")
@click.option("--players", type=click.IntRange(2), help="Number of seats. The last BOT takes all seats that are left.")
@click.option(
    "--option",
    "-o",
    multiple=True,
    metavar="NAME=VALUE",
    help="Set an option of the game, such as tactics=yes. Repeatable.",
)
@click.option(
    "--jobs", "workers", type=click.IntRange(1), help="Games to play at the same time.  [default: one per core]"
)
@click.option("--ray", metavar="auto|ADDRESS", help="Play on a Ray cluster, on this machine or at ADDRESS.")
@click.option("--results", metavar="FILE", help="File for the results.  [default: arena-GAME.jsonl]")
@click.option("--chart", metavar="FILE", help="File for the chart.  [default: the name of the results with .svg]")
@click.pass_context
def arena(
    context: click.Context,
    game: str,
    bots: tuple[str, ...],
    deals: int,
    players: int | None,
    option: tuple[str, ...],
    workers: int | None,
    ray: str | None,
    results: str | None,
    chart: str | None,
) -> None:
    """Let computer opponents play each other.

    The report shows which is better and how certain that is. Every deal is played once in each rotation of the seats,
    with the same cards. To resume after a stop, run the same
    command again.

    \b
    clanmoot arena schotten-totten greedy random -n 100
    clanmoot arena eketorp ismcts:400 greedy --players 5
    """
    if ray is not None and workers is not None:
        raise ClanmootError("workers", "--jobs is only for this machine. Remove it, or remove --ray.")
    found = load(game)
    named = seated(bots, players)
    entered = contest(game, named, wishes(found, option))
    short = tuple([resolve(name, found.facts.key, len(named)) for name in named])
    path = Path(results or f"arena-{found.facts.key}.jsonl").expanduser()
    drawn = Path(chart).expanduser() if chart else path.parent / f"{path.stem}.svg"
    if not drawn.parent.is_dir():
        raise ClanmootError(
            "chart", f"There is no folder {drawn.parent} for the chart. Create it, or name another file."
        )
    with Ledger(path) as ledger:
        if ledger.remark:
            click.echo(ledger.remark)
        wanted = [job for job in jobs(entered, deals) if job not in ledger.done]
        stopped = bool(wanted) and interrupted(ledger, entered, wanted, short, streamed(iter(wanted), workers, ray))
    tally = tallied(read(path), entered)
    if stopped:
        click.echo(f"Stopped after {tally.games} games. To resume, run the same command again.")
    elif not wanted:
        click.echo("All games have already been played.")
    places = standing(tally)
    for line in told(found.facts.title, tally, places):
        click.echo(line)
    write(drawn, contest_chart(found.facts.title, tally, places))
    click.echo(f"The results are in {path}, the chart is in {drawn}.")
    context.exit(130 if stopped else 0)


def seated(bots: tuple[str, ...], players: int | None) -> tuple[str, ...]:
    """Return one bot per seat. The last bot also takes all remaining seats."""
    if players is None:
        return bots
    if len(bots) > players:
        raise ClanmootError("players", f"{len(bots)} opponents are too many for {players} seats.")
    return bots + bots[-1:] * (players - len(bots))


def interrupted(
    ledger: Ledger, entered: Contest, wanted: list[Job], bots: tuple[str, ...], results: Generator[Result, None, None]
) -> bool:
    """Play the missing games and store each result. Return whether Ctrl-C stopped it before the end."""
    tally = tallied(ledger.results, entered)
    progress = Progress(sys.stderr, tally.games + len(wanted), tally.games)
    try:
        with contextlib.closing(results):
            for result in results:
                for fresh in ledger.add([result]):
                    tally.add(fresh)
                    progress.step(lambda: in_short(tally, bots))
    except KeyboardInterrupt:
        return True
    finally:
        progress.end()
    return False


def tallied(results: list[Result], entered: Contest) -> Tally:
    """Return the results of one contest."""
    tally = Tally(entered)
    for result in results:
        if result.job.contest == entered:
            tally.add(result)
    return tally


def told(title: str, tally: Tally, places: list[Place]) -> list[str]:
    """Return the standings as the lines of a report."""
    deals = len(tally.deals())
    if not deals:
        return ["No deal has been played in every rotation yet."]
    head = f"{title}, {tally.contest.players} players: {deals} deal{'s' * (deals != 1)}, each in every rotation."
    return [head, *table(places), verdict(tally, places)]


def streamed(jobs: Iterator[Job], workers: int | None, ray: str | None) -> Generator[Result, None, None]:
    """Yield the results of games, from worker processes or from a Ray cluster."""
    return (
        local_workers.played(jobs, workers or local_workers.cores()) if ray is None else ray_cluster.played(jobs, ray)
    )
