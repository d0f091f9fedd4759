"""The first step of every request: the server checks its host name and removes the root path."""

from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from clanmoot.core.errors import ClanmootError
from clanmoot.server.delivery.services import Services

from .error_responses import STATUS, Fault
from .host_names import Hosts
from .response_headers import FRESH, stamps


class HostCheck:
    """ASGI middleware that checks the host of every request."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        self.hosts = Hosts(services.settings)
        self.root = services.settings.root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check the host, remove the root path if it is still there, and pass the request on."""
        try:
            self.hosts.check(scope["headers"])
        except ClanmootError as error:
            await self._refuse(error, scope, send)
            return
        if self.root:
            shorten(scope, self.root)
        await self.app(scope, receive, send)

    async def _refuse(self, error: ClanmootError, scope: Scope, send: Send) -> None:
        status = STATUS.get(error.code, 400)
        client = scope.get("client")
        self.services.meter.requests[str(status)] += 1
        self.services.connections.refusals.note("host", client[0] if client else "")
        body = msgspec.json.encode(Fault(error.code, error.sentence))
        headers = {**stamps(scope), "Cache-Control": FRESH, "Content-Type": "application/json"}
        headers["Content-Length"] = str(len(body))
        kind = "websocket.http.response" if scope["type"] == ScopeType.WEBSOCKET else "http.response"
        fields = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        start: Any = {"type": f"{kind}.start", "status": status, "headers": fields}
        rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
        await send(start)
        await send(rest)


def shorten(scope: Scope, root: str) -> None:
    """Remove the root path from the path of a request, unless a proxy has done so."""
    if scope["path"].startswith(f"{root}/"):
        scope["path"] = scope["path"][len(root) :]
        raw = scope["raw_path"]
        scope["raw_path"] = raw[len(root) :] if raw.startswith(root.encode()) else scope["path"].encode()
