"""The image builds, runs as an ordinary user and keeps its games. compose.yaml serves https from PostgreSQL."""

import json
import secrets
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import websockets.sync.client

from .images import ENVIRONMENT, ROOT, build, get_base, get_services, podman

IMAGE: Final = "localhost/clanmoot:latest"
LONG: Final = 180.0  # seconds
WAITING: Final = 0.5


@pytest.fixture(scope="session", autouse=True)
def image() -> None:
    get_base()
    build(IMAGE, ROOT / "Dockerfile", ROOT)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_until(happens: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        if happens():
            return
        time.sleep(WAITING)
    pytest.fail(f"{what}: not within {LONG:.0f} seconds")


def healthy(client: httpx.Client) -> bool:
    try:
        return client.get("/health").status_code == 200
    except httpx.HTTPError:
        return False


def play(client: httpx.Client) -> tuple[str, str]:
    """Open a table as a guest, make a move, and wait for the computer's. Return the token and the table."""
    guest = client.post("/api/v1/guest")
    assert guest.status_code == 201, guest.text
    token: str = guest.json()["token"]
    wanted = {"game": "schotten-totten", "seats": ["me", "novice"]}
    opened = client.post("/api/v1/tables", json=wanted, headers={"Authorization": f"Bearer {token}"})
    assert opened.status_code == 201, opened.text
    table: str = opened.json()["table"]
    address = str(client.base_url.join("/api/v1/socket")).replace("http", "ws", 1)
    unchecked = ssl._create_unverified_context() if address.startswith("wss") else None
    with websockets.sync.client.connect(address, ssl=unchecked) as connection:

        def receive(accept: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
            while True:
                message: dict[str, Any] = json.loads(connection.recv(timeout=LONG))
                if accept(message):
                    return message

        connection.send(json.dumps({"t": "hello", "token": token}))
        connection.send(json.dumps({"t": "watch", "table": table}))
        moves = 0
        while moves < 2:  # each of ours but the first comes after one of the computer's
            asked = receive(lambda message: bool(message.get("position", {}).get("legal")))["position"]
            command = {"do": "act", "action": asked["legal"][0], "step": asked["step"]}
            connection.send(json.dumps({"t": "do", "table": table, "id": str(moves), "command": command}))
            assert receive(lambda message: message["t"] in ("done", "refused"))["t"] == "done"
            moves += 1
    return token, table


def steps(client: httpx.Client, token: str, table: str) -> int:
    """Return how many steps of a table the server has stored."""
    found = client.get(f"/api/v1/tables/{table}", headers={"Authorization": f"Bearer {token}"})
    assert found.status_code == 200, found.text
    position: dict[str, Any] = found.json()["position"]
    step: int = position["step"]
    return step


def test_the_image_is_compiled_and_has_no_compiler() -> None:
    assert podman("run", "--rm", IMAGE, "--version").endswith("(compiled)")
    script = "id -u; command -v gcc pip npm node cc || true; touch /opt/clanmoot/a 2>&1 || true"
    lines = podman("run", "--rm", "--entrypoint", "sh", IMAGE, "-c", script).splitlines()
    assert lines[0] == "10001"
    assert len(lines) == 2, "neither gcc nor pip nor npm"
    assert "Permission denied" in lines[1]


def test_a_container_keeps_its_games_and_stops_in_good_order() -> None:
    name, port = f"clanmoot-{secrets.token_hex(4)}", free_port()
    options = ["--detach", "--name", name, "--publish", f"127.0.0.1:{port}:8000", "--volume", f"{name}:/data"]
    try:
        podman("run", *options, IMAGE)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            wait_until(lambda: healthy(client), "an answer")
            podman("healthcheck", "run", name)  # the HEALTHCHECK of the Dockerfile
            token, table = play(client)
            before = steps(client, token, table)
            assert before > 13, "the deal has 13 steps"
            assert "/assets/" in client.get("/").text, "the browser client is in the image"
            podman("stop", "--time", "30", name)
            assert podman("inspect", "--format", "{{.State.ExitCode}}", name) == "0"
            podman("rm", name)
            podman("run", *options, IMAGE)
            wait_until(lambda: healthy(client), "an answer after the restart")
            assert steps(client, token, table) >= before
    finally:
        podman("rm", "--force", "--time", "1", "--ignore", name)
        podman("volume", "rm", "--force", name)


class Compose:
    """A project of podman-compose, with its own .env file."""

    def __init__(self, folder: Path, **variables: str) -> None:
        self.name = f"clanmoot-{secrets.token_hex(4)}"
        self.file = folder / ".env"
        self.file.write_text("".join([f"{key}={value}\n" for key, value in variables.items()]))

    def run(self, *words: str) -> "subprocess.CompletedProcess[str]":
        program = Path(sys.executable).with_name("podman-compose")
        command = [str(program), "--project-name", self.name, "--env-file", str(self.file), *words]
        return subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)

    def start(self, *services: str) -> None:
        """Start services, and wait until they are healthy. Old versions of podman do not wait as Docker does."""
        done = self.run("up", "--detach", "--no-build", "--no-deps", *services)
        assert done.returncode == 0, done.stderr
        self.wait(*services)

    def wait(self, *services: str) -> None:
        for service in services:
            wait_until(partial(self.healthy, service), service)

    def healthy(self, service: str) -> bool:
        command = ["podman", "healthcheck", "run", f"{self.name}_{service}_1"]
        return subprocess.run(command, env=ENVIRONMENT, check=False).returncode == 0


@pytest.fixture(scope="module")
def ports() -> tuple[int, int]:
    return free_port(), free_port()


@pytest.fixture(scope="module")
def compose(tmp_path_factory: pytest.TempPathFactory, ports: tuple[int, int]) -> Iterator[Compose]:
    sys.stdout.write(f"stand-ins: {get_services()}\n")
    project = Compose(
        tmp_path_factory.mktemp("compose"),
        CLANMOOT_DOMAIN="localhost",
        CLANMOOT_DATABASE_PASSWORD=secrets.token_hex(32),
        CLANMOOT_HTTP_PORT=str(ports[0]),
        CLANMOOT_HTTPS_PORT=str(ports[1]),
    )
    try:
        project.start("database", "redis")
        project.start("app", "proxy")
        yield project
    finally:
        project.run("down", "--volumes")


def test_compose_wants_a_name_and_a_password(tmp_path: Path) -> None:
    for variables in ({"CLANMOOT_DOMAIN": "localhost"}, {"CLANMOOT_DATABASE_PASSWORD": "a"}, {"CLANMOOT_DOMAIN": ""}):
        done = Compose(tmp_path, **variables).run("config")
        assert done.returncode != 0
        assert "into .env" in done.stderr


def test_compose_serves_https_and_keeps_its_games(compose: Compose, ports: tuple[int, int]) -> None:
    with httpx.Client(base_url=f"https://localhost:{ports[1]}", verify=False) as client:
        wait_until(lambda: healthy(client), "an answer")
        guest = client.post("/api/v1/guest", headers={"X-Clanmoot": "1", "Origin": str(client.base_url)})
        assert guest.headers["set-cookie"].startswith("__Host-clanmoot="), "the server knows of https"
        assert "strict-transport-security" in guest.headers
        client.cookies.clear()  # from here on a program, not a browser
        token, table = play(client)
        before = steps(client, token, table)
        plain = httpx.get(f"http://localhost:{ports[0]}/")
        assert plain.status_code in (301, 308)
        assert plain.headers["location"].startswith("https://localhost")
        for service in ("database", "app"):
            assert compose.run("restart", service).returncode == 0
            compose.wait(service)
        wait_until(lambda: healthy(client), "an answer after the restart")
        assert steps(client, token, table) >= before


def test_only_the_proxy_can_be_reached(compose: Compose) -> None:
    published = podman(
        "ps", "--filter", f"label=io.podman.compose.project={compose.name}", "--format", "{{.Names}} {{.Ports}}"
    )
    assert len(published.splitlines()) == 4
    assert [line.split()[0] for line in published.splitlines() if "->" in line] == [f"{compose.name}_proxy_1"]


def test_the_server_believes_only_its_proxy(compose: Compose) -> None:
    """Anybody else in the network cannot claim to come over https, or from another address."""
    script = """
import urllib.request as r
headers = {"Host": "localhost", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1", "X-Clanmoot": "1"}
request = r.Request("http://app:8000/api/v1/guest", headers=headers, method="POST")
print(r.urlopen(request).headers["set-cookie"])
"""
    options = ["--rm", "--network", f"{compose.name}_front", "--entrypoint", "python3"]
    assert podman("run", *options, IMAGE, "-c", script).startswith("clanmoot=")
