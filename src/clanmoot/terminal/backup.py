"""`clanmoot backup`: a copy of everything, made while the server goes on."""

from pathlib import Path

import click


@click.command("backup")
@click.argument("file")
@click.option(
    "--database",
    default="sqlite:///clanmoot.sqlite",
    show_default=True,
    metavar="URL",
    help="What to copy: sqlite:///file or postgresql://user@host/name.",
)
def backup(file: str, database: str) -> None:
    """Copy the database into FILE, which appears when it is whole. The server need not stop."""
    from clanmoot.server.store import backup as copy

    copy(database, Path(file).expanduser())
    click.echo(f"Everything is in {file}.")
