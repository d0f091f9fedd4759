"""Decoding of client messages, and sentences that say what is wrong with a message."""

import re
from typing import Final

import msgspec

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.messages import LONGEST_ID, AnyRequest

_decode = msgspec.json.Decoder(AnyRequest).decode

PLACE: Final = re.compile(r" - at `\$\.?(.*)`$")


def decode(message: str | bytes) -> AnyRequest:
    """Decode a message from a client. Raise ClanmootError with a sentence for the client if it is wrong."""
    try:
        request: AnyRequest = _decode(message)
    except msgspec.ValidationError as error:
        raise ClanmootError("shape", wrong_shape("message", str(error))) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ClanmootError("not-json", f"This is not JSON: {plain(str(error))}.") from None
    if "\0" in getattr(request, "table", ""):  # PostgreSQL rejects a null character in a text
        raise ClanmootError("no-table", "There is no such table.")
    return request


def wrong_shape(thing: str, error: str) -> str:
    """Turn an error of msgspec into a sentence for the client."""
    found = PLACE.search(error)
    words = plain(PLACE.sub("", error))
    if found and found[1]:
        return f"The field {found[1]!r} of this {thing} is wrong: {words}."
    return f"This {thing} is wrong: {words}."


def plain(words: str) -> str:
    """Change a library's sentence so that it fits into the middle of one of ours."""
    words = words.replace("`", "'").rstrip(".")
    return words[:1].lower() + words[1:] if words[:4] != "JSON" else words


def id_and_table(message: str | bytes) -> tuple[str, str]:
    """Return the id and the table that a message names, so that a refusal of the message can name them too.

    Both are empty if the message does not have them in the right form.
    """
    try:
        fields = msgspec.json.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return "", ""
    if not isinstance(fields, dict):
        return "", ""
    return _short(fields.get("id")), _short(fields.get("table"))


def _short(value: object) -> str:
    return value if isinstance(value, str) and len(value) <= LONGEST_ID else ""
