"""`clanmoot analyse`: what every decision of a recorded game was worth."""

import sys
from pathlib import Path

import click

from clanmoot.analysis.analysis_task import QUICK, USUAL, Opened, Task, opened
from clanmoot.analysis.decision_judge import LEAST_ITERATIONS, Effort, Verdict
from clanmoot.analysis.html_page import page
from clanmoot.analysis.luck_and_skill import Account, Books
from clanmoot.analysis.processes import cores, looked, places
from clanmoot.analysis.report import report, to_json
from clanmoot.analysis.summary import summary
from clanmoot.arena.progress import Progress
from clanmoot.arena.svg_chart import write
from clanmoot.core.errors import ClanmootError

from .prompts import as_number
from .record_files import read_record


@click.command("analyse")
@click.argument("file")
@click.option("--json", "json_file", metavar="FILE", help="Write all numbers to FILE. docs/analysis.md explains them.")
@click.option("--html", "html_file", metavar="FILE", help="Write a page with a chart to FILE, for a browser.")
@click.option("--open", "open_side", is_flag=True, help="Judge with all hands known. Only for finished games.")
@click.option("--quick", is_flag=True, help=f"Use only {QUICK.searches} searches of {QUICK.iterations} iterations.")
@click.option("--searches", type=click.IntRange(2, 1000), help=f"Searches per value.  [default: {USUAL.searches}]")
@click.option(
    "--iterations",
    type=click.IntRange(LEAST_ITERATIONS, 10**7),
    help=f"Iterations per search.  [default: {USUAL.iterations}]",
)
@click.option("--seed", type=click.IntRange(0), default=0, help="Seed of the searches.  [default: 0]")
@click.option("--seats", metavar="N[,N...]", help="Judge only the decisions of these seats.")
@click.option("--from", "first", type=int, default=1, metavar="STEP", help="Start at this step.")
@click.option("--to", "last", type=int, metavar="STEP", help="End at this step.")
@click.option(
    "--jobs", "workers", type=click.IntRange(1), help="Decisions to judge at the same time.  [default: one per core]"
)
@click.pass_context
def analyse(
    context: click.Context,
    file: str,
    json_file: str | None,
    html_file: str | None,
    open_side: bool,
    quick: bool,
    searches: int | None,
    iterations: int | None,
    seed: int,
    seats: str | None,
    first: int,
    last: int | None,
    workers: int | None,
) -> None:
    """Rate every decision of a recorded game.

    Decisions are judged from what the player knew then. The report shows each seat's chances before and after every
    draw and decision, the sums of luck and skill, and the clearest mistakes.
    Press Ctrl-C to stop and see the results so far.

    \b
    clanmoot analyse saved.json
    clanmoot analyse saved.json --html page.html --json numbers.json
    clanmoot analyse saved.json --seats 1 --from 20 --to 60 --iterations 10000
    """
    usual = QUICK if quick else USUAL
    effort = Effort(searches or usual.searches, iterations or usual.iterations, seed)
    if last == 0:
        raise ClanmootError("no-step", "There is no step 0. Steps are counted from 1.")
    json_path, html_path = writable(file, "--json", json_file), writable(file, "--html", html_file)
    if json_path is not None and json_path == html_path:
        raise ClanmootError("same-file", f"--json and --html cannot both write to {json_file}. Name two files.")
    record = read_record(file)
    of = opened(Task(record.to_json(), effort, chosen(seats), first, last or 0, open_side))
    done, status = run(of, workers or cores())
    account = Books(of, done).account() if 0 in done else None
    if account is None or not account.judged:
        raise ClanmootError("stopped", "Stopped before the first decision was judged. Nothing was written.")
    show(of, account, json_path, html_path)
    context.exit(status)


def run(of: Opened, workers: int) -> tuple[dict[int, Verdict], int]:
    """Judge all decisions with a progress line. Return the results until the end or Ctrl-C, and the exit status."""
    work = places(of)
    done: dict[int, Verdict] = {}
    progress = Progress(sys.stderr, len(work))
    try:
        for place, verdict in looked(of, min(workers, len(work))):
            done[place] = verdict
            progress.step(lambda: "")
    except KeyboardInterrupt:
        progress.end()
        return done, 130
    progress.end()
    return done, 0


def show(of: Opened, account: Account, json_path: Path | None, html_path: Path | None) -> None:
    """Print the summary, and write the files that the options ask for."""
    for line in summary(of, account):
        click.echo(line)
    fields = report(of, account)
    if json_path is not None:
        write(json_path, to_json(fields))
        click.echo(f"All numbers are in {json_path}.")
    if html_path is not None:
        write(html_path, page(fields))
        click.echo(f"The page is {html_path}.")


def chosen(seats: str | None) -> tuple[int, ...]:
    """Return the seats to judge, counted from 0. Raise ClanmootError if the option is not a list of seats."""
    if seats is None:
        return ()
    numbers = [as_number(word.strip()) for word in seats.split(",")]
    if not all(number > 0 for number in numbers):
        raise ClanmootError("seats", f"--seats must be a list of seats such as 1 or 1,3, not {seats!r}.")
    return tuple(sorted({number - 1 for number in numbers}))


def writable(record: str, option: str, name: str | None) -> Path | None:
    """Return the path to write to. It is checked before the long work, so that a wrong name fails immediately."""
    if name is None:
        return None
    try:
        path = Path(name.replace("\0", "")).expanduser()
        if not name or path != Path(name).expanduser():
            raise ValueError(name)
        folder, taken = path.parent.is_dir(), path.is_dir()
        same = path.exists() and Path(record).exists() and path.samefile(record)
    except (OSError, ValueError, RuntimeError):
        raise ClanmootError("file", f"{name!r} is not a valid file name.") from None
    if not folder:
        raise ClanmootError("no-folder", f"There is no folder {path.parent} to write {path.name} to.")
    if taken:
        raise ClanmootError("file", f"{name} is a folder. {option} needs a file.")
    if same:
        raise ClanmootError("same-file", f"{option} would overwrite the record {record}. Name another file.")
    return path
