"""Who may sit down where: a player who has seen one hand of a game never sees another one."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol import commands as c
from clanmoot.protocol.terms import NewTable
from clanmoot.server.people.adoption import adopt
from clanmoot.server.store.people import Person
from clanmoot.server.tables import House, Live, Who
from clanmoot.server.tables.snapshots import Snapshot, restore, snapshot
from clanmoot.server.tables.table_state import Room

from .playing import Client, housed, person, seated


async def refused(live: Live, who: Who, command: c.AnyCommand, code: str) -> None:
    """The table refuses the command with this code, and nothing changes."""
    before = live.room.number, live.card()
    with pytest.raises(ClanmootError) as caught:
        await live.do(who, "refused", command)
    assert caught.value.code == code
    assert caught.value.sentence.endswith(".")
    assert (live.room.number, live.card()) == before


async def elsewhere(house: House, live: Live) -> Live:
    """The same table, as another process finds it in the store."""
    return await House(house.store, house.hub, "other").table(live.id)


def as_account(who: Who, login: str | None = None) -> Person:
    return Person(who.person, who.name, login, None, 0.0, 0.0, "en")


@pytest.mark.parametrize("found_again", [False, True])
def test_nobody_sits_down_in_another_seat_of_a_game_that_has_begun(tmp_path: Path, found_again: bool) -> None:
    async def story(house: House) -> None:
        live, (ann, bob), _ = await seated(house, "schotten-totten", 2)
        await live.do(bob, "1", c.Leave())
        await live.do(ann, "2", c.Leave())
        if found_again:
            live = await elsewhere(house, live)
        await refused(live, ann, c.Sit(1), "other-seat")
        await refused(live, bob, c.Sit(0), "other-seat")
        await live.do(ann, "3", c.Sit(0))
        await live.do(bob, "4", c.Sit(1))
        assert [taken.person for taken in live.room.seats] == [ann.person, bob.person]

    housed(tmp_path, story)


def test_changing_seats_before_the_game_is_harmless(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await person(house, "Ann"), await person(house, "Bob")
        live = await house.create(ann, NewTable("tain", ["me", "open", "open"]))
        await live.do(bob, "1", c.Sit(1))
        await live.do(ann, "2", c.Leave())
        await live.do(ann, "3", c.Sit(2))
        await live.do(bob, "4", c.Hire(0, "novice"))
        assert live.room.status == "playing"
        await live.do(ann, "5", c.Leave())
        await live.do(ann, "6", c.Sit(2))
        assert live.room.seat_of(ann.person) == 2

    housed(tmp_path, story)


def test_a_player_who_sat_down_late_has_had_that_seat_too(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, (ann, bob), _ = await seated(house, "tain", 2)
        eve = await person(house, "Eve")
        await live.do(bob, "1", c.Leave())
        await live.do(eve, "2", c.Sit(1))
        await live.do(eve, "3", c.Leave())
        await live.do(ann, "4", c.Leave())
        await refused(live, eve, c.Sit(0), "other-seat")
        await live.do(bob, "5", c.Sit(1))

    housed(tmp_path, story)


def test_nobody_sits_down_at_a_rated_table_once_its_game_has_begun(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, (ann, bob, _), _ = await seated(house, "tain", 3, ranked=True)
        eve = await person(house, "Eve")
        await live.do(bob, "1", c.Leave())
        assert live.card().seats[1].resigned
        for who in (bob, eve):
            for seat in range(3):
                with pytest.raises(ClanmootError):
                    await live.do(who, "sit", c.Sit(seat))
        assert [taken.person for taken in live.room.seats[:2]] == [ann.person, bob.person]

    housed(tmp_path, story)


def test_an_account_carries_the_guests_memory_along(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, (guest, bob), _ = await seated(house, "tain", 2)
        account = await person(house, "Ann")
        assert (await adopt(house.store, house, as_account(guest), as_account(account, "ann"))).games == 1
        assert live.room.seat_of(account.person) == 0
        for who, cid in ((account, "1"), (bob, "2")):
            await live.do(who, cid, c.Leave())
        again = await elsewhere(house, live)
        await refused(again, account, c.Sit(1), "other-seat")
        await refused(again, guest, c.Sit(1), "other-seat")
        await again.do(account, "3", c.Sit(0))

    housed(tmp_path, story)


def test_an_account_that_had_one_seat_takes_no_other_over_from_a_guest(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, (ann, bob), _ = await seated(house, "tain", 2)
        await live.do(bob, "1", c.Leave())
        with pytest.raises(ClanmootError) as caught:
            await adopt(house.store, house, as_account(ann), as_account(bob, "bob"))
        assert caught.value.code == "same-table"
        assert live.room.seat_of(ann.person) == 0

    housed(tmp_path, story)


def test_a_snapshot_keeps_who_sat_where_and_an_older_one_still_loads(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, (ann, bob), _ = await seated(house, "tain", 2)
        await live.do(ann, "1", c.Leave())

        def again(body: bytes) -> Room:
            row = live.room
            room = Room(row.id, row.terms, b"x" * 32, [])
            restore(room, msgspec.json.decode(body, type=Snapshot), row.number)
            return room

        body = msgspec.json.encode(snapshot(live.room))
        assert again(body).held == live.room.held
        older: dict[str, Any] = msgspec.json.decode(body)
        known = {"seats", "status", "steps", "cuts", "taken_back", "left", "running", "since", "paused", "resigned"}
        known |= {"remarks", "done", "rematch", "origin"}
        room = again(msgspec.json.encode({name: value for name, value in older.items() if name in known}))
        assert room.held == {(bob.person, 1)}, "of the others nothing is known"

    housed(tmp_path, story)


def test_a_player_who_left_is_told_what_spectators_are_told(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, (ann, bob), (mine, _) = await seated(house, "schotten-totten", 2)
        spectator = Client()
        await live.watch(spectator, await person(house, "Eve"), -1)
        hand = mine.view["hand"]
        assert hand
        n = live.room.number
        await live.do(ann, "1", c.Leave())
        heard = len(mine.messages)
        assert mine.messages[-1]["t"] == "sync"
        assert mine.messages[-1]["seat"] == -2
        assert (mine.view, mine.position) == (spectator.view, spectator.position)
        await live.do(bob, "2", c.Say("she is gone"))
        await live.do(ann, "3", c.Say("good luck"))
        assert [one["t"] for one in mine.messages[heard:]] == ["skip", "frame"]
        assert mine.messages[heard:] == spectator.messages[-2:]
        for since, seat in ((-1, None), (n, None), (n, 0), (n, -2), (n, 1)):
            late = Client()
            late.n = since
            await live.watch(late, ann, since, seat)
            assert all(one.get("seat", -2) == -2 for one in late.messages)
            assert "she is gone" not in str(late.messages)
        sync = await live.sync(ann)
        assert sync.seat == -2
        assert sync.position is not None
        assert not sync.position.view.get("hand")

    housed(tmp_path, story)
