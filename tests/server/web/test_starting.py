"""Starting and stopping: every mistake is a sentence, the port is told, and a backup is made while the server runs."""

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from clanmoot.server.run import shown
from clanmoot.server.settings import Limits
from clanmoot.server.web.client_files import shelf
from tests.server.client import bots_only, guest, story
from tests.server.running import Running, environment, running


def clanmoot(folder: Path, *arguments: str) -> tuple[int, str, str]:
    """Status, output and complaints of a command."""
    command = [sys.executable, "-m", "clanmoot", *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env=environment(), cwd=folder, check=False
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--database", "mysql://nowhere/x"), "sqlite"),
        (("--database", "nonsense"), "A database address looks like"),
        (("--database", "sqlite:////dev/null/clanmoot.sqlite"), "/dev/null"),
        (("--redis", "http://nowhere"), "A Redis address must start with"),
        (("--host", "not.an.address.invalid"), "is not an address of this machine"),
        (("--limit", "nonsense=1"), "There is no limit 'nonsense'"),
        (("--analysis", "1/1"), "An analysis needs at least 2 searches"),
        (("--domain", "https://example.org"), "Write a domain without scheme, port or path"),
        (("--domain", "example.org:443"), "Write a domain without scheme, port or path"),
        (("--root-path", "games"), "Write a root path like /games/clanmoot"),
        (("--root-path", "/games/../x"), "Write a root path like /games/clanmoot"),
        (("--root-path", '/"><script>'), "Write a root path like /games/clanmoot"),
        (("--log-addresses", "some"), "truncated"),
        (("--port", "99999"), "99999"),
        (("--workers", "0"), "0"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...], says: str) -> None:
    status, output, complaint = clanmoot(tmp_path, "serve", *arguments)
    assert (status, output) == (2, "")
    assert says in complaint
    assert "Traceback" not in complaint


def test_every_limit_stands_on_the_page_on_serving() -> None:
    page = (Path(__file__).parents[3] / "docs" / "serving.md").read_text("utf-8").partition("## Limits")[2]
    assert [name for name in Limits.__struct_fields__ if f"`{name}`" not in page] == []


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        status, _, complaint = clanmoot(tmp_path, "serve", "--port", str(taken.getsockname()[1]))
    assert status == 2
    assert "address already in use" in complaint


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_in_good_order_and_leaves_no_process_behind(how: signal.Signals) -> None:
    async def told(server: Running) -> None:
        async with await guest(server.url) as ann:
            table = await bots_only(ann, "tain", 2)
            await ann.open()
            mirror = await ann.watch(table)
            await ann.until(lambda: mirror.n > 3)

    with running() as server:
        story(lambda: told(server))
        mine = [path.parent.name for path in Path("/proc").glob("[0-9]*/stat") if parent(path) == server.process.pid]
        assert mine, "opponents think in processes of their own"
        assert server.end(how) == 0, server.log()
        deadline = time.monotonic() + 30
        while [pid for pid in mine if Path(f"/proc/{pid}").exists()]:
            assert time.monotonic() < deadline, "a process was left behind"
            time.sleep(0.05)


def parent(stat: Path) -> int:
    """Return the parent of a process."""
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except (OSError, ValueError):
        return 0


def test_a_backup_is_made_while_the_server_runs(tmp_path: Path) -> None:
    async def told(server: Running) -> str:
        async with await guest(server.url) as ann:
            return await ann.create()

    with running() as server:
        found: list[str] = []

        async def once() -> None:
            found.append(await told(server))

        story(once)
        database = f"sqlite:///{server.folder / 'clanmoot.sqlite'}"
        status, output, complaint = clanmoot(tmp_path, "backup", "copy.sqlite", "--database", database)
        assert (status, complaint) == (0, "")
        assert "copy.sqlite" in output
        server.stop()
    with running("--database", f"sqlite:///{tmp_path / 'copy.sqlite'}") as again:
        assert httpx.get(f"{again.url}/api/v1/tables/{found[0]}").status_code == 200


def test_a_backup_of_nothing_is_said_and_leaves_nothing(tmp_path: Path) -> None:
    status, output, complaint = clanmoot(tmp_path, "backup", "copy.sqlite", "--database", "sqlite:///nothing.sqlite")
    assert (status, output) == (2, "")
    assert "There is no database" in complaint
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("host", "address"),
    [("0.0.0.0", "http://127.0.0.1:7"), ("::1", "http://[::1]:7"), ("moot.example", "http://moot.example:7")],
)
def test_the_address_is_one_that_a_browser_takes(host: str, address: str) -> None:
    assert shown(host, 7) == address


def test_files_of_the_browser_client_are_found_and_no_others(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "a1b2.js").write_text("1")
    (folder / ".hidden").write_text("x")
    (tmp_path / "secret").write_text("x")
    found = shelf(folder)
    assert sorted(found) == ["assets/a1b2.js", "index.html"]
    assert found["index.html"].cache == "no-cache"
    assert "immutable" in found["assets/a1b2.js"].cache
    assert "javascript" in found["assets/a1b2.js"].media_type
    assert shelf(tmp_path / "nowhere") == {}
