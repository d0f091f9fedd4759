"""How busy the workers are, for /metrics."""

from collections.abc import Iterable

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from .analysis_queue import AnalysisQueue
from .bot_scheduler import BotScheduler


def gauges(opponents: BotScheduler, advisers: BotScheduler, analyses: AnalysisQueue) -> Iterable[Metric]:
    """Return the numbers of opponents, hints and analyses."""
    yield from thoughts(opponents)
    yield from others(advisers, analyses)


def thoughts(opponents: BotScheduler) -> Iterable[Metric]:
    """Return the numbers of computer opponents."""
    counts = opponents.counts()
    yield gauge(
        "thoughts_waiting", "Decisions that wait for a worker; with Redis those of all processes.", counts.queued
    )
    yield gauge("thoughts_oldest_seconds", "How long the oldest of them has waited.", counts.oldest)
    yield gauge("thoughts_running", "Decisions that workers of this process have in hand.", counts.running)
    yield counter("thoughts_done", "Decisions that were made.", counts.done)
    yield counter("thoughts_dropped", "Decisions for which the queue had no room.", counts.dropped)
    yield counter("thoughts_stale", "Decisions that nobody waited for any more.", counts.abandoned)
    yield counter("thoughts_interrupted", "Thoughts that were stopped because nobody waited.", counts.interrupted)
    yield counter("thoughts_late", "Thoughts that were stopped because they took too long.", counts.late)
    yield counter("thoughts_failed", "Decisions that the opponent could not make.", counts.failed)
    yield counter("workers_replaced", "Workers that died or were ended.", counts.replaced)


def others(advisers: BotScheduler, analyses: AnalysisQueue) -> Iterable[Metric]:
    """Return the numbers of hints and analyses."""
    hints = advisers.counts()
    yield gauge("hints_waiting", "Hints that wait for a worker.", hints.queued)
    yield gauge("hints_running", "Hints that are being thought about.", hints.running)
    yield counter("hints_done", "Hints that were given.", hints.done)
    yield gauge("analyses_waiting", "Games that wait to be analysed.", analyses.waiting.qsize())
    yield gauge("analyses_running", "Games that are being analysed.", int(analyses.reading is not None))


def gauge(name: str, words: str, value: float) -> Metric:
    """Return a number that rises and falls."""
    return GaugeMetricFamily(f"clanmoot_{name}", words, value=value)


def counter(name: str, words: str, value: float) -> Metric:
    """Return a number that only rises."""
    return CounterMetricFamily(f"clanmoot_{name}", words, value=value)
