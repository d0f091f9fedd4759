"""The digest of a game's rules, parsed into sections and numbered rules."""

import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from clanmoot.catalogue import KEYS
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game
from clanmoot.locales import ENGLISH

SHELF: Final = files("clanmoot") / "rules"  # in English; translations are in folders named by their language


class Rule(NamedTuple):
    """A numbered rule."""

    id: str
    text: str


class Section(NamedTuple):
    """A section of the digest. The section of worked examples has the number X."""

    number: str
    title: str
    rules: tuple[Rule, ...]


class Digest(NamedTuple):
    """All rules of a game."""

    title: str
    intro: str
    prefix: str
    sections: tuple[Section, ...]


def parse(key: str, locale: str = ENGLISH) -> Digest:
    """Return the digest of one of our games in one of our languages. The game is not imported."""
    if key not in KEYS:
        raise ClanmootError("unknown-game", f"There is no game {key!r}. The games are {', '.join(KEYS)}.")
    shelf = SHELF if locale == ENGLISH else SHELF / locale
    return parse_text((shelf / (key.replace("-", "_") + ".md")).read_text(encoding="utf-8"))


def rule_ids(game: Game[Any, Any]) -> set[str]:
    """Return the ids of all rules of a game. Its digest is in `clanmoot/rules` or next to the game's module."""
    name = game.facts.digest
    beside = Path(str(sys.modules[type(game).__module__].__file__)).parent / name
    try:
        text = (SHELF / name).read_text("utf-8") if (SHELF / name).is_file() else beside.read_text("utf-8")
    except OSError:
        raise ClanmootError(
            "no-digest", f"There are no rules of {game.facts.title}. They should be in {name!r}."
        ) from None
    return {rule.id for section in parse_text(text).sections for rule in section.rules}


def parse_text(text: str) -> Digest:
    """Parse the Markdown of a digest: a title, an introduction, `## 3 A turn`, `- ST-3.1 ...` and indented lines."""
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
    """Return the lines of a rule as one paragraph. Tables in it keep their line breaks."""
    prose = " ".join([row.strip() for row in text.splitlines() if row.strip() and not row.startswith("|")])
    rows = [row for row in text.splitlines() if row.startswith("|")]
    return "\n".join([prose, *rows])


def find(digest: Digest, wanted: str) -> list[Section]:
    """Return a section by its number, or a single rule by its id. The id may omit the game's prefix."""
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
