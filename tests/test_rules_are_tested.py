"""Every rule of every game is named by a test."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from clanmoot.catalogue import KEYS

ROOT = Path(__file__).parent.parent
DIGESTS = ROOT / "docs" / "rules"


def rule_ids(digest: Path) -> list[str]:
    return re.findall(r"^- ([A-Z]{2}-[0-9X]+\.[0-9]+)", digest.read_text(encoding="utf-8"), re.MULTILINE)


def functions_that_test() -> Iterator[str]:
    """The text of every test function, decorators, docstring and comments included."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_source_segment(text, node) or ""


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_id_is_named_by_a_test(key: str) -> None:
    ids = rule_ids(DIGESTS / f"{key.replace('-', '_')}.md")
    assert len(ids) > 20
    named = {rule for text in functions_that_test() for rule in re.findall(r"[A-Z]{2}-[0-9X]+\.[0-9]+", text)}
    assert [rule for rule in ids if rule not in named] == []


def test_the_digests_in_the_package_are_those_of_the_docs() -> None:
    import clanmoot

    for digest in DIGESTS.rglob("*.md"):
        packed = Path(clanmoot.__file__).parent / "rules" / digest.relative_to(DIGESTS)
        assert packed.read_bytes() == digest.read_bytes()
