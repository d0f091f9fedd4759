"""Tokens are random, signed, and kept as a hash only."""

import hashlib

import pytest

from clanmoot.server.people import tokens

KEY, OTHER = b"k" * 32, b"o" * 32


def test_a_token_is_valid_only_on_its_own_server() -> None:
    token = tokens.issue(KEY)
    assert tokens.genuine(KEY, token)
    assert not tokens.genuine(OTHER, token)
    assert tokens.issue(KEY) != token


def test_a_token_changed_anywhere_is_not_genuine() -> None:
    token = tokens.issue(KEY)
    for place in range(len(token)):
        other = "A" if token[place] != "A" else "B"
        assert not tokens.genuine(KEY, token[:place] + other + token[place + 1 :]), place


@pytest.mark.parametrize("token", ["", ".", "a.b", "x" * 500, "é.é", "\ud800.a", "=.=", "QUJD.QUJD"])
def test_nonsense_is_not_genuine(token: str) -> None:
    assert not tokens.genuine(KEY, token)


def test_there_is_one_spelling_of_a_token() -> None:
    token = tokens.issue(KEY)
    assert not tokens.genuine(KEY, token + "=")
    assert not tokens.genuine(KEY, token + ".")
    assert not tokens.genuine(KEY, f" {token}")


def test_the_hash_is_sha256_of_the_whole_token() -> None:
    token = tokens.issue(KEY)
    assert tokens.hashed(token) == hashlib.sha256(token.encode()).hexdigest()
