"""The public Python API, as the sources declare it."""

from functools import cache
from pathlib import Path
from typing import Final

import griffe

ROOT: Final = Path(__file__).parent.parent
PRIVATE: Final = ("clanmoot.server",)  # has `__all__` too, for its own packages


@cache
def package() -> griffe.Module:
    """The package, read from the sources like the reference."""
    extensions = griffe.load_extensions(str(ROOT / "docs" / "field_comments.py"))
    found = griffe.load("clanmoot", search_paths=[ROOT / "src"], extensions=extensions, try_relative_path=False)
    assert isinstance(found, griffe.Module)
    return found


def modules(module: griffe.Module) -> list[griffe.Module]:
    """A module and all modules in it."""
    return [module, *[inner for child in module.modules.values() for inner in modules(child)]]


@cache
def names() -> dict[str, list[str]]:
    """What every public module exports."""
    return {
        module.path: [str(name) for name in module.exports]
        for module in modules(package())
        if module.exports is not None and not module.path.startswith(PRIVATE)
    }


def target(path: str) -> griffe.Object:
    """What a name stands for."""
    found = package()[path.removeprefix("clanmoot.")]
    return found.final_target if isinstance(found, griffe.Alias) else found


def docstring(path: str) -> str:
    """The docstring of a name; empty if it has none."""
    found = target(path).docstring
    return found.value if found else ""


def canonical(path: str) -> str:
    """Where a name is defined."""
    return target(path).canonical_path
