"""What guests are called, and what people may call themselves."""

import secrets
import unicodedata
from typing import Final

from clanmoot.core.errors import ClanmootError

LONGEST: Final = 24
SHORTEST_LOGIN: Final = 3

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

# Kinds of characters that a name may hold besides spaces: letters, marks on letters, digits, and some punctuation.
LETTERS: Final = ("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd")
PUNCTUATION: Final = "-'._"


def guest_name() -> str:
    """Somebody's name from somewhere."""
    return f"{secrets.choice(GIVEN)} of {secrets.choice(BEFORE)}{secrets.choice(AFTER)}"


def proper_name(wanted: str) -> str:
    """A name that can be read by everybody at the table, or what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFKC", wanted).split())
    if not name:
        raise ClanmootError("name", "A name has at least one letter.")
    if len(name) > LONGEST:
        raise ClanmootError("name", f"A name has at most {LONGEST} letters; this one has {len(name)}.")
    strange = [letter for letter in name if letter != " " and not _fitting(letter)]
    if strange:
        raise ClanmootError("name", f"A name has letters, digits, spaces and {PUNCTUATION}, but not {strange[0]!a}.")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise ClanmootError("name", "A name has at least one letter.")
    return name


def login_of(name: str) -> str:
    """How an account is found: its name, however it is written."""
    login = proper_name(name).casefold()
    if len(login) < SHORTEST_LOGIN:
        raise ClanmootError("name", f"The name of an account has at least {SHORTEST_LOGIN} letters.")
    return login


def _fitting(letter: str) -> bool:
    return letter in PUNCTUATION or unicodedata.category(letter) in LETTERS
