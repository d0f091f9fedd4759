"""What is printed is fresh, and the project speaks of itself alone."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_generated_pages_are_fresh() -> None:
    spec = importlib.util.spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    generate = importlib.util.module_from_spec(spec)
    before = sys.path.copy()
    spec.loader.exec_module(generate)
    sys.path[:] = before
    stale = [
        path.name for path, text in generate.pages().items() if not path.exists() or path.read_text("utf-8") != text
    ]
    assert stale == [], "python docs/generate.py"


def test_every_link_in_the_docs_leads_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_source_file_begins_with_a_sentence() -> None:
    files = subprocess.run(["git", "ls-files", "src/*.py"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in files.split():
        first = (ROOT / name).read_text("utf-8").splitlines()[0] if (ROOT / name).stat().st_size else ""
        assert re.fullmatch(r'"""[^a-z].*[.:]("""|.*)', first) or first.startswith('"""`'), f"{name}: {first}"
