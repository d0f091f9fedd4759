"""Numbers about tables and the store for /metrics."""

import time
from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from .house import House
from .memory import weight


def gauges(house: House) -> Iterator[Metric]:
    """Return tables in memory, those in trouble, the store's queue, and how long ago the upkeep succeeded."""
    lives = list(house.tables.values())
    tally, at = house.store.tally(), time.monotonic()
    watched = sum([not live.idle for live in lives])
    yield gauge("clanmoot_tables", "Tables in memory.", len(lives))
    yield gauge("clanmoot_tables_watched", "Tables in memory with at least one connection.", watched)
    yield gauge("clanmoot_tables_bytes", "Estimated size of the tables in memory.", sum([weight(one) for one in lives]))
    yield gauge("clanmoot_tables_damaged", "Tables that cannot be opened.", house.quarantine.damaged())
    yield gauge("clanmoot_tables_unsure", "Tables waiting to be reloaded.", sum([one.unsure for one in lives]))
    yield gauge("clanmoot_store_waiting", "Writes waiting for the store.", tally.waiting)
    yield CounterMetricFamily("clanmoot_store_writes", "Writes stored.", value=tally.jobs)
    yield CounterMetricFamily("clanmoot_store_commits", "Commits for these writes.", value=tally.groups)
    yield CounterMetricFamily("clanmoot_store_failures", "Commits that failed.", value=tally.failures)
    yield gauge("clanmoot_beat_age_seconds", "Seconds since the last stored heartbeat.", at - house.upkeep.beat_at)
    yield gauge("clanmoot_sweep_age_seconds", "Seconds since the last sweep of due tables.", at - house.upkeep.swept_at)


def gauge(name: str, words: str, value: float) -> Metric:
    """Return one number."""
    return GaugeMetricFamily(name, words, value=value)
