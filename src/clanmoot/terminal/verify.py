"""`clanmoot verify`: check that the draws of a recorded game follow from its secret."""

import click

from clanmoot.catalogue import game
from clanmoot.core import replay

from .record_files import read_record


@click.command("verify")
@click.argument("file")
def verify(file: str) -> None:
    """Check that every draw of a recorded game follows from the secret that was committed to before it began."""
    record = read_record(file)
    found = game(record.game)
    draws = replay.verify(found, record)
    over = replay.open_record(found, record).over
    click.echo(f"{'Fair' if over else 'Fair so far'}: {counted(draws)} from the secret.")
    if record.given:
        click.echo(f"The first {record.given} steps come from another game and were not checked.")
    if not over:
        click.echo(f"The game is not finished: this record ends after step {len(record.steps)}.")
    click.echo(f"Fingerprint of the secret: {record.commitment}")
    click.echo("Compare it with the fingerprint that was shown before the first card.")


def counted(draws: int) -> str:
    """Return a text that says how many draws follow from the secret."""
    if draws == 0:
        return "no draw had to follow"
    return "the only draw follows" if draws == 1 else f"all {draws} draws follow"
