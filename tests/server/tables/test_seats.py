"""Who may sit down where: a player who has seen one hand of a game never sees another one."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol import commands as c
from clanmoot.protocol.terms import NewTable
from clanmoot.server.people.guest_to_account import adopt
from clanmoot.server.store.people import Person
from clanmoot.server.tables import TableRegistry, TableSession, Who
from clanmoot.server.tables.snapshots import Snapshot, restore, snapshot
from clanmoot.server.tables.table_state import TableState

from .playing import Client, person, seated, with_registry


async def refused(session: TableSession, who: Who, command: c.AnyCommand, code: str) -> None:
    """The table refuses the command with this code, and nothing changes."""
    before = session.state.number, session.card()
    with pytest.raises(ClanmootError) as caught:
        await session.do(who, "refused", command)
    assert caught.value.code == code
    assert caught.value.sentence.endswith(".")
    assert (session.state.number, session.card()) == before


async def elsewhere(registry: TableRegistry, session: TableSession) -> TableSession:
    """The same table, as another process finds it in the store."""
    return await TableRegistry(registry.store, registry.hub, "other").table(session.id)


def as_account(who: Who, login: str | None = None) -> Person:
    return Person(who.person, who.name, login, None, 0.0, 0.0, "en")


@pytest.mark.parametrize("found_again", [False, True])
def test_nobody_sits_down_in_another_seat_of_a_game_that_has_begun(tmp_path: Path, found_again: bool) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob), _ = await seated(registry, "schotten-totten", 2)
        await session.do(bob, "1", c.Leave())
        await session.do(ann, "2", c.Leave())
        if found_again:
            session = await elsewhere(registry, session)
        await refused(session, ann, c.Sit(1), "other-seat")
        await refused(session, bob, c.Sit(0), "other-seat")
        await session.do(ann, "3", c.Sit(0))
        await session.do(bob, "4", c.Sit(1))
        assert [taken.person for taken in session.state.seats] == [ann.person, bob.person]

    with_registry(tmp_path, story)


def test_changing_seats_before_the_game_is_harmless(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        ann, bob = await person(registry, "Ann"), await person(registry, "Bob")
        session = await registry.create(ann, NewTable("tain", ["me", "open", "open"]))
        await session.do(bob, "1", c.Sit(1))
        await session.do(ann, "2", c.Leave())
        await session.do(ann, "3", c.Sit(2))
        await session.do(bob, "4", c.Hire(0, "novice"))
        assert session.state.status == "playing"
        await session.do(ann, "5", c.Leave())
        await session.do(ann, "6", c.Sit(2))
        assert session.state.seat_of(ann.person) == 2

    with_registry(tmp_path, story)


def test_a_player_who_sat_down_late_has_had_that_seat_too(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob), _ = await seated(registry, "tain", 2)
        eve = await person(registry, "Eve")
        await session.do(bob, "1", c.Leave())
        await session.do(eve, "2", c.Sit(1))
        await session.do(eve, "3", c.Leave())
        await session.do(ann, "4", c.Leave())
        await refused(session, eve, c.Sit(0), "other-seat")
        await session.do(bob, "5", c.Sit(1))

    with_registry(tmp_path, story)


def test_nobody_sits_down_at_a_rated_table_once_its_game_has_begun(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob, _), _ = await seated(registry, "tain", 3, ranked=True)
        eve = await person(registry, "Eve")
        await session.do(bob, "1", c.Leave())
        assert session.card().seats[1].resigned
        for who in (bob, eve):
            for seat in range(3):
                with pytest.raises(ClanmootError):
                    await session.do(who, "sit", c.Sit(seat))
        assert [taken.person for taken in session.state.seats[:2]] == [ann.person, bob.person]

    with_registry(tmp_path, story)


def test_an_account_carries_the_guests_memory_along(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (guest, bob), _ = await seated(registry, "tain", 2)
        account = await person(registry, "Ann")
        assert (await adopt(registry.store, registry, as_account(guest), as_account(account, "ann"))).games == 1
        assert session.state.seat_of(account.person) == 0
        for who, cid in ((account, "1"), (bob, "2")):
            await session.do(who, cid, c.Leave())
        again = await elsewhere(registry, session)
        await refused(again, account, c.Sit(1), "other-seat")
        await refused(again, guest, c.Sit(1), "other-seat")
        await again.do(account, "3", c.Sit(0))

    with_registry(tmp_path, story)


def test_an_account_that_had_one_seat_takes_no_other_over_from_a_guest(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob), _ = await seated(registry, "tain", 2)
        await session.do(bob, "1", c.Leave())
        with pytest.raises(ClanmootError) as caught:
            await adopt(registry.store, registry, as_account(ann), as_account(bob, "bob"))
        assert caught.value.code == "same-table"
        assert session.state.seat_of(ann.person) == 0

    with_registry(tmp_path, story)


def test_a_snapshot_keeps_who_sat_where_and_an_older_one_still_loads(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob), _ = await seated(registry, "tain", 2)
        await session.do(ann, "1", c.Leave())

        def again(body: bytes) -> TableState:
            row = session.state
            state = TableState(row.id, row.terms, b"x" * 32, [])
            restore(state, msgspec.json.decode(body, type=Snapshot), row.number)
            return state

        body = msgspec.json.encode(snapshot(session.state))
        assert again(body).held == session.state.held
        older: dict[str, Any] = msgspec.json.decode(body)
        known = {"seats", "status", "steps", "cuts", "taken_back", "left", "running", "since", "paused", "resigned"}
        known |= {"remarks", "done", "rematch", "origin"}
        state = again(msgspec.json.encode({name: value for name, value in older.items() if name in known}))
        assert state.held == {(bob.person, 1)}, "of the others nothing is known"

    with_registry(tmp_path, story)


def test_a_player_who_left_is_told_what_spectators_are_told(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, (ann, bob), (mine, _) = await seated(registry, "schotten-totten", 2)
        spectator = Client()
        await session.watch(spectator, await person(registry, "Eve"), -1)
        hand = mine.view["hand"]
        assert hand
        n = session.state.number
        await session.do(ann, "1", c.Leave())
        heard = len(mine.messages)
        assert mine.messages[-1]["t"] == "sync"
        assert mine.messages[-1]["seat"] == -2
        assert (mine.view, mine.position) == (spectator.view, spectator.position)
        await session.do(bob, "2", c.Say("she is gone"))
        await session.do(ann, "3", c.Say("good luck"))
        assert [one["t"] for one in mine.messages[heard:]] == ["skip", "frame"]
        assert mine.messages[heard:] == spectator.messages[-2:]
        for since, seat in ((-1, None), (n, None), (n, 0), (n, -2), (n, 1)):
            late = Client()
            late.n = since
            await session.watch(late, ann, since, seat)
            assert all(one.get("seat", -2) == -2 for one in late.messages)
            assert "she is gone" not in str(late.messages)
        sync = await session.sync(ann)
        assert sync.seat == -2
        assert sync.position is not None
        assert not sync.position.view.get("hand")

    with_registry(tmp_path, story)
