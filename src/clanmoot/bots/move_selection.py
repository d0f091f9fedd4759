"""Selecting moves by value: the best few, or one at random by weight."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.rng import Rng


def drawn(weights: vec[float], rng: Rng) -> i64:
    """Draw an index with probabilities in proportion to the weights."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * float(rng.word()) / 4294967296.0
    at: i64 = 0
    last: i64 = len(weights) - 1
    while at < last:
        left -= weights[at]
        if left < 0.0:
            return at
        at += 1
    return last


def best_of(moves: vec[i64], worths: vec[float], most: i64) -> vec[i64]:
    """Return at most this many moves, those with the highest values, in their original order."""
    if len(moves) <= most:
        return moves
    kept = vec[i64]()
    for k in range(len(moves)):
        better: i64 = 0
        for other in range(len(moves)):
            if worths[other] > worths[k] or (worths[other] == worths[k] and other < k):
                better += 1
        if better < most:
            kept = append(kept, moves[k])
    return kept
