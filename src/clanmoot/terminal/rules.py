"""A game's digest of rules, taken apart into sections and numbered rules."""

import re
import textwrap
from importlib.resources import files
from typing import Final, NamedTuple

from clanmoot.catalogue import KEYS
from clanmoot.core.errors import ClanmootError

MARKS: Final = {
    "[ruling": "[ruling]: the rulebook leaves it open, and we decided.",
    "[found": "[found]: lost with the rulebook's pictures, and found in public material.",
    "[reconstructed": "[reconstructed]: our best guess, which fits every example; an owner of the box may correct it.",
}


class Rule(NamedTuple):
    """A numbered rule."""

    id: str
    text: str


class Section(NamedTuple):
    """A chapter of the digest; worked examples have the number X."""

    number: str
    title: str
    rules: tuple[Rule, ...]


class Digest(NamedTuple):
    """All of a game's rules."""

    title: str
    intro: str
    prefix: str
    sections: tuple[Section, ...]


def parse(key: str) -> Digest:
    """The digest of a game, built or not."""
    if key not in KEYS:
        raise ClanmootError("unknown-game", f"There is no game {key!r}; there is {', '.join(KEYS)}.")
    name = key.replace("-", "_") + ".md"
    return parse_text((files("clanmoot") / "rules" / name).read_text(encoding="utf-8"))


def parse_text(text: str) -> Digest:
    """Take Markdown apart: a title, an introduction, `## 3 A turn`, `- ST-3.1 ...` and lines that go on."""
    head, *chapters = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, intro = head.partition("\n")
    sections = tuple([_section(chapter) for chapter in chapters])
    first = next((rule.id for section in sections for rule in section.rules), "")
    return Digest(title.removeprefix("# ").strip(), " ".join(intro.split()), first.partition("-")[0], sections)


def _section(chapter: str) -> Section:
    heading, _, body = chapter.partition("\n")
    numbered = re.match(r"(\d+) (.*)", heading)
    number, title = (numbered[1], numbered[2]) if numbered else ("X", heading)
    found = re.findall(r"^- ([A-Z]+-[\dX]+\.\w+) (.*(?:\n(?!- |## ).*)*)", body, flags=re.MULTILINE)
    return Section(
        number, re.sub(r" \(must hold.*\)", "", title), tuple([Rule(id, _joined(text)) for id, text in found])
    )


def _joined(text: str) -> str:
    """A rule's lines as one paragraph; a table inside keeps its lines."""
    prose = " ".join([row.strip() for row in text.splitlines() if row.strip() and not row.startswith("|")])
    rows = [row for row in text.splitlines() if row.startswith("|")]
    return "\n".join([prose, *rows])


def find(digest: Digest, wanted: str) -> list[Section]:
    """A section by its number, or the one rule with this id, with or without the prefix."""
    number = wanted.strip().upper().removeprefix(digest.prefix.upper()).lstrip("-§ ")
    for section in digest.sections:
        if section.number == number:
            return [section]
        for rule in section.rules:
            if rule.id.upper() == f"{digest.prefix}-{number}":
                return [Section("", "", (rule,))]
    last = digest.sections[-1].number if digest.sections else ""
    numbers = ", ".join([section.number for section in digest.sections]) if last else "none"
    raise ClanmootError("no-rule", f"{digest.title} has no rule or section {wanted!r}; its sections are {numbers}.")


def show(sections: list[Section], width: int = 88) -> str:
    """Sections as text, with a line for each kind of mark that occurs."""
    lines: list[str] = []
    for section in sections:
        if section.title:
            lines += ["", f"{section.number} {section.title}".strip()]
        for rule in section.rules:
            lines += ["", *_wrapped(rule, width)]
    shown = "\n".join(lines)
    marks = [meaning for mark, meaning in MARKS.items() if mark in shown]
    return "\n".join([shown.strip("\n"), *([""] if marks else []), *marks])


def _wrapped(rule: Rule, width: int) -> list[str]:
    prose, *rows = rule.text.split("\n")
    indent = " " * (len(rule.id) + 2)
    return textwrap.wrap(f"{rule.id}  {prose}", width, subsequent_indent=indent, break_long_words=False) + rows
