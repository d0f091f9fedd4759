"""Errors as HTTP responses: a status, a code for programs and a sentence for people. Internal details are left out."""

from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.wire_message import Words
from clanmoot.server.delivery.client_messages import plain, wrong_shape
from clanmoot.server.delivery.english_refusals import WordedError, Wording
from clanmoot.server.delivery.services import Services
from clanmoot.server.people.rate_limits import TooMany

from .same_origin import address_of

# Our error codes whose status is not 400.
STATUS: Final = {
    "no-person": 401, "token": 401, "login": 401,
    "origin": 403, "not-ours": 403, "no-seat": 403, "metrics": 403, "operator": 403,
    "no-table": 404, "no-lesson": 404, "unknown-game": 404, "nobody": 404, "no-words": 404, "no-page": 404,
    "no-analysis": 404,
    "refused": 409, "stale": 409, "not-asked": 409, "not-over": 409, "not-begun": 409, "over": 409,
    "begun": 409,
    "paused": 409, "not-paused": 409, "seat-taken": 409, "seated": 409, "undo": 409, "question": 409, "busy": 409,
    "no-question": 409, "agreed": 409, "not-drafted": 409, "no-opponent": 409, "not-playing": 409, "name-taken": 409,
    "account": 409, "same-table": 409, "too-many-tables": 409, "seat-kept": 409, "other-seat": 409, "not-invited": 409,
    "out-of-time": 409, "rated": 409, "name-at-table": 409, "gone": 410,
    "too-large": 413, "media-type": 415, "host": 421, "too-many": 429,
    "fault": 500, "damaged": 503, "store-failed": 503, "store-closed": 503, "stopping": 503,
}  # fmt: skip

# Our texts for what Litestar itself refuses.
SENTENCES: Final = {
    404: ("no-page", "Page not found."),
    405: ("method", "This address does not support that method."),
    413: ("too-large", "The request is too large."),
    415: ("media-type", "The body must be JSON."),
}


GONE: Final = "client disconnected prematurely"  # Litestar's detail if a body is incomplete


class Fault(msgspec.Struct, frozen=True):
    """What went wrong: a code for programs, a sentence for people, and the rule of the game that forbids it, if any."""

    code: str
    text: str
    rule: str = ""
    words: Words | None = None


def answer(fault: Fault, status: int, headers: dict[str, str] | None = None) -> Response[Fault]:
    """Return the HTTP response for a fault."""
    return Response(fault, status_code=status, media_type=MediaType.JSON, headers=headers)


def services_of(request: Request[Any, Any, Any]) -> Services:
    """Return the services of the server that answers a request."""
    services: Services = request.app.state.services
    return services


def of_ours(request: Request[Any, Any, Any], error: ClanmootError) -> Response[Fault]:
    """Answer an error of the caller that our own code has detected."""
    services_of(request).meter.refused += 1
    wording = error.wording if isinstance(error, WordedError) else Wording(error)
    headers = None
    if isinstance(error, TooMany):
        headers = {"Retry-After": str(error.wait)}
        services_of(request).connections.refusals.note("rate", address_of(request))
    if error.code in ("no-person", "token"):
        headers = {"WWW-Authenticate": "Bearer"}
    fault = Fault(wording.code, wording.text, wording.rule, wording.words)
    return answer(fault, STATUS.get(error.code, 400), headers)


def of_shape(request: Request[Any, Any, Any], error: ValidationException) -> Response[Fault]:
    """Answer a body or a parameter that has the wrong shape."""
    return answer(Fault("shape", sentence(error)), 400)


def sentence(error: ValidationException) -> str:
    """Return a sentence that says what is wrong with the body or the parameter."""
    extra = error.extra if isinstance(error.extra, list) else []
    for entry in extra:
        if isinstance(entry, dict):
            place = str(entry.get("key", ""))
            words = plain(str(entry.get("message", "")))
            if place and place != "data":
                return f"{place.removeprefix('data.')!r} is wrong: {words}."
            return f"This body is wrong: {words}."
    return wrong_shape("request", error.detail)


def of_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Fault]:
    """Answer a body that is nested too deeply. Treat any other recursion error as unexpected."""
    if "deserializing" not in str(error):
        return of_surprise(request, error)
    return answer(Fault("shape", "This body is nested too deeply."), 400)


def of_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    """Answer a request that Litestar itself refuses, for example because its path is unknown."""
    if error.detail == GONE:  # nobody reads this response, and it is not our fault
        return answer(Fault("cut-off", "The request was cut off. Send it again."), 400)
    if error.status_code >= 500:
        return of_surprise(request, error)
    phrase = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    code, text = SENTENCES.get(error.status_code, (phrase, f"This request is wrong: {plain(error.detail)}."))
    allow = (error.headers or {}).get("allow")
    return answer(Fault(code, text), error.status_code, {"Allow": allow} if allow else None)


def of_surprise(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """Answer an unexpected error without details, which only the log has."""
    fault = services_of(request).fault(f"{request.method} {request.scope.get('path_template', '')}")
    return answer(Fault(fault.code, fault.sentence), 500)
