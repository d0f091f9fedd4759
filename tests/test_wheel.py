"""The wheel: installed where there is neither a compiler nor Node, it opens the app on the compiled engine."""

import re
import signal
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.conftest import ROOT

PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check")
GAMES = {"schotten-totten", "tain", "highland-clans", "eketorp", "glen-more"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree."""
    folder = tmp_path_factory.mktemp("dist")
    options = ("--no-build-isolation", "--no-deps", "--wheel-dir", folder)
    subprocess.run([sys.executable, *PIP, "wheel", *options, ROOT], check=True)
    (made,) = folder.glob("*.whl")
    return made


@contextmanager
def opened(folder: Path, variables: dict[str, str]) -> Iterator[str]:
    """Run `clanmoot` and yield the address of its page."""
    with subprocess.Popen(
        [folder / "venv/bin/clanmoot"], cwd=folder, env=variables, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1]
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(30) == 0


def test_a_wheel_holds_what_it_needs_and_nothing_of_the_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert any(re.fullmatch(r"clanmoot/core/table\..*\.so", name) for name in names)
    assert "clanmoot/server/static/index.html" in names
    assert "clanmoot/rules/fr/tain.md" in names
    assert "clanmoot/locales/nl/tain.ftl" in names
    assert {name.partition("/")[0].partition("-")[0].partition(".")[0].partition("__")[0] for name in names} <= {
        "clanmoot",
        *{f"clanmoot_{group}" for group in ("core", "server", *[key.replace("-", "_") for key in GAMES])},
    }


def test_it_opens_the_app_without_a_compiler_and_without_node(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv/bin/python"
    variables = {"PATH": str(tmp_path / "venv/bin"), "CLANMOOT_HOME": str(tmp_path / "home")}
    lock = ("--only-binary", ":all:", "--constraint", ROOT / "requirements.lock")
    subprocess.run([python, *PIP, "install", *lock, wheel], env=None, check=True)
    version = subprocess.run(
        [tmp_path / "venv/bin/clanmoot", "--version"],
        cwd=tmp_path,
        env=variables,
        capture_output=True,
        text=True,
        check=True,
    )
    assert version.stdout.endswith("(compiled)\n")
    with opened(tmp_path, variables) as address:
        page = httpx.get(address).text
        scripts = re.findall(r'src="(?:\./)?([^"]+\.js)"', page)
        assert scripts
        assert all(httpx.get(f"{address}/{script.removeprefix('/')}").status_code == 200 for script in scripts)
        assert httpx.get(f"{address}/health").status_code == 200
        games = httpx.get(f"{address}/api/v1/games").json()
        assert {game["key"] for game in games} == GAMES
