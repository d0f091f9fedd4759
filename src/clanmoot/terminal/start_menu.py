"""The friendly choice: what to play, and against whom. Two times Enter starts a game."""

from typing import Any, Final

import click

from clanmoot.bots import BOTS
from clanmoot.catalogue import games
from clanmoot.core.game import Game

from .games import span
from .prompts import as_number, ask
from .seating import default_bot

WORDS: Final = {
    "novice": "for a first game",
    "easy": "for a second one",
    "medium": "for the games after that",
    "hard": "thinks half a second",
    "expert": "thinks two seconds",
    "greedy": "takes what looks best at once",
    "random": "does just anything",
}


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
    names = BOTS
    click.echo()
    for place, name in enumerate(names, start=1):
        click.echo(f" {place}  the computer, {name}: {WORDS[name]}")
    click.echo(f" {len(names) + 1}  somebody beside me, at this screen")
    click.echo()
    chosen = pick("Against whom?", [*names, "somebody"], names.index(default_bot()))
    return () if chosen == len(names) else (names[chosen],) * (game.facts.least - 1)


def pick(question: str, things: list[str], usual: int = 0) -> int:
    """A place in the list, by number or by the beginning of a name; Enter is the usual one."""
    while True:
        typed = ask(f"{question} [{usual + 1}] ").casefold()
        if not typed:
            return usual
        if 1 <= as_number(typed) <= len(things):
            return as_number(typed) - 1
        fitting = [place for place, thing in enumerate(things) if thing.casefold().startswith(typed)]
        if len(fitting) == 1:
            return fitting[0]
        click.echo(f"Please type a number from 1 to {len(things)}, or just Enter.")
