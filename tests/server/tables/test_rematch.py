"""Rematches: a game begins again only when everybody has agreed to it."""

from pathlib import Path
from typing import Any

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol import commands as c
from clanmoot.protocol.terms import Clock, NewTable
from clanmoot.server.tables import TableRegistry, TableSession, Who

from .playing import Client, person, seated, with_registry
from .test_seats import elsewhere, refused


async def finished(
    registry: TableRegistry, players: int = 2, key: str = "tain", **terms: Any
) -> tuple[TableSession, list[Who]]:
    """A table whose game is over, because all but the last player have resigned."""
    session, people, _ = await seated(registry, key, players, **terms)
    for who in people[:-1]:
        await session.do(who, "over", c.Resign())
    return session, people


def kinds(session: TableSession) -> list[tuple[str, str, bool]]:
    return [(sitter.kind, sitter.name, sitter.declined) for sitter in session.card().seats]


def test_nobody_plays_a_rematch_they_have_not_agreed_to(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob) = await finished(registry, ranked=True, clock=Clock("clock", 60))
        page = Client()
        await session.watch(page, bob, -1)
        again = await registry.rematch(session.id, ann)
        assert again.card().status == "open"
        assert again.state.clocks.running == []
        assert kinds(again) == [("open", "Person 1", False), ("person", "Person 0", False)]
        assert (page.card["rematch"], page.card["rematch_asked"]) == (again.id, [0])
        assert (await registry.rematch(session.id, ann)).id == again.id, "asking twice changes nothing"
        assert again.state.number == 1
        assert (await registry.rematch(session.id, bob)).id == again.id
        assert again.card().status == "playing"
        assert again.state.terms.ranked
        assert again.state.clocks.running == again.state.asked()
        assert [taken.person for taken in again.state.seats] == [bob.person, ann.person]
        assert page.card["rematch_asked"] == [0, 1]

    with_registry(tmp_path, story)


def test_a_seat_is_kept_for_the_invited_person_alone(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob, cem) = await finished(registry, 3)
        again = await registry.rematch(session.id, cem)
        again = await elsewhere(registry, again)
        assert kinds(again)[1:] == [("open", "Person 0", False), ("open", "Person 1", False)]
        eve = await person(registry, "Eve")
        await refused(again, eve, c.Sit(1), "seat-kept")
        await refused(again, bob, c.Sit(1), "seat-kept")
        await refused(again, eve, c.Decline(), "not-invited")
        await refused(again, eve, c.Dismiss(1), "no-seat")
        await again.do(ann, "1", c.Sit(1))
        await again.do(bob, "2", c.Sit(2))
        assert again.card().status == "playing"

    with_registry(tmp_path, story)


def test_no_id_of_a_person_is_on_the_card(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob) = await finished(registry)
        again = await registry.rematch(session.id, ann)
        page, stranger = Client(), Client()
        await again.watch(page, bob, -1)
        await again.watch(stranger, None, -1)
        await again.do(bob, "1", c.Decline())
        await again.do(ann, "2", c.Hire(0, "novice"))
        rows = await registry.store.read(lambda k: list(k.exec_driver_sql("SELECT label FROM seats").scalars()))
        for text in (str(page.messages), str(stranger.messages), str(rows)):
            assert ann.person not in text
            assert bob.person not in text

    with_registry(tmp_path, story)


def test_who_declines_frees_the_seat_and_may_think_again(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob) = await finished(registry)
        again = await registry.rematch(session.id, ann)
        await again.do(bob, "1", c.Decline())
        assert kinds(again)[0] == ("open", "Person 1", True)
        assert again.card().status == "open"
        await refused(again, bob, c.Decline(), "not-invited")
        await registry.rematch(session.id, bob)
        assert again.card().status == "playing"

    with_registry(tmp_path, story)


def test_after_a_decline_anybody_may_sit_down(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob) = await finished(registry)
        again = await registry.rematch(session.id, ann)
        await again.do(bob, "1", c.Decline())
        await again.do(await person(registry, "Eve"), "2", c.Sit(0))
        assert again.card().status == "playing"
        assert (await registry.rematch(session.id, bob)).id == again.id, "they see the game, and do not play in it"
        assert again.state.seat_of(bob.person) == -2

    with_registry(tmp_path, story)


@pytest.mark.parametrize("command", [c.Hire(0, "novice"), c.Dismiss(0)])
def test_the_asker_may_give_a_kept_seat_up(tmp_path: Path, command: c.AnyCommand) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob) = await finished(registry)
        again = await registry.rematch(session.id, ann)
        await again.do(ann, "1", command)
        if isinstance(command, c.Hire):
            assert again.card().status == "playing"
        else:
            assert kinds(again)[0] == ("open", "", False)
            await again.do(bob, "2", c.Sit(0))

    with_registry(tmp_path, story)


def test_when_the_asker_leaves_the_next_who_asks_opens_another_table(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob) = await finished(registry)
        first = await registry.rematch(session.id, ann)
        await first.do(ann, "1", c.Leave())
        assert first.card().status == "gone"
        await refused(first, bob, c.Sit(0), "gone")
        second = await registry.rematch(session.id, bob)
        assert second.id != first.id
        assert kinds(second) == [("person", "Person 1", False), ("open", "Person 0", False)]
        assert session.card().rematch_asked == [1]

    with_registry(tmp_path, story)


def test_computer_opponents_sit_down_at_once_and_strangers_ask_for_nothing(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        ann, eve = await person(registry, "Ann"), await person(registry, "Eve")
        session = await registry.create(ann, NewTable("tain", ["me", "novice"]))
        with pytest.raises(ClanmootError) as caught:
            await registry.rematch(session.id, ann)
        assert caught.value.code == "not-over"
        await session.do(ann, "1", c.Resign())
        with pytest.raises(ClanmootError) as caught:
            await registry.rematch(session.id, eve)
        assert caught.value.code == "no-seat"
        assert (await registry.rematch(session.id, ann)).state.status == "playing"

    with_registry(tmp_path, story)


def test_a_rematch_of_a_public_table_is_not_in_the_lobby_while_its_seats_are_kept(tmp_path: Path) -> None:
    from clanmoot.server.delivery.lobby import Lobby

    async def story(registry: TableRegistry) -> None:
        session, (ann, bob) = await finished(registry, public=True)
        lobby = Lobby(registry.store)
        again = await registry.rematch(session.id, ann)
        assert await lobby.entries() == []
        await again.do(bob, "1", c.Decline())
        assert [entry.id for entry in await lobby.entries()] == [again.id]

    with_registry(tmp_path, story)
