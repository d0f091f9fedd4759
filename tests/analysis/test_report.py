"""The JSON is what its schema says, and says what was found."""

import json
from typing import Any

import jsonschema
import pytest

from clanmoot.analysis.report import report, schema, to_json

from .looking import STRETCHES, analysed

ALL = [(name, first, last) for name, stretches in STRETCHES.items() for first, last in stretches]


def fields_of(name: str, first: int, last: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(to_json(report(*analysed(name, first, last))))
    return found


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())


@pytest.mark.parametrize(("name", "first", "last"), ALL)
def test_every_analysis_fits_the_schema(name: str, first: int, last: int) -> None:
    jsonschema.Draft202012Validator(schema()).validate(fields_of(name, first, last))


def described(part: Any, path: str = "") -> list[str]:
    """Properties of the schema that nobody explains."""
    missing = []
    for name, entry in part.get("properties", {}).items():
        if not {"description", "$ref", "items", "properties"} & set(entry) and "mean" not in part["properties"]:
            missing.append(f"{path}/{name}")
        missing += described(entry, f"{path}/{name}") + described(entry.get("items", {}), f"{path}/{name}")
    return missing


def test_the_schema_explains_itself() -> None:
    whole = schema()
    assert described(whole) == []
    assert [missing for name, part in whole["$defs"].items() for missing in described(part, name)] == []


@pytest.mark.parametrize("change", [{"side": "both"}, {"seats": ["Anna"]}, {"surplus": 1}, {"start": [0.5, 0.5]}])
def test_the_schema_refuses_what_is_no_analysis(change: dict[str, Any]) -> None:
    fields = fields_of("tain/jewels", 34, 0) | change
    assert not jsonschema.Draft202012Validator(schema()).is_valid(fields)


def test_choices_are_told_in_words() -> None:
    decisions = fields_of("eketorp/wall", 1, 64)["decisions"]
    plan = decisions[0]
    assert plan["sealed"]
    assert len(plan["played"]["actions"]) > 1
    assert plan["played"]["words"].startswith("to A, to C (2 times), ")
    assert plan["played"]["told"]
    lay = fields_of("schotten_totten/three", 1, 24)["decisions"][0]
    assert (lay["step"], lay["played"]["words"]) == (14, "G1 to 9")
    assert "line" not in plan["played"]
    assert lay["played"]["line"]["id"] == "st-log-play"
    assert set(lay["best"]["line"]["args"]) == set(lay["played"]["line"]["args"])
    assert "plays green 1 on stone 9." in lay["played"]["told"]


def test_it_is_one_line_with_all_decimals() -> None:
    text = to_json(report(*analysed("tain/jewels", 34, 0)))
    assert text.count("\n") == 1
    assert json.loads(text) == report(*analysed("tain/jewels", 34, 0))
