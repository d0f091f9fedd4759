"""Random names of guests, and checks of the names that people choose."""

import secrets
import unicodedata
from functools import lru_cache
from typing import Final

from clanmoot.core.messages import message

from .name_characters import TYPED, fitting, invisible, overloaded
from .reserved_names import reserved
from .translated_error import TranslatedError

LONGEST: Final = 24
SHORTEST: Final = 3  # for an account
SHOWN: Final = "- ' . _"  # the allowed punctuation that keyboards have, for refusals
REMEMBERED: Final = 4096

GIVEN: Final = (
    "Aila", "Aldith", "Bearn", "Bran", "Brenna", "Cailan", "Catrin", "Conall", "Cora", "Corrin", "Dara", "Dervan",
    "Donnan", "Eachan", "Eilis", "Elspet", "Ewan", "Faolan", "Fenella", "Fergal", "Fionn", "Gavina", "Gillan", "Greer",
    "Hamran", "Iona", "Isla", "Jarlan", "Keira", "Kenna", "Lachan", "Liadan", "Lorcan", "Maeva", "Malcan", "Mirren",
    "Muira", "Nairne", "Niall", "Oran", "Orla", "Osgar", "Rhona", "Ronan", "Rowan", "Seonag", "Struan", "Tavish",
    "Torcal", "Una", "Vaila", "Yvara",
)  # fmt: skip
BEFORE: Final = ("Ard", "Bal", "Ben", "Brae", "Craig", "Dun", "Fern", "Glen", "Inver", "Kil", "Loch", "Strath")
AFTER: Final = (
    "alder", "ashie", "barrow", "birch", "bracken", "burn", "cairn", "dorran", "drum", "eagle", "fallow", "garve",
    "gorse", "heather", "hollow", "kestrel", "larig", "linn", "mallart", "moor", "otter", "raven", "rowan", "shiel",
    "stag", "tarn", "thistle", "torran", "wether", "whin",
)  # fmt: skip


def guest_name() -> str:
    """Return a random name, made of a first name and a place name."""
    return f"{secrets.choice(GIVEN)} of {secrets.choice(BEFORE)}{secrets.choice(AFTER)}"


def typed(wanted: str) -> str:
    """Return a name as the server stores it, without checking it: NFKC, plain apostrophes, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", wanted).translate(TYPED).split())


def proper_name(wanted: str) -> str:
    """Return a name as the server stores it. Raise TranslatedError if it is unreadable, too long or reserved."""
    name = typed(wanted)
    if len(name) > LONGEST:
        raise TranslatedError("name", message("name-long", most=LONGEST, count=len(name)))
    for letter in name:
        _check(letter)
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise TranslatedError("name", message("name-empty"))
    if overloaded(name):
        raise TranslatedError("name", message("name-marks"))
    if reserved(name):
        raise TranslatedError("name", message("name-reserved", name=name))
    return name


def account_name(wanted: str) -> str:
    """Return a valid name that is long enough for an account. In many scripts, two letters are long enough."""
    name = proper_name(wanted)
    if len(name) < SHORTEST and (name.isascii() or len(name) < 2):
        raise TranslatedError("name", message("name-short", least=SHORTEST))
    return name


def login_of(wanted: str) -> str:
    """Return the login of an account with this name: the name in lower case."""
    return account_name(wanted).casefold()


def sought(wanted: str) -> str:
    """Return the login that a typed name stands for. The name is not checked, so that old accounts are found."""
    return typed(wanted.replace("\0", "")).casefold()


@lru_cache(maxsize=REMEMBERED)
def acceptable(name: str) -> bool:
    """Tell whether a name passes the current checks. Names chosen earlier may fail."""
    try:
        return proper_name(name) == name
    except TranslatedError:
        return False


def taken(name: str) -> TranslatedError:
    """Return the error that refuses a name because an account has it."""
    return TranslatedError("name-taken", message("name-taken", name=name))


def _check(letter: str) -> None:
    if invisible(letter):
        raise TranslatedError("name", message("name-invisible", marks=SHOWN, letter=f"U+{ord(letter):04X}"))
    if letter != " " and not fitting(letter):
        raise TranslatedError("name", message("name-strange", marks=SHOWN, letter=ascii(letter)))
