"""Sealed drafts in the form in which they are stored."""

from typing import Final

import msgspec

from clanmoot.core.table import TableError
from clanmoot.server.store.drafts import Draft

from .draft_format import Kept
from .table_state import TableState

LATELY: Final = 32  # a person's last commands that are stored with their draft


def kept(state: TableState, seat: int, actions: list[int], cid: str) -> bytes:
    """Return a draft encoded for the store."""
    person = state.seats[seat].person
    done = [known for by, known in state.done if by == person][-LATELY:] if person else []
    return msgspec.json.encode(Kept(epoch(state), actions, [*done, cid] if cid else done))


def epoch(state: TableState) -> int:
    """Return a number that identifies the current sealed phase of a table."""
    assert state.table is not None
    return (state.cuts << 32) + len(state.table.steps)


def put_back(state: TableState, drafts: list[Draft]) -> dict[int, int]:
    """Restore the drafts that belong to the current phase. Return the version of each seat's draft."""
    for draft in drafts:
        found = msgspec.json.decode(draft.body, type=Kept)
        for cid in found.done:
            if (state.seats[draft.seat].person, cid) not in state.done:
                state.remember(state.seats[draft.seat].person, cid)
        table = state.table
        if table is None or found.stamp != epoch(state) or draft.seat not in table.deciders():
            continue
        if table.drafting(draft.seat) and not table.completes(draft.seat, found.actions):
            try:
                table.redraft(draft.seat, found.actions)
            except TableError:
                continue  # a newer version of the game's rules wrote it
    return {draft.seat: draft.version for draft in drafts}
