"""What waits for a client is counted, weighed, and bounded."""

from clanmoot.server.delivery.outbox import Outbox


def emptied(outbox: Outbox) -> list[bytes]:
    """All that is in it, sent."""
    found: list[bytes] = []
    while outbox:
        found.append(outbox.first())
        outbox.sent()
    return found


def test_messages_leave_in_their_order_and_their_weight_with_them() -> None:
    outbox = Outbox(3, 100)
    assert outbox.put(b"one")
    assert outbox.put(b"two")
    assert (len(outbox), outbox.weight) == (2, 6)
    assert emptied(outbox) == [b"one", b"two"]
    assert (len(outbox), outbox.weight) == (0, 0)
    assert outbox.put(b"three")
    outbox.close(b"bye", keep=True)
    assert emptied(outbox) == [b"three", b"bye"]


def test_there_is_no_room_for_too_many_or_too_much() -> None:
    outbox = Outbox(2, 10)
    assert outbox.put(b"12345")
    assert not outbox.put(b"123456")
    assert outbox.put(b"12345")
    assert not outbox.put(b"")


def test_a_farewell_instead_of_the_rest_always_has_room() -> None:
    outbox = Outbox(1, 3)
    assert outbox.put(b"one")
    outbox.close(b"bye, bye", keep=False)
    outbox.close(b"again", keep=True)
    assert outbox.put(b"too late")
    assert emptied(outbox) == [b"bye, bye"]


def test_what_is_dropped_is_never_sent() -> None:
    outbox = Outbox(2, 10)
    assert outbox.put(b"one")
    outbox.drop()
    assert outbox.put(b"too late")
    assert (emptied(outbox), outbox.weight) == ([], 0)
