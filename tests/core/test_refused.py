"""A refused move explains itself: as text and in a traceback."""

import subprocess
import sys
import traceback

import pytest

from clanmoot import game
from clanmoot.core.messages import Refusal, Refused, message


def test_the_text_is_a_sentence_and_the_rule() -> None:
    table = game("tain").table(seed=3)
    seat = 1 - table.deciders()[0]
    with pytest.raises(Refused) as caught:
        table.act(seat, 0)
    assert str(caught.value) == caught.value.sentence == "It\u2019s not your turn. (TA-3.1)"
    assert traceback.format_exception_only(caught.value)[-1].endswith("Refused: It\u2019s not your turn. (TA-3.1)\n")


def test_players_are_named_as_at_the_table() -> None:
    refusal = Refusal("HC-4.11", message("hc-no-spoils", whom=1))
    assert "Ben" in str(Refused(refusal, ("Ann", "Ben", "Cis"), 0))
    assert "Player 2" in str(Refused(refusal))


@pytest.mark.parametrize("seats", [(), ("Ann",)])
def test_a_message_that_is_not_in_the_catalogue_is_named(seats: tuple[str, ...]) -> None:
    sentence = "The rules do not allow this move. (MY-1, message 'my-own')"
    assert str(Refused(Refusal("MY-1", message("my-own")), seats, 0)) == sentence


def test_nothing_but_core_need_be_imported() -> None:
    program = """
from clanmoot.core.messages import Refusal, Refused, message
print(Refused(Refusal("TA-3.1", message("ta-not-your-turn"))))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "It\u2019s not your turn. (TA-3.1)\n"
