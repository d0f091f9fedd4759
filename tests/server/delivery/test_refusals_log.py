"""The log of refusals: one line a minute for a reason and an address, and no more of the address than was asked for."""

import logging

import pytest

from clanmoot.server.delivery.metrics import Metrics
from clanmoot.server.delivery.refusal_log import MOST, OTHERS, QUIET, Refusals
from clanmoot.server.settings import Addresses
from tests.server.delivery.test_sockets import refusals
from tests.server.raw import Raw, request
from tests.server.running import running


def told(record: logging.LogRecord) -> tuple[object, ...]:
    """Return reason, address and number of a line."""
    fields = vars(record)
    return fields["why"], fields["address"], fields["times"]


def test_a_reason_and_an_address_are_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 100.0
    meter = Metrics()
    refused = Refusals(meter, "truncated", lambda: now)
    for _ in range(1000):
        refused.note("sockets", "192.0.2.77")
        refused.note("host", "192.0.2.78")
    assert [told(line) for line in caplog.records] == [("sockets", "192.0.2.0/24", 1), ("host", "192.0.2.0/24", 1)]
    now += QUIET
    refused.note("sockets", "192.0.2.79")
    assert told(caplog.records[-1]) == ("sockets", "192.0.2.0/24", 1000)
    assert b'clanmoot_refused_connections_total{why="sockets"} 1001.0' in meter.text()


def test_many_addresses_do_not_flood_the_log(caplog: pytest.LogCaptureFixture) -> None:
    now = 100.0
    refused = Refusals(Metrics(), "truncated", lambda: now)
    for number in range(5000):
        refused.note("full", f"10.{number % 250}.{number // 250}.1")
    assert len(caplog.records) == MOST + 1
    assert told(caplog.records[-1]) == ("full", OTHERS, 1)
    now += QUIET
    refused.note("full", "192.0.2.1")
    assert told(caplog.records[-1])[1:] == ("192.0.2.0/24", 1)


@pytest.mark.parametrize(
    ("how", "address", "shown"),
    [
        ("full", "192.0.2.77", "192.0.2.77"),
        ("truncated", "192.0.2.77", "192.0.2.0/24"),
        ("truncated", "::ffff:192.0.2.77", "192.0.2.0/24"),
        ("truncated", "2001:db8:1:2:3::4", "2001:db8:1::/48"),
        ("truncated", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("truncated", "fe80::1%eth0", "fe80::/48"),
        ("truncated", "nowhere", "unknown"),
        ("none", "192.0.2.77", ""),
    ],
)
def test_an_address_is_shown_as_it_was_asked_for(how: Addresses, address: str, shown: str) -> None:
    assert Refusals(Metrics(), how).shown(address) == shown


def test_a_hashed_address_can_be_recognised_and_not_guessed() -> None:
    one, other = Refusals(Metrics(), "hashed"), Refusals(Metrics(), "hashed")
    assert one.shown("192.0.2.1") == one.shown("192.0.2.1") != one.shown("192.0.2.2")
    assert one.shown("192.0.2.1") != other.shown("192.0.2.1")  # another key


def test_a_log_without_addresses_has_none_and_no_query() -> None:
    with running("--log-addresses", "none") as server:
        for _ in range(3):
            with Raw(server.port) as raw:
                raw.send(request("/?token=secret", host="evil.example"))
                assert raw.answer()[0] == 421
        (line,) = refusals(server)
        assert line["why"] == "host"
        assert "address" not in line
        assert "127.0.0" not in server.log()
        assert "secret" not in server.log()
