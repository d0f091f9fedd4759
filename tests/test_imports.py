"""Core and games need nothing but the standard library and the compiler's own types."""

import ast
import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import clanmoot

PACKAGE: Final = Path(clanmoot.__file__).parent  # the sources, or the compiled build
COMPILER: Final = ("librt", "mypy_extensions")  # i64 and vec[i64]
FILES: Final = sorted(path for layer in ("core", "games") for path in (PACKAGE / layer).rglob("*.py"))
DYNAMIC: Final = {"__import__", "import_module", "importlib", "imp", "pkgutil", "runpy", "exec", "eval"}

# Imports modules where nothing is installed but what is in one folder. `-I -S` leaves only the standard library.
IMPORT: Final = """
import importlib, sys
sys.path.append(sys.argv[1])
for name in sys.argv[2:]:
    importlib.import_module(name)
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def imported(tree: ast.AST) -> Iterator[str]:
    """Yield the top-level package of every absolute import: in functions and under TYPE_CHECKING too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [alias.name.partition(".")[0] for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def dynamic(tree: ast.AST) -> Iterator[str]:
    """Yield names through which a module could import something that the tree does not show."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in DYNAMIC:
            yield node.id
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from DYNAMIC.intersection([alias.name.partition(".")[0] for alias in node.names])


def modules() -> list[str]:
    names = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in FILES]
    return [name.removesuffix(".__init__") for name in names]


def run(folder: Path, *names: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-I", "-S", "-B", "-c", IMPORT, str(folder), *names]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A folder with clanmoot, its compiled modules and the compiler's types, and nothing else."""
    for path in [PACKAGE, *PACKAGE.parent.glob("clanmoot_*__mypyc*")]:
        (tmp_path / path.name).symlink_to(path)
    for name in COMPILER:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        places = spec.submodule_search_locations
        path = Path(places[0] if places else str(spec.origin))
        (tmp_path / path.name).symlink_to(path)
    return tmp_path


def test_there_is_something_to_check() -> None:
    assert len(FILES) > 80
    assert {path.relative_to(PACKAGE).parts[0] for path in FILES} == {"core", "games"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_the_standard_library_and_the_types_of_the_compiler(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert set(imported(tree)) - sys.stdlib_module_names - {"clanmoot", *COMPILER} == set()
    assert list(dynamic(tree)) == []


def test_the_check_sees_imports_at_any_depth() -> None:
    source = "def f():\n    import click.core\nif TYPE_CHECKING:\n    from numpy import array\nfrom . import a\n"
    assert list(imported(ast.parse(source))) == ["click", "numpy"]
    assert list(dynamic(ast.parse("from importlib import import_module\nimport_module('a')"))) == ["import_module"] * 2


def test_every_module_can_be_imported_where_nothing_else_is_installed(bare: Path) -> None:
    done = run(bare, *modules())
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split()) - sys.stdlib_module_names - {"__main__", "clanmoot", *COMPILER}
    assert {name for name in loaded if not name.startswith("clanmoot_")} == set()


def test_the_bare_environment_has_no_other_package(bare: Path) -> None:
    for name in ("click", "msgspec", "fluent.runtime", "pytest"):
        assert importlib.util.find_spec(name) is not None
        assert f"No module named '{name.partition('.')[0]}'" in run(bare, name).stderr
