"""How a game at a table ended: by its rules, or because only one seat had not resigned or run out of time."""

from clanmoot.core.messages import Message, message
from clanmoot.protocol.tables import Ending, ScoreRow
from clanmoot.protocol.wire_message import words

from .table_state import TableState


def ending(state: TableState) -> Ending | None:
    """Return the ending, or None before it. Resigned seats rank behind all others, the first to resign last."""
    if state.status != "over" or state.table is None:
        return None
    if not state.table.over:
        return Ending(words(given_up(state)), *standing(state, None), [])
    outcome = state.table.outcome()
    ranks, shares = standing(state, outcome.ranks())
    rows = [
        ScoreRow(words(message(row.message, number=place)), list(row.points))
        for place, row in enumerate(outcome.score, start=1)
    ]
    return Ending(words(state.table.ending()), ranks, shares, rows)


def given_up(state: TableState) -> Message:
    """Return the message for a game that ended early. It names the last seat that resigned or ran out of time."""
    last = state.resigned[-1]
    late = next((seats for seats in state.timed_out if last in seats), [])
    if len(late) > 1:
        return message("ended-by-time-together")
    return message("ended-by-time", who=last) if late else message("ended-by-resignation", who=last)


def standing(state: TableState, ranks: tuple[int, ...] | None) -> tuple[list[int], list[float]]:
    """Return ranks and shares of the win. Resigned seats rank last. Seats that timed out together share a rank."""
    found = list(ranks or [1] * state.terms.players)
    for seat in state.resigned:
        together = next((seats for seats in state.timed_out if seat in seats), [seat])
        place = min([state.resigned.index(one) for one in together])
        found[seat] = state.terms.players + state.terms.players - place  # behind all others, first to resign last
    final = [1 + sum([other < mine for other in found]) for mine in found]
    return final, [1 / final.count(1) if rank == 1 else 0.0 for rank in final]
