"""Questions to the person at the keyboard."""

import contextlib
import os
import sys

import click


class Leave(Exception):
    """Raised when the person at the keyboard leaves by Ctrl-C or the end of input."""

    def __init__(self, status: int) -> None:
        super().__init__()
        self.status = status


def ask(question: str) -> str:
    """Return the typed text, without spaces around it."""
    if on_terminal():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - gives `input` a history and arrow keys
    try:
        return input(question).strip().encode("utf-8", "replace").decode("utf-8")
    except EOFError:
        click.echo()
        raise Leave(0) from None
    except UnicodeDecodeError:
        return "\ufffd"  # the input is not text, and nothing matches this character
    except KeyboardInterrupt:
        click.echo()
        raise Leave(130) from None


def as_number(typed: str) -> int:
    """Return the number that was typed. Return -1 if the text is not a number or is too long."""
    return int(typed) if typed.isdecimal() and len(typed) < 10 else -1


def agreed(question: str, unless: bool = False) -> bool:
    """Ask a yes-or-no question. Pressing Enter answers `unless`."""
    while True:
        answer = ask(f"{question} [{'Y/n' if unless else 'y/N'}] ").casefold()
        if answer in ("", "y", "yes", "n", "no"):
            return answer.startswith("y") if answer else unless
        click.echo("Please answer y or n.")


def on_terminal() -> bool:
    """Return whether both input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def colourless() -> bool:
    """Return whether the environment asks for no colours (no-color.org)."""
    return bool(os.environ.get("NO_COLOR"))
