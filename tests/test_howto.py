"""Every code block of the how-tos runs, and prints what the page says.

A block with a title is a file. A block `console` has commands after `$ `, and below each what it prints, where `...`
stands for anything. A command that ends with `&` runs until the end of the page.
"""

import doctest
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import clanmoot

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = sorted((ROOT / "docs" / "howto").glob("*.md"))
BLOCK: Final = re.compile(r'^```(\w*)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
PORT: Final = "8000"  # of the server in the pages; every test has its own
PATIENCE: Final = 240  # seconds


class Block(NamedTuple):
    language: str
    title: str
    text: str


def blocks(page: Path) -> list[Block]:
    return [Block(*found) for found in BLOCK.findall(page.read_text("utf-8"))]


def commands(text: str) -> Iterator[tuple[str, str]]:
    """Every command of a console, with what it prints."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, printed = part.partition("\n")
        yield command, printed


class Shell:
    """A folder like a clone of the repository, in which `python` and `clanmoot` are those under test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "clone"
        self.folder.mkdir()
        (self.folder / "examples").symlink_to(ROOT / "examples")
        programs = folder / "bin"
        programs.mkdir()
        sources = Path(clanmoot.__file__).parents[1]
        for name, arguments in (("python", ""), ("clanmoot", "-m clanmoot")):
            path = f'PYTHONPATH="{sources}:$PYTHONPATH"'
            (programs / name).write_text(f'#!/bin/sh\n{path} exec "{sys.executable}" {arguments} "$@"\n')
            (programs / name).chmod(0o755)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = str(free.getsockname()[1])
        self.environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "OMP_NUM_THREADS": "1"}
        self.environment.pop("PYTHONPATH", None)
        self.running: list[subprocess.Popen[str]] = []

    def run(self, command: str) -> str:
        """What a command prints, or the first line of a command that goes on."""
        words = command.replace(PORT, self.port)
        process = subprocess.Popen(
            words.removesuffix("&"),
            shell=True,
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if words.endswith("&") else None,
            text=True,
            start_new_session=True,
        )
        assert process.stdout is not None
        if words.endswith("&"):
            self.running.append(process)
            return process.stdout.readline().replace(self.port, PORT)
        printed, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, command
        return printed.replace(self.port, PORT)

    def close(self) -> None:
        for process in self.running:
            os.killpg(process.pid, signal.SIGTERM)
            process.communicate(timeout=PATIENCE)


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    found = Shell(tmp_path)
    yield found
    found.close()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_block_runs_and_prints_what_the_page_says(page: Path, shell: Shell) -> None:
    ran = 0
    for block in blocks(page):
        if block.title:
            (shell.folder / block.title).write_text(block.text, "utf-8")
            continue
        assert block.language == "console", "a block is a file with a title, or a console"
        for command, wanted in commands(block.text):
            printed = shell.run(command)
            flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
            assert doctest.OutputChecker().check_output(wanted, printed, flags), f"{command}\n{printed}"
            ran += 1
    assert ran >= 2


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_file_of_a_page_is_run(page: Path) -> None:
    consoles = "".join([block.text for block in blocks(page) if block.language == "console"])
    assert [block.title for block in blocks(page) if block.title and block.title not in consoles] == []
    assert page.read_text("utf-8").count("```") == 2 * len(blocks(page))
