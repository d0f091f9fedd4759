"""What guests are called, and what people may call themselves."""

import unicodedata

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.locales import Speaker
from clanmoot.server.people.names import AFTER, BEFORE, GIVEN, LONGEST, guest_name, login_of, proper_name
from clanmoot.server.people.random_ids import ALPHABET, LENGTH, fresh
from clanmoot.server.people.translated_error import TranslatedError

# Hangul fillers, an empty Braille cell, a joiner, variation selectors, a soft hyphen, spaces without width, a vowel.
INVISIBLE = "\u115f\u1160\u3164\uffa0\u034f\ufe0f\u180b\U000e0100\u00ad\u200b\u200d\u2060\ufeff\u17b5"


def test_every_guest_name_is_a_proper_name() -> None:
    assert max(map(len, GIVEN)) + len(" of ") + max(map(len, BEFORE)) + max(map(len, AFTER)) <= LONGEST
    for name in [guest_name() for _ in range(200)]:
        assert proper_name(name) == name


def test_no_word_stands_twice_in_the_list_of_names() -> None:
    for words in (GIVEN, BEFORE, AFTER):
        assert len(set(words)) == len(words)


def test_ids_are_long_and_of_clear_letters() -> None:
    found = {fresh() for _ in range(500)}
    assert len(found) == 500
    assert all(len(id) == LENGTH and set(id) <= set(ALPHABET) for id in found)


ORDINARY = (
    "Ann", "Ségolène", "O'Neil", "O'Neill-2", "Łukasz", "Åsa Öström", "Jean-Luc", "Müller", "Đorđe", "Nguyễn Văn An",
    "Gal·la", "İbrahim", "a.b_c", "Ian", "Malcolm", "Jo", "Ben Bot", "Frank Hardt",
    "Ян", "Ольга", "Йосип", "Ґалаґан", "Љубица",
    "Νίκος", "Ελένη", "Αθηνά",
    "דוד", "שָׂרָה", "\u05e6\u05f3\u05e8\u05dc\u05d9",
    "محمد", "مُحَمَّد", "فاطمة", "پرویز", "گلناز",
    "राहुल", "हिंदी", "ज़ोया", "श्रीमती", "ਗੁਰਪ੍ਰੀਤ", "தமிழ்", "রবীন্দ্রনাথ",
    "สมชาย", "ที่รัก", "น้ำฝน", "မြန်မာ", "လျှို့ဝှက်", "ភ្នំពេញ",
    "张伟", "李小龙", "歐陽", "さくら", "ジョン・スミス", "がぎぐ", "김철수", "이영희",
)  # fmt: skip


@pytest.mark.parametrize("name", ORDINARY)
def test_names_of_all_scripts_are_names(name: str) -> None:
    plain = unicodedata.normalize("NFKC", name)
    assert proper_name(f"  {name} ") == plain
    assert proper_name(plain) == plain
    assert proper_name(unicodedata.normalize("NFD", name)) == plain


def test_keyboards_may_put_other_marks_for_an_apostrophe_or_a_hyphen() -> None:
    assert proper_name("O\u2019Neil") == "O'Neil"
    assert proper_name("Jean\u2011Luc") == "Jean-Luc"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("", "at least one letter"),
        ("   ", "at least one letter"),
        ("...", "at least one letter"),
        ("x" * 25, "at most 24 letters, and this one has 25"),
        ("a\u202eb", "but not"),
        ("a\x00b", "but not"),
        ("<b>", "but not '<'"),
        ("smile \U0001f600", "but not"),
        ("half \ud800", "but not"),
        *[(f"Ann{letter}", "invisible character U\\+") for letter in INVISIBLE],
        *[(letter * 5, "invisible character U\\+") for letter in INVISIBLE],
        ("Z\u0336\u0321\u0335a", "too many accents"),
        ("e\u0302\u0301\u0327\u0328", "too many accents"),
        ("a" + "\u0e49" * 2, "too many accents"),
        ("\u0301Ann", "wrong place"),
        ("Ann \u0301", "wrong place"),
        ("-\u0301-a", "wrong place"),
    ],
)
def test_a_name_that_nobody_can_read_is_refused_with_a_reason(name: str, says: str) -> None:
    with pytest.raises(ClanmootError, match=says) as caught:
        proper_name(name)
    assert caught.value.code == "name"
    caught.value.sentence.encode("utf-8")


def test_spaces_and_spellings_are_made_one() -> None:
    assert proper_name("\uff21nn \t  Lee") == "Ann Lee"
    assert login_of("ANN") == login_of("ann")
    for short in ("ab", "Я"):
        with pytest.raises(ClanmootError, match="at least 3 letters"):
            login_of(short)
    assert login_of("Ян") == "ян"  # two letters are a whole name in many scripts


def test_what_is_refused_is_said_in_every_language() -> None:
    for locale in ("en", "fr", "nl"):
        with pytest.raises(TranslatedError) as caught:
            proper_name("x" * 25)
        assert "25" in Speaker(locale, (), -1).say(caught.value.message)
