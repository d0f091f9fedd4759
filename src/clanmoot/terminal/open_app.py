"""Plain `clanmoot`: a server on this machine, and its page in the browser."""

import os
import sys
import webbrowser
from pathlib import Path
from typing import Final

import click

from clanmoot.core.errors import ClanmootError

PORT: Final = 8000


def open_house() -> None:
    """Serve tables on this machine until Ctrl-C, and open the page if there is a desktop."""
    from clanmoot.server.run import bound, serve
    from clanmoot.server.settings import Settings

    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ClanmootError(
            "folder", f"The folder {str(folder)!r} cannot be created: {error}. Set CLANMOOT_HOME to another folder."
        ) from None
    try:
        bound("127.0.0.1", PORT).close()
        port = PORT
    except ClanmootError:
        port = 0  # the port is in use, so take any free one
    opponents = max(1, (os.cpu_count() or 1) - 1)

    def say(text: str) -> None:
        click.echo(text)
        click.echo("Press Ctrl-C to stop. Your games are saved. To play in the terminal, run: clanmoot play")
        if desktop():
            webbrowser.open(text.split()[-1])

    serve(Settings(port=port, database=f"sqlite:///{folder / 'clanmoot.sqlite'}", workers=opponents), say)


def data_folder() -> Path:
    """Return the folder for the database: CLANMOOT_HOME, or where this system keeps data of applications."""
    if os.environ.get("CLANMOOT_HOME"):
        return Path(os.environ["CLANMOOT_HOME"])
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Clanmoot"
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "clanmoot"


def desktop() -> bool:
    """Return whether a person can see a browser that we open."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
