"""All routes of the API, each with a request that has its shape, taken from the description of a running server."""

from typing import Any, NamedTuple

import httpx

from tests.server.client import PATIENCE

from .scene import PASSWORD

# What a route wants in its body.
BODIES: dict[str, Any] = {
    "/api/v1/register": {"name": "Somebody", "password": PASSWORD},
    "/api/v1/login": {"name": "Nobody at all", "password": PASSWORD},
    "/api/v1/me": {"name": "Mallory"},
    "/api/v1/tables": {"game": "tain", "seats": ["me", "open"]},
    "/api/v1/lessons": {"game": "tain"},
    "/api/v1/tables/{table}/play-on": {"step": 0, "seat": 0},
    "/api/v1/tables/{table}/commands": {"id": "1", "command": {"do": "resign"}},
}
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
    return found
