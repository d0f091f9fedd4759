"""What holds for every test run: the right build is under test, and CI skips nothing."""

import filecmp
import os
import signal
from pathlib import Path
from typing import Final

import pytest

import clanmoot
from clanmoot.core import table
from tests.kinds import mark

ROOT = Path(__file__).parent.parent
COMPILED = os.environ.get("CLANMOOT_EXPECT") == "compiled"
# Each run leaves out what the other has tested once and for all: only the compiled build makes a compiled wheel and is
# measured by benchmarks, and what reads files of the repository or runs the compiler does not depend on the build.
ONLY_COMPILED: Final = ["test_wheel.py", "benchmarks"]
ONLY_INTERPRETED: Final = [
    "deploy",
    "test_build.py",
    "test_commit_msg.py",
    "test_compiled_build.py",
    "test_coverage_floor.py",
    "test_decisions.py",
    "test_docs.py",
    "test_docs_site.py",
    "test_docstrings.py",
    "test_imports.py",
    "test_repository_files.py",
    "test_rules_are_tested.py",
    "test_vocabulary.py",
    "test_web_types.py",
]
collect_ignore = ONLY_INTERPRETED if COMPILED else ONLY_COMPILED


def pytest_sessionstart() -> None:
    """Heed Ctrl-C as in a person's shell; refuse a build that is not of these sources, or not the one asked for."""
    # A job that runs in the background has Ctrl-C ignored, and so has every process that it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    package = Path(clanmoot.__file__).parent
    if COMPILED and str(table.__file__).endswith(".py"):
        pytest.exit("the compiled build was to be tested, and clanmoot is not compiled: make setup", returncode=1)
    if package == ROOT / "src" / "clanmoot":
        return
    for source in (ROOT / "src" / "clanmoot").rglob("*.py"):
        installed = package / source.relative_to(ROOT / "src" / "clanmoot")
        if not installed.exists() or not filecmp.cmp(source, installed, shallow=False):
            pytest.exit(f"the installed clanmoot is older than {source.relative_to(ROOT)}: make setup", returncode=1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the slow kinds."""
    mark(items)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """In CI a skipped test is a failed run."""
    skipped = terminalreporter.stats.get("skipped", [])
    if skipped and os.environ.get("CI"):
        terminalreporter.write_line(f"{len(skipped)} tests were skipped, and CI can run them all", red=True)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """In CI a skipped test is a failed run."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and reporter.stats.get("skipped") and os.environ.get("CI"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
