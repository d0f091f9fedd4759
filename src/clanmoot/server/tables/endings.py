"""How a game at a table ended: by the rules, or because all but one have resigned."""

from clanmoot.core.messages import Message, message
from clanmoot.protocol.tables import Ending, ScoreRow
from clanmoot.protocol.wire_message import words

from .table_state import TableState


def ending(state: TableState) -> Ending | None:
    """The end, once it has come; who resigned comes after all others, who did it first comes last."""
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
    """What is said of a game that ended before its rules ended it: because of the last who resigned or ran out."""
    last = state.resigned[-1]
    late = next((seats for seats in state.timed_out if last in seats), [])
    if len(late) > 1:
        return message("ended-by-time-together")
    return message("ended-by-time", who=last) if late else message("ended-by-resignation", who=last)


def standing(state: TableState, ranks: tuple[int, ...] | None) -> tuple[list[int], list[float]]:
    """Ranks and shares of the win, with those who resigned put last. Who ran out of time together shares a place."""
    found = list(ranks or [1] * state.terms.players)
    for seat in state.resigned:
        together = next((seats for seats in state.timed_out if seat in seats), [seat])
        place = min([state.resigned.index(one) for one in together])
        found[seat] = state.terms.players + state.terms.players - place  # behind everybody, the first behind the others
    final = [1 + sum([other < mine for other in found]) for mine in found]
    return final, [1 / final.count(1) if rank == 1 else 0.0 for rank in final]
