"""All routes of the API, each with a request that has its shape, taken from the description of a running server."""

import re
from typing import Any, NamedTuple

import httpx
from litestar.handlers.http_handlers import HTTPRouteHandler

from clanmoot.server.app import ROUTED
from tests.server.client import PATIENCE

from .scene import PASSWORD

# What a route wants in its body.
BODIES: dict[str, Any] = {
    "/api/v1/register": {"name": "Somebody else", "password": PASSWORD},
    "/api/v1/login": {"name": "Nobody at all", "password": PASSWORD},
    "/api/v1/me": {"name": "Mallory"},
    "/api/v1/tables": {"game": "tain", "seats": ["me", "open"]},
    "/api/v1/lessons": {"game": "tain"},
    "/api/v1/tables/{table}/play-on": {"step": 0, "seat": 0},
    "/api/v1/tables/{table}/commands": {"id": "1", "command": {"do": "resign"}},
}
# Routes that want nothing in their body. Every route is listed here or above. If you add one, say how it is called.
BARE = {
    ("GET", "/health"), ("GET", "/api/v1/games"), ("GET", "/api/v1/games/{key}"), ("GET", "/api/v1/games/{key}/rules"),
    ("GET", "/api/v1/games/{key}/standings"), ("GET", "/api/v1/words/{locale}"), ("GET", "/api/v1/lobby"),
    ("GET", "/api/v1/people/{person}"), ("GET", "/api/v1/people/{person}/history"), ("GET", "/api/v1/export"),
    ("GET", "/api/v1/me"), ("GET", "/api/v1/me/tables"), ("GET", "/api/v1/tables/{table}"),
    ("GET", "/api/v1/tables/{table}/log"), ("GET", "/api/v1/tables/{table}/why"),
    ("GET", "/api/v1/tables/{table}/record"), ("GET", "/api/v1/tables/{table}/replay"),
    ("GET", "/api/v1/tables/{table}/proof"), ("GET", "/api/v1/tables/{table}/analysis"),
    ("POST", "/api/v1/guest"), ("POST", "/api/v1/logout"), ("POST", "/api/v1/logout-everywhere"),
    ("POST", "/api/v1/tables/{table}/rematch"), ("POST", "/api/v1/tables/{table}/hint"),
    ("POST", "/api/v1/tables/{table}/analysis"),
}  # fmt: skip
QUERIES = {"/api/v1/tables/{table}/why": "?action=1"}


class Route(NamedTuple):
    """A method and the pattern of a path."""

    method: str
    path: str

    def address(self, **names: str) -> str:
        """A path that there is."""
        fields = {"key": "tain", "locale": "en", "person": "x", "table": "x", **names}
        return self.path.format(**fields) + QUERIES.get(self.path, "")

    def body(self) -> Any:
        """What to send; None for nothing."""
        return BODIES.get(self.path) if self.method != "GET" else None


def routes(url: str) -> list[Route]:
    """All that the description knows."""
    paths = httpx.get(url + "/api/v1/docs/openapi.json", timeout=PATIENCE).json()["paths"]
    found = [Route(method.upper(), path) for path, methods in paths.items() for method in methods]
    assert {route.path for route in found} >= set(BODIES), "a route has another name now"
    unknown = [route for route in found if route not in BARE and (route.method == "GET" or route.path not in BODIES)]
    assert not unknown, f"nobody has said how to call {unknown}"
    return found


def served() -> set[tuple[str, str]]:
    """All routes that the server has under the API, described or not."""
    found: set[tuple[str, str]] = set()
    for handler in [handler for module in ROUTED for handler in module.ROUTES]:
        methods = handler.http_methods if isinstance(handler, HTTPRouteHandler) else set()
        paths = ["/api/v1" + re.sub(r"\{(\w+):\w+\}", r"{\1}", path) for path in handler.paths]
        found |= {(str(method), path) for method in methods for path in paths}
    return found
