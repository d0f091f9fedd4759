"""Every language says what English says: the same messages, the same things in them, and whole games."""

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

import clanmoot
from clanmoot.catalogue import KEYS
from clanmoot.core.game import SPECTATOR
from clanmoot.core.messages import Message as CoreMessage
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table
from clanmoot.locales import ENGLISH, SEATS, Speaker, sources
from clanmoot.terminal.log_lines import result

LANGUAGES: Final = sorted(
    [entry.name for entry in files("clanmoot.locales").iterdir() if entry.is_dir() and "_" not in entry.name]
)
OTHERS: Final = [locale for locale in LANGUAGES if locale != ENGLISH]
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
LISTENER: Final = {"yes", "no"}
NAMES: Final = ("Anna", "Bram", "Chloé", "Dirk")
STEPS: Final = 300
# French sets : ; ! ? % apart, with a space that does not break, and knows no straight apostrophe.
TIGHT: Final = {"fr": r"[ \w)\u2019][:;!?%](?!\w)|'"}


class Reading:
    """What a message prints, what it chooses its words by, and all its words, with a 0 for whatever is printed."""

    def __init__(self, message: Message) -> None:
        self.printed: set[str] = set()
        self.chosen_by: dict[str, set[str]] = {}  # the words a variable is compared with, plurals and numbers aside
        self.text = ""
        self.read(message.value)

    def read(self, node: BaseNode | None) -> None:
        """All of a pattern, every variant included."""
        match node:
            case Pattern(elements=parts):
                for part in parts:
                    self.read(part)
            case Placeable(expression=inner):
                self.read(inner)
            case SelectExpression():
                self.choose(node)
            case TextElement(value=text):
                self.text += text
            case StringLiteral():
                self.text += node.parse()["value"]
            case VariableReference(id=name):
                self.printed.add(name.name)
                self.text += "0"
            case _:
                raise AssertionError(f"nobody looks into a {type(node).__name__} yet")

    def choose(self, node: SelectExpression) -> None:
        """By what the words are chosen, and the words."""
        assert isinstance(node.selector, VariableReference)
        words = {variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)}
        self.chosen_by.setdefault(node.selector.id.name, set()).update(words - PLURALS)
        for variant in node.variants:
            self.read(variant.value)

    @property
    def variables(self) -> set[str]:
        """All that the message asks for."""
        return self.printed | set(self.chosen_by)

    @property
    def optional(self) -> set[str]:
        """What another language may do without: who listens, and one or several where the number is not said."""
        chosen = {name for name, words in self.chosen_by.items() if words <= LISTENER}
        return chosen - self.printed


@cache
def read(locale: str) -> dict[str, dict[str, Reading]]:
    """The messages of a language, by file and id."""
    found: dict[str, dict[str, Reading]] = {}
    for name, text in sources(locale).items():
        body = FluentParser().parse(text).body
        found[name] = {entry.id.name: Reading(entry) for entry in body if isinstance(entry, Message)}
    return found


@cache
def messages(locale: str) -> dict[str, Reading]:
    """The messages of a language, by id."""
    return {id: reading for file in read(locale).values() for id, reading in file.items()}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_file_has_a_mistake_and_no_message_is_written_twice(locale: str) -> None:
    ids: list[str] = []
    for name, text in sources(locale).items():
        body = FluentParser().parse(text).body
        assert [entry.content for entry in body if isinstance(entry, Junk)] == [], name
        entries = [entry for entry in body if isinstance(entry, Message)]
        assert [entry.id.name for entry in entries if not isinstance(entry.value, Pattern)] == [], f"{name}: no text"
        ids += [entry.id.name for entry in entries]
    assert ids, f"there is nothing in {locale}"
    assert sorted(ids) == sorted(set(ids)), "a message is written twice"


@pytest.mark.parametrize("locale", OTHERS)
def test_the_files_and_messages_are_those_of_english(locale: str) -> None:
    english, found = read(ENGLISH), read(locale)
    assert (sorted(set(english) - set(found)), sorted(set(found) - set(english))) == ([], [])
    missing = [id for name in english for id in english[name] if id not in found[name]]
    unused = [id for name in found for id in found[name] if id not in english[name]]
    assert (missing, unused) == ([], [])


def plainly(locale: str) -> dict[str, list[str]]:
    """The other forms of a message, by its id."""
    body = [entry for text in sources(locale).values() for entry in FluentParser().parse(text).body]
    found = {entry.id.name: [form.id.name for form in entry.attributes] for entry in body if isinstance(entry, Message)}
    return {id: forms for id, forms in found.items() if forms}


@pytest.mark.parametrize("locale", OTHERS)
def test_what_has_a_plainer_name_in_english_has_one_everywhere(locale: str) -> None:
    assert plainly(locale) == plainly(ENGLISH)
    assert {form for forms in plainly(ENGLISH).values() for form in forms} == {"plain"}


def pairs(locale: str) -> list[tuple[str, Reading, Reading]]:
    """Messages that both have: the id, English, the other language."""
    english, found = messages(ENGLISH), messages(locale)
    return [(id, english[id], found[id]) for id in english if id in found]


@pytest.mark.parametrize("locale", OTHERS)
def test_no_message_asks_for_what_it_is_not_given(locale: str) -> None:
    wrong: dict[str, set[str]] = {}
    for id, english, found in pairs(locale):
        given = english.variables
        if not id.startswith("web-"):  # only at a table seats are always numbers, so that the speaker knows who listens
            given = given | {listener for seat, listener in SEATS.items() if seat in given}
        wrong[id] = found.variables - given
    assert {id: names for id, names in wrong.items() if names} == {}


@pytest.mark.parametrize("locale", OTHERS)
def test_no_message_leaves_out_what_english_says(locale: str) -> None:
    left_out: dict[str, set[str]] = {}
    for id, english, found in pairs(locale):
        left_out[id] = (english.variables - english.optional - found.variables) | (english.printed - found.printed)
    assert {id: names for id, names in left_out.items() if names} == {}


@pytest.mark.parametrize("locale", OTHERS)
def test_words_are_chosen_by_what_can_be_the_case(locale: str) -> None:
    """A variant that English does not know is never chosen; without `nobody`, a name would be missing."""
    wrong: dict[str, set[str]] = {}
    for id, english, found in pairs(locale):
        for name, words in found.chosen_by.items():
            if name in english.chosen_by:
                wrong.setdefault(id, set()).update(words - english.chosen_by[name])
        if "nobody" in english.chosen_by.get("you", set()) - found.chosen_by.get("you", set()):
            wrong.setdefault(id, set()).add("nobody")
    assert {id: words for id, words in wrong.items() if words} == {}


@pytest.mark.parametrize("locale", OTHERS)
def test_no_sentence_is_still_english(locale: str) -> None:
    same = [(id, english.text) for id, english, found in pairs(locale) if english.text == found.text]
    assert [id for id, text in same if len(re.findall(r"[^\W\d_]{2,}", text)) > 3] == []


@pytest.mark.parametrize("locale", [locale for locale in LANGUAGES if locale in TIGHT])
def test_a_line_cannot_break_before_a_mark_that_stands_apart(locale: str) -> None:
    broken = [id for id, found in messages(locale).items() if re.search(TIGHT[locale], found.text)]
    assert broken == []


class Told(NamedTuple):
    """A line, and the seat of the person it is told to."""

    watcher: int
    message: CoreMessage


def told_game(key: str) -> tuple[Table[Any, Any], tuple[Told, ...]]:
    """A random game, to its end or for some hundred steps, and everything that was said at it."""
    game = clanmoot.game(key)
    seats = NAMES[: max(game.facts.least, min(3, game.facts.most))]
    options = {"tactics": 1} if key == "schotten-totten" else {}
    table = game.table(seats, options, 7)
    rng = Rng(7)
    told: list[Told] = []
    while not table.over and len(table.steps) < STEPS:
        seat = table.deciders()[int(rng.below(len(table.deciders())))]
        legal = table.legal(seat)
        told += questions(table, seat, legal, rng)
        table.act(seat, legal[int(rng.below(len(legal)))])
    for watcher in (SPECTATOR, *range(len(seats))):
        told += [Told(watcher, step) for step in table.log(watcher) if step.id]
    return table, tuple(dict.fromkeys(told))


def questions(table: Table[Any, Any], seat: int, legal: list[int], rng: Rng) -> list[Told]:
    """Prompts for all, reasons for what may be done, refusals of what may not."""
    watchers = [SPECTATOR, *range(table.players)]
    told = [Told(watcher, table.game.prompt(table.view(watcher))) for watcher in watchers]
    told += [Told(seat, table.game.why(table.view(seat), action)) for action in legal[:2]]
    for _ in range(6):
        asker = int(rng.below(table.players))
        refusal = table.why_not(asker, int(rng.below(table.game.actions.choices)))
        told += [Told(asker, refusal.message)] if refusal else []
    return told


@pytest.mark.parametrize("key", KEYS)
def test_a_random_game_can_be_told_to_everybody_in_every_language(key: str) -> None:
    table, told = told_game(key)
    for locale in LANGUAGES:
        speakers = {watcher: Speaker(locale, table.seats, watcher) for watcher in (SPECTATOR, *range(table.players))}
        for watcher, sentence in told:
            assert speakers[watcher].say(sentence).strip(), (locale, sentence)
        assert not table.over or all(result(table, speaker)[0] for speaker in speakers.values()), locale
    prefix = clanmoot.game(key).facts.prefix.lower()
    said = {sentence.id for _, sentence in told}
    asked = [id for id in said if id.startswith((f"{prefix}-ask-", f"{prefix}-wait"))]
    logged = [id for id in said if id.startswith((f"{prefix}-log-", f"{prefix}-with"))]
    assert len(asked) > 1, "hardly anything was asked"
    assert len(logged) > 3, "hardly anything happened"
    assert len(said) > len(asked) + len(logged) + 4, "hardly anything was refused"
