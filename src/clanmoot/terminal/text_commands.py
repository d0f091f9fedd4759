"""Commands that people can type during a game: help, why, undo, hint, rules, log, save, board, quit."""

from typing import Final

import click

from clanmoot.bots import adviser, bot
from clanmoot.core.messages import Message, message
from clanmoot.rulebook import find, parse

from .colours import tint
from .game_session import Session, Verb
from .log_lines import bullet, fitted, news
from .move_parser import meant
from .prompts import Leave, agreed, ask
from .record_files import is_taken, write_record
from .rules import show


def tell_help(session: Session, seat: int, rest: str) -> bool:
    """Print what can be typed."""
    session.say(seat, "help", example=session.game.actions.text(session.may(seat)[0]))
    return False


def why(session: Session, seat: int, rest: str) -> bool:
    """Print why a move is allowed, or why it is not."""
    allowed = meant(session.game.actions, session.may(seat), rest)
    refusals = session.refusals(seat, rest) if not allowed else []
    if len(allowed) == 1:
        reason = session.game.why(session.table.view(seat), allowed[0])
        click.echo(fitted(session.speakers[seat].say(reason)))
    elif len(refusals) == 1:
        session.refusal(seat, refusals[0])
    elif allowed or refusals:
        session.say(seat, "in-full")
    else:
        session.say(seat, "why-what")
    return False


def undo(session: Session, seat: int, rest: str) -> bool:
    """Undo the last decision, if it is free or the other people at the screen agree."""
    table = session.table
    removable = table.removals(seat)
    if removable:
        table.take(seat, [action for action in table.draft(seat) if action in removable][-1])
    elif table.free_undo(seat) >= 0:
        table.undo(seat)
    else:
        owner = max(session.people, key=table.last_decision)  # the person who decided last
        if table.last_decision(owner) < 0:
            session.say(seat, "nothing-to-undo")
            return False
        if not all_agree(session, owner):
            session.say(seat, "undo-refused")
            return False
        back_to_a_choice(session, owner)
    session.changed_back()
    session.say(seat, "undone")
    return True


def all_agree(session: Session, seat: int) -> bool:
    """Ask every other person whether they agree to a take-back. Bots always agree."""
    for other in session.people:
        if other != seat and not agreed(session.speakers[other].say(message("undo-agree", who=seat, whom=other))):
            return False
    return True


def back_to_a_choice(session: Session, seat: int) -> None:
    """Take steps back until the seat has a decision with more than one legal action."""
    while session.table.last_decision(seat) >= 0:
        session.table.take_back(session.table.last_decision(seat))
        if len(session.table.legal(seat)) > 1:
            return


def hint(session: Session, seat: int, rest: str) -> bool:
    """Print the move that a bot would choose."""
    table = session.table
    name = adviser(session.game.facts.key, table.players)
    choice = bot(name, session.game, len(table.steps), table.players).choose(
        table.view(seat), table.legal(seat), table.seen_steps(seat)
    )
    click.echo(tint(session.game.facts.key, session.speakers[seat].say(hint_message(session, choice))))
    return False


def hint_message(session: Session, action: int) -> Message:
    return message("hint", move=session.game.actions.text(action))


def rules(session: Session, seat: int, rest: str) -> bool:
    """Print the list of sections, a section, or one rule."""
    digest = parse(session.game.facts.key)
    if rest:
        click.echo(show(find(digest, rest)))
    else:
        for section in digest.sections:
            click.echo(f"{section.number:>3}  {section.title}")
        session.say(seat, "rules-more")
    return False


def log(session: Session, seat: int, rest: str) -> bool:
    """Print the whole log."""
    for paragraph in news(session.table, session.speakers[seat], seat, 0):
        click.echo(bullet(paragraph))
    return False


def save(session: Session, seat: int, rest: str) -> bool:
    """Write the game to a file."""
    name = rest or ask(session.speakers[seat].say(message("save-as")) + " ")
    if name:
        keep(session, seat, name)
    return False


def keep(session: Session, seat: int, name: str) -> None:
    """Save the game. If the file exists, ask before overwriting it."""
    if is_taken(name) and not agreed(session.speakers[seat].say(message("overwrite", file=name))):
        return
    write_record(name, session.table.record())
    session.saved = len(session.table.steps)
    session.say(seat, "saved-over" if session.table.over else "saved", file=name)


def board(session: Session, seat: int, rest: str) -> bool:
    """Print the board again, and the prompt."""
    session.stale[seat] = True
    session.show(seat)
    return False


def leave(session: Session, seat: int, rest: str) -> bool:
    """Offer to save the game, then end the session."""
    if session.saved != len(session.table.steps):
        name = ask(session.speakers[seat].say(message("save-before")) + " ")
        if name:
            keep(session, seat, name)
    raise Leave(0)


VERBS: Final[dict[str, Verb]] = {
    "help": tell_help,
    "?": tell_help,
    "why": why,
    "undo": undo,
    "u": undo,
    "hint": hint,
    "rules": rules,
    "log": log,
    "save": save,
    "board": board,
    "quit": leave,
    "q": leave,
    "exit": leave,
}
