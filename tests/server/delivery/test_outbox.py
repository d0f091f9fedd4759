"""What waits for a client is counted, weighed, and bounded."""

import asyncio

from clanmoot.server.delivery.outbox import Outbox


async def emptied(outbox: Outbox) -> list[bytes]:
    """All that is in it; it has to be closed."""
    found: list[bytes] = []
    while messages := await outbox.take():
        found += messages
    return found


def test_messages_leave_in_their_order_and_their_weight_with_them() -> None:
    async def story() -> None:
        outbox = Outbox(3, 100)
        assert outbox.put(b"one")
        assert outbox.put(b"two")
        assert outbox.weight == 6
        assert await outbox.take() == [b"one", b"two"]
        assert outbox.weight == 0
        assert outbox.put(b"three")
        outbox.close(b"bye", keep=True)
        assert await emptied(outbox) == [b"three", b"bye"]

    asyncio.run(story())


def test_there_is_no_room_for_too_many_or_too_much() -> None:
    outbox = Outbox(2, 10)
    assert outbox.put(b"12345")
    assert not outbox.put(b"123456")
    assert outbox.put(b"12345")
    assert not outbox.put(b"")


def test_a_farewell_instead_of_the_rest_always_has_room() -> None:
    async def story() -> None:
        outbox = Outbox(1, 3)
        assert outbox.put(b"one")
        outbox.close(b"bye, bye", keep=False)
        outbox.close(b"again", keep=True)
        assert outbox.put(b"too late")
        assert await emptied(outbox) == [b"bye, bye"]

    asyncio.run(story())


def test_whoever_waits_is_woken_by_a_message_and_by_the_end() -> None:
    async def story() -> None:
        outbox = Outbox(1, 10)
        waiting = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        outbox.put(b"one")
        assert await waiting == [b"one"]
        waiting = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        outbox.drop()
        assert await waiting == []

    asyncio.run(story())
