"""`clanmoot verify`: the proof that nobody chose the cards."""

import click

from clanmoot.catalogue import game
from clanmoot.core import replay

from .files import read_record


@click.command("verify")
@click.argument("file")
def verify(file: str) -> None:
    """Check that every draw of a recorded game follows from the secret that was committed to before it began."""
    record = read_record(file)
    draws = replay.verify(game(record.game), record)
    click.echo(f"Fair: all {draws} draws follow from the secret.")
    click.echo(f"Fingerprint of the secret: {record.commitment}")
    click.echo("It must be the one that was shown before the first card.")
