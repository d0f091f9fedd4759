"""The record of a game: what was agreed on, and every step as a number. A record always replays to the same state."""

import json
from typing import NamedTuple

from .errors import ClanmootError
from .options import Wanted

FORMAT = 1


class RecordError(ClanmootError):
    """Raised for a record that cannot be read, or that no legal game can have produced."""


class Record(NamedTuple):
    """A game as it is stored in a file. The file contains steps and no positions.

    - `cuts`: for each take-back, how many steps were left after it.
    - `given`: how many steps at the start come from another game. Their draws follow from that game's secret.
    """

    game: str
    rules: int
    options: Wanted
    seats: tuple[str, ...]
    steps: tuple[int, ...]
    cuts: tuple[int, ...] = ()
    commitment: str = ""
    secret: str = ""
    given: int = 0

    def to_json(self) -> str:
        """Return the record as one line of JSON. Optional fields that are empty are left out."""
        known = {name: value for name, value in self._asdict().items() if value or name in REQUIRED}
        fields: dict[str, object] = {"clanmoot": FORMAT, **known}
        return json.dumps(fields, separators=(",", ":"), ensure_ascii=False)


REQUIRED = ("game", "rules", "options", "seats", "steps")


def from_json(text: str) -> Record:
    """Parse a record. RecordError says what is wrong with it."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("not-json", f"This is not JSON: {error}.") from None
    if not isinstance(fields, dict) or "clanmoot" not in fields:
        raise RecordError("not-a-record", "This is JSON, but not a record of a game. It has no field 'clanmoot'.")
    if fields["clanmoot"] is True or fields["clanmoot"] != FORMAT:
        raise RecordError("format", f"This record has format {fields['clanmoot']!r}. Only format {FORMAT} can be read.")
    for name in fields:
        if name != "clanmoot" and name not in Record._fields:
            raise RecordError("field-unknown", f"This record has an unknown field {name!r}.")
    for name in REQUIRED:
        if name not in fields:
            raise RecordError("field-missing", f"This record has no field {name!r}.")
    return Record(
        _word(fields, "game"),
        _number("rules", fields["rules"]),
        _options(fields["options"]),
        tuple(_words(fields["seats"])),
        tuple(_numbers(fields, "steps")),
        tuple(_cuts(fields)),
        _hex(fields, "commitment"),
        _hex(fields, "secret"),
        _given(fields),
    )


def _wrong(name: str, wanted: str) -> RecordError:
    return RecordError("field-type", f"The field {name!r} of this record must be {wanted}.")


def _word(fields: dict[str, object], name: str) -> str:
    value = fields.get(name, "")
    if not isinstance(value, str):
        raise _wrong(name, "text")
    return value


def _hex(fields: dict[str, object], name: str) -> str:
    value = _word(fields, name)
    if value and (len(value) != 64 or set(value) - set("0123456789abcdef")):
        raise _wrong(name, "64 hexadecimal digits")
    return value


def _words(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise _wrong("seats", "a list of names")
    return [str(name) for name in value]


def _number(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(name, "a whole number")
    return value


def _numbers(fields: dict[str, object], name: str) -> list[int]:
    value = fields.get(name, [])
    if not isinstance(value, list) or not all(isinstance(x, int) and not isinstance(x, bool) for x in value):
        raise _wrong(name, "a list of whole numbers")
    return value


def _cuts(fields: dict[str, object]) -> list[int]:
    cuts = _numbers(fields, "cuts")
    if any(cut < 0 for cut in cuts):
        raise _wrong("cuts", "a list of numbers of steps")
    return cuts


def _given(fields: dict[str, object]) -> int:
    given = _number("given", fields.get("given", 0))
    if given < 0:
        raise _wrong("given", "a number of steps")
    return given


def _options(value: object) -> Wanted:
    if not isinstance(value, dict):
        raise _wrong("options", "an object")
    return {str(name): wanted_value(entry) for name, entry in value.items()}


def wanted_value(value: object) -> int | tuple[int, ...]:
    """Return an option's value from JSON: a number, or a table of numbers. RecordError if it is neither."""
    if isinstance(value, list):
        return tuple([_number("options", entry) for entry in value])
    return _number("options", value)
