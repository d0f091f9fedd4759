"""Replays a record to any step, and verifies that its draws were fair (docs/fairness.md)."""

import hashlib

from .chance import Committed, Draw
from .game import CHANCE, Game, S, V
from .options import OptionError
from .record import Record, RecordError
from .table import Table, TableError


def open_record(game: Game[S, V], record: Record, upto: int = -1, quick: bool = True) -> Table[S, V]:
    """Return the table after `upto` steps of the record, or after all of them. Play can continue from there."""
    _check_game(game, record)
    if upto > len(record.steps):
        raise RecordError("no-step", f"This record has {len(record.steps)} steps, but no step {upto}.")
    table = _empty(game, record, quick)
    for number, action in enumerate(record.steps[: upto if upto >= 0 else None], start=1):
        _take(table, number, action)
    table.source = Committed(bytes.fromhex(record.secret)) if record.secret else None
    table.cuts = list(record.cuts)
    if 0 <= upto < len(record.steps):
        table.cuts.append(upto)  # playing on from here takes the later steps back
    table.end_free_undo()
    return table


def verify(game: Game[S, V], record: Record) -> int:
    """Recompute every draw from the secret and return the number of draws. RecordError names the first wrong step.

    Steps that come from another game (`given`) follow from that game's secret and are not checked. A record of an
    unfinished game can be fair too. `open_record(...).over` is true if the game has ended.
    """
    if not record.secret or not record.commitment:
        raise RecordError("no-secret", "This record has no secret, so nobody can tell whether its chance was fair.")
    if hashlib.sha256(bytes.fromhex(record.secret)).hexdigest() != record.commitment:
        raise RecordError("commitment", "The secret of this record is not the one that was committed to.")
    _check_game(game, record)
    source = Committed(bytes.fromhex(record.secret))
    table = _empty(game, record, quick=True)
    s = game.start(table.players, table.options)
    drawn: dict[int, int] = {}
    checked = 0
    for number, action in enumerate(record.steps):
        outcomes = game.chance(s) if game.decider(s) == CHANCE else []
        _take(table, number + 1, action)
        if len(outcomes) > 1:
            place = game.source(s)
            draw = Draw(place, drawn.get(place, 0), _era(record.cuts, number))
            drawn[place] = draw.number + 1
            if number >= record.given:
                expected = outcomes[source.pick(draw, [weight for _, weight in outcomes])][0]
                checked += 1
                if action != expected:
                    words = f"{game.actions.text(action)} instead of {game.actions.text(expected)}"
                    raise RecordError("unfair", f"Step {number + 1} does not follow from the secret: {words}.")
        game.apply(s, table.steps[number].seat, action)
    return checked


def _check_game(game: Game[S, V], record: Record) -> None:
    facts = game.facts
    if record.game != facts.key:
        raise RecordError("other-game", f"This is a record of {record.game!r}, not of {facts.key!r}.")
    if record.rules != facts.rules:
        words = (
            f"This record follows version {record.rules} of the rules of {facts.title}; this is version {facts.rules}."
        )
        raise RecordError("rules-version", words)


def _take(table: Table[S, V], number: int, action: int) -> None:
    try:
        table.replay(action)
    except TableError:
        actions = table.game.actions
        name = actions.text(action) if 0 <= action < actions.size else "no action of this game"
        raise RecordError("impossible-step", f"Step {number} ({action}: {name}) is not possible there.") from None


def _era(cuts: tuple[int, ...], number: int) -> int:
    """Return how many take-backs came before the final version of the step with this number."""
    era = 0
    for count, cut in enumerate(cuts, start=1):
        if cut <= number:
            era = count
    return era


def _empty(game: Game[S, V], record: Record, quick: bool) -> Table[S, V]:
    try:
        return Table(game, game.agree(record.options), record.seats, None, quick)
    except (OptionError, TableError) as error:
        raise RecordError(error.code, f"This record cannot be played: {error.sentence}") from None
