"""Computer opponents play for those who are there: somebody who watches, or somebody who gave a sign lately."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol import commands as c
from clanmoot.protocol.terms import Clock, NewTable
from clanmoot.server.store.schema import tables
from clanmoot.server.store.tables import due_tables
from clanmoot.server.tables import House, Live, Who, attention
from clanmoot.server.tables.attention import LINGER
from clanmoot.server.work import Bill, Job
from clanmoot.server.work.question import Wanted

from .playing import Client, housed, person, seated


class Thinking:
    """Notes what is asked."""

    def __init__(self) -> None:
        self.asked: list[Job] = []
        self.bills: list[Bill] = []
        self.moved: list[str] = []
        self.wanted: Callable[[int, int], bool] = lambda stamp, seat: True

    def think(self, asked: Job, bill: Bill) -> bool:
        self.asked.append(asked)
        self.bills.append(bill)
        return True

    def moved_on(self, table: str, wanted: Wanted) -> None:
        self.moved.append(table)
        self.wanted = wanted


async def against_a_novice(house: House) -> tuple[Live, Who, Thinking]:
    """A table at which the computer is asked, and the person at it is not."""
    house.thinking = thinking = Thinking()
    ann = await person(house, "Ann")
    live = await house.create(ann, NewTable("schotten-totten", ["me", "novice"]))
    await live.sync(ann)
    while live.room.asked() == [0]:
        sync = await live.sync(ann)
        assert sync.position is not None
        await live.do(ann, str(live.room.number), c.Act(sync.position.legal[0], sync.position.step))
    return live, ann, thinking


def forsake(live: Live) -> None:
    """Let the last sign be too long ago."""
    live.attention.last -= LINGER


async def decided(house: House, job: Job) -> None:
    """Let the computer make one decision."""
    question = await house.question(*job)
    assert question is not None
    await house.decide(*job, question.legal[0])


def test_a_table_without_people_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        with pytest.raises(ClanmootError) as caught:
            await house.create(await person(house, "Ann"), NewTable("tain", ["expert", "expert"]))
        assert (caught.value.code, caught.value.sentence[:33]) == ("seats", "A table needs at least one person")
        assert not house.tables

    housed(tmp_path, story)


def test_once_the_last_person_has_left_the_computers_wait(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, ann, thinking = await against_a_novice(house)
        await live.do(ann, "leave", c.Leave("novice"))
        before = list(thinking.asked)
        await decided(house, before[-1])
        assert live.room.asked(), "the game goes on, and only computers are at the table"
        assert thinking.asked == before
        await live.watch(Client(), None, -1)
        assert len(thinking.asked) == len(before) + 1

    housed(tmp_path, story)


@pytest.mark.parametrize("how", ["watch", "sync", "command", "why"])
def test_whoever_comes_back_gets_an_answer_at_once(tmp_path: Path, how: str) -> None:
    async def story(house: House) -> None:
        live, ann, thinking = await against_a_novice(house)
        forsake(live)
        live.look()
        assert len(thinking.asked) == 1
        match how:
            case "watch":
                await live.watch(Client(), ann, -1)
            case "sync":
                await live.sync(None)
            case "command":
                await live.do(ann, "say", c.Say("Hello"))
            case "why":
                await live.why(ann, 0)
        assert thinking.asked[1:] == thinking.asked[:1], "asked again, though it was asked a moment ago"

    housed(tmp_path, story)


def test_a_spectator_keeps_a_table_going_as_long_as_they_watch(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, thinking = await against_a_novice(house)
        client = Client()
        await live.watch(client, None, -1)
        forsake(live)
        assert live.attention.attended()
        live.unwatch(client)
        assert not live.attention.attended()
        live.attention.asked_at.clear()
        live.look()
        assert len(thinking.asked) == 1

    housed(tmp_path, story)


def test_after_a_restart_nobody_is_asked_until_somebody_looks(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, ann, thinking = await against_a_novice(house)
        again = House(house.store, house.hub, "again")
        again.thinking = thinking = Thinking()
        found = await again.table(live.id)
        found.look()
        assert thinking.asked == []
        assert found.room.opener == ann.person
        await found.sync(ann)
        assert [job.seat for job in thinking.asked] == [1]

    housed(tmp_path, story)


def test_a_table_that_waits_for_the_computer_is_not_due_in_the_store(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, people, _ = await seated(house, "schotten-totten", 2, clock=Clock("clock", 1))
        other, _, _ = await against_a_novice(house)
        far = time.time() + 10_000
        assert await house.store.read(lambda connection: due_tables(connection, far)) == []
        await live.do(people[0], "resign", c.Resign())
        for _ in range(100):  # its end is noted at once
            row = await house.store.read(lambda connection: connection.execute(tables.select()).all())
            if all(one.due is None for one in row):
                break
            await asyncio.sleep(0.01)
        # What an earlier version has noted is looked at once, and then no more.
        await house.store.write(lambda connection: connection.execute(tables.update().values(due=1.0)))
        await house.upkeep._sweep()
        assert await house.store.read(lambda connection: due_tables(connection, far)) == []
        assert other.room.status == "playing"

    housed(tmp_path, story)


def test_a_stand_in_for_a_clock_that_ran_out_waits_for_somebody_too(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        house.thinking = thinking = Thinking()
        live, people, clients = await seated(house, "schotten-totten", 2, clock=Clock("clock", 600), relief="easy")
        for client in clients:
            live.unwatch(client)
        forsake(live)
        live.room.clocks.left = [0.0, 0.0]
        live.look()
        assert thinking.asked == []
        await live.sync(people[0])
        assert [bill.level for bill in thinking.bills] == ["easy"]

    housed(tmp_path, story)


def test_the_opener_pays_and_their_address_is_only_a_fingerprint(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        _, ann, thinking = await against_a_novice(house)
        (bill,) = thinking.bills
        assert (bill.game, bill.players, bill.level) == ("schotten-totten", 2, "novice")
        assert [payer.name.partition(":")[0] for payer in bill.payers] == ["table", "person"]
        house.addresses.seen(ann.person, "192.0.2.7")
        live, _, thinking = await against_a_novice(house)
        ann = Who(live.room.opener, "Ann")
        house.addresses.seen(ann.person, "192.0.2.7")
        bill = house.addresses.decision(live.room, 1)
        assert [payer.name.partition(":")[0] for payer in bill.payers] == ["table", "person", "address"]
        assert "192.0.2.7" not in str(bill)
        advice = house.addresses.hint(live.room, Who("bob", "Bob"))
        assert [payer.name for payer in advice.payers] == ["person:bob"], "whoever asks for a hint pays for it"

    housed(tmp_path, story)


def test_a_decision_that_is_not_waited_for_any_more_is_known_to_whoever_thinks(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, ann, thinking = await against_a_novice(house)
        job = thinking.asked[-1]
        await live.do(ann, "say", c.Say("Well?"))
        assert thinking.moved[-1] == live.id
        assert thinking.wanted(job.number, job.seat)
        await live.do(ann, "resign", c.Resign())
        assert not thinking.wanted(job.number, job.seat)

    housed(tmp_path, story)


def test_a_hint_that_has_no_room_is_refused_at_once_and_leaves_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        class Full(Thinking):
            def think(self, asked: Job, bill: Bill) -> bool:
                return False

        house.advising = Full()
        live, people, _ = await seated(house, "schotten-totten", 2)
        with pytest.raises(ClanmootError) as caught:
            await house.hint(live.id, people[live.room.asked()[0]])
        assert caught.value.code == "busy"
        assert not house.hints.questions
        assert not house.hints.waiting

    housed(tmp_path, story)


def test_a_computer_that_does_not_answer_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attention, "PATIENCE", 30.0)

    async def story(house: House) -> None:
        live, _, thinking = await against_a_novice(house)
        async with live.lock:
            live.look()
        while len(thinking.asked) < 3:
            await asyncio.sleep(0.01)
        assert set(thinking.asked) == {thinking.asked[0]}

    housed(tmp_path, story)
