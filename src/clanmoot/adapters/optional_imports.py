"""Imports optional libraries on first use. If one is missing, the error says which."""

from importlib import import_module
from types import ModuleType

from clanmoot.core.errors import ClanmootError


def require(module: str, extra: str) -> ModuleType:
    """Import a module. If it is not installed, raise an error that says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        # A library that misses one of its own dependencies is broken, and its own error says more than ours.
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        name = module.partition(".")[0]
        words = f"This needs {name}, which is not installed: pip install 'clanmoot[{extra}]'."
        raise ClanmootError("not-installed", words) from None
