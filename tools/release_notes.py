"""Check that a tag names the version of pyproject.toml, and print what CHANGELOG.md says about it.

python tools/release_notes.py v1.2.3
"""

import re
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
TAG: Final = re.compile(r"v\d+\.\d+\.\d+")


def notes(tag: str, pyproject: str, changelog: str) -> str:
    """Return the changelog's section for a tag. Raise ValueError if tag, version and changelog disagree."""
    version = tomllib.loads(pyproject)["project"]["version"]
    if not TAG.fullmatch(tag):
        raise ValueError(f"{tag!r} is not a tag of a release: write v1.2.3")
    if tag != f"v{version}":
        raise ValueError(f"the tag is {tag}, and the version in pyproject.toml is {version}")
    sections = re.split(r"^## ", changelog, flags=re.MULTILINE)
    found = [section for section in sections if re.match(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)\n", section)]
    if len(found) != 1:
        raise ValueError(f"CHANGELOG.md needs one heading '## {version} (year-month-day)', and has {len(found)}")
    text = found[0].partition("\n")[2].strip()
    if not text:
        raise ValueError(f"CHANGELOG.md says nothing about {version}")
    return text + "\n"


if __name__ == "__main__":
    try:
        sys.stdout.write(
            notes(sys.argv[1], *[(ROOT / n).read_text("utf-8") for n in ("pyproject.toml", "CHANGELOG.md")])
        )
    except ValueError as error:
        sys.exit(f"{sys.argv[1]}: {error}")
