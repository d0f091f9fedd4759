"""Requests that nobody would think of, made from the API's own description: no fault, and answers as described."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as any_of
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from tests.server.client import PATIENCE
from tests.server.running import Running

from .scene import STATES, Scene

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 6  # of each operation, kind of person and kind of request; at tables one in each state
PEOPLE = ("nobody", "eve", "dan", "ann")  # without a name; a guest; an account; a guest with a seat
HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options", "cache-control")

Operation = APIOperation[Any, Any, Any, Any]

bounded = settings(
    derandomize=True, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)


class Stage:
    """A scene that stands while tests send what they like."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.loop = asyncio.Runner()
        self.scene = Scene(url)
        self.loop.run(self.scene.__aenter__())
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)

    def close(self) -> None:
        """Disconnect all clients."""
        self.http.close()
        self.loop.run(self.scene.__aexit__(None, None, None))
        self.loop.close()

    def token(self, name: str, path: str) -> str:
        """Return a person's token. A person who will change identity is new."""
        if name != "nobody" and path.endswith(("/logout", "/login", "/register")):
            return str(self.http.post("/api/v1/guest").json()["token"])
        return self.scene.people[name].token


@pytest.fixture(scope="module")
def stage(server: Running) -> Iterator[Stage]:
    found = Stage(server.url)
    yield found
    found.close()


@pytest.fixture(scope="module")
def operations(server: Running) -> list[Operation]:
    """Everything that the description says can be asked for."""
    described = httpx.get(server.url + "/api/v1/docs/openapi.json", timeout=PATIENCE).json()
    schema = schemathesis.openapi.from_dict(described)
    found = list(schema.get_all_operations())
    assert all(isinstance(one, Ok) for one in found)
    return [one.ok() for one in found if isinstance(one, Ok)]


def known(stage: Stage, operation: Operation, state: str) -> dict[str, Any]:
    """Names in a path that there are, so that requests get past the first look."""
    table, person = stage.scene.tables.get(state, ""), stage.scene.ids["ann"]
    names = {"table": table, "person": person, "key": "eketorp", "locale": "en"}
    return {name: value for name, value in names.items() if f"{{{name}}}" in operation.path}


def send(stage: Stage, who: str, case: Any) -> None:
    """Send a request. Its answer is as described, and reveals no internals."""
    token = stage.token(who, case.operation.path)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = case.call(base_url=stage.url, headers=headers, timeout=PATIENCE)
    case.validate_response(answer, checks=CHECKS)
    for name in HEADERS:
        assert name in answer.headers, name
    assert b"Traceback" not in answer.content
    assert b".py" not in answer.content
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "text", "rule", "words"}
        assert answer.json()["text"].endswith((".", "!")), answer.json()


def try_out(stage: Stage, who: str, operation: Operation, mode: GenerationMode) -> int:
    """A bounded number of requests, always the same ones; how many there were."""
    if "{table}" not in operation.path:
        return ask(stage, who, operation, mode, "", EXAMPLES)
    return sum([ask(stage, who, operation, mode, state, 1) for state in STATES])


def ask(stage: Stage, who: str, operation: Operation, mode: GenerationMode, state: str, examples: int) -> int:
    """Send a number of requests at a table in this state. Return how many there were."""
    sent = 0

    @settings(bounded, max_examples=examples)
    @given(any_of.data())
    def asked(data: any_of.DataObject) -> None:
        nonlocal sent
        case = data.draw(operation.as_strategy(mode))
        if state or data.draw(any_of.booleans()):
            case.path_parameters = known(stage, operation, state)
        send(stage, who, case)
        sent += 1

    asked()
    return sent


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "misfit"])
@pytest.mark.parametrize("who", PEOPLE)
def test_every_request_is_answered_as_described(
    stage: Stage, operations: list[Operation], who: str, mode: GenerationMode
) -> None:
    possible = [one for one in operations if mode is GenerationMode.POSITIVE or spoilable(one)]
    sent = [try_out(stage, who, operation, mode) for operation in possible]
    assert min(sent) > 0


def spoilable(operation: Operation) -> bool:
    """Whether a request can be wrong at all: there is something in it that can."""
    return bool([*operation.iter_parameters(), *operation.body])
