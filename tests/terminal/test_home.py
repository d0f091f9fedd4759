import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from clanmoot.terminal.open_app import data_folder


def test_the_command_alone_opens_the_house_and_stops_in_good_order(tmp_path: Path) -> None:
    environment = {**os.environ, "CLANMOOT_HOME": str(tmp_path / "home")}
    places = [str(Path(place).absolute()) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    environment["PYTHONPATH"] = os.pathsep.join(places)
    with subprocess.Popen(
        [sys.executable, "-m", "clanmoot"], stdout=subprocess.PIPE, text=True, env=environment, cwd=tmp_path
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        try:
            assert httpx.get(address).status_code == 200
            assert httpx.get(address + "/health").status_code == 200
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(30)
            finally:
                process.kill()
        assert process.returncode == 0
    assert (tmp_path / "home" / "clanmoot.sqlite").is_file()


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
