"""Passwords that are guessed early are refused, in a bounded time, with a sentence that says what to do."""

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.server.people.weak_passwords import check_guesses

EASY = (
    "password", "Password1", "P@ssw0rd", "12345678", "123456789012", "qwertyuiop", "azertyuiop", "iloveyou", "sunshine",
    "letmein1", "welcome123", "football", "motdepasse", "wachtwoord", "bonjour1", "geheim123", "aaaaaaaa",
    "zzzzzzzzzzzz", "abcdefgh", "abcabcabcabc", "87654321", "11112222", "a" * 200, "password" * 25, "Clanmoot",
)  # fmt: skip
GOOD = (
    "a good password", "a long and quiet word", "correct horse battery staple", "quiet heron 27", "x7$kQ9!mZ2",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa quiet heron over the tarn", "мой дядя самых честных правил", "静かな青い山と川",
)  # fmt: skip


@pytest.mark.parametrize("password", EASY)
def test_a_common_password_is_refused(password: str) -> None:
    with pytest.raises(ClanmootError, match=r"easy to guess\. Choose a longer one") as caught:
        check_guesses(password, "Ann Lee")
    assert caught.value.code == "password"


@pytest.mark.parametrize("password", GOOD)
def test_a_good_one_is_taken(password: str) -> None:
    check_guesses(password, "Ann Lee")


@pytest.mark.parametrize("password", ["Somerled", "SOMERLED", "somerled1", "!somerled!", "S0merled", "s.o.m.e.r.l.e.d"])
def test_ones_own_name_is_no_password(password: str) -> None:
    with pytest.raises(ClanmootError, match="too similar to your name"):
        check_guesses(password, "Somerled")


def test_a_password_that_is_made_to_keep_the_estimate_busy_is_looked_at_in_parts() -> None:
    check_guesses("4@8({[<369&#!1/|0$5+7%2" * 8, "Ann")
    with pytest.raises(ClanmootError, match="easy to guess"):
        check_guesses("19" * 100, "Ann")
