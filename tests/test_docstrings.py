"""`help()` shows the docstrings of the sources in both builds. tools/generated_c.py adds them to the compiled one."""

import ast
import importlib
import inspect
import pydoc
from collections.abc import Iterator
from pathlib import Path

import pytest

import clanmoot
from clanmoot.core.table import Table

PACKAGE = Path(clanmoot.__file__).parent
Described = ast.Module | ast.ClassDef | ast.FunctionDef


def described(path: Path) -> Iterator[tuple[str, Described]]:
    """The module, and its public classes, functions, methods and properties, by their names in it."""
    tree = ast.parse(path.read_text("utf-8"))
    yield "", tree
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            yield node.name, node
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
                    yield f"{node.name}.{method.name}", method


def modules(package: str) -> list[Path]:
    return sorted((PACKAGE / package).rglob("*.py"))


def found(path: Path, name: str) -> object:
    """A module, or what has a name in it."""
    relative = path.relative_to(PACKAGE.parent).with_suffix("")
    thing: object = importlib.import_module(".".join(relative.parts).removesuffix(".__init__"))
    for part in filter(None, name.split(".")):
        thing = inspect.getattr_static(thing, part)
    return thing


@pytest.mark.parametrize("package", ["core", "games", "bots", "protocol", "server/tables", "server/store"])
def test_every_public_name_has_its_docstring(package: str) -> None:
    missing, seen = [], 0
    for path in modules(package):
        for name, node in described(path):
            docstring = ast.get_docstring(node)
            if docstring:
                seen += 1
                if docstring not in (inspect.getdoc(found(path, name)) or ""):
                    missing.append(f"{path.relative_to(PACKAGE)}: {name or 'the module'}")
    assert seen > 50
    assert not missing


def test_help_on_a_table_describes_it_and_its_methods() -> None:
    text = pydoc.plain(pydoc.render_doc(Table))
    tree = ast.parse((PACKAGE / "core/table.py").read_text("utf-8"))
    (table,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Table"]
    described_here: list[Described] = [table]
    described_here += [node for node in table.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"]
    docstrings = [docstring for node in described_here if (docstring := ast.get_docstring(node))]
    assert len(docstrings) > 10
    for docstring in docstrings:
        assert docstring.splitlines()[0] in text


def test_a_method_without_a_docstring_has_that_of_the_method_it_overrides() -> None:
    view = found(PACKAGE / "games/tain/__init__.py", "Tain.view")
    general = found(PACKAGE / "core/game.py", "Game.view")
    assert inspect.getdoc(view)
    assert inspect.getdoc(view) == inspect.getdoc(general)


def test_a_signature_stays_beside_the_docstring() -> None:
    assert list(inspect.signature(Table).parameters) == ["game", "options", "seats", "chance", "quick"]
