"""Whole games over real WebSockets."""

import asyncio
import random

import pytest

from clanmoot.catalogue import KEYS
from clanmoot.catalogue import game as find
from tests.server.client import Mirror, Person, Refusal, bots_only, guest, seated, story
from tests.server.running import Running


def test_two_guests_play_a_whole_game(server: Running) -> None:
    async def told() -> None:
        ann, bob = await guest(server.url), await guest(server.url)
        async with ann, bob:
            table = await seated(ann, bob)
            rng = random.Random(1)
            made = await asyncio.gather(ann.play(table, rng), bob.play(table, rng))
            assert min(made) > 5
            mine, theirs = ann.tables[table], bob.tables[table]
            assert mine.over
            assert mine.n == theirs.n
            assert mine.card == theirs.card
            assert mine.position["ending"] == theirs.position["ending"]
            for person in (ann, bob):
                sync = await person.get(f"/tables/{table}")
                assert sync["position"]["view"] == person.tables[table].view

    story(told)


@pytest.mark.parametrize("key", KEYS)
def test_people_of_every_game_see_in_frames_what_they_would_see_in_a_sync(server: Running, key: str) -> None:
    async def told() -> None:
        people = [await guest(server.url) for _ in range(find(key).facts.least)]
        watcher = await guest(server.url)
        table = await seated(*people, game=key)
        await watcher.open()
        await watcher.watch(table)
        rng = random.Random(2)
        for _ in range(40):
            waited = [person for person in people if person.tables[table].asked and person.tables[table].legal]
            if not waited:
                assert people[0].tables[table].over
                break
            number = await waited[0].act(table, rng.choice(waited[0].tables[table].legal))
            for person in [*people, watcher]:
                mirror = person.tables[table]
                await person.until(lambda mirror=mirror, number=number: mirror.n >= number)  # type: ignore[misc]
        for person in [*people, watcher]:
            await agrees(person, table)
        for person in [*people, watcher]:
            await person.__aexit__(None, None, None)

    story(told)


async def agrees(person: Person, table: str) -> None:
    """What a client has put together from frames is what the server would tell it now."""
    mirror, fresh = person.tables[table], Mirror()
    fresh.take(await person.get(f"/tables/{table}"))
    await person.until(lambda: mirror.n >= fresh.n)
    assert (mirror.n, mirror.seat, mirror.card) == (fresh.n, fresh.seat, fresh.card)
    assert (mirror.view, mirror.legal, mirror.step) == (fresh.view, fresh.legal, fresh.step)
    assert mirror.log[-len(fresh.log) :] == fresh.log


def test_a_guest_plays_a_whole_game_against_the_computer(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            await ann.open()
            table = await ann.create("schotten-totten", ("novice", "me"))
            await ann.watch(table)
            assert await ann.play(table, random.Random(3)) > 5
            assert ann.tables[table].over
            await agrees(ann, table)

    story(told)


def test_opponents_play_among_themselves_while_a_spectator_watches(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            table = await bots_only(ann, "tain", 2)
            await ann.open()
            mirror = await ann.watch(table)
            await ann.until(lambda: mirror.n > 5)
            assert mirror.seat == -2

    story(told)


def test_the_same_command_sent_twice_is_done_once(server: Running) -> None:
    async def told() -> None:
        ann, bob = await guest(server.url), await guest(server.url)
        async with ann, bob:
            table = await seated(ann, bob)
            person = next(one for one in (ann, bob) if one.tables[table].asked)
            mirror = person.tables[table]
            command = {"action": mirror.legal[0], "step": mirror.step}
            number = await person.do(table, "act", "same", **command)
            assert await person.do(table, "act", "same", **command) == number
            again = await person.post(f"/tables/{table}/commands", {"id": "same", "command": {"do": "act", **command}})
            assert again == {"n": number}
            with pytest.raises(Refusal) as caught:
                await person.do(table, "act", "other", **command)
            assert caught.value.code in ("stale", "not-asked")

    story(told)


def test_a_client_that_comes_back_continues_from_the_last_frame(server: Running) -> None:
    async def told() -> None:
        ann, bob = await guest(server.url), await guest(server.url)
        async with ann, bob:
            table = await seated(ann, bob)
            await ann.close()
            seen = ann.tables[table].n
            for text in ("one", "two", "three"):
                await bob.do(table, "say", text=text)
            await ann.open()
            before = len(ann.received)
            mirror = await ann.watch(table)
            await ann.until(lambda: mirror.n == seen + 3)
            assert [one["t"] for one in ann.received[before:]] == ["frame"] * 3
            assert [said["text"] for said in mirror.chat] == ["one", "two", "three"]
            await ann.send({"t": "watch", "table": table, "since": 10**6})
            await ann.until(lambda: ann.received[-1]["t"] == "sync")

    story(told)


def test_chat_of_seats_and_watchers_is_apart_while_the_game_lasts(server: Running) -> None:
    async def told() -> None:
        ann, bob, eve = await guest(server.url), await guest(server.url), await guest(server.url)
        async with ann, bob, eve:
            table = await seated(ann, bob)
            await eve.open()
            watching = await eve.watch(table)
            number = await ann.do(table, "say", text="only for seats")
            await eve.until(lambda: watching.n >= number)
            assert eve.received[-1] == {"t": "skip", "table": table, "n": number}
            await eve.do(table, "say", text="only for watchers")
            await ann.do(table, "say", text="more")
            await ann.until(lambda: ann.tables[table].chat[-1]["text"] == "more")
            assert [said["text"] for said in ann.tables[table].chat] == ["only for seats", "more"]
            assert [said["text"] for said in watching.chat] == ["only for watchers"]

    story(told)


def test_many_tables_on_one_connection(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            await ann.open()
            tables = [await ann.create("schotten-totten", ("me", "open")) for _ in range(20)]
            for table in tables:
                await ann.watch(table)
            numbers = await asyncio.gather(*[ann.do(table, "say", text=table) for table in tables])
            for table, number in zip(tables, numbers, strict=True):
                mirror = ann.tables[table]
                await ann.until(lambda mirror=mirror, number=number: mirror.n == number)  # type: ignore[misc]
                assert [said["text"] for said in mirror.chat] == [table]
            await ann.send({"t": "unwatch", "table": tables[0]})
            seen = ann.tables[tables[0]].n
            await ann.do(tables[0], "say", text="unheard")
            await ann.do(tables[1], "say", text="heard")
            await ann.until(lambda: ann.tables[tables[1]].chat[-1]["text"] == "heard")
            assert ann.tables[tables[0]].n == seen

    story(told)


def test_the_lobby_is_live(server: Running) -> None:
    async def told() -> None:
        ann, bob = await guest(server.url), await guest(server.url)
        async with ann, bob:
            await ann.open()
            await ann.send({"t": "lobby", "on": True})
            await ann.until(lambda: ann.received[-1]["t"] == "lobby")

            def shown(table: str) -> bool:
                lobbies = [one for one in ann.received if one["t"] == "lobby"]
                return table in [entry["id"] for entry in lobbies[-1]["tables"]]

            hidden = await bob.create(public=False)
            table = await bob.create(public=True)
            await ann.until(lambda: shown(table))
            assert not shown(hidden)
            assert table in [entry["id"] for entry in await ann.get("/lobby")]
            await ann.do(table, "sit", seat=1)
            await ann.until(lambda: not shown(table))
            await ann.send({"t": "lobby", "on": False})
            before = len(ann.received)
            await bob.create(public=True)
            await ann.send({"t": "ping"})
            await ann.until(lambda: ann.received[-1]["t"] == "pong")
            await asyncio.sleep(0.6)
            assert [one["t"] for one in ann.received[before:]] == ["pong"]

    story(told)
