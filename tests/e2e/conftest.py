"""A real browser and a real server. A process that tests starts both once, and ends both before it tests anything else:
the browser's driver keeps an event loop running, and a test that wants one of its own would not get it.

Opponents think twenty times as long interpreted, and a browser does not care: these tests are the compiled run's.
"""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Running, running

from .premises import Premises, opened

collect_ignore_glob = [] if os.environ.get("CLANMOOT_EXPECT") == "compiled" else ["test_*.py"]
CHROMIUM = shutil.which("chromium") or ""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        message = "Chromium is not installed: sh tests/services.sh installs it, as root."
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


@pytest.fixture(scope="package")
def registry() -> Iterator[Running]:
    with running("--workers", "1", "--analysis", "2/40") as server:
        yield server


@pytest.fixture(scope="package")
def premises(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Premises]:
    """A server in this process, for tables in prepared positions."""
    with opened(tmp_path_factory.mktemp("premises")) as registry:
        yield registry
