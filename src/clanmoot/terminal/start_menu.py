"""The menu of `clanmoot play` without arguments. Pressing Enter twice starts the default game."""

from typing import Any, Final

import click

from clanmoot.bots import BOTS
from clanmoot.catalogue import games
from clanmoot.core.game import Game

from .games import span
from .prompts import as_number, ask
from .seating import default_bot

WORDS: Final = {
    "novice": "for your first game",
    "easy": "for your second game",
    "medium": "once you know the rules",
    "hard": "thinks for half a second",
    "expert": "thinks for two seconds",
    "greedy": "takes the best-looking move at once",
    "random": "plays any legal move",
}


def choose_game() -> Game[Any, Any]:
    """Ask which game to play."""
    found = games()
    click.secho("Clanmoot: five clan board games.", bold=True)
    click.echo()
    for place, game in enumerate(found, start=1):
        facts = game.facts
        click.echo(f" {place}  {facts.title}  ({span(facts.least, facts.most)} players, {facts.minutes} minutes)")
    click.echo()
    return found[pick("Which game?", [game.facts.title for game in found])]


def choose_opponents(game: Game[Any, Any]) -> tuple[str, ...]:
    """Ask for the opponents and return their names. Return none if people play at the same screen."""
    names = BOTS
    click.echo()
    for place, name in enumerate(names, start=1):
        click.echo(f" {place}  computer, {name}: {WORDS[name]}")
    click.echo(f" {len(names) + 1}  another person at this screen")
    click.echo()
    chosen = pick("Which opponent?", [*names, "another person"], names.index(default_bot()))
    return () if chosen == len(names) else (names[chosen],) * (game.facts.least - 1)


def pick(question: str, things: list[str], usual: int = 0) -> int:
    """Ask for one of these things, by number or the start of its name. Return its index. Enter picks `usual`."""
    while True:
        typed = ask(f"{question} [{usual + 1}] ").casefold()
        if not typed:
            return usual
        if 1 <= as_number(typed) <= len(things):
            return as_number(typed) - 1
        fitting = [place for place, thing in enumerate(things) if thing.casefold().startswith(typed)]
        if len(fitting) == 1:
            return fitting[0]
        click.echo(f"Type a number from 1 to {len(things)}, or press Enter for {usual + 1}.")
