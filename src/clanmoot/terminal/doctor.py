"""`clanmoot doctor`: check a database, and repair it."""

import sys
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from clanmoot.server.doctor import Checkup


@click.command("doctor")
@click.option(
    "--database",
    default="sqlite:///clanmoot.sqlite",
    show_default=True,
    metavar="URL",
    help="What to check: sqlite:///file or postgresql://user@host/name.",
)
@click.option("--table", default="", metavar="ID", help="Check this table only.")
@click.option("--repair", is_flag=True, help="Repair what is wrong. What is taken out of a table is kept.")
@click.pass_context
def doctor(context: click.Context, database: str, table: str, repair: bool) -> None:
    """Check that every table in a database can be opened and is what its moves say. The server can keep running.

    Without --repair nothing is changed. The exit status is 0 if all is well or was repaired, else 1.
    """
    from clanmoot.server.doctor import checkup

    found = checkup(database, repair, table, _show if sys.stderr.isatty() else _silent)
    for line in report(found, repair):
        click.echo(line)
    context.exit(0 if all(one.repaired for one in found.found) else 1)


def report(found: "Checkup", repair: bool) -> list[str]:
    """Return sentences about what was found."""
    lines = []
    for one in found.found:
        lines.append(f"{f'Table {one.table}' if one.table else 'The database'}: {one.problem.what}")
        lines.append(f"  {'Repaired' if one.repaired else 'A repair would do this'}: {one.problem.repair}")
    looked = f"{_count(found.tables, 'table')} with {_count(found.events, 'event')}"
    if not found.found:
        return [f"All is well: {looked}."]
    lines.append(f"{_count(len(found.found), 'problem')} found in {looked}.")
    if not repair:
        lines.append("Nothing was changed. Make a backup (clanmoot backup FILE), then add --repair.")
    return lines


def _count(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def _show(done: int, total: int) -> None:
    click.echo(f"\r{done:,} of {total:,} tables", err=True, nl=done == total)


def _silent(done: int, total: int) -> None:
    """Show no progress. It takes the place of a progress function."""
