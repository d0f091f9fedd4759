"""`clanmoot` without a command: it runs a server on this machine and opens its page in the browser."""

import ipaddress
import os
import shutil
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final

import click

from clanmoot.core.errors import ClanmootError

PORT: Final = 8000
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # listen on all addresses of this machine
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address that belongs to nobody


def open_app(share: bool) -> None:
    """Serve tables on this machine until Ctrl-C. Open the page in the browser if there is a desktop.

    With `share`, other computers in the local network can join.
    """
    from clanmoot.server.run import bound, serve
    from clanmoot.server.settings import Settings

    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ClanmootError(
            "folder", f"The folder {str(folder)!r} cannot be created: {error}. Set CLANMOOT_HOME to another folder."
        ) from None
    host = EVERYWHERE if share else LOOPBACK
    try:
        bound(host, PORT).close()
        port = PORT
    except ClanmootError:
        port = 0  # the port is in use, so take any free one
    opponents = max(1, (os.cpu_count() or 1) - 1)

    def say(text: str) -> None:
        address = text.split()[-1]
        shared = network_address() if share else ""
        if shared:
            # An invitation holds the address of the page, so open the one that works for everybody.
            address = address.replace(LOOPBACK, shared)
            text = text.replace(LOOPBACK, shared)
        click.echo(text)
        click.echo(who_can_join(share, shared))
        click.echo(f"Press Ctrl-C to stop. Your games are saved. To play in the terminal, run: {this_command()} play")
        if desktop():
            webbrowser.open(address)

    serve(Settings(host=host, port=port, database=f"sqlite:///{folder / 'clanmoot.sqlite'}", workers=opponents), say)


def who_can_join(share: bool, address: str) -> str:
    """Return a sentence about who can open the page. `address` is this machine's address in the local network."""
    if not share:
        return f"Only this computer can open it. To let others in your network join, run: {this_command()} --share"
    if not address:
        return "This computer is in no network, so nobody else can join."
    return "Others in your network can open this address too. A firewall may ask you to allow it."


def network_address() -> str:
    """Return this machine's address in the local network. Return an empty string if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # finds the way there; a datagram socket sends nothing yet
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return "" if ipaddress.ip_address(address).is_loopback else address


def this_command() -> str:
    """Return the command that starts this program."""
    if shutil.which("clanmoot"):
        return "clanmoot"
    program = Path(sys.argv[0])
    return os.path.relpath(program) if program.name == "clanmoot" else "python -m clanmoot"


def data_folder() -> Path:
    """Return the folder for the database: CLANMOOT_HOME, or the system's folder for application data."""
    if os.environ.get("CLANMOOT_HOME"):
        return Path(os.environ["CLANMOOT_HOME"])
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Clanmoot"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "clanmoot"


def desktop() -> bool:
    """Return whether a browser opened by this program would be visible."""
    if not sys.stdout.isatty():
        return False
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
