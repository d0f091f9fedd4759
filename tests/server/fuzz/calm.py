"""Whether anything has gone wrong in a server, whatever it was sent."""

import json

import httpx

from tests.server.client import PATIENCE
from tests.server.running import Running

LOUD = ("error", "critical")


def calm(server: Running) -> None:
    """Fail if the server has noted a fault of its own."""
    lines = [json.loads(line) for line in server.log().splitlines()]
    loud = [line for line in lines if line["level"] in LOUD or "trace" in line]
    assert not loud, "\n".join([f"{line['says']}\n{line.get('trace', '')}" for line in loud[:3]])
    if server.process.poll() is None:
        assert counted(server, "clanmoot_faults_total") == 0


def counted(server: Running, name: str) -> float:
    """A number of /metrics."""
    text = httpx.get(server.url + "/metrics", timeout=PATIENCE).text
    return sum([float(line.split()[1]) for line in text.splitlines() if line.split()[0] == name])
