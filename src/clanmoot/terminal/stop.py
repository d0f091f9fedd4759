"""`clanmoot stop`: end a game on a running server."""

import json
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import click

from clanmoot.core.errors import ClanmootError

PATIENCE: Final = 30.0  # seconds


@click.command("stop")
@click.argument("table")
@click.option("--at", "url", default="http://127.0.0.1:8000", show_default=True, metavar="URL", help="The server.")
@click.option("--token", default="", metavar="TEXT", help="The server's --metrics-token, if not on its machine.")
def stop(table: str, url: str, token: str) -> None:
    """Stop TABLE for good: its game ends without a result, and its computer opponents stop thinking.

    TABLE is the last part of the table's link.
    """
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        request = Request(
            f"{url.rstrip('/')}/operator/tables/{quote(table, safe='')}/stop", b"", headers, method="POST"
        )
        with urlopen(request, timeout=PATIENCE):
            click.echo(f"Table {table} is stopped.")
    except HTTPError as error:
        raise ClanmootError("stop", sentence(error)) from None
    except (URLError, OSError, ValueError) as error:
        raise ClanmootError("stop", f"Nobody answers at {url}: {getattr(error, 'reason', error)}.") from None


def sentence(error: HTTPError) -> str:
    """Return the server's reason for refusing, or its status if the answer gives no reason."""
    try:
        body: dict[str, Any] = json.load(error)
        return str(body["text"])
    except (ValueError, KeyError, TypeError):
        return f"The server answered with status {error.code}. It may not be a Clanmoot server."
