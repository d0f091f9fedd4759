"""Playing on from a step of a finished game."""

from pathlib import Path
from typing import Any

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.core.record import from_json
from clanmoot.core.replay import verify
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table
from clanmoot.protocol import commands as c
from clanmoot.protocol.tables import Origin
from clanmoot.protocol.terms import PlayOn
from clanmoot.server.tables import TableRegistry, TableSession, Who
from clanmoot.server.tables.results import finish
from tests.server.store.making import results_of

from .playing import play_out, seated, with_registry


async def finished(registry: TableRegistry, game: str, players: int) -> tuple[TableSession, list[Who]]:
    """A game that was played at random, to its end."""
    session, people, clients = await seated(registry, game, players)
    await play_out(session, people, clients, Rng(players))
    assert session.state.status == "over"
    return session, people


def played(session: TableSession) -> Table[Any, Any]:
    """A table's game."""
    assert session.state.table is not None
    return session.state.table


def steps(session: TableSession) -> list[int]:
    """The steps of a table's game."""
    return [step.action for step in played(session).steps]


def test_the_new_table_begins_where_the_old_game_stood_and_chance_is_new(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people = await finished(registry, "schotten-totten", 2)
        again = await registry.play_on(session.id, people[0], PlayOn(30, 1, "novice"))
        assert again.card().origin == Origin(session.id, 30)
        assert steps(again)[:30] == steps(session)[:30]
        assert again.state.seat_of(people[0].person) == 1
        assert again.state.seats[0].level == "novice"
        terms = again.state.terms
        assert (terms.public, terms.ranked, terms.clock.kind) == (False, False, "none")
        assert again.state.commitment != session.state.commitment

    with_registry(tmp_path, story)


def test_its_record_says_what_was_given_and_the_rest_is_proven(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people = await finished(registry, "schotten-totten", 2)
        again = await registry.play_on(session.id, people[0], PlayOn(14, 0))
        await again.do(people[0], "a", c.Resign())
        record = from_json(await registry.record(again.id))
        assert record.given == 14
        drawn = [played(again).is_draw(number) for number in range(14, len(record.steps))]
        assert verify(again.state.game, record) == sum(drawn)
        with pytest.raises(ClanmootError, match="does not follow from the secret"):
            verify(again.state.game, record._replace(given=0))

    with_registry(tmp_path, story)


def test_it_is_found_again_and_what_was_given_is_not_taken_back(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people = await finished(registry, "schotten-totten", 2)
        again = await registry.play_on(session.id, people[0], PlayOn(30, 0))
        with pytest.raises(ClanmootError) as caught:
            await again.do(people[0], "b", c.Ask("back"))
        assert caught.value.code == "undo"
        state, _ = await registry.repository.load(again.id)
        assert state.origin == Origin(session.id, 30)
        assert state.table is not None
        assert [step.action for step in state.table.steps] == steps(again)

    with_registry(tmp_path, story)


def test_it_counts_for_nothing(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people = await finished(registry, "schotten-totten", 2)
        again = await registry.play_on(session.id, people[0], PlayOn(10, 0))
        await again.do(people[0], "a", c.Resign())
        for one in (session, again):
            await finish(registry.store, one.state)
        assert await registry.store.read(lambda connection: results_of(connection, session.id)) != []
        assert await registry.store.read(lambda connection: results_of(connection, again.id)) == []

    with_registry(tmp_path, story)


def test_what_cannot_be_played_on_is_refused(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2)

        async def refused(wanted: PlayOn) -> str:
            with pytest.raises(ClanmootError) as caught:
                await registry.play_on(session.id, people[0], wanted)
            return caught.value.code

        assert await refused(PlayOn(3, 0)) == "not-over"
        await play_out(session, people, clients, Rng(2))
        assert await refused(PlayOn(9999, 0)) == "step"
        assert await refused(PlayOn(5, 2)) == "seat"
        assert await refused(PlayOn(len(steps(session)), 0)) == "over"

    with_registry(tmp_path, story)


def test_sealed_choices_are_all_made_again(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people = await finished(registry, "eketorp", 3)
        first = next(number for number, step in enumerate(played(session).steps) if step.seat >= 0)
        again = await registry.play_on(session.id, people[0], PlayOn(first + 2, 2))
        assert again.state.given() == first
        assert played(again).drafting(2)

    with_registry(tmp_path, story)
