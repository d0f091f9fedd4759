"""Everything outside /api: the browser client if it is installed, else a page that describes this server."""

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
HERE: Final = b'"./'  # how a relative address begins in the client's HTML, which may be served at any depth
LASTING: Final = "assets/"  # files whose names contain a hash of their contents
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
    """A file that is ready to send."""

    body: bytes
    packed: bytes  # the same with gzip; empty if that saves nothing
    media_type: str
    etag: str
    cache: str


def shelf(folder: Traversable) -> dict[str, Page]:
    """Read all files of a folder except hidden ones. Return them by path. Only these files can be requested."""
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
    """Prepare a file: its media type, ETag, compressed form and caching."""
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
    """Return the pages for a server under a root path. Their HTML contains that path."""
    place = f'"{root}/'.encode()
    return {
        path: page(path, found.body.replace(HERE, place)) if path.endswith(".html") else found
        for path, found in pages.items()
    }


PAGES: Final = shelf(files("clanmoot.server") / "static") or {INDEX: page(INDEX, PLAIN.encode())}
CLIENT: Final = len(PAGES) > 1  # whether the browser client is installed, which has more addresses than files


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def pages(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """Return a file, or the client's index page, because the client handles some addresses itself."""
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
