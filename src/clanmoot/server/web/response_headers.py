"""What every HTTP response gets: security headers, a line in the log, and an entry in the counters."""

import logging
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from clanmoot.server.delivery.metrics import Metrics

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# Browsers stay with https for a year. We do not know the operator's subdomains, so they are not included.
LASTING: Final = {"Strict-Transport-Security": "max-age=31536000"}
FRESH: Final = "no-store"  # responses may be personal unless they are declared cacheable

log = logging.getLogger("clanmoot.server.requests")


class ResponseHeaders:
    """ASGI middleware that adds headers to every response, counts it and logs it."""

    def __init__(self, meter: Metrics) -> None:
        self.meter = meter

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Add the headers. Log only the method, the path template and the status, and nothing personal."""
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in stamps(scope).items():
            headers[name] = value
        headers.setdefault("Cache-Control", FRESH)
        status = message["status"]
        self.meter.requests[str(status)] += 1
        path = scope.get("path_template") or "unknown"
        log.info("request", extra={"method": scope.get("method"), "path": path, "status": status})


def stamps(scope: Scope) -> dict[str, str]:
    """Return the headers of a response. A response over https tells browsers to keep using https."""
    return {**HEADERS, **LASTING} if scope.get("scheme") == "https" else HEADERS
