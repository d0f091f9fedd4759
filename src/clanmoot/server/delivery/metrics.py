"""The numbers on /metrics. They show how much load there is, but never which table or seat causes it."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
BOUNDS: Final = (*[str(bound) for bound in SECONDS], "+Inf")


class Metrics(Collector):
    """Counters of one process. They are plain numbers, because every move changes some and they are rarely read."""

    def __init__(self) -> None:
        self.clients = 0
        self.received = 0
        self.sent = 0
        self.sent_bytes = 0
        self.refused = 0
        self.faults = 0
        self.ended: Counter[str] = Counter()
        self.refused_connections: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()
        self.gauges: list[Callable[[], Iterable[Metric]]] = []  # metrics of other modules
        self._commands = [0] * len(BOUNDS)  # commands per histogram bucket
        self._seconds = 0.0
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def took(self, seconds: float) -> None:
        """Record that a command was acknowledged after this many seconds."""
        self._commands[bisect_left(SECONDS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics. The Prometheus client calls this."""
        yield GaugeMetricFamily("clanmoot_clients", "Open WebSockets.", value=self.clients)
        yield CounterMetricFamily("clanmoot_received", "Messages from clients.", value=self.received)
        yield CounterMetricFamily("clanmoot_sent", "Messages to clients.", value=self.sent)
        yield CounterMetricFamily("clanmoot_sent_bytes", "Bytes to clients.", value=self.sent_bytes)
        yield CounterMetricFamily("clanmoot_refused", "Refused messages and requests.", value=self.refused)
        yield CounterMetricFamily("clanmoot_faults", "Errors of the server.", value=self.faults)
        yield by_label("clanmoot_ended", "Connections closed by the server.", "why", self.ended)
        words = "Connections and requests refused for abuse."
        yield by_label("clanmoot_refused_connections", words, "why", self.refused_connections)
        yield by_label("clanmoot_requests", "HTTP requests by status.", "status", self.requests)
        commands = HistogramMetricFamily("clanmoot_command_seconds", "Seconds from a command to its acknowledgement.")
        commands.add_metric([], list(zip(BOUNDS, accumulate(self._commands), strict=True)), self._seconds)
        yield commands
        for gauge in self.gauges:
            yield from gauge()


def by_label(name: str, words: str, label: str, counts: Counter[str]) -> Metric:
    """Return a counter metric with one number for each value of a label."""
    family = CounterMetricFamily(name, words, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family
