"""`clanmoot games`: list the games."""

import click

from clanmoot import catalogue


@click.command("games")
def games() -> None:
    """List the five games."""
    for game in catalogue.games():
        facts = game.facts
        players = f"{span(facts.least, facts.most)} players"
        click.echo(f"{facts.key:<16} {facts.title:<16} {players:>11} {facts.minutes:>4} min")
    click.echo("\nTo play one: clanmoot play schotten-totten   To read its rules: clanmoot rules schotten-totten")


def span(least: int, most: int) -> str:
    """Return a range of players as text, such as 2-5."""
    return str(least) if least == most else f"{least}-{most}"
