"""The friendly choice: what to play, and against whom. Two times Enter starts a game."""

from typing import Any, Final

import click

from clanmoot.bots import BOTS
from clanmoot.catalogue import games
from clanmoot.core.game import Game

from .asking import as_number, ask
from .seating import default_bot
from .shelf import span

LEVELS: Final = {"greedy": "takes what looks best", "random": "plays anything, good for a first look"}


def choose_game() -> Game[Any, Any]:
    """Which game?"""
    found = games()
    click.secho("Clanmoot: five clan games, one table.", bold=True)
    click.echo()
    for place, game in enumerate(found, start=1):
        facts = game.facts
        click.echo(f" {place}  {facts.title}  ({span(facts.least, facts.most)} players, {facts.minutes} minutes)")
    click.echo()
    return found[pick("Which game?", [game.facts.title for game in found])]


def choose_opponents(game: Game[Any, Any]) -> tuple[str, ...]:
    """Against whom? Nobody means: people at the same screen."""
    names = sorted(BOTS, key=lambda name: name != default_bot())
    click.echo()
    for place, name in enumerate(names, start=1):
        click.echo(f" {place}  the computer, {name}" + (f": {LEVELS[name]}" if name in LEVELS else ""))
    click.echo(f" {len(names) + 1}  somebody beside me, at this screen")
    click.echo()
    chosen = pick("Against whom?", [*names, "somebody"])
    return () if chosen == len(names) else (names[chosen],) * (game.facts.least - 1)


def pick(question: str, things: list[str]) -> int:
    """A place in the list, by number or by the beginning of a name; Enter is the first."""
    while True:
        typed = ask(f"{question} [1] ").casefold()
        if not typed:
            return 0
        if 1 <= as_number(typed) <= len(things):
            return as_number(typed) - 1
        fitting = [place for place, thing in enumerate(things) if thing.casefold().startswith(typed)]
        if len(fitting) == 1:
            return fitting[0]
        click.echo(f"Please type a number from 1 to {len(things)}, or just Enter.")
