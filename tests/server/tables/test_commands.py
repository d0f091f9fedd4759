import asyncio
from pathlib import Path

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.core.messages import Refused
from clanmoot.core.rng import Rng
from clanmoot.protocol import commands as c
from clanmoot.protocol.terms import Clock, NewTable
from clanmoot.server.tables import TableRegistry, TableSession, Who
from clanmoot.server.work import Bill, Job
from clanmoot.server.work.jobs import Wanted

from .playing import Client, person, play_out, seated, with_registry


async def refused(session: TableSession, who: Who, command: c.AnyCommand, code: str) -> None:
    """The command is refused with this code, and nothing changes."""
    before = session.state.number, session.card()
    with pytest.raises(ClanmootError) as caught:
        await session.do(who, "refused", command)
    assert caught.value.code == code
    assert caught.value.sentence
    assert (session.state.number, session.card()) == before


def test_a_table_begins_when_its_last_seat_is_taken(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        ann, bob, eve = [await person(registry, name) for name in ("Ann", "Bob", "Eve")]
        session = await registry.create(ann, NewTable("tain", ["me", "open", "open"], public=True))
        await refused(session, ann, c.Act(0, 0), "not-begun")
        await session.do(bob, "1", c.Sit(1))
        await refused(session, bob, c.Sit(2), "seated")
        await refused(session, eve, c.Sit(1), "seat-taken")
        await refused(session, eve, c.Sit(5), "seat-taken")
        await refused(session, eve, c.Hire(2, "easy"), "no-seat")
        await session.do(ann, "2", c.Hire(2, "easy"))
        assert session.state.status == "playing"
        assert [sitter.kind for sitter in session.card().seats] == ["person", "person", "bot"]
        await refused(session, ann, c.Dismiss(2), "begun")

    with_registry(tmp_path, story)


@pytest.mark.parametrize(
    ("new", "code"),
    [
        (NewTable("chess", ["me", "open"]), "unknown-game"),
        (NewTable("tain", ["me"]), "players"),
        (NewTable("tain", ["me", "me"]), "seats"),
        (NewTable("tain", ["me", "open"], {"no": 1}), "option-unknown"),
        (NewTable("tain", ["me", "open"], clock=Clock("clock", 0)), "clock"),
        (NewTable("tain", ["me", "open"], clock=Clock("clock", 100_000)), "clock"),
        (NewTable("tain", ["easy", "easy"]), "seats"),
    ],
)
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, new: NewTable, code: str) -> None:
    async def story(registry: TableRegistry) -> None:
        ann = await person(registry, "Ann")
        with pytest.raises(ClanmootError) as caught:
            await registry.create(ann, new)
        assert caught.value.code == code
        assert not registry.tables

    with_registry(tmp_path, story)


def test_the_same_command_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2)
        seat = session.state.asked()[0]
        act = c.Act(clients[seat].position["legal"][0], clients[seat].position["step"])
        first = await session.do(people[seat], "same", act)
        steps = len(session.state.table.steps) if session.state.table else 0
        assert await session.do(people[seat], "same", act) == first
        assert session.state.table is not None
        assert len(session.state.table.steps) == steps
        again = await TableRegistry(registry.store, registry.hub, "other").table(session.id)
        assert await again.do(people[seat], "same", act) == first, "also after it was found again"

    with_registry(tmp_path, story)


def test_nobody_acts_for_another_or_out_of_turn_or_on_what_is_past(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2)
        seat = session.state.asked()[0]
        legal, step = clients[seat].position["legal"], clients[seat].position["step"]
        stranger = await person(registry, "Eve")
        await refused(session, stranger, c.Act(legal[0], step), "no-seat")
        await refused(session, people[1 - seat], c.Act(legal[0], step), "not-asked")
        await refused(session, people[seat], c.Act(legal[0], step + 1), "stale")
        illegal = next(action for action in range(session.state.game.actions.choices) if action not in legal)
        with pytest.raises(Refused) as caught:
            await session.do(people[seat], "x", c.Act(illegal, step))
        assert caught.value.refusal.rule.startswith("ST-")
        await refused(session, people[seat], c.Act(10**6, step), "refused")

    with_registry(tmp_path, story)


def test_a_race_has_one_winner(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2)
        seat = session.state.asked()[0]
        position = clients[seat].position
        registries = [registry, TableRegistry(registry.store, registry.hub, "other")]
        tables = [await one.table(session.id) for one in registries]

        async def attempt(number: int) -> str:
            act = c.Act(position["legal"][number % len(position["legal"])], position["step"])
            try:
                await tables[number % 2].do(people[seat], f"racer {number}", act)
            except ClanmootError as error:
                return error.code
            return "won"

        answers = await asyncio.gather(*[attempt(number) for number in range(50)])
        assert answers.count("won") == 1
        assert set(answers) <= {"won", "stale", "not-asked", "refused"}

    with_registry(tmp_path, story)


def test_what_can_be_taken_back_is_shown_to_nobody_else_and_skipped(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "glen-more", 2)
        for _ in range(60):
            seat = session.state.asked()[0]
            mine, yours = clients[seat], clients[1 - seat]
            if mine.position.get("undo"):
                break
            await play_out(session, people, clients, Rng(session.state.number), 1)
        assert mine.position["undo"], "there is something to take back"
        assert yours.messages[-1]["t"] == "skip"
        known = yours.view.copy()
        before = mine.position["step"]
        await session.do(people[seat], "u", c.Undo(before))
        assert mine.position["step"] < before
        assert yours.messages[-1]["t"] == "skip"
        assert yours.view == known
        await refused(session, people[1 - seat], c.Undo(yours.position["step"]), "undo")

    with_registry(tmp_path, story)


def test_others_must_agree_to_what_is_not_free(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "tain", 3)
        await play_out(session, people, clients, Rng(1), 5)
        table = session.state.table
        assert table is not None
        asker = next(seat for seat in range(3) if table.last_decision(seat) >= 0)
        steps = table.last_decision(asker)
        number = await session.do(people[asker], "a", c.Ask("back"))
        others = [seat for seat in range(3) if seat != asker]
        await refused(session, people[asker], c.Answer(number, True), "agreed")
        await refused(session, people[others[0]], c.Answer(number + 1, True), "no-question")
        await refused(session, people[others[0]], c.Ask("pause"), "question")
        await session.do(people[others[0]], "b", c.Answer(number, True))
        await session.do(people[others[1]], "c", c.Answer(number, True))
        assert table.cuts == [steps]
        assert session.state.asked() == [asker]
        assert all(len(client.log) == len(table.steps) for client in clients)
        number = await session.do(people[asker], "d", c.Ask("pause"))
        await session.do(people[others[0]], "e", c.Answer(number, False))
        assert session.state.question is None
        assert not session.state.paused

    with_registry(tmp_path, story)


def test_a_pause_stops_everything_until_a_player_resumes(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2, clock=Clock("clock", 60))
        await refused(session, people[0], c.Resume(), "not-paused")
        number = await session.do(people[0], "a", c.Ask("pause"))
        await session.do(people[1], "b", c.Answer(number, True))
        seat = session.state.asked()[0]
        await refused(session, people[seat], c.Act(clients[seat].position["legal"][0], 0), "paused")
        assert session.state.clocks.running == []
        await session.do(people[1], "c", c.Resume())
        assert session.state.clocks.running == [seat]

    with_registry(tmp_path, story)


def test_who_resigns_is_last(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "tain", 3)
        await session.do(people[1], "a", c.Resign())
        assert session.card().status == "playing"
        assert session.state.stand_in(1, 0.0) == "medium"
        await session.do(people[0], "b", c.Resign())
        assert session.card().status == "over"
        assert clients[2].position["ending"]["ranks"] == [2, 3, 1]
        await refused(session, people[2], c.Resign(), "over")

    with_registry(tmp_path, story)


def test_seats_and_watchers_do_not_hear_each_other_while_the_game_lasts(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "tain", 2)
        watcher, eve = Client(), await person(registry, "Eve")
        await session.watch(watcher, eve, -1)
        await session.do(people[0], "a", c.Say("my plan"))
        assert watcher.messages[-1] == {"t": "skip", "table": session.id, "n": session.state.number}
        assert clients[1].messages[-1]["said"]["text"] == "my plan"
        await session.do(eve, "b", c.Say("he bluffs"))
        assert clients[0].messages[-1]["t"] == "skip"
        assert (await session.sync(people[0])).chat[-1].text == "my plan"
        await session.do(people[0], "c", c.Resign())
        await session.do(eve, "d", c.Say("well played"))
        assert clients[0].messages[-1]["said"]["text"] == "well played"

    with_registry(tmp_path, story)


def test_a_seat_that_is_left_can_be_taken_by_another_person_or_a_computer(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "tain", 2)
        await session.do(people[0], "a", c.Leave())
        assert session.state.stand_in(0, 0.0) == "medium"
        assert "mine" not in clients[0].view or clients[0].view["me"] == -2, "who has left watches"
        eve = await person(registry, "Eve")
        await session.do(eve, "b", c.Sit(0))
        await session.do(eve, "c", c.Leave("hard"))
        assert session.card().seats[0].level == "hard"

    with_registry(tmp_path, story)


def test_who_comes_back_gets_what_was_missed_and_not_more(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2)
        session.unwatch(clients[0])
        absent = clients[0]
        n, heard = absent.n, len(absent.messages)
        watching = Client()
        await session.watch(watching, people[0], -1)
        await play_out(session, people, [watching, clients[1]], Rng(5), 12)
        await session.watch(absent, people[0], n)
        assert [message["t"] for message in absent.messages[heard:]].count("sync") == 0
        assert absent.view == watching.view
        assert absent.n == watching.n
        late = Client()
        await session.watch(late, people[0], session.state.number + 1000)
        assert [message["t"] for message in late.messages] == ["sync"], "a number that never was"

    with_registry(tmp_path, story)


def test_sealed_drafts_are_nobody_elses_business(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "eketorp", 3)
        table = session.state.table
        assert table is not None
        while not table.drafting(session.state.asked()[0]):
            await play_out(session, people, clients, Rng(1), 1)
        seat = session.state.asked()[0]
        mine, others = clients[seat], [client for k, client in enumerate(clients) if k != seat]
        heard = [len(client.messages) for client in others]
        put = next(action for action in mine.position["legal"] if not table.completes(seat, [action]))
        await session.do(people[seat], "a", c.Act(put, mine.position["step"]))
        assert mine.position["draft"] == [put]
        assert [len(client.messages) for client in others] == heard
        again = await TableRegistry(registry.store, registry.hub, "other").table(session.id)
        assert again.state.table is not None
        assert again.state.table.draft(seat) == [put], "it is stored"
        await session.do(people[seat], "b", c.Take(put, mine.position["step"]))
        assert mine.position.get("draft", []) == []
        await refused(session, people[seat], c.Take(put, mine.position["step"]), "not-drafted")
        assert len({length for kind, length in mine.lengths if kind == "drafted"}) == 1
        await play_out(session, people, clients, Rng(2), 200)

    with_registry(tmp_path, story)


def test_clocks_run_for_those_who_are_asked_and_not_while_nobody_was_there(tmp_path: Path) -> None:
    from clanmoot.server.tables.bot_attention import until_next_flag
    from clanmoot.server.tables.clocks import Clocks

    clocks = Clocks(Clock("clock", 60, 5), 2, [(3000.0, 9000.0)])
    clocks.start(0.0, [1])
    clocks.stop(10_000.0)
    clocks.decided(1)
    assert clocks.left == [60_000.0, 61_000.0], "ten seconds, six of them an outage; five more for the decision"
    clocks.start(10_000.0, [0])
    assert until_next_flag(clocks, 20_000.0) == 50_000.0
    assert clocks.flagged(69_999.0) == []
    assert clocks.flagged(70_000.0) == [0]
    told = clocks.told(20_000.0)
    assert told is not None
    assert told.left == [50_000, 61_000]
    days = Clocks(Clock("days", 100), 2, [])
    days.start(0.0, [0])
    days.stop(40_000.0)
    days.start(40_000.0, [1])
    days.start(50_000.0, [0])
    assert days.left[0] == 100_000.0, "each decision has its own time"


def test_on_time_out_the_agreed_level_moves(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        asked: list[Job] = []

        class Thinking:
            def think(self, asked_for: Job, bill: Bill) -> bool:
                asked.append(asked_for)
                return True

            def moved_on(self, table: str, wanted: Wanted) -> None:
                pass

        registry.thinking = Thinking()
        session, _, _ = await seated(registry, "schotten-totten", 2, clock=Clock("clock", 1), relief="easy")
        seat = session.state.asked()[0]
        for _ in range(100):
            if asked:
                break
            await asyncio.sleep(0.1)
        job = asked[0]
        question = await registry.question(*job)
        assert question is not None
        assert (question.seat, question.level) == (seat, "easy")
        assert session.state.table is not None
        steps = len(session.state.table.steps)
        await registry.decide(job.table, job.number, job.seat, question.legal[0])
        assert len(session.state.table.steps) > steps
        await registry.decide(job.table, job.number, job.seat, question.legal[0])
        assert await registry.question(*job) is None, "it is decided"

    with_registry(tmp_path, story)


def test_a_hint_is_for_the_player_who_is_asked_and_from_what_they_know(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        class Advising:
            def think(self, asked_for: Job, bill: Bill) -> bool:
                async def answer() -> None:
                    question = await registry.hints.question(*asked_for)
                    assert question is not None
                    assert question.view == table.view(seat)
                    await registry.hints.decide(asked_for.table, asked_for.number, asked_for.seat, question.legal[-1])

                registry.soon(answer())
                return True

            def moved_on(self, table: str, wanted: Wanted) -> None:
                pass

        registry.advising = Advising()
        session, people, clients = await seated(registry, "schotten-totten", 2)
        assert session.state.table is not None
        table, seat = session.state.table, session.state.asked()[0]
        action, told = await registry.hint(session.id, people[seat])
        assert action == clients[seat].position["legal"][-1]
        assert told is not None
        assert told.id == "st-log-play"
        with pytest.raises(ClanmootError) as caught:
            await registry.hint(session.id, people[1 - seat])
        assert caught.value.code == "not-asked"
        ranked, others, _ = await seated(registry, "schotten-totten", 2, ranked=True)
        with pytest.raises(ClanmootError) as caught:
            await registry.hint(ranked.id, others[ranked.state.asked()[0]])
        assert caught.value.code == "ranked"

    with_registry(tmp_path, story)


def test_a_client_that_changes_identity_is_told_everything_again(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, _ = await seated(registry, "tain", 2)
        client = Client()
        await session.watch(client, people[0], session.state.number, seat=1)
        assert [message["t"] for message in client.messages] == ["sync"]
        client = Client()
        await session.watch(client, people[0], session.state.number, seat=0)
        assert client.messages == []

    with_registry(tmp_path, story)
