"""The load of the workers, for /metrics."""

from collections.abc import Iterable

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from .analysis_queue import AnalysisQueue
from .bot_scheduler import BotScheduler


def gauges(opponents: BotScheduler, advisers: BotScheduler, analyses: AnalysisQueue) -> Iterable[Metric]:
    """Return the metrics of computer opponents, hints and analyses."""
    yield from thoughts(opponents)
    yield from others(advisers, analyses)


def thoughts(opponents: BotScheduler) -> Iterable[Metric]:
    """Return the metrics of the decisions of computer opponents."""
    counts = opponents.counts()
    yield gauge(
        "thoughts_waiting", "Decisions waiting for a worker. With Redis, those of all processes.", counts.queued
    )
    yield gauge("thoughts_oldest_seconds", "Waiting time of the oldest of them.", counts.oldest)
    yield gauge("thoughts_running", "Decisions that workers of this process are working on.", counts.running)
    yield counter("thoughts_done", "Decisions made.", counts.done)
    yield counter("thoughts_dropped", "Decisions dropped because the queue was full.", counts.dropped)
    yield counter("thoughts_stale", "Decisions that were no longer needed.", counts.abandoned)
    yield counter("thoughts_interrupted", "Searches stopped because they were no longer needed.", counts.interrupted)
    yield counter("thoughts_late", "Searches stopped because they took too long.", counts.late)
    yield counter("thoughts_failed", "Decisions that failed.", counts.failed)
    yield counter("workers_replaced", "Workers that died or were stopped.", counts.replaced)


def others(advisers: BotScheduler, analyses: AnalysisQueue) -> Iterable[Metric]:
    """Return the metrics of hints and analyses."""
    hints = advisers.counts()
    yield gauge("hints_waiting", "Hints waiting for a worker.", hints.queued)
    yield gauge("hints_running", "Hints being computed.", hints.running)
    yield counter("hints_done", "Hints given.", hints.done)
    yield gauge("analyses_waiting", "Games waiting for analysis.", analyses.waiting.qsize())
    yield gauge("analyses_running", "Games being analysed.", int(analyses.worker is not None))


def gauge(name: str, words: str, value: float) -> Metric:
    """Return a metric that can rise and fall."""
    return GaugeMetricFamily(f"clanmoot_{name}", words, value=value)


def counter(name: str, words: str, value: float) -> Metric:
    """Return a metric that can only rise."""
    return CounterMetricFamily(f"clanmoot_{name}", words, value=value)
