"""`clanmoot games`: what can be played, and what is coming."""

import click

from clanmoot.catalogue import KEYS, UPCOMING
from clanmoot.catalogue import games as built
from clanmoot.core.game import Facts


@click.command("games")
def games() -> None:
    """List the five games."""
    rows = {found.facts.key: row(found.facts) for found in built()}
    for coming in UPCOMING:
        rows.setdefault(coming.key, (coming.title, span(coming.least, coming.most), "", "being built"))
    for key in KEYS:
        title, players, minutes, state = rows[key]
        click.echo(f"{key:<16} {title:<16} {players:>3} players {minutes:>8}  {state}".rstrip())
    click.echo("\nPlay one: clanmoot play schotten-totten   Read its rules: clanmoot rules schotten-totten")


def row(facts: Facts) -> tuple[str, str, str, str]:
    """A game that can be played."""
    return facts.title, span(facts.least, facts.most), f"{facts.minutes} min", "ready"


def span(least: int, most: int) -> str:
    """How many players."""
    return str(least) if least == most else f"{least}-{most}"
