"""From a record back to a table, at any step, and the proof that its chance was fair."""

import hashlib

from .chance import Committed, Draw
from .game import CHANCE, Game, S, V
from .options import OptionError
from .record import Record, RecordError
from .table import Table, TableError


def open_record(game: Game[S, V], record: Record, upto: int = -1, quick: bool = True) -> Table[S, V]:
    """The table as it was after `upto` steps of the record, or after all of them. It can be played on from there."""
    facts = game.facts
    if record.game != facts.key:
        raise RecordError("other-game", f"This is a record of {record.game!r}, not of {facts.key!r}.")
    if record.rules != facts.rules:
        words = (
            f"This record follows version {record.rules} of the rules of {facts.title}; this is version {facts.rules}."
        )
        raise RecordError("rules-version", words)
    if upto > len(record.steps):
        raise RecordError("no-step", f"This record has {len(record.steps)} steps; there is no step {upto}.")
    table = _empty(game, record, quick)
    for number, action in enumerate(record.steps[: upto if upto >= 0 else None], start=1):
        try:
            table.replay(action)
        except TableError:
            name = game.actions.text(action) if 0 <= action < game.actions.size else "no action of this game"
            raise RecordError("impossible-step", f"Step {number} ({action}: {name}) is not possible there.") from None
    table.source = Committed(bytes.fromhex(record.secret)) if record.secret else None
    table.cuts = list(record.cuts)
    if 0 <= upto < len(record.steps):
        table.cuts.append(upto)  # whoever plays on from here takes the rest back
    table.close()
    return table


def verify(game: Game[S, V], record: Record) -> int:
    """Recompute every draw from the secret. How many draws were checked; RecordError at the first that is wrong.

    What was given with the first step is another game's, and not ours to check.
    """
    if not record.secret or not record.commitment:
        raise RecordError("no-secret", "This record has no secret, so nobody can tell whether its chance was fair.")
    if hashlib.sha256(bytes.fromhex(record.secret)).hexdigest() != record.commitment:
        raise RecordError("commitment", "The secret of this record is not the one that was committed to.")
    source = Committed(bytes.fromhex(record.secret))
    table = open_record(game, record)
    s = game.start(table.players, table.options)
    drawn: dict[int, int] = {}
    checked = 0
    for number, step in enumerate(table.steps):
        outcomes = game.chance(s) if step.seat == CHANCE else []
        if len(outcomes) > 1:
            place = game.source(s)
            draw = Draw(place, drawn.get(place, 0), _era(record.cuts, number))
            drawn[place] = draw.number + 1
            expected = outcomes[source.pick(draw, [weight for _, weight in outcomes])][0]
            checked += number >= record.given
            if number >= record.given and step.action != expected:
                words = f"{game.actions.text(step.action)} instead of {game.actions.text(expected)}"
                raise RecordError("unfair", f"Step {number + 1} does not follow from the secret: {words}.")
        game.apply(s, step.seat, step.action)
    return checked


def _era(cuts: tuple[int, ...], number: int) -> int:
    """How many take-backs came before the step with this number was taken: all up to the last that cut it off."""
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
