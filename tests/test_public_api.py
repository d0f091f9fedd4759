"""The public API is what `__all__` says: it exists, has docstrings, is in the reference, and is light to import."""

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from tests import public_api

ROOT: Final = Path(__file__).parent.parent
REFERENCE: Final = ROOT / "docs" / "reference"
HEAVY: Final = ("clanmoot.server", "clanmoot.adapters", "clanmoot.bots", "clanmoot.terminal", "numpy", "sqlalchemy")


@pytest.mark.parametrize("module", public_api.names())
def test_every_public_name_exists_and_has_a_docstring(module: str) -> None:
    names = public_api.names()[module]
    assert names
    assert len(set(names)) == len(names)
    found = import_module(module)
    for name in names:
        if f"{module}.{name}" in public_api.names():
            import_module(f"{module}.{name}")
        assert getattr(found, name) is not None
        assert public_api.docstring(f"{module}.{name}"), name


def test_the_reference_lists_exactly_the_modules_that_have_all() -> None:
    listed = re.findall(r"^\| \[`([\w.]+)`\]", (REFERENCE / "index.md").read_text("utf-8"), re.MULTILINE)
    folders = {"clanmoot.core", "clanmoot.adapters", "clanmoot.small"}
    assert sorted(listed) == sorted(public_api.names().keys() - folders)
    for folder in folders:
        inside = [module for module in listed if module.startswith(f"{folder}.")]
        assert sorted(f"{folder}.{name}" for name in public_api.names()[folder]) == sorted(inside)


def test_no_public_name_hides_a_module() -> None:
    """`from .solve import solve` in a package would make `clanmoot.small.solve` a function."""
    for module in public_api.modules(public_api.package()):
        names = public_api.names().get(module.path, [])
        inside = [name for name in names if (Path(str(module.filepath)).parent / f"{name}.py").exists()]
        if module.is_init_module:
            assert [name for name in inside if f"{module.path}.{name}" not in public_api.names()] == []


def test_importing_clanmoot_loads_neither_server_nor_adapters() -> None:
    program = "import clanmoot, sys; clanmoot.game('tain').table(seed=1); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert [name for name in done.stdout.split() if name.startswith(HEAVY)] == []


@pytest.mark.parametrize("page", sorted(REFERENCE.glob("*.md")), ids=lambda page: page.stem)
def test_the_examples_of_the_reference_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.failed == 0
    assert (result.attempted > 0) == (page.stem not in ("games", "adapters"))
