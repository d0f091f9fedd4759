"""What a name can be mistaken for: two names that share a key look the same to somebody who reads quickly."""

import hashlib
import unicodedata
from functools import cache, lru_cache
from typing import Final

from confusable_homoglyphs import confusables

from .name_characters import general

SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
DIRECTION: Final = "\u200e"  # the library puts it around letters that are written from right to left
MERGED: Final = str.maketrans("i", "l")  # I looks like l, and i is the same letter as I
DEEPEST: Final = 3  # letters that look like a letter that looks like a letter
REMEMBERED: Final = 4096
RULES: Final = "1"  # another number when this file makes other keys of the same table


@lru_cache(maxsize=REMEMBERED)
def keys(name: str) -> frozenset[str]:
    """Return the keys of a name, which stay in memory for a while."""
    return forms(name)


def forms(name: str) -> frozenset[str]:
    """Return the keys of a text: as it is written, and in small letters. The same name in any case shares one.

    One key would not do. A capital letter may look like another letter than its small form does: capital nu is like N,
    small nu like v. Accents, spaces and punctuation do not count.
    """
    text = unicodedata.normalize("NFKC", name)
    return frozenset({_merged(_skeleton(text)), _merged(_skeleton(text.casefold()))})


def same(one: str, other: str) -> bool:
    """Return whether two names look the same."""
    return not keys(one).isdisjoint(keys(other))


@cache
def edition() -> bytes:
    """Return what tells this table of letters, and these rules, from any other."""
    rows = "\n".join([f"{letter:x} {seen}" for letter, seen in sorted(_table().items())])
    return hashlib.sha256(f"{RULES} {unicodedata.unidata_version}\n{rows}".encode()).digest()


def _merged(skeleton: str) -> str:
    return skeleton.casefold().translate(MERGED)


def _skeleton(text: str) -> str:
    """Return what is left of a text when each letter is replaced by the plainest that looks like it."""
    seen = unicodedata.normalize("NFD", text).translate(_table())
    letters = [letter for letter in unicodedata.normalize("NFD", seen) if not general(letter)]
    return "".join([letter for letter in letters if unicodedata.category(letter)[0] in "LMN"])


@cache
def _table() -> dict[int, str]:
    """Return for each letter what it looks like, as Unicode's list of confusable characters says."""
    plain = {**_small_capitals(), **_listed()}
    return {letter: _plainest(chr(letter), plain) for letter in plain}


def _listed() -> dict[int, str]:
    """The library tells pairs without a direction. Each letter has one plainer form, many letters have the same."""
    found: dict[int, str] = {}
    pairs = confusables.confusables_data
    for one, others in pairs.items():
        letter, target = one.strip(DIRECTION), others[0]["c"]
        plain = target.strip(DIRECTION)
        if len(others) > 1 or len(letter) > 1:
            continue  # the plainer form itself
        if len(pairs[target]) > 1 or len(plain) > 1 or ord(plain) < ord(letter):
            found[ord(letter)] = plain
    return found


def _small_capitals() -> dict[int, str]:
    """Unicode's list leaves most of them out, as if nobody took one for the letter."""
    named = [(letter, unicodedata.name(chr(letter), "")) for letter in range(0x250, 0xAB70)]
    found = [(letter, name.removeprefix(SMALL_CAPITAL)) for letter, name in named if name.startswith(SMALL_CAPITAL)]
    return {letter: name.lower() for letter, name in found if len(name) == 1}


def _plainest(letter: str, plain: dict[int, str]) -> str:
    seen = letter
    for _ in range(DEEPEST):
        seen = seen.translate(plain)
    return seen
