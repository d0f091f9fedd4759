"""The characters allowed in a name: visible letters, marks and digits, and a little punctuation."""

import unicodedata
from typing import Final

# Letters, marks on letters, digits.
LETTERS: Final = ("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd")
MARKS: Final = ("Mn", "Mc")
PUNCTUATION: Final = "-'._·・\u05f3"
# Characters that keyboards produce instead of an apostrophe or a hyphen.
TYPED: Final = str.maketrans({"\u2019": "'", "\u2018": "'", "\u2010": "-"})

# Invisible characters of the categories above. Unicode calls them default-ignorable.
INVISIBLE: Final = (
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer inherent vowels
    (0x180B, 0x180F),  # Mongolian variation selectors
    (0x2800, 0x2800),  # the empty Braille pattern
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFFA0, 0xFFA0),  # halfwidth Hangul filler
    (0x16FE4, 0x16FE4),  # Khitan filler
    (0xE0000, 0xE0FFF),  # tags and more variation selectors
)
# Marks that combine with letters of any script. People stack them to write across other lines.
GENERAL: Final = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))

MOST_GENERAL: Final = 2  # on one letter, after composition
MOST_MARKS: Final = 5  # on one letter, as in Burmese syllables


def fitting(letter: str) -> bool:
    """Tell whether a name may contain this character. Spaces are the caller's responsibility."""
    return letter in PUNCTUATION or unicodedata.category(letter) in LETTERS


def invisible(letter: str) -> bool:
    """Tell whether this character is invisible."""
    return unicodedata.category(letter) == "Cf" or _within(letter, INVISIBLE)


def general(letter: str) -> bool:
    """Tell whether this character is a mark that combines with letters of any script, such as an accent."""
    return _within(letter, GENERAL)


def overloaded(name: str) -> bool:
    """Tell whether a text misuses marks: without a letter, repeated, or more on one letter than any language uses."""
    marks: list[str] = []
    bearer = False
    for letter in name:
        if unicodedata.category(letter) not in MARKS:
            marks, bearer = [], unicodedata.category(letter)[0] in "LN"
            continue
        if not bearer or marks[-1:] == [letter]:
            return True
        marks.append(letter)
        if len(marks) > MOST_MARKS or len([mark for mark in marks if general(mark)]) > MOST_GENERAL:
            return True
    return False


def _within(letter: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(letter) <= last for first, last in ranges)
