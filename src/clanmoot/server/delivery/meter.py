"""What /metrics shows: how much goes on here, and never at which table or seat."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Meter:
    """Counters of one process."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.clients = Gauge("clanmoot_clients", "Open WebSockets.", registry=registry)
        self.received = Counter("clanmoot_received", "Messages from clients.", registry=registry)
        self.sent = Counter("clanmoot_sent", "Messages to clients.", registry=registry)
        self.sent_bytes = Counter("clanmoot_sent_bytes", "Bytes to clients.", registry=registry)
        self.refused = Counter("clanmoot_refused", "Messages and requests that were refused.", registry=registry)
        self.faults = Counter("clanmoot_faults", "Things that went wrong here.", registry=registry)
        self.ended = Counter("clanmoot_ended", "Connections that the server ended.", ["why"], registry=registry)
        self.commands = Histogram(
            "clanmoot_command_seconds", "From a command to its acknowledgement.", buckets=SECONDS, registry=registry
        )
        self.requests = Counter("clanmoot_requests", "HTTP requests by status.", ["status"], registry=registry)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
