"""Words that the project has given up do not come back (docs/glossary.md).

`tests/vocabulary/words.toml` has the words and what to write instead. `left.json` counts those that are still there, by
folder. A count may fall and never grow. After a rewrite run `python tests/test_vocabulary.py`: it lowers the counts.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "tests" / "vocabulary"
LEFT: Final = FOLDER / "left.json"
KINDS: Final = {
    "python": ("src/*.py",),
    "web": ("web/src/*.ts", "web/src/*.svelte"),
    "docs": ("*.md",),
    "catalogue": ("src/clanmoot/locales/en/*.ftl",),
}
# Other languages, copies, generated pages, and what belongs to other projects.
SKIPPED: Final = re.compile(
    r"/(fr|nl)/|^src/clanmoot/rules/.*\.md|^docs/(modules\.md|api/|games/|environments/|bots/|bots\.md)|\.test\.ts$"
    r"|^web/src/lib/(protocol|words/generated)|^tests/|^results/"
)
# Nothing old is left in these, and nothing comes back.
CLEAN: Final = (
    "docs/adr/",
    "docs/fairness.md",
    "src/clanmoot/core/chance.py",
    "src/clanmoot/core/record.py",
    "src/clanmoot/core/replay.py",
    "src/clanmoot/terminal/verify.py",
)
SHOWN: Final = 25  # offences in a failure


class Offence(NamedTuple):
    """A retired word somewhere."""

    word: str
    path: str
    line: int
    found: str
    say: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.found!r} -> {self.say}"


def folder(path: str) -> str:
    """Return the folder that a file is counted with: three deep in the sources, else one."""
    parts = path.split("/")
    deep = 3 if parts[0] == "src" or path.startswith("web/src/") else 1
    return "/".join(parts[:deep]) if len(parts) > deep else "/".join(parts[:-1]) or "."


def files(kind: str) -> list[str]:
    """Return the files of a kind that git knows."""
    command = ["git", "ls-files", "-z", "--", *KINDS[kind]]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [path for path in listed if path and not SKIPPED.search(path) and (ROOT / path).is_file()]


def offences() -> list[Offence]:
    """Return every retired word that is not allowed where it stands."""
    book = tomllib.loads((FOLDER / "words.toml").read_text("utf-8"))
    texts = {kind: [(path, (ROOT / path).read_text("utf-8")) for path in files(kind)] for kind in KINDS}
    found = []
    for word in book["word"]:
        allowed = [entry["path"] for entry in book["allow"] if entry["word"] in (word["name"], "")]
        pattern = re.compile(word["pattern"])
        for path, text in [file for kind in word["in"] for file in texts[kind]]:
            if not any(re.search(place, path) for place in allowed):
                for match in pattern.finditer(text):
                    line = text.count("\n", 0, match.start()) + 1
                    found.append(Offence(word["name"], path, line, match.group(), word["say"]))
    return found


def counted(found: list[Offence]) -> dict[str, dict[str, int]]:
    """Return how many there are of each word in each folder."""
    counts: dict[str, dict[str, int]] = {}
    for word, place in sorted((offence.word, folder(offence.path)) for offence in found):
        places = counts.setdefault(word, {})
        places[place] = places.get(place, 0) + 1
    return counts


def complaint(found: list[Offence], why: str) -> str:
    """Return a failure that shows where the words are and what to say instead."""
    lines = [why, *[str(offence) for offence in found[:SHOWN]]]
    return "\n".join(lines + ([f"... and {len(found) - SHOWN} more"] if len(found) > SHOWN else []))


def test_no_retired_word_comes_back() -> None:
    left: dict[str, dict[str, int]] = json.loads(LEFT.read_text("utf-8"))
    found = offences()
    complaints = []
    for word, places in counted(found).items():
        for place, count in places.items():
            most = left.get(word, {}).get(place, 0)
            if count > most:
                there = [one for one in found if one.word == word and folder(one.path) == place]
                why = f"{word!r} in {place}: {count} found, {most} were left when last counted"
                complaints.append(complaint(there, why))
    assert not complaints, "\n\n".join(complaints)


def test_what_is_clean_stays_clean() -> None:
    found = [offence for offence in offences() if offence.path.startswith(CLEAN)]
    assert not found, complaint(found, "these files use no retired words")


def test_every_pattern_finds_its_example() -> None:
    for word in tomllib.loads((FOLDER / "words.toml").read_text("utf-8"))["word"]:
        assert re.search(word["pattern"], word["example"]), word["name"]
        assert set(word["in"]) <= set(KINDS)


def test_every_exception_has_a_reason_and_is_needed() -> None:
    book: dict[str, Any] = tomllib.loads((FOLDER / "words.toml").read_text("utf-8"))
    words = {word["name"]: word for word in book["word"]}
    for entry in book["allow"]:
        assert entry["reason"]
        patterns = [words[entry["word"]]] if entry["word"] else list(words.values())
        texts = [
            (ROOT / path).read_text("utf-8")
            for word in patterns
            for kind in word["in"]
            for path in files(kind)
            if re.search(entry["path"], path)
        ]
        assert any(re.search(word["pattern"], text) for word in patterns for text in texts), entry


def lower() -> None:
    """Write down how many are left, where fewer are left than before."""
    old = json.loads(LEFT.read_text("utf-8")) if LEFT.exists() else None
    now = counted(offences())
    if old is not None:
        now = {
            word: {place: min(count, now.get(word, {}).get(place, 0)) for place, count in places.items()}
            for word, places in old.items()
        }
        now = {word: {place: n for place, n in places.items() if n} for word, places in now.items()}
    LEFT.write_text(json.dumps({word: places for word, places in now.items() if places}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    lower()
    sys.stdout.write(f"{sum(sum(places.values()) for places in json.loads(LEFT.read_text('utf-8')).values())} left\n")
