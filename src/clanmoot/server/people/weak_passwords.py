"""A check for weak passwords: common ones, simple sequences, repetitions, and the person's own name."""

from collections.abc import Callable
from typing import Any, Final

from zxcvbn import zxcvbn

from clanmoot.core.messages import message

from .lookalikes import forms
from .translated_error import TranslatedError

LEAST: Final = 2  # zxcvbn score, 0 to 4; 2 means a million guesses
LOOKED_AT: Final = 24  # characters at a time, because estimating a hundred could take seconds
OWN: Final = ("clanmoot",)
ESTIMATE: Final[Callable[..., dict[str, Any]]] = zxcvbn  # the library has no types


def check_guesses(password: str, name: str) -> None:
    """Refuse a password that can be guessed in a million tries or fewer. The check takes up to about 0.1 s."""
    if not forms(password).isdisjoint(forms(name)) or _repeats(password, name):
        raise TranslatedError("password", message("password-name"))
    parts = {password[:LOOKED_AT], password[-LOOKED_AT:]}
    if max([_score(part, [name, *name.split(), *OWN]) for part in parts]) < LEAST:
        raise TranslatedError("password", message("password-common"))


def _repeats(password: str, name: str) -> bool:
    """Tell whether a password is the person's name with fewer than four other characters."""
    bare, own = password.casefold(), name.casefold()
    return len(own) >= 3 and own in bare and len(bare) - len(own) < 4


def _score(part: str, known: list[str]) -> int:
    found = ESTIMATE(part, user_inputs=known)
    return int(found["score"])
