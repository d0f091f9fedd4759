"""Everything outside /api: the browser client if it is there, else a page that says what this is."""

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

from clanmoot import __version__
from clanmoot.core.errors import ClanmootError

INDEX: Final = "index.html"
HERE: Final = b'"./'  # how HTML of the client begins an address; any page of it is shown at any depth
LASTING: Final = "assets/"  # files whose names change with what is in them
YEAR: Final = "public, max-age=31536000, immutable"

PLAIN: Final = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Clanmoot</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="./api/v1/docs/style.css"></head><body><main>
<h1>Clanmoot</h1>
<p>Five clan games at one table: people, programs and computer opponents play here, and no move is lost.</p>
<p>This is the server, version {__version__}. Programs begin at <a href="./api/v1/docs">its interface</a>.</p>
</main></body></html>
"""


class Page(NamedTuple):
    """A file, ready to be sent."""

    body: bytes
    packed: bytes  # the same, for who understands gzip; empty where that saves nothing
    media_type: str
    etag: str
    cache: str


def shelf(folder: Traversable) -> dict[str, Page]:
    """All files of a folder by their paths; what is not among them cannot be asked for."""
    found: dict[str, Page] = {}
    _collect(folder, "", found)
    return found


def _collect(folder: Traversable, path: str, found: dict[str, Page]) -> None:
    for entry in folder.iterdir() if folder.is_dir() else []:
        if entry.is_dir():
            _collect(entry, f"{path}{entry.name}/", found)
        elif not entry.name.startswith("."):
            found[path + entry.name] = page(path + entry.name, entry.read_bytes())


def page(path: str, body: bytes) -> Page:
    """One file."""
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    packed = gzip.compress(body, 9, mtime=0)
    return Page(
        body,
        packed if len(packed) < len(body) else b"",
        media_type,
        etag,
        YEAR if path.startswith(LASTING) else "no-cache",
    )


def placed(pages: dict[str, Page], root: str) -> dict[str, Page]:
    """Return the pages of a server that is shown at a root path: their HTML says so."""
    place = f'"{root}/'.encode()
    return {
        path: page(path, found.body.replace(HERE, place)) if path.endswith(".html") else found
        for path, found in pages.items()
    }


PAGES: Final = shelf(files("clanmoot.server") / "static") or {INDEX: page(INDEX, PLAIN.encode())}
CLIENT: Final = len(PAGES) > 1  # whether there is a browser client that knows more addresses than there are files


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def pages(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file, or the client, which knows what to do with its own addresses."""
    name = path.strip("/")
    shown: dict[str, Page] = request.app.state.pages
    found = shown.get(name or INDEX)
    if found is None and CLIENT and not name.startswith("api/") and "." not in name.rpartition("/")[2]:
        found = shown.get(INDEX)
    if found is None:
        raise ClanmootError("no-page", "Page not found.")
    headers = {"ETag": found.etag, "Cache-Control": found.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, media_type=found.media_type, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.media_type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(found.body, media_type=found.media_type, headers=headers)


ROUTES: Final = [pages]
