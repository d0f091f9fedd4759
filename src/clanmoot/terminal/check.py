"""`clanmoot check`: run the conformance kit on a game."""

import click

from clanmoot.catalogue import load
from clanmoot.conformance.kit import findings


@click.command("check")
@click.argument("spec", metavar="GAME")
@click.option("-n", "--games", default=20, show_default=True, type=click.IntRange(1), help="Number of games to play.")
@click.option("--seed", default=1, show_default=True, help="Seed of the first game.")
@click.pass_context
def check(context: click.Context, spec: str, games: int, seed: int) -> None:
    """Test a game with the conformance kit.

    GAME is a key such as eketorp, or package:NAME for a game of your own.
    """
    broken = 0
    for finding in findings(load(spec), games, seed):
        click.echo(finding.line())
        broken += not finding.kept
    click.echo(f"{broken} promises broken." if broken else "All promises kept.")
    if broken:
        context.exit(1)
