import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from clanmoot.terminal import open_app
from clanmoot.terminal.main import main
from clanmoot.terminal.open_app import data_folder, network_address, who_can_join


@contextmanager
def opened(folder: Path, *options: str) -> Iterator[list[str]]:
    """Run plain `clanmoot`, yield the three lines that it prints, and stop it in good order."""
    environment = {**os.environ, "CLANMOOT_HOME": str(folder / "home")}
    places = [str(Path(place).absolute()) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    environment["PYTHONPATH"] = os.pathsep.join(places)
    with subprocess.Popen(
        [sys.executable, "-m", "clanmoot", *options], stdout=subprocess.PIPE, text=True, env=environment, cwd=folder
    ) as process:
        assert process.stdout is not None
        try:
            yield [process.stdout.readline().strip() for _ in range(3)]
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(30)
            finally:
                process.kill()
        assert process.returncode == 0


def serves(address: str) -> bool:
    return all(httpx.get(address + path).status_code == 200 for path in ("", "/health"))


def port(address: str) -> int:
    return int(address.rpartition(":")[2])


def test_the_command_alone_opens_the_app_on_this_computer_only(tmp_path: Path) -> None:
    with opened(tmp_path) as (running, joining, stopping):
        address = running.split()[-1]
        assert address.startswith("http://127.0.0.1:")
        assert serves(address)
        assert joining.startswith("Only this computer can open it. To let others in your network join, run: ")
        assert joining.endswith("clanmoot --share")
        assert stopping.startswith("Press Ctrl-C to stop.")
        if network_address():
            with pytest.raises(OSError, match="refused"):
                socket.create_connection((network_address(), port(address)), 5)
    assert (tmp_path / "home" / "clanmoot.sqlite").is_file()


def test_a_shared_app_is_open_to_the_network(tmp_path: Path) -> None:
    with opened(tmp_path, "--share") as (running, joining, _):
        address = running.split()[-1]
        assert serves(f"http://127.0.0.1:{port(address)}")
        assert serves(address)
        if network_address():
            assert address == f"http://{network_address()}:{port(address)}"
            assert joining.startswith("Others in your network can open this address too.")
        else:
            assert joining == "This computer is in no network, so nobody else can join."


def test_a_computer_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_app, "ELSEWHERE", ("127.0.0.2", 9))  # the way there leaves this machine nowhere
    assert network_address() == ""
    assert who_can_join(True, network_address()) == "This computer is in no network, so nobody else can join."


def test_share_goes_with_no_other_command() -> None:
    done = CliRunner().invoke(main, ["--share", "rules"])
    assert done.exit_code == 2
    assert "clanmoot serve --host 0.0.0.0" in done.output


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CLANMOOT_HOME", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("CLANMOOT_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    if sys.platform == "linux":
        assert data_folder() == tmp_path / "data" / "clanmoot"


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    environment = {**os.environ, "CLANMOOT_HOME": str(tmp_path / "file" / "home")}
    done = subprocess.run(
        [sys.executable, "-m", "clanmoot"], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 2
    assert "cannot be created" in done.stderr
