"""`clanmoot rules`: the rules on the screen."""

import click

from .rules import find, parse, show


@click.command("rules")
@click.argument("game", default="schotten-totten")
@click.argument("rule", required=False)
def rules(game: str, rule: str | None) -> None:
    """Show a game's rules: all of them, a section (5), or one rule (5.3).

    Marks in brackets tell where a rule comes from.
    """
    digest = parse(game)
    if rule is not None:
        click.echo(show(find(digest, rule)))
        return
    click.secho(digest.title, bold=True)
    click.echo()
    click.echo(click.wrap_text(digest.intro, 88))
    click.echo()
    click.echo(show(list(digest.sections)))
