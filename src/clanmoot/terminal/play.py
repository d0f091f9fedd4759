"""`clanmoot play`: play a game in the terminal."""

import secrets
from typing import Any

import click

from clanmoot.catalogue import game as find_game
from clanmoot.core.chance import Chance, Committed, Seeded, fresh
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import SPECTATOR, Game
from clanmoot.core.messages import message
from clanmoot.core.options import Wanted
from clanmoot.core.replay import open_record
from clanmoot.core.table import Table

from .game_session import Session
from .log_lines import fitted
from .prompts import Leave, ask
from .record_files import read_box, read_record
from .seating import Seating, seat_again, seat_all
from .start_menu import choose_game, choose_opponents
from .text_commands import VERBS, keep


@click.command("play")
@click.argument("game", required=False)
@click.option(
    "--against",
    "-a",
    multiple=True,
    metavar="BOT",
    help="Add a computer opponent: novice, easy, medium, hard, expert, greedy or random. Repeatable.",
)
@click.option("--hot-seat", is_flag=True, help="Let several people share this screen.")
@click.option(
    "--option",
    "-o",
    multiple=True,
    metavar="NAME=VALUE",
    help="Set an option of the game, such as tactics=yes. Repeatable.",
)
@click.option("--box", metavar="FILE", help="Use the numbers of your own box (JSON) where ours are reconstructed.")
@click.option("--seed", type=int, help="Deal the same cards every time. Such a game cannot be verified.")
@click.option("--name", "-n", multiple=True, help="Your name. With --hot-seat, repeat it for each player.")
@click.option("--from", "source", metavar="FILE", help="Resume a saved game.")
@click.option("--step", type=click.IntRange(0), help="With --from: resume after this many steps.")
@click.option("--fast", is_flag=True, help="Make forced moves at once, without waiting for Enter.")
@click.pass_context
def play(
    context: click.Context,
    game: str | None,
    against: tuple[str, ...],
    hot_seat: bool,
    option: tuple[str, ...],
    box: str | None,
    seed: int | None,
    name: tuple[str, ...],
    source: str | None,
    step: int | None,
    fast: bool,
) -> None:
    """Play a game in the terminal.

    Without GAME, you choose the game and your opponents from a menu.

    \b
    clanmoot play schotten-totten
    clanmoot play schotten-totten --option tactics=yes --against random
    clanmoot play schotten-totten --hot-seat --name Anna --name Bram
    clanmoot play --from saved.json
    """
    if source is None and step is not None:
        raise ClanmootError("step", "--step needs --from FILE, the saved game to resume.")
    if source is not None and (option or name or box):
        raise ClanmootError("agreed", "A saved game keeps its names and options. Remove --name, --option and --box.")
    try:
        if source is not None:
            table, seating = resume(source, game, step, hot_seat, against, fast, seed)
        else:
            chosen = find_game(game) if game else choose_game()
            if not against and not hot_seat and not game:
                against = choose_opponents(chosen)
                hot_seat = not against
            seating = seat_all(chosen, name, hot_seat, against)
            wanted = {**wishes(chosen, option), **(read_box(box) if box else {})}
            table = deal(chosen, seating, wanted, fresh() if seed is None else Seeded(seed), fast)
        sit_down(table, seating, secrets.randbits(31) if seed is None else seed)
    except Leave as left:
        context.exit(left.status)


def wishes(game: Game[Any, Any], options: tuple[str, ...]) -> dict[str, int]:
    """Return option values by name, from texts such as `tactics=yes` or only `tactics`."""
    known = {option.name: option for option in game.facts.options}
    wanted: dict[str, int] = {}
    for text in options:
        name, equals, word = text.partition("=")
        found = known.get(name.strip().casefold())
        if found is None:
            names = ", ".join(known) or "none"
            raise ClanmootError("option-unknown", f"{game.facts.title} has no option {name!r}. Its options: {names}.")
        wanted[found.name] = found.value(word.strip() if equals else "yes")
    return wanted


def deal(game: Game[Any, Any], seating: Seating, wanted: Wanted, chance: Chance, fast: bool) -> Table[Any, Any]:
    """Return a new table. No cards are dealt before the caller calls `advance`."""
    return Table(game, game.agree(wanted), seating.names, chance, fast)


def resume(
    file: str,
    key: str | None,
    step: int | None,
    hot_seat: bool,
    against: tuple[str, ...],
    fast: bool,
    seed: int | None,
) -> tuple[Table[Any, Any], Seating]:
    """Return a table that continues a record, and who plays. Later draws are new if the record has no secret."""
    record = read_record(file)
    game = find_game(key or record.game)
    table = open_record(game, record, -1 if step is None else step, fast)
    if table.source is None:
        table.source = Seeded(secrets.randbits(31) if seed is None else seed)
    return table, seat_again(record.seats, hot_seat, against)


def sit_down(table: Table[Any, Any], seating: Seating, seed: int) -> None:
    """Greet the players, play the game, and offer to save the record."""
    session = Session(table, seating.opponents(table.game, seed), VERBS)
    speaker = session.speakers[session.me]
    others = " and ".join([name for seat, name in enumerate(table.seats) if seat != session.me])
    greeting = "welcome" if session.me != SPECTATOR else "welcome-all"
    click.echo(speaker.say(message(greeting, game=table.game.facts.title, others=others)))
    click.echo(fitted(speaker.say(message(f"{table.game.facts.prefix.casefold()}-aim"))))
    if isinstance(table.source, Committed):
        click.secho(speaker.say(message("fair", commitment=table.source.commitment)), dim=True)
    over_before = table.over
    session.recall()
    table.advance()
    try:
        session.play()
        if not over_before:
            offer_record(session)
    except (Leave, KeyboardInterrupt) as left:
        unsaved = not table.over and session.saved != len(table.steps)
        click.echo(speaker.say(message("goodbye-unsaved" if unsaved else "goodbye")))
        raise left if isinstance(left, Leave) else Leave(130) from None


def offer_record(session: Session) -> None:
    """Ask whether to save the finished game."""
    click.echo()
    name = ask(session.speakers[session.me].say(message("save-after")) + " ")
    while name:
        try:
            keep(session, session.me, name)
            return
        except ClanmootError as error:
            click.echo(error.sentence)
            name = ask(session.speakers[session.me].say(message("save-after")) + " ")
