"""Metrics of tables and the store."""

import time
from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from .eviction import weight
from .table_registry import TableRegistry


def gauges(registry: TableRegistry) -> Iterator[Metric]:
    """Yield metrics of tables in memory, damaged tables, the store's queue and the age of the last upkeep."""
    sessions = list(registry.tables.values())
    tally, at = registry.store.tally(), time.monotonic()
    watched = sum([not session.idle for session in sessions])
    yield gauge("clanmoot_tables", "Tables in memory.", len(sessions))
    yield gauge("clanmoot_tables_watched", "Tables in memory with at least one connection.", watched)
    yield gauge(
        "clanmoot_tables_bytes", "Estimated size of the tables in memory.", sum([weight(one) for one in sessions])
    )
    yield gauge("clanmoot_tables_damaged", "Tables that cannot be opened.", len(registry.quarantine.damaged()))
    yield gauge("clanmoot_tables_unsure", "Tables waiting to be reloaded.", sum([one.unsure for one in sessions]))
    yield gauge("clanmoot_store_waiting", "Writes waiting for the store.", tally.waiting)
    yield CounterMetricFamily("clanmoot_store_writes", "Writes stored.", value=tally.jobs)
    yield CounterMetricFamily("clanmoot_store_commits", "Commits for these writes.", value=tally.groups)
    yield CounterMetricFamily("clanmoot_store_failures", "Commits that failed.", value=tally.failures)
    yield gauge("clanmoot_beat_age_seconds", "Seconds since the last stored heartbeat.", at - registry.upkeep.beat_at)
    yield gauge(
        "clanmoot_sweep_age_seconds", "Seconds since the last sweep of due tables.", at - registry.upkeep.swept_at
    )


def gauge(name: str, words: str, value: float) -> Metric:
    return GaugeMetricFamily(name, words, value=value)
