"""Draws that follow from a secret, and can be verified."""

import hashlib
import hmac

import pytest

from clanmoot.conformance.chi_square import fits
from clanmoot.core.chance import Chance, Committed, Draw, Seeded, fresh

SECRET = bytes(range(32))


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Committed(SECRET).commitment == hashlib.sha256(SECRET).hexdigest()


def test_a_fresh_secret_has_256_bits_and_is_never_the_same() -> None:
    secrets = {fresh().secret for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}


def test_draws_are_the_same_on_every_machine_and_build() -> None:
    source = Committed(SECRET)
    assert [source.pick(Draw(1, number, 0), [1] * 54) for number in range(8)] == [40, 17, 13, 30, 16, 27, 26, 12]


def test_the_tenth_card_is_the_same_whatever_was_drawn_elsewhere() -> None:
    alone, busy = Committed(SECRET), Committed(SECRET)
    for number in range(100):
        busy.pick(Draw(2, number, 0), [1, 2, 3])
    tenth = Draw(1, 9, 0)
    assert alone.pick(tenth, [1] * 52) == busy.pick(tenth, [1] * 52)


@pytest.mark.parametrize("other", [Draw(2, 9, 0), Draw(1, 8, 0), Draw(1, 9, 1)])
def test_another_source_number_or_era_is_another_draw(other: Draw) -> None:
    source = Committed(SECRET)
    assert source.pick(Draw(1, 9, 0), [1] * 10**6) != source.pick(other, [1] * 10**6)


def test_names_of_draws_do_not_run_together() -> None:
    """Source 1, number 11 is not source 11, number 1."""
    source, weights = Committed(SECRET), [1] * 10**6
    assert source.pick(Draw(1, 11, 0), weights) != source.pick(Draw(11, 1, 0), weights)
    assert source.pick(Draw(1, 1, 10), weights) != source.pick(Draw(1, 11, 0), weights)


def test_another_secret_is_another_game() -> None:
    draws = [Draw(0, number, 0) for number in range(20)]
    ours, theirs = Committed(SECRET), Committed(bytes(32))
    assert [ours.pick(draw, [1] * 54) for draw in draws] != [theirs.pick(draw, [1] * 54) for draw in draws]


@pytest.mark.parametrize("source", [Committed(SECRET), Seeded(1)])
def test_weights_are_respected(source: Chance) -> None:
    weights, counts = [5, 0, 1, 12, 2], [0] * 5
    for number in range(4000):
        counts[source.pick(Draw(0, number, 0), weights)] += 1
    assert counts[1] == 0
    assert fits([counts[0], *counts[2:]], [5, 1, 12, 2])


def test_a_seed_gives_the_same_game_again() -> None:
    draws = [Draw(0, number, 0) for number in range(20)]
    games = [[source.pick(draw, [1] * 54) for draw in draws] for source in (Seeded(3), Seeded(3), Seeded(4))]
    assert games[0] == games[1]
    assert games[0] != games[2]


def hashed(attempt: int) -> int:
    """The number behind the first draw of source 0."""
    digest = hmac.digest(SECRET, b"0 0 0 %d" % attempt, "sha256")
    return int.from_bytes(digest, "big")


def test_a_hash_beyond_the_last_whole_multiple_is_thrown_away() -> None:
    """With a total just below the first hash, that hash is beyond the last multiple, and the next attempt counts."""
    assert hashed(0) > 2**255, "the secret of this test was chosen so"
    total = hashed(0) - 1
    attempt = next(n for n in range(1, 100) if hashed(n) < total)
    assert Committed(SECRET).pick(Draw(0, 0, 0), [hashed(attempt), total - hashed(attempt)]) == 1
    assert Committed(SECRET).pick(Draw(0, 0, 0), [hashed(attempt) + 1, total - hashed(attempt) - 1]) == 0


def test_the_last_hash_within_a_whole_multiple_counts() -> None:
    total = hashed(0) + 1
    assert Committed(SECRET).pick(Draw(0, 0, 0), [total - 1, 1]) == 1
