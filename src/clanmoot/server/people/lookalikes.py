"""Lookalike keys of names. Two names that share a key look the same to a quick reader."""

import hashlib
import unicodedata
from functools import cache, lru_cache
from typing import Final

from confusable_homoglyphs import confusables

from .name_characters import general

SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
DIRECTION: Final = "\u200e"  # the library puts this mark around letters of right-to-left scripts
MERGED: Final = str.maketrans("i", "l")  # I looks like l, and i is the same letter as I
DEEPEST: Final = 3  # lookups in a row, as a lookalike may itself have a plainer lookalike
REMEMBERED: Final = 4096
RULES: Final = "1"  # change it when this file makes other keys from the same table


@lru_cache(maxsize=REMEMBERED)
def keys(name: str) -> frozenset[str]:
    """Return the lookalike keys of a name, cached."""
    return forms(name)


def forms(name: str) -> frozenset[str]:
    """Return the lookalike keys of a text: one as written and one in lower case.

    One key is not enough, because upper and lower case of a letter may look like different letters: capital nu looks
    like N, small nu like v. Accents, spaces and punctuation are ignored.
    """
    text = unicodedata.normalize("NFKC", name)
    return frozenset({_merged(_skeleton(text)), _merged(_skeleton(text.casefold()))})


def same(one: str, other: str) -> bool:
    """Tell whether two names look the same."""
    return not keys(one).isdisjoint(keys(other))


@cache
def edition() -> bytes:
    """Return a hash of the lookalike table and its rules. A different hash shows that one of them has changed."""
    rows = "\n".join([f"{letter:x} {seen}" for letter, seen in sorted(_table().items())])
    return hashlib.sha256(f"{RULES} {unicodedata.unidata_version}\n{rows}".encode()).digest()


def _merged(skeleton: str) -> str:
    return skeleton.casefold().translate(MERGED)


def _skeleton(text: str) -> str:
    """Replace each letter by its plainest lookalike. Drop accents, spaces and punctuation."""
    seen = unicodedata.normalize("NFD", text).translate(_table())
    letters = [letter for letter in unicodedata.normalize("NFD", seen) if not general(letter)]
    return "".join([letter for letter in letters if unicodedata.category(letter)[0] in "LMN"])


@cache
def _table() -> dict[int, str]:
    """Return the plainest lookalike of each letter, from Unicode's list of confusable characters and small capitals."""
    plain = {**_small_capitals(), **_listed()}
    return {letter: _plainest(chr(letter), plain) for letter in plain}


def _listed() -> dict[int, str]:
    """Return the plainer form of each letter in Unicode's list.

    The library gives pairs without a direction. A letter has one plainer form, which many letters may share.
    """
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
    """Return the ordinary letter for each small capital. Unicode's list of confusables leaves most of them out."""
    named = [(letter, unicodedata.name(chr(letter), "")) for letter in range(0x250, 0xAB70)]
    found = [(letter, name.removeprefix(SMALL_CAPITAL)) for letter, name in named if name.startswith(SMALL_CAPITAL)]
    return {letter: name.lower() for letter, name in found if len(name) == 1}


def _plainest(letter: str, plain: dict[int, str]) -> str:
    seen = letter
    for _ in range(DEEPEST):
        seen = seen.translate(plain)
    return seen
