"""Numbers about tables and the store for /metrics."""

import time
from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from .eviction import weight
from .table_registry import TableRegistry


def gauges(registry: TableRegistry) -> Iterator[Metric]:
    """Return tables in memory, those in trouble, the store's queue, and how long ago the upkeep succeeded."""
    sessions = list(registry.tables.values())
    tally, at = registry.store.tally(), time.monotonic()
    watched = sum([not session.idle for session in sessions])
    yield gauge("clanmoot_tables", "Tables in memory.", len(sessions))
    yield gauge("clanmoot_tables_watched", "Tables in memory that somebody watches.", watched)
    yield gauge(
        "clanmoot_tables_bytes", "What tables in memory take, estimated.", sum([weight(one) for one in sessions])
    )
    yield gauge("clanmoot_tables_damaged", "Tables that cannot be opened.", registry.quarantine.damaged())
    yield gauge("clanmoot_tables_unsure", "Tables that wait to be reloaded.", sum([one.unsure for one in sessions]))
    yield gauge("clanmoot_store_waiting", "Writes that wait for the store.", tally.waiting)
    yield CounterMetricFamily("clanmoot_store_writes", "Writes that the store has taken.", value=tally.jobs)
    yield CounterMetricFamily("clanmoot_store_commits", "Commits that they took.", value=tally.groups)
    yield CounterMetricFamily("clanmoot_store_failures", "Commits that failed.", value=tally.failures)
    yield gauge("clanmoot_beat_age_seconds", "Since the last sign of life was stored.", at - registry.upkeep.beat_at)
    yield gauge("clanmoot_sweep_age_seconds", "Since due tables were looked after.", at - registry.upkeep.swept_at)


def gauge(name: str, words: str, value: float) -> Metric:
    """Return one number."""
    return GaugeMetricFamily(name, words, value=value)
