"""The page of all HTTP requests of the server, made from its own OpenAPI description. No server has to run for it."""

from types import SimpleNamespace
from typing import Any, Final, cast

import msgspec

from clanmoot.server.app import application
from clanmoot.server.delivery.metrics import Metrics
from clanmoot.server.delivery.services import Services
from clanmoot.server.settings import Settings

HEAD: Final = """# HTTP requests

A server describes its requests itself, at `/api/v1/docs`. This page is made from the same
[OpenAPI description](openapi.json). [The API](../api.md) explains how the requests belong together, and the
[JSON Schema](messages.json) defines the messages of the WebSocket.
"""


def schema() -> dict[str, Any]:
    """Return the OpenAPI description."""
    services = SimpleNamespace(settings=Settings(), meter=Metrics())
    described = application(cast(Services, services)).openapi_schema.to_schema()
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(described))  # its examples are structs
    return found


def page(schema: dict[str, Any]) -> str:
    """Return the page: all requests, then all shapes of their bodies."""
    lines = [HEAD]
    for path, methods in sorted(schema["paths"].items()):
        for method, found in methods.items():
            lines += request(path, method, found)
    lines += ["## Shapes", ""]
    for name, shape in sorted(schema["components"]["schemas"].items()):
        fields = [f"| `{field}` | {kind(one)} |" for field, one in shape.get("properties", {}).items()]
        lines += [f"### {name}", "", *(["| field | type |", "|---|---|", *fields] if fields else [kind(shape)]), ""]
    return "\n".join(lines) + "\n"


def request(path: str, method: str, found: dict[str, Any]) -> list[str]:
    """Return the section of one request."""
    lines = [f"## {method.upper()} {path}", "", found.get("description") or found.get("summary", ""), ""]
    given = [
        f"| `{one['name']}` | {one['in']} | {'required' if one.get('required') else 'optional'} |"
        for one in found.get("parameters", [])
    ]
    if given:
        lines += ["| parameter | in | |", "|---|---|---|", *given, ""]
    for content in found.get("requestBody", {}).get("content", {}).values():
        lines += [f"Body: {kind(content['schema'])}", ""]
    answers = [
        f"| {status} | {' or '.join([kind(one['schema']) for one in answer.get('content', {}).values()])} | {text} |"
        for status, answer in sorted(found["responses"].items())
        for text in [answer.get("description") or ""]
    ]
    return [*lines, "| status | answer | |", "|---|---|---|", *answers, ""]


def kind(schema: dict[str, Any]) -> str:
    """Return the Markdown for a type: its name with a link, or what it consists of."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " or ".join([kind(one) for one in schema[word]])
    if "items" in schema:
        return f"list of {kind(schema['items'])}"
    return str(schema.get("type", "anything"))
