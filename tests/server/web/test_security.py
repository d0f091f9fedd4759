"""What protects people: headers, origins, cookies, limits on size, and answers that tell nothing of our insides."""

import json
import socket

import httpx
import pytest

from tests.server.client import guest, seated, story
from tests.server.running import Running, running

PAGES = ["/", "/health", "/api/v1/games", "/api/v1/docs", "/api/v1/docs/openapi.json", "/api/v1/nothing", "/nothing"]


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_carries_the_headers(server: Running, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_a_page_from_elsewhere_can_do_nothing(server: Running) -> None:
    with httpx.Client(base_url=server.url + "/api/v1") as client:
        client.post("/guest", headers={"X-Clanmoot": "1"})
        body = {"game": "tain", "seats": ["me", "open"]}
        for headers in (
            {"X-Clanmoot": "1", "Origin": "https://evil.example"},
            {"X-Clanmoot": "1", "Origin": "null"},
            {"X-Clanmoot": "1", "Origin": server.url + "0"},
        ):
            answer = client.post("/tables", json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        answer = client.post("/tables", json=body, headers={"Origin": server.url})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-ours")
        assert client.get("/me/tables").json() == []
        assert client.post("/tables", json=body, headers={"X-Clanmoot": "1", "Origin": server.url}).status_code == 201


def test_pages_from_elsewhere_may_be_allowed() -> None:
    with running("--origin", "https://moot.example") as server:
        url = server.url + "/api/v1/guest"
        assert httpx.post(url, headers={"Origin": "https://moot.example"}).status_code == 201
        assert httpx.post(url, headers={"Origin": "https://moot.example.evil"}).status_code == 403


def test_bodies_have_a_limit(server: Running) -> None:
    url = server.url + "/api/v1/login"
    answer = httpx.post(
        url, content=b'{"name": "' + b"x" * 70_000 + b'"}', headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def chunks() -> object:
        for _ in range(100):
            yield b"x" * 1000

    answer = httpx.post(url, content=chunks(), headers={"Content-Type": "application/json"})  # type: ignore[arg-type]
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"7",
        b'{"name":1,"password":"x"}',
        b'{"name":"\\ud800","password":"x"}',
        b"\xff",
        b"[" * 9999,
    ],
)
def test_bodies_that_make_no_sense_get_a_sentence(server: Running, body: bytes) -> None:
    answer = httpx.post(server.url + "/api/v1/login", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert set(answer.json()) == {"code", "text", "rule", "words"}
    assert answer.json()["text"].endswith(".")


def test_methods_that_do_not_fit_are_refused(server: Running) -> None:
    answer = httpx.delete(server.url + "/api/v1/me")
    assert answer.status_code == 405
    assert answer.json()["code"] == "method"
    assert httpx.post(server.url + "/nothing").status_code in (404, 405)


@pytest.mark.parametrize(
    "path",
    ["/../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/static/../app.py", "/%00",
     "/api/v1/words/..%2f..", "/api/v1/games/..%2f..%2fcore", "/api/v1/tables/%00",
     "/api/v1/people/%F0%9F%98%80", "/api/v1/tables/%ff"],
)  # fmt: skip
def test_no_path_leads_out_of_the_client_files(server: Running, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: raw.recv(65536), b""))
    client = b"<!doctype html>" in answer and b"/assets/" in answer  # which says itself that it knows no such page
    assert answer.split()[1] in (b"404", b"400") or client, answer
    assert b"root:" not in answer
    assert b"import " not in answer


def test_only_this_machine_or_who_has_the_token_reads_the_metrics() -> None:
    with running("--metrics-token", "a long secret") as server:
        url = server.url + "/metrics"
        found = httpx.get(url)
        assert found.status_code == 200
        assert "clanmoot_clients" in found.text
        for headers in ({"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}):
            assert httpx.get(url, headers=headers).json()["code"] == "metrics"
        passed_on = {"X-Forwarded-For": "192.0.2.1", "Authorization": "Bearer a long secret"}
        assert httpx.get(url, headers=passed_on).status_code == 200
        passed_on["Authorization"] = "Bearer another secret"
        assert httpx.get(url, headers=passed_on).status_code == 403


def test_the_log_is_json_and_holds_no_secrets(server: Running) -> None:
    async def told() -> None:
        async with await guest(server.url) as ann, await guest(server.url) as bob:
            await ann.ask("PATCH", "/me", {"name": "Zebulon"})
            table = await seated(ann, bob)
            await ann.do(table, "say", text="whisper of mine")
            old, account = ann.token, {"name": "Zebulon the Quiet", "password": "hush hush hush"}
            ann.token = (await ann.post("/register", account))["token"]
            await ann.get(f"/tables/{table}?token={ann.token}")
            log = server.log()
            lines = [json.loads(line) for line in log.splitlines()]
            assert {"at", "level", "from", "says"} <= set(lines[-1])
            for secret in (
                ann.token,
                old,
                bob.token,
                "whisper of mine",
                "hush hush",
                table,
                "Zebulon",
                "Bearer",
                "clanmoot=",
            ):
                assert secret not in log, secret

    story(told)
