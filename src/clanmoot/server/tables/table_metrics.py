"""Numbers about tables and the store for /metrics."""

import time
from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from .eviction import weight
from .table_registry import House


def gauges(house: House) -> Iterator[Metric]:
    """Return tables in memory, those in trouble, the store's queue, and how long ago the upkeep succeeded."""
    lives = list(house.tables.values())
    tally, at = house.store.tally(), time.monotonic()
    watched = sum([not live.idle for live in lives])
    yield gauge("clanmoot_tables", "Tables in memory.", len(lives))
    yield gauge("clanmoot_tables_watched", "Tables in memory that somebody watches.", watched)
    yield gauge("clanmoot_tables_bytes", "What tables in memory take, estimated.", sum([weight(one) for one in lives]))
    yield gauge("clanmoot_tables_damaged", "Tables that cannot be opened.", house.quarantine.damaged())
    yield gauge("clanmoot_tables_unsure", "Tables that wait to be reloaded.", sum([one.unsure for one in lives]))
    yield gauge("clanmoot_store_waiting", "Writes that wait for the store.", tally.waiting)
    yield CounterMetricFamily("clanmoot_store_writes", "Writes that the store has taken.", value=tally.jobs)
    yield CounterMetricFamily("clanmoot_store_commits", "Commits that they took.", value=tally.groups)
    yield CounterMetricFamily("clanmoot_store_failures", "Commits that failed.", value=tally.failures)
    yield gauge("clanmoot_beat_age_seconds", "Since the last sign of life was stored.", at - house.upkeep.beat_at)
    yield gauge("clanmoot_sweep_age_seconds", "Since due tables were looked after.", at - house.upkeep.swept_at)


def gauge(name: str, words: str, value: float) -> Metric:
    """Return one number."""
    return GaugeMetricFamily(name, words, value=value)
