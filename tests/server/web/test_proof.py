"""The proof says when a record ends before its game does."""

from typing import Any

import pytest

from clanmoot import game
from clanmoot.core.record import Record
from clanmoot.core.table import Table

proven = pytest.importorskip("clanmoot.server.web.finished_games").proven


def table() -> Table[Any, Any]:
    """Return a game of Táin in which everybody always passes, just begun."""
    return game("tain").table()


def record_of(table: Table[Any, Any], over: bool) -> Record:
    """Return the record after one decision, or at the end."""
    table.act(table.deciders()[0], table.legal(table.deciders()[0])[-1])
    while over and not table.over:
        table.act(table.deciders()[0], table.legal(table.deciders()[0])[-1])
    return table.record()


def test_an_unfinished_record_is_said_to_be_unfinished() -> None:
    proof = proven(record_of(table(), over=False))
    assert proof.fair
    assert proof.text.endswith(" The record ends before the game does: later draws, if there were any, are not in it.")


def test_a_finished_record_is_not() -> None:
    proof = proven(record_of(table(), over=True))
    assert proof.fair
    assert "ends before" not in proof.text
