"""Sealed drafts as the store keeps them."""

from typing import Final

import msgspec

from clanmoot.core.table import TableError
from clanmoot.server.store.drafts import Draft

from .table_state import TableState

LATELY: Final = 32  # commands of a person that are kept with their draft


class Kept(msgspec.Struct, frozen=True):
    """A draft: for which step, what is in it, and which commands of its person it contains."""

    stamp: int
    actions: list[int]
    done: list[str] = []


def kept(state: TableState, seat: int, actions: list[int], cid: str) -> bytes:
    """Return a draft as the store keeps it."""
    person = state.seats[seat].person
    done = [known for by, known in state.done if by == person][-LATELY:] if person else []
    return msgspec.json.encode(Kept(epoch(state), actions, [*done, cid] if cid else done))


def epoch(state: TableState) -> int:
    """Return a number that is different for every sealed phase."""
    assert state.table is not None
    return (state.cuts << 32) + len(state.table.steps)


def put_back(state: TableState, drafts: list[Draft]) -> dict[int, int]:
    """Let seats continue with the drafts they had; return the versions of all drafts by seat."""
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
                continue  # a later version of the game's rules wrote it
    return {draft.seat: draft.version for draft in drafts}
