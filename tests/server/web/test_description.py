"""The interface is described: OpenAPI that says what is there, and a page that needs nothing from elsewhere."""

import re
from typing import get_args

import httpx

from clanmoot.protocol.commands import AnyCommand
from clanmoot.server.app import FAULTS
from tests.server.running import Running

DOCS = "/api/v1/docs"


def test_every_route_stands_in_the_description_with_all_its_answers(server: Running) -> None:
    schema = httpx.get(server.url + DOCS + "/openapi.json").json()
    assert schema["openapi"].startswith("3.")
    found = {(method, path) for path, methods in schema["paths"].items() for method in methods}
    assert ("post", "/api/v1/guest") in found
    assert ("post", "/api/v1/tables/{table}/commands") in found
    assert ("get", "/health") in found
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], path
            assert operation["description"], path
            for status in FAULTS:
                answer = operation["responses"][str(status)]
                content = answer["content"]["application/json"]["schema"]
                assert content["$ref"].endswith("/Fault"), (method, path, status)
    assert schema["components"]["securitySchemes"]["bearer"]["scheme"] == "bearer"


def test_commands_are_described_with_their_tags(server: Running) -> None:
    shapes = httpx.get(server.url + DOCS + "/openapi.json").json()["components"]["schemas"]
    order = next(shape for name, shape in shapes.items() if name.endswith("Order"))
    kinds = [one["$ref"].rpartition("/")[2] for one in order["properties"]["command"]["oneOf"]]
    tags = {shapes[kind]["properties"]["do"]["const"] for kind in kinds}
    assert tags == {one.__struct_config__.tag for one in get_args(AnyCommand)}


def test_the_page_shows_everything_and_needs_nothing_from_elsewhere(server: Running) -> None:
    page = httpx.get(server.url + DOCS)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "/api/v1/tables/{table}/commands" in page.text
    links = re.findall(r'(?:src|href)="([^"]*)"', page.text)
    assert links
    for link in links:
        assert link.startswith(("#", "/api/v1/docs"))
    assert "<script" not in page.text
    assert "style=" not in page.text
    for link in {link for link in links if link.startswith("/")}:
        assert httpx.get(server.url + link).status_code == 200
    anchors = set(re.findall(r'id="([^"]*)"', page.text))
    assert {link[1:] for link in links if link.startswith("#")} <= anchors


def test_the_first_page_says_what_this_is(server: Running) -> None:
    page = httpx.get(server.url + "/")
    assert page.headers["content-type"].startswith("text/html")
    assert "Clanmoot" in page.text
    again = httpx.get(server.url + "/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
