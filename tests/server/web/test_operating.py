"""What the operator of a server may ask it: stop a table, and how busy the workers are."""

import asyncio

import httpx
import pytest
from click.testing import CliRunner

from clanmoot.terminal.main import main
from tests.server.client import guest, story
from tests.server.running import Running, running


def clanmoot_stop(*words: str) -> tuple[int, str]:
    """Status and output of the command."""
    done = CliRunner().invoke(main, ["stop", *words])
    return done.exit_code, done.output


def test_a_table_is_stopped_from_the_command_line(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann:
            await ann.open()
            table = await ann.create("tain", ("me", "novice"), public=True)
            mirror = await ann.watch(table)
            status, output = await asyncio.to_thread(clanmoot_stop, table, "--at", server.url + "/")
            assert (status, output) == (0, f"Table {table} is stopped.\n")
            await ann.until(lambda: mirror.card["status"] == "gone")
            assert mirror.card["stopped"]
            status, output = await asyncio.to_thread(clanmoot_stop, table, "--at", server.url)
            assert (status, output) == (2, "This table has already ended.\n")
            status, output = await asyncio.to_thread(clanmoot_stop, "no/where", "--at", server.url)
            assert (status, output) == (2, "Page not found.\n")
            assert (await asyncio.to_thread(clanmoot_stop, "nowhere", "--at", server.url))[1] == (
                "There is no such table.\n"
            )

    story(told)


@pytest.mark.parametrize(
    ("url", "says"),
    [("http://127.0.0.1:1", "Nobody answers at http://127.0.0.1:1: "), ("nonsense", "Nobody answers at nonsense: ")],
)
def test_a_server_that_is_not_there_is_said_in_a_sentence(url: str, says: str) -> None:
    status, output = clanmoot_stop("table", "--at", url)
    assert status == 2
    assert output.startswith(says)


def test_only_this_machine_or_a_client_with_the_token_may_stop_a_table() -> None:
    async def told(server: Running) -> None:
        async with await guest(server.url) as ann, httpx.AsyncClient(base_url=server.url) as client:
            tables = [await ann.create("tain", ("me", "open")) for _ in range(2)]
            right, wrong = {"Authorization": "Bearer secret"}, {"Authorization": "Bearer guess"}
            passed_on = {"X-Forwarded-For": "192.0.2.7"}
            page = {"Origin": server.url}
            for headers in (passed_on, {**passed_on, **wrong}, page, {**page, **right}):
                answer = await client.post(f"/operator/tables/{tables[0]}/stop", headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "operator")
            assert (await ann.get(f"/tables/{tables[0]}"))["card"]["status"] == "open"
            for table, allowed in zip(tables, ({**passed_on, **right}, {}), strict=True):
                answer = await client.post(f"/operator/tables/{table}/stop", headers=allowed)
                assert answer.status_code == 200
                assert (await ann.get(f"/tables/{table}"))["card"]["stopped"]

    with running("--metrics-token", "secret") as server:
        story(lambda: told(server))


def test_metrics_tell_how_busy_the_workers_are() -> None:
    async def told(server: Running) -> None:
        async with await guest(server.url) as ann:
            await ann.open()
            table = await ann.create("tain", ("novice", "me"))
            mirror = await ann.watch(table)
            await ann.until(lambda: mirror.asked)
            await ann.post(f"/tables/{table}/hint")
        text = httpx.get(server.url + "/metrics").text
        numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if line.startswith("clanmoot_"))
        for name in (
            "thoughts_waiting",
            "thoughts_oldest_seconds",
            "thoughts_running",
            "thoughts_done_total",
            "thoughts_dropped_total",
            "thoughts_stale_total",
            "thoughts_interrupted_total",
            "thoughts_late_total",
            "thoughts_failed_total",
            "workers_replaced_total",
            "hints_waiting",
            "hints_running",
            "analyses_waiting",
            "analyses_running",
        ):
            assert float(numbers[f"clanmoot_{name}"]) >= 0
        assert float(numbers["clanmoot_hints_done_total"]) >= 1

    with running("--longest-thought", "0.1") as server:
        story(lambda: told(server))
