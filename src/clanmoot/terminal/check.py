"""`clanmoot check`: the conformance kit, for a game of one's own."""

from importlib import import_module

import click

from clanmoot.catalogue import load
from clanmoot.core.errors import ClanmootError


@click.command("check")
@click.argument("spec", metavar="GAME")
@click.option("-n", "--games", default=20, show_default=True, type=click.IntRange(1), help="How many games to play.")
@click.option("--seed", default=1, show_default=True, help="Where to start.")
@click.pass_context
def check(context: click.Context, spec: str, games: int, seed: int) -> None:
    """Put a game through the conformance kit. GAME is a key, or package:NAME for one of your own."""
    game = load(spec)
    try:
        kit = import_module("clanmoot.conformance.kit")
    except ModuleNotFoundError:
        raise ClanmootError("not-built", "The conformance kit is not built yet.") from None
    report = kit.examine(game, games=games, seed=seed)
    for row in report.lines():
        click.echo(row)
    if not report.passed:
        context.exit(1)
