"""`clanmoot backup`: copy the database while the server runs."""

from pathlib import Path

import click


@click.command("backup")
@click.argument("file")
@click.option(
    "--database",
    default="sqlite:///clanmoot.sqlite",
    show_default=True,
    metavar="URL",
    help="Database to copy: sqlite:///file or postgresql://user@host/name.",
)
def backup(file: str, database: str) -> None:
    """Copy the database to FILE while the server runs.

    FILE appears when the copy is complete.
    """
    from clanmoot.server.store import backup as copy

    copy(database, Path(file).expanduser())
    click.echo(f"The backup is in {file}.")
