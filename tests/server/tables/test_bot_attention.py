"""Computer opponents play while a person is there: one who watches, or one who was active lately."""

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
from clanmoot.server.tables import TableRegistry, TableSession, Who, bot_attention
from clanmoot.server.tables.bot_attention import LINGER
from clanmoot.server.work import Bill, Job
from clanmoot.server.work.jobs import Wanted

from .playing import Client, person, seated, with_registry


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


async def against_a_novice(registry: TableRegistry) -> tuple[TableSession, Who, Thinking]:
    """A table at which the computer is asked, and the person at it is not."""
    registry.thinking = thinking = Thinking()
    ann = await person(registry, "Ann")
    session = await registry.create(ann, NewTable("schotten-totten", ["me", "novice"]))
    await session.sync(ann)
    while session.state.asked() == [0]:
        sync = await session.sync(ann)
        assert sync.position is not None
        await session.do(ann, str(session.state.number), c.Act(sync.position.legal[0], sync.position.step))
    return session, ann, thinking


def forsake(session: TableSession) -> None:
    """Let the last sign be too long ago."""
    session.attention.last -= LINGER


async def decided(registry: TableRegistry, job: Job) -> None:
    """Let the computer make one decision."""
    question = await registry.question(*job)
    assert question is not None
    await registry.decide(*job, question.legal[0])


def test_a_table_without_people_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        with pytest.raises(ClanmootError) as caught:
            await registry.create(await person(registry, "Ann"), NewTable("tain", ["expert", "expert"]))
        assert (caught.value.code, caught.value.sentence[:33]) == ("seats", "A table needs at least one person")
        assert not registry.tables

    with_registry(tmp_path, story)


def test_once_the_last_person_has_left_the_computers_wait(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, ann, thinking = await against_a_novice(registry)
        await session.do(ann, "leave", c.Leave("novice"))
        before = list(thinking.asked)
        await decided(registry, before[-1])
        assert session.state.asked(), "the game goes on, and only computers are at the table"
        assert thinking.asked == before
        await session.watch(Client(), None, -1)
        assert len(thinking.asked) == len(before) + 1

    with_registry(tmp_path, story)


@pytest.mark.parametrize("how", ["watch", "sync", "command", "why"])
def test_a_person_who_comes_back_gets_an_answer_at_once(tmp_path: Path, how: str) -> None:
    async def story(registry: TableRegistry) -> None:
        session, ann, thinking = await against_a_novice(registry)
        forsake(session)
        session.look()
        assert len(thinking.asked) == 1
        match how:
            case "watch":
                await session.watch(Client(), ann, -1)
            case "sync":
                await session.sync(None)
            case "command":
                await session.do(ann, "say", c.Say("Hello"))
            case "why":
                await session.why(ann, 0)
        assert thinking.asked[1:] == thinking.asked[:1], "asked again, though it was asked a moment ago"

    with_registry(tmp_path, story)


def test_a_spectator_keeps_a_table_going_as_long_as_they_watch(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, _, thinking = await against_a_novice(registry)
        client = Client()
        await session.watch(client, None, -1)
        forsake(session)
        assert session.attention.attended()
        session.unwatch(client)
        assert not session.attention.attended()
        session.attention.asked_at.clear()
        session.look()
        assert len(thinking.asked) == 1

    with_registry(tmp_path, story)


def test_after_a_restart_no_bot_is_asked_until_a_person_watches(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, ann, thinking = await against_a_novice(registry)
        again = TableRegistry(registry.store, registry.hub, "again")
        again.thinking = thinking = Thinking()
        found = await again.table(session.id)
        found.look()
        assert thinking.asked == []
        assert found.state.opener == ann.person
        await found.sync(ann)
        assert [job.seat for job in thinking.asked] == [1]

    with_registry(tmp_path, story)


def test_a_table_that_waits_for_the_computer_is_not_due_in_the_store(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, _ = await seated(registry, "schotten-totten", 2, clock=Clock("clock", 1))
        other, _, _ = await against_a_novice(registry)
        far = time.time() + 10_000
        assert await registry.store.read(lambda connection: due_tables(connection, far)) == []
        await session.do(people[0], "resign", c.Resign())
        for _ in range(100):  # its end is noted at once
            row = await registry.store.read(lambda connection: connection.execute(tables.select()).all())
            if all(one.due is None for one in row):
                break
            await asyncio.sleep(0.01)
        # What an earlier version has noted is looked at once, and then no more.
        await registry.store.write(lambda connection: connection.execute(tables.update().values(due=1.0)))
        await registry.upkeep._sweep()
        assert await registry.store.read(lambda connection: due_tables(connection, far)) == []
        assert other.state.status == "playing"

    with_registry(tmp_path, story)


def test_a_stand_in_for_a_clock_that_ran_out_waits_for_a_person_too(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        registry.thinking = thinking = Thinking()
        session, people, clients = await seated(
            registry, "schotten-totten", 2, clock=Clock("clock", 600), relief="easy"
        )
        for client in clients:
            session.unwatch(client)
        forsake(session)
        session.state.clocks.left = [0.0, 0.0]
        session.look()
        assert thinking.asked == []
        await session.sync(people[0])
        assert [bill.level for bill in thinking.bills] == ["easy"]

    with_registry(tmp_path, story)


def test_the_opener_pays_and_their_address_is_only_a_fingerprint(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        _, ann, thinking = await against_a_novice(registry)
        (bill,) = thinking.bills
        assert (bill.game, bill.players, bill.level) == ("schotten-totten", 2, "novice")
        assert [payer.name.partition(":")[0] for payer in bill.payers] == ["table", "person"]
        registry.addresses.seen(ann.person, "192.0.2.7")
        session, _, thinking = await against_a_novice(registry)
        ann = Who(session.state.opener, "Ann")
        registry.addresses.seen(ann.person, "192.0.2.7")
        bill = registry.addresses.decision(session.state, 1)
        assert [payer.name.partition(":")[0] for payer in bill.payers] == ["table", "person", "address"]
        assert "192.0.2.7" not in str(bill)
        advice = registry.addresses.hint(session.state, Who("bob", "Bob"))
        assert [payer.name for payer in advice.payers] == ["person:bob"], "the person who asks for a hint pays for it"

    with_registry(tmp_path, story)


def test_a_decision_that_is_no_longer_needed_is_known_to_its_worker(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, ann, thinking = await against_a_novice(registry)
        job = thinking.asked[-1]
        await session.do(ann, "say", c.Say("Well?"))
        assert thinking.moved[-1] == session.id
        assert thinking.wanted(job.number, job.seat)
        await session.do(ann, "resign", c.Resign())
        assert not thinking.wanted(job.number, job.seat)

    with_registry(tmp_path, story)


def test_a_hint_that_has_no_room_is_refused_at_once_and_leaves_nothing(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        class Full(Thinking):
            def think(self, asked: Job, bill: Bill) -> bool:
                return False

        registry.advising = Full()
        session, people, _ = await seated(registry, "schotten-totten", 2)
        with pytest.raises(ClanmootError) as caught:
            await registry.hint(session.id, people[session.state.asked()[0]])
        assert caught.value.code == "busy"
        assert not registry.hints.questions
        assert not registry.hints.waiting

    with_registry(tmp_path, story)


def test_a_computer_that_does_not_answer_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_attention, "PATIENCE", 30.0)

    async def story(registry: TableRegistry) -> None:
        session, _, thinking = await against_a_novice(registry)
        async with session.lock:
            session.look()
        while len(thinking.asked) < 3:
            await asyncio.sleep(0.01)
        assert set(thinking.asked) == {thinking.asked[0]}

    with_registry(tmp_path, story)
