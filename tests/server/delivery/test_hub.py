"""What processes tell each other through a real Redis, and what happens when it goes away."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from redis.asyncio import Redis

from clanmoot.core.errors import ClanmootError
from clanmoot.server.delivery.hub import Hub, make_hub
from clanmoot.server.delivery.redis_hub import RedisHub
from tests.server import services
from tests.server.client import story
from tests.server.running import PATIENCE


class Heard:
    """All that one hub has heard."""

    def __init__(self, hub: Hub) -> None:
        self.notes: list[object] = []
        hub.on_event(lambda table, number: self.notes.append((table, number)))
        hub.on_lobby_changed(lambda: self.notes.append("lobby"))
        hub.on_session_ended(lambda session: self.notes.append(session))
        hub.on_refresh(lambda: self.notes.append("refresh"))

    async def until(self, met: Callable[[list[object]], bool]) -> None:
        """Wait for something."""
        async with asyncio.timeout(PATIENCE):
            while not met(self.notes):
                await asyncio.sleep(0.01)


async def with_hubs(address: str, told: Callable[[Hub, Heard, Hub, Heard], Awaitable[None]]) -> None:
    """Two processes' hubs."""
    one, two = RedisHub(address), RedisHub(address)
    await one.start()
    await two.start()
    try:
        await told(one, Heard(one), two, Heard(two))
    finally:
        await one.stop()
        await two.stop()


def test_alone_one_hears_of_the_lobby_and_of_those_who_leave() -> None:
    hub = make_hub("")
    heard = Heard(hub)
    hub.tell("table", 1)
    hub.lobby_changed()
    hub.session_ended("session")
    assert heard.notes == ["lobby", "session"]


def test_a_listener_that_fails_is_not_the_others_fault() -> None:
    hub = make_hub("")
    hub.on_lobby_changed(lambda: 1 / 0)
    heard = Heard(hub)
    hub.lobby_changed()
    assert heard.notes == ["lobby"]


def test_the_other_process_hears_everything_in_order_and_oneself_not_what_one_told() -> None:
    async def told(one: Hub, mine: Heard, two: Hub, its: Heard) -> None:
        for number in range(500):
            one.tell("table", number)
        one.session_ended("session")
        await its.until(lambda notes: len(notes) == 501)
        assert its.notes == [*[("table", number) for number in range(500)], "session"]
        two.lobby_changed()
        await mine.until(lambda notes: "lobby" in notes)
        assert mine.notes == ["session", "lobby"]

    with services.redis() as address:
        story(lambda: with_hubs(address, told))


def test_after_redis_was_away_everybody_looks_at_everything_again() -> None:
    services.installed()
    redis = services.Service("redis", services.redis_command)

    async def told(one: Hub, mine: Heard, two: Hub, its: Heard) -> None:
        await asyncio.to_thread(redis.kill)
        one.tell("table", 7)
        await asyncio.sleep(0.3)
        await asyncio.to_thread(redis.start)
        await its.until(lambda notes: "refresh" in notes)
        await mine.until(lambda notes: "refresh" in notes)

        async def comes_through() -> None:
            async with asyncio.timeout(PATIENCE):
                while ("table", 8) not in its.notes:
                    one.tell("table", 8)
                    await asyncio.sleep(0.1)

        await comes_through()

    try:
        redis.start()
        story(lambda: with_hubs(f"redis://127.0.0.1:{redis.port}/0", told))
    finally:
        redis.close()


def test_a_redis_that_is_not_there_is_said_at_the_start() -> None:
    async def told() -> None:
        with pytest.raises(ClanmootError, match="Redis does not answer"):
            await RedisHub(f"redis://127.0.0.1:{services.free_port()}/0").start()

    story(told)
    with pytest.raises(ClanmootError, match="must start with redis://"):
        make_hub("http://somewhere")


def test_nonsense_from_another_sender_is_ignored() -> None:
    async def told(one: Hub, mine: Heard, two: Hub, its: Heard) -> None:
        assert isinstance(one, RedisHub)
        for data in (b"", b"nonsense", b"\xff" * 10):
            await one._redis.publish("clanmoot:told", data)
        one.tell("table", 1)
        await its.until(lambda notes: notes == [("table", 1)])

    with services.redis() as address:
        story(lambda: with_hubs(address, told))


def test_after_a_lost_connection_everybody_looks_again() -> None:
    """The library would reconnect silently, and messages sent meanwhile would be lost."""

    async def told(address: str) -> None:
        async def cut(one: Hub, first: Heard, two: Hub, second: Heard) -> None:
            one.tell("table", 1)
            await second.until(lambda notes: ("table", 1) in notes)
            async with Redis.from_url(address) as operator:
                assert await operator.client_kill_filter(_type="pubsub") == 2
            for heard in (first, second):
                await heard.until(lambda notes: "refresh" in notes)

        await with_hubs(address, cut)

    with services.redis() as address:
        story(lambda: told(address))
