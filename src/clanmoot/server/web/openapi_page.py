"""The page that describes the API: plain HTML made from the OpenAPI description."""

from html import escape
from typing import Any, Final

STYLE: Final = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; } main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { overflow-x: auto; padding: 0.5rem; border: 1px solid; border-radius: 0.25rem; }
summary { cursor: pointer; padding: 0.25rem 0; } .method { display: inline-block; min-width: 4rem; font-weight: bold; }
table { border-collapse: collapse; } td, th { padding: 0.1rem 0.75rem 0.1rem 0; text-align: left; vertical-align: top; }
"""


def page(schema: dict[str, Any], root: str = "") -> str:
    """Return the page: all requests, then all schemas."""
    paths = "\n".join(
        [
            operation(path, method, found)
            for path, methods in sorted(schema["paths"].items())
            for method, found in methods.items()
            if isinstance(found, dict)
        ]
    )
    shapes = "\n".join([shape(name, found) for name, found in sorted(schema["components"]["schemas"].items())])
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Clanmoot: interface</title>'
        '<meta name="viewport" content="width=device-width">'
        f'<link rel="stylesheet" href="{root}/api/v1/docs/style.css"></head>'
        f"<body><main><h1>{escape(schema['info']['title'])} {escape(schema['info']['version'])}</h1>"
        f"<p>{escape(schema['info']['description'])}</p>"
        f'<p><a href="{root}/api/v1/docs/openapi.json">The same as OpenAPI JSON</a></p>'
        f"<h2>Requests</h2>{paths}<h2>Shapes</h2>{shapes}</main></body></html>\n"
    )


def operation(path: str, method: str, found: dict[str, Any]) -> str:
    """Return the HTML of one request."""
    rows = "".join([parameter(one) for one in found.get("parameters", [])])
    body = found.get("requestBody", {}).get("content", {})
    sent = "".join([f"<p>Body: {named(content.get('schema', {}))}</p>" for content in body.values()])
    answers = "".join([answer(status, one) for status, one in sorted(found.get("responses", {}).items())])
    return (
        f'<details><summary><span class="method">{method.upper()}</span> <code>{escape(path)}</code> '
        f"{escape(found.get('summary', ''))}</summary><p>{escape(found.get('description', '') or '')}</p>"
        f"<table>{rows}</table>{sent}<table>{answers}</table></details>"
    )


def parameter(found: dict[str, Any]) -> str:
    wanted = "needed" if found.get("required") else "optional"
    return row(f"<code>{escape(found['name'])}</code>", found["in"], wanted, escape(found.get("description", "") or ""))


def answer(status: str, found: dict[str, Any]) -> str:
    kinds = ", ".join([named(content.get("schema", {})) for content in found.get("content", {}).values()])
    return row(escape(status), escape(found.get("description", "") or ""), kinds)


def named(schema: dict[str, Any]) -> str:
    """Return the HTML for a type: its name with a link, or what it consists of."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " or ".join([named(one) for one in schema[word]])
    if "items" in schema:
        return f"list of {named(schema['items'])}"
    return escape(str(schema.get("type", "anything")))


def shape(name: str, found: dict[str, Any]) -> str:
    """Return the HTML of one schema."""
    fields = [row(f"<code>{escape(field)}</code>", named(one)) for field, one in found.get("properties", {}).items()]
    title = f"<code>{escape(name)}</code>"
    return f'<details id="{escape(name)}" open><summary>{title}</summary><table>{"".join(fields)}</table></details>'


def row(*cells: str) -> str:
    """Return one table row. The cells must already be HTML."""
    return "<tr>" + "".join([f"<td>{cell}</td>" for cell in cells]) + "</tr>"
