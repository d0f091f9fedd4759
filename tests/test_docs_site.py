"""The documentation site builds without a warning, holds what it promises, and no link in it leads nowhere."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

import pytest

import clanmoot
from clanmoot.core.table import Table
from tests import public_api

ROOT: Final = Path(__file__).parent.parent
LOADED: Final = ("script", "img", "iframe", "source")  # elements that make a browser load something; links are not


class Page(HTMLParser):
    """What a page consists of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids += [found["id"]] if "id" in found else []
        target = found.get("href") or found.get("src")
        if target:
            self.links.append(target)
            self.loaded += [target] if tag in LOADED or found.get("rel") == "stylesheet" else []

    def handle_data(self, data: str) -> None:
        self.words += data


class Site:
    """A built site, by the names of its pages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages = {
            path.relative_to(folder).as_posix(): Page(path.read_text("utf-8"))
            for path in sorted(folder.rglob("*.html"))
        }

    def words(self, name: str) -> str:
        """The text of a page, with single spaces."""
        return " ".join(self.pages[name].words.split())

    def broken(self, name: str, link: str) -> bool:
        """Whether a link within the site leads to no file or to no place on a page."""
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            return False
        path = (self.folder / name).parent / unquote(parts.path) if parts.path else self.folder / name
        there = path.resolve()
        if not there.is_file() or self.folder not in there.parents:
            return True
        page = self.pages.get(there.relative_to(self.folder).as_posix())
        return bool(parts.fragment) and page is not None and unquote(parts.fragment) not in page.ids


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site, built into a folder of this test's own."""
    folder = tmp_path_factory.mktemp("docs")
    command = [sys.executable, str(ROOT / "docs" / "build_site.py"), str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    return Site(folder / "site")


def test_no_link_leads_nowhere(site: Site) -> None:
    links = [(name, link) for name, page in site.pages.items() for link in page.links if name != "404.html"]
    assert len(links) > 5000
    assert [(name, link) for name, link in links if site.broken(name, link)] == []


def test_a_browser_loads_nothing_from_other_hosts(site: Site) -> None:
    loaded = [link for page in site.pages.values() for link in page.loaded]
    assert len(loaded) > 100
    assert [link for link in loaded if urlsplit(link).netloc] == []


def test_every_page_of_the_docs_is_in_the_site(site: Site) -> None:
    pages = [path.relative_to(ROOT / "docs").with_suffix("") for path in (ROOT / "docs").rglob("*.md")]
    names = [(path.parent / "index" if path.name == "README" else path).with_suffix(".html") for path in pages]
    assert [name for name in names if name.as_posix() not in site.pages] == []
    for name, words in (
        ("index", "five clan board games"),
        ("contributing", "make setup"),
        ("changelog", "Unreleased"),
    ):
        assert words in site.words(f"{name}.html")


@pytest.mark.parametrize("language", ["", "fr/", "nl/"])
@pytest.mark.parametrize("key", clanmoot.KEYS)
def test_every_rule_of_every_game_can_be_linked_to(site: Site, key: str, language: str) -> None:
    name = f"{language}{key.replace('-', '_')}"
    rules = re.findall(r"^- ([A-Z]{2}-[0-9X]+\.[0-9]+)", (ROOT / f"docs/rules/{name}.md").read_text("utf-8"), re.M)
    assert len(rules) > 20
    assert set(rules) <= set(site.pages[f"rules/{name}.html"].ids)


def test_the_reference_has_the_docstrings(site: Site) -> None:
    words = site.words("reference/clanmoot.html")
    for documented in (Table, Table.act, Table.free_undo, clanmoot.open_record, clanmoot.Refused):
        assert " ".join((documented.__doc__ or "-").replace("`", "").split()) in words


def test_the_reference_has_every_public_name(site: Site) -> None:
    ids = {found for name, page in site.pages.items() if name.startswith("reference/") for found in page.ids}
    names = [f"{module}.{name}" for module, names in public_api.names().items() for name in names]
    assert len(names) > 90
    missing = [name for name in names if name not in ids and name not in public_api.names()]
    assert [name for name in missing if public_api.canonical(name) not in ids] == []


def test_the_requests_of_the_server_are_described(site: Site) -> None:
    words = site.words("api/requests.html")
    for request in ("POST /api/v1/guest", "POST /api/v1/tables", "GET /api/v1/games/{key}"):
        assert request in words
    assert '"openapi"' in (site.folder / "api" / "openapi.json").read_text("utf-8")


def test_lists_and_tables_are_not_shown_as_text(site: Site) -> None:
    for path in site.folder.rglob("*.html"):
        assert re.findall(r"<p>[^<]*\n- .*|<p>\|.*", path.read_text("utf-8")) == [], path.name


def test_a_link_that_leads_nowhere_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "index.md").write_text("[a page](gone.md) and [a place](index.md#gone)", "utf-8")
    config = f"INHERIT: {ROOT / 'mkdocs.yml'}\ndocs_dir: pages\nsite_dir: site\nplugins: []\nnav: [index.md]\n"
    (tmp_path / "mkdocs.yml").write_text(config, "utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(tmp_path / "mkdocs.yml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert re.findall(r"WARNING -  .*(no such anchor|not found)", done.stderr) == ["not found", "no such anchor"]
