"""Build the documentation as a site in `build/site`. `make docs` runs it.

In the repository, links lead from file to file: `../CONTRIBUTING.md`, `../examples/table_bot.py`. The site needs all of
these files in one folder. So this program copies `docs/` to `build/site-pages`, adds the pages from other folders, and
changes their links to the new places. It also adds a page of the server's requests. Then MkDocs builds the site as
`mkdocs.yml` says.
"""

import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from docs import http_requests_page  # noqa: E402 - of this repository

BUILD: Final = ROOT / "build"
PAGES: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "web/README.md": "browser-client.md",
    "examples/higher_card.md": "examples/higher_card_rules.md",
}
PROGRAMS: Final = {
    **{f"examples/{path.name}": f"examples/{path.stem}.md" for path in sorted((ROOT / "examples").glob("*.py"))},
    "tests/fairness/stranger.py": "examples/stranger.md",
}
OUTSIDE: Final = {**PAGES, **PROGRAMS}
LINK: Final = re.compile(r"\]\(([^)#:\s]+)(#[^)\s]*)?\)")
LIST: Final = re.compile(r"^(\S.*:)\n(?=- )", re.MULTILINE)
RULE: Final = re.compile(r"^- ([A-Z]{2}-[0-9X]+\.[0-9]+)", re.MULTILINE)


def assemble(folder: Path) -> None:
    """Copy everything that belongs to the site into one folder."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    for path in sorted((ROOT / "docs").rglob("*.md")):
        name = path.relative_to(ROOT / "docs").as_posix()
        write(folder / name, linked(path.read_text("utf-8"), f"docs/{name}", name))
    for place, name in PAGES.items():
        write(folder / name, linked((ROOT / place).read_text("utf-8"), place, name))
    for place, name in PROGRAMS.items():
        write(folder / name, f"# {place}\n\n```python\n{(ROOT / place).read_text('utf-8')}```\n")
    schema = http_requests_page.schema()
    write(folder / "api/requests.md", http_requests_page.page(schema))
    write(folder / "api/openapi.json", json.dumps(schema, indent=1))


def write(path: Path, text: str) -> None:
    """Write a file of the site. Make rule ids targets of links, and put the empty line before lists that they need."""
    text = LIST.sub(r"\1\n\n", text)
    if path.parent.name in ("rules", "fr", "nl"):
        text = RULE.sub(r'- <span id="\1">**\1**</span>', text)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")


def linked(text: str, place: str, name: str) -> str:
    """Return the text of a page with its links changed to the site's. `place` is the page's path in the repository."""

    def pointed(link: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(place), link[1]))
        there = OUTSIDE.get(path, path.removeprefix("docs/"))
        return f"]({posixpath.relpath(there, posixpath.dirname(name) or '.')}{link[2] or ''})"

    return LINK.sub(pointed, text)


def main() -> None:
    """Build the site in `build` or in a given folder. Treat every warning, such as a broken link, as an error."""
    build = Path(sys.argv[1]) if len(sys.argv) > 1 else BUILD
    assemble(build / "site-pages")
    places = {"CLANMOOT_PAGES": str(build / "site-pages"), "CLANMOOT_SITE": str(build / "site")}
    quiet = {"NO_MKDOCS_2_WARNING": "1"}  # Material ends in 2027; its successor Zensical reads the same mkdocs.yml
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    sys.exit(subprocess.run(command, cwd=ROOT, env={**os.environ, **quiet, **places}, check=False).returncode)


if __name__ == "__main__":
    main()
