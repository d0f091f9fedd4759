"""Every bad message has a sentence of its own, and its answer finds home."""

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol import commands, messages
from clanmoot.server.delivery.client_messages import decode, id_and_table


def test_good_messages_are_read() -> None:
    assert decode('{"t":"ping"}') == messages.Ping()
    assert decode(b'{"t":"watch","table":"a"}') == messages.Watch("a", -1)
    do = decode('{"t":"do","table":"a","id":"1","command":{"do":"act","action":3,"step":4}}')
    assert do == messages.Do("a", "1", commands.Act(3, 4))


@pytest.mark.parametrize(
    ("message", "code", "says"),
    [
        ("", "not-json", "This is not JSON"),
        ("{", "not-json", "This is not JSON"),
        (b"\xff\xfe", "not-json", "This is not JSON"),
        ('{"t":"hello","token":"\\ud800"}', "not-json", "This is not JSON"),
        ('{"t":"do","id":' + "[" * 100_000, "shape", "expected 'str', got 'array'"),
        ('{"t":"hello","token":"a","more":' + "[" * 100_000, "shape", "unknown field 'more'"),
        ("[]", "shape", "expected 'object', got 'array'"),
        ("null", "shape", "expected 'object'"),
        ("{}", "shape", "missing required field 't'"),
        ('{"t":"dance"}', "shape", "The field 't' of this message is wrong: invalid value 'dance'"),
        ('{"t":"ping","more":1}', "shape", "contains unknown field 'more'"),
        ('{"t":"watch"}', "shape", "missing required field 'table'"),
        (
            '{"t":"watch","table":""}',
            "shape",
            "The field 'table' of this message is wrong: expected 'str' of",
        ),
        ('{"t":"watch","table":"a","since":-2}', "shape", "expected 'int' >= -1"),
        ('{"t":"do","table":"a","id":"1","command":{"do":"fly"}}', "shape", "The field 'command.do'"),
        ('{"t":"do","table":"a","id":"1","command":{"do":"act","action":-1,"step":0}}', "shape", "'command.action'"),
        ('{"t":"do","table":"a","id":"1","command":{"do":"act","action":1e99,"step":0}}', "shape", "'command.action'"),
        ('{"t":"do","table":"a","id":"1","command":{"do":"say","text":""}}', "shape", "'command.text'"),
        ('{"t":"hello","token":7}', "shape", "expected 'str', got 'int'"),
    ],
)
def test_bad_messages_are_refused_with_a_sentence(message: str | bytes, code: str, says: str) -> None:
    with pytest.raises(ClanmootError) as caught:
        decode(message)
    assert caught.value.code == code
    assert says in caught.value.sentence
    assert caught.value.sentence.endswith(".")


def test_an_answer_finds_home_however_wrong_the_message_is() -> None:
    assert id_and_table('{"t":"do","table":"a","id":"7","command":5}') == ("7", "a")
    assert id_and_table('{"id":7,"table":[]}') == ("", "")
    assert id_and_table('{"id":"' + "x" * 65 + '"}') == ("", "")
    assert id_and_table("[]") == id_and_table("{") == ("", "")
