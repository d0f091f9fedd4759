"""The list of commands. A command's module is imported only when it is needed."""

from importlib import import_module
from typing import Final

import click

COMMANDS: Final = {
    "games": "games:games",
    "play": "play:play",
    "serve": "serve:serve",
    "backup": "backup:backup",
    "doctor": "doctor:doctor",
    "stop": "stop:stop",
    "rules": "rules:rules",
    "replay": "replay:replay",
    "verify": "verify:verify",
    "analyse": "analyse:analyse",
    "arena": "arena:arena",
    "ladder": "ladder:ladder",
    "check": "check:check",
    "bench": "bench:bench",
}


def command(name: str) -> click.Command:
    """Import and return a command. Showing the help of the group or the version imports none."""
    module, _, attribute = COMMANDS[name].partition(":")
    found = getattr(import_module(f"clanmoot.terminal.{module}"), attribute)
    assert isinstance(found, click.Command)
    return found
