"""The decision records are all in the index, and what they point at exists."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "docs" / "adr"
RECORDS: Final = sorted(FOLDER.glob("0*.md"))


def test_the_index_has_every_record_under_its_title() -> None:
    rows = re.findall(r"^\| \[(\d+)\]\((.*?)\) \| (.*?) \|", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE)
    heads = [path.read_text("utf-8").splitlines()[0] for path in RECORDS]
    assert [(name, f"# {number}. {title}") for number, name, title in rows] == [
        (path.name, head) for path, head in zip(RECORDS, heads, strict=True)
    ]


def test_records_have_three_parts_and_are_short() -> None:
    for path in RECORDS:
        text = path.read_text("utf-8")
        assert re.findall(r"^\*\*(.*?)\.\*\*", text, re.MULTILINE) == ["Context", "Decision", "Consequences"], path.name
        assert len(text.splitlines()) <= 16, path.name


def test_every_file_that_a_record_names_exists() -> None:
    for path in RECORDS:
        for name in re.findall(r"`([\w/]+\.(?:py|c|md))`", path.read_text("utf-8")):
            assert (ROOT / name).exists() or (ROOT / "src" / "clanmoot" / name).exists(), f"{path.name}: {name}"
