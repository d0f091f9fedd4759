"""`clanmoot replay`: show a recorded game step by step."""

from typing import Any

import click

from clanmoot.catalogue import game as find_game
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import CHANCE, SPECTATOR
from clanmoot.core.messages import Message, message
from clanmoot.core.replay import open_record
from clanmoot.core.table import Table
from clanmoot.locales import ENGLISH, Speaker

from .colours import tint
from .log_lines import result
from .prompts import Leave, as_number, ask, on_terminal
from .record_files import read_record


@click.command("replay")
@click.argument("file")
@click.option("--step", type=int, help="Start at this step. In a pipe: stop after this step.")
@click.option(
    "--seat", default="1", show_default=True, metavar="N|open", help="Seat whose view is shown, or open for all hands."
)
def replay(file: str, step: int | None, seat: str) -> None:
    """Step through a recorded game.

    Press Enter for the next step, b to go back, a number to go to that step, q to quit.
    """
    record = read_record(file)
    table = open_record(find_game(record.game), record)
    film = Film(table, seat)
    if step is not None and not 0 <= step <= film.last:
        raise ClanmootError("no-step", f"There is no step {step}. This record has steps 0 to {film.last}.")
    if on_terminal():
        try:
            film.run(film.opening() if step is None else step)
        except Leave:
            return
    else:
        film.unroll(film.last if step is None else step)


class Film:
    """A recorded game that can be shown at every step."""

    def __init__(self, table: Table[Any, Any], seat: str) -> None:
        self.table = table
        self.game = table.game
        self.watchers = watchers(table, seat)
        self.speaker = Speaker(ENGLISH, table.seats, SPECTATOR)
        self.seen = {watcher: table.seen_steps(watcher) for watcher in self.watchers}
        stories = {watcher: table.log(watcher) for watcher in self.watchers}
        self.last = min([len(story) for story in stories.values()])
        self.lines = [self.told(stories[self.witness(number)][number]) for number in range(self.last)]

    def told(self, story: Message) -> str:
        """Return the text for a step. There is also a text for a step that the watcher did not see."""
        return self.speaker.say(story if story.id else message("not-seen"))

    def witness(self, number: int) -> int:
        """Return a watcher who saw all of a step, preferably the seat that took it."""
        step = self.table.steps[number]
        for watcher in sorted(self.watchers, key=lambda watcher: watcher != step.seat):
            if self.seen[watcher][number].action == step.action:
                return watcher
        return self.watchers[0]

    def opening(self) -> int:
        """Return the number of steps before the first choice."""
        chosen = [number for number in range(self.last) if self.table.steps[number].seat != CHANCE]
        return chosen[0] if chosen else self.last

    def boards(self, number: int) -> str:
        """Return the boards after this many steps, one for each watcher."""
        shown: list[str] = []
        for watcher in self.watchers:
            if len(self.watchers) > 1:
                shown.append(f"\nSeat {watcher + 1}, {self.table.seats[watcher]}:")
            shown.append(self.game.board(self.table.view_at(number, watcher)))
        return tint(self.game.facts.key, "\n".join(shown))

    def ending(self, number: int) -> list[str]:
        """Return the lines of the result if the game ends after this many steps, otherwise none."""
        return result(self.table, self.speaker) if number == self.last and self.table.over else []

    def unroll(self, upto: int) -> None:
        """Print the whole log, the final board and the result."""
        for number, told in enumerate(self.lines[:upto], start=1):
            click.echo(f"{number:>4}  {told}")
        click.echo(self.boards(upto))
        for row in ["", *self.ending(upto)]:
            click.echo(row)

    def run(self, number: int) -> None:
        """Show steps until the person quits, in the order they ask for."""
        while True:
            click.clear()
            click.secho(f"{self.game.facts.title}: {' against '.join(self.table.seats)}", bold=True)
            click.echo(self.boards(number) + "\n")
            for place in range(max(0, number - 3), number):
                click.secho(f"{place + 1:>4}  {self.lines[place]}", bold=place == number - 1, dim=place < number - 1)
            for row in self.ending(number):
                click.echo(row)
            number = self.turn_to(
                number, ask(f"Step {number} of {self.last} (Enter: next, b: back, number, q: quit)> ")
            )

    def turn_to(self, number: int, typed: str) -> int:
        """Return the number of the step that the person asked for, between 0 and the last."""
        if typed.casefold() in ("q", "quit", "exit"):
            raise Leave(0)
        if typed.casefold() in ("b", "back"):
            return max(0, number - 1)
        if as_number(typed) >= 0:
            return min(as_number(typed), self.last)
        return min(number + 1, self.last) if not typed else number


def watchers(table: Table[Any, Any], seat: str) -> list[int]:
    """Return the seats whose views are shown: the given seat, counted from 1, or all seats."""
    if seat == "open":
        return list(range(table.players))
    if not 1 <= as_number(seat) <= table.players:
        raise ClanmootError("seat", f"--seat must be a number from 1 to {table.players} or 'open', not {seat!r}.")
    return [as_number(seat) - 1]
