"""Passwords that somebody guesses early: common ones, simple sequences, repetitions, the owner's own name."""

from collections.abc import Callable
from typing import Any, Final

from zxcvbn import zxcvbn

from clanmoot.core.messages import message

from .lookalikes import forms
from .translated_error import TranslatedError

LEAST: Final = 2  # of zxcvbn's scores from 0 to 4: a million guesses
LOOKED_AT: Final = 24  # characters at a time: the estimate of a hundred could take seconds
OWN: Final = ("clanmoot",)
ESTIMATE: Final[Callable[..., dict[str, Any]]] = zxcvbn  # it comes without types


def check_guesses(password: str, name: str) -> None:
    """Refuse a password that is guessed within a million tries. Takes up to a tenth of a second or so."""
    if not forms(password).isdisjoint(forms(name)) or _repeats(password, name):
        raise TranslatedError("password", message("password-name"))
    parts = {password[:LOOKED_AT], password[-LOOKED_AT:]}
    if max([_score(part, [name, *name.split(), *OWN]) for part in parts]) < LEAST:
        raise TranslatedError("password", message("password-common"))


def _repeats(password: str, name: str) -> bool:
    """Return whether a password is a name with a few characters before or after it."""
    bare, own = password.casefold(), name.casefold()
    return len(own) >= 3 and own in bare and len(bare) - len(own) < 4


def _score(part: str, known: list[str]) -> int:
    found = ESTIMATE(part, user_inputs=known)
    return int(found["score"])
