"""A table whose memory may be ahead of the store is reloaded before anybody is answered from it."""

from pathlib import Path

from clanmoot.server.people.guest_to_account import adopt
from clanmoot.server.tables import TableRegistry
from clanmoot.server.tables.events import Taken
from clanmoot.server.tables.rematch import wants_table

from .playing import person, seated, with_registry
from .test_rematch import finished
from .test_seats import as_account


def test_whether_a_rematch_opens_a_table_is_read_from_the_store(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, _, _ = await seated(registry, "tain", 2)
        session.unsure, session.state.status = True, "over"
        assert not await wants_table(registry, session.id)

    with_registry(tmp_path, story)


def test_whether_the_table_of_a_rematch_was_closed_is_read_from_the_store(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, _) = await finished(registry)
        again = await registry.rematch(session.id, ann)
        again.unsure, again.state.status = True, "gone"
        assert not await wants_table(registry, session.id)

    with_registry(tmp_path, story)


def test_whether_a_rematch_has_begun_is_read_from_the_store(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob) = await finished(registry)
        again = await registry.rematch(session.id, ann)
        again.unsure, again.state.status = True, "playing"
        await registry.rematch(session.id, bob)
        assert again.state.seat_of(bob.person) == 0
        assert again.card().status == "playing"

    with_registry(tmp_path, story)


def test_who_sits_where_an_account_adopts_is_read_from_the_store(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (guest, _), _ = await seated(registry, "tain", 2)
        account = await person(registry, "Ann")
        session.unsure, session.state.seats[1] = True, Taken(account.person, "Ann")
        assert (await adopt(registry.store, registry, as_account(guest), as_account(account, "ann"))).games == 1

    with_registry(tmp_path, story)
