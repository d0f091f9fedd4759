"""Records on paper: each way in which one can be bad has a sentence of its own."""

import json
from pathlib import Path
from typing import Any

import pytest

from clanmoot import catalogue
from clanmoot.core.errors import ClanmootError
from clanmoot.core.record import Record, RecordError, from_json
from clanmoot.core.replay import open_record
from clanmoot.games.schotten_totten import GAME
from tests.toys.muster import MUSTER

GOLDEN = Path(__file__).parent.parent / "golden" / "schotten_totten" / "three.json"
GOOD = json.loads(GOLDEN.read_text())
STEPS = GOOD["steps"]


def refused(text: str) -> tuple[str, str]:
    """What is wrong with a text."""
    with pytest.raises(RecordError) as caught:
        from_json(text)
    assert str(caught.value) == caught.value.sentence
    return caught.value.code, caught.value.sentence


def changed(**fields: Any) -> str:
    """The good record with other fields."""
    return json.dumps(GOOD | fields)


def without(name: str) -> str:
    """The good record with a field missing."""
    return json.dumps({key: value for key, value in GOOD.items() if key != name})


def unplayable(**fields: Any) -> tuple[str, str]:
    """What is wrong with a record that can be read."""
    with pytest.raises(RecordError) as caught:
        open_record(GAME, from_json(changed(**fields)))
    return caught.value.code, caught.value.sentence


def test_a_good_record_is_read_and_written_unchanged() -> None:
    record = from_json(GOLDEN.read_text())
    assert record.to_json() + "\n" == GOLDEN.read_text()
    assert open_record(GAME, record).over


def test_what_is_empty_is_left_out_and_names_keep_their_letters() -> None:
    record = Record("muster", 1, {}, ("Zoë", "Ben"), ())
    assert record.to_json() == '{"clanmoot":1,"game":"muster","rules":1,"options":{},"seats":["Zoë","Ben"],"steps":[]}'
    assert from_json(record.to_json()) == record


def test_a_replaced_table_is_kept() -> None:
    options = MUSTER.agree({"worth": (9, 9, 0, 0)})
    record = MUSTER.table(options={"worth": (9, 9, 0, 0)}, seed=1).record()
    assert from_json(record.to_json()).options == {"frugal": 0, "worth": (9, 9, 0, 0)}
    assert open_record(MUSTER, from_json(record.to_json())).options == options


@pytest.mark.parametrize("text", ["", "{", "no record", "[1, 2", '{"clanmoot": 1,}', "\x00", "[" * 200_000])
def test_what_is_not_json(text: str) -> None:
    code, sentence = refused(text)
    assert code == "not-json"
    assert sentence.startswith("This is not JSON: ")


@pytest.mark.parametrize("text", ["[]", "3", "null", '"clanmoot"', "{}", without("clanmoot")])
def test_json_that_is_no_record(text: str) -> None:
    assert refused(text) == (
        "not-a-record",
        "This is JSON, but not a record of a game. It has no field 'clanmoot'.",
    )


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_another_format(version: object) -> None:
    sentence = f"This record has format {version!r}. Only format 1 can be read."
    assert refused(changed(clanmoot=version)) == ("format", sentence)


def test_a_field_that_no_record_has() -> None:
    assert refused(changed(winner="Ann")) == ("field-unknown", "This record has an unknown field 'winner'.")


@pytest.mark.parametrize("name", ["game", "rules", "options", "seats", "steps"])
def test_a_field_that_is_missing(name: str) -> None:
    assert refused(without(name)) == ("field-missing", f"This record has no field {name!r}.")


@pytest.mark.parametrize("name", ["cuts", "commitment", "secret", "given"])
def test_a_field_that_may_be_missing(name: str) -> None:
    assert not getattr(from_json(without(name)), name)


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("game", 3, "text"),
        ("rules", "1", "a whole number"),
        ("rules", 1.0, "a whole number"),
        ("rules", True, "a whole number"),
        ("options", [], "an object"),
        ("options", {"tactics": "yes"}, "a whole number"),
        ("options", {"tactics": True}, "a whole number"),
        ("options", {"tactics": [1, "2"]}, "a whole number"),
        ("options", {"tactics": [[1]]}, "a whole number"),
        ("seats", "Ann", "a list of names"),
        ("seats", ["Ann", 2], "a list of names"),
        ("steps", 7, "a list of whole numbers"),
        ("steps", [1, 2.5], "a list of whole numbers"),
        ("steps", [1, None], "a list of whole numbers"),
        ("steps", [True], "a list of whole numbers"),
        ("cuts", {"1": 1}, "a list of whole numbers"),
        ("given", "1", "a whole number"),
        ("given", -1, "a number of steps"),
        ("commitment", 1, "text"),
        ("secret", ["00"], "text"),
        ("secret", "00", "64 hexadecimal digits"),
        ("secret", "g" * 64, "64 hexadecimal digits"),
        ("commitment", "0" * 63, "64 hexadecimal digits"),
        ("commitment", "A" * 64, "64 hexadecimal digits"),
    ],
)
def test_a_field_of_another_type(name: str, value: object, wanted: str) -> None:
    sentence = f"The field {name!r} of this record must be {wanted}."
    assert refused(changed(**{name: value})) == ("field-type", sentence)


def test_a_game_that_nobody_knows() -> None:
    with pytest.raises(ClanmootError) as caught:
        catalogue.game(from_json(changed(game="chess")).game)
    assert caught.value.code == "unknown-game"
    assert caught.value.sentence.startswith("There is no game 'chess'. The games are schotten-totten, ")


def test_another_game() -> None:
    assert unplayable(game="muster") == ("other-game", "This is a record of 'muster', not of 'schotten-totten'.")


def test_other_rules() -> None:
    sentence = "This record follows version 9 of the rules of Schotten Totten; this is version 1."
    assert unplayable(rules=9) == ("rules-version", sentence)


@pytest.mark.parametrize(
    ("options", "code", "sentence"),
    [
        ({"chess": 1}, "option-unknown", "There is no option 'chess'. Options: tactics, expert, begins, rounds."),
        ({"tactics": 7}, "option-value", "tactics can be no, yes, not 7."),
        ({"tactics": [1]}, "option-value", "tactics can be no, yes, not a table."),
    ],
)
def test_options_that_the_game_does_not_have(options: dict[str, object], code: str, sentence: str) -> None:
    assert unplayable(options=options) == (code, f"This record cannot be played: {sentence}")


@pytest.mark.parametrize("number", [0, 1, 3])
def test_another_number_of_seats(number: int) -> None:
    sentence = f"This record cannot be played: Schotten Totten is played by 2, not by {number}."
    assert unplayable(seats=["Ann"] * number) == ("players", sentence)


def test_a_step_that_is_impossible_there() -> None:
    wrong = [*STEPS[:20], STEPS[0], *STEPS[21:]]
    sentence = "Step 21 (794: seat 2 begins) is not possible there."
    assert unplayable(steps=wrong) == ("impossible-step", sentence)


@pytest.mark.parametrize("step", [-1, 10**6, 10**30])
def test_a_step_that_is_no_action(step: int) -> None:
    sentence = f"Step 1 ({step}: no action of this game) is not possible there."
    assert unplayable(steps=[step]) == ("impossible-step", sentence)


def test_a_step_beyond_the_end() -> None:
    sentence = f"Step {len(STEPS) + 1} (495: done) is not possible there."
    assert unplayable(steps=[*STEPS, 495]) == ("impossible-step", sentence)


def test_a_step_to_look_at_beyond_the_last() -> None:
    with pytest.raises(RecordError) as caught:
        open_record(GAME, from_json(GOLDEN.read_text()), upto=len(STEPS) + 1)
    sentence = f"This record has {len(STEPS)} steps, but no step {len(STEPS) + 1}."
    assert (caught.value.code, caught.value.sentence) == ("no-step", sentence)
