"""The rules in every language: paragraph by paragraph the same numbers, tables and notes."""

import re
from collections import Counter

import pytest

from clanmoot.catalogue import KEYS
from clanmoot.rulebook import Digest, Rule, parse
from clanmoot.server.web.catalogues import LOCALES

OTHERS = [locale for locale in LOCALES if locale != "en"]
SORTS = re.compile(r"\bruling\b|^found\b|^reconstructed\b|^French text\b|^Dutch text\b")
IDS = re.compile(r"[A-Z]{2}-[0-9X]+\.[0-9]+")


def rules(digest: Digest) -> list[Rule]:
    """All of them, in order."""
    return [rule for section in digest.sections for rule in section.rules]


def notes(text: str) -> Counter[str]:
    """How many notes of each sort there are, by the word that tells."""
    found = [SORTS.search(note) for note in re.findall(r"\[([^]]*)\]", text)]
    return Counter([sort[0] if sort else "note" for sort in found])


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("key", KEYS)
def test_the_rules_are_the_same_in_every_language(key: str, locale: str) -> None:
    english, other = parse(key), parse(key, locale)
    assert other.intro != english.intro
    assert [section.number for section in other.sections] == [section.number for section in english.sections]
    assert [rule.id for rule in rules(other)] == [rule.id for rule in rules(english)]
    for one, same in zip(rules(english), rules(other), strict=True):
        assert same.text != one.text, one.id
        assert sorted(set(IDS.findall(same.text))) == sorted(set(IDS.findall(one.text))), one.id
        assert same.text.count("\n") == one.text.count("\n"), f"{one.id}: rows of a table"
        assert notes(same.text) == notes(one.text), f"{one.id}: notes"


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("key", KEYS)
def test_every_number_of_a_rule_is_in_its_translation(key: str, locale: str) -> None:
    for one, same in zip(rules(parse(key)), rules(parse(key, locale)), strict=True):
        missing = Counter(re.findall(r"\d+", one.text)) - Counter(re.findall(r"\d+", same.text))
        assert not missing, f"{one.id}: {missing}"
