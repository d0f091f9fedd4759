"""Libraries that not everybody has: imported when somebody asks for them, and named when they are missing."""

from importlib import import_module
from types import ModuleType

from clanmoot.core.errors import ClanmootError


def need(module: str, extra: str) -> ModuleType:
    """The module; where it is not installed, a sentence that says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        # A library that is there and misses one of its own is broken, and its own words say more than ours.
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        name = module.partition(".")[0]
        words = f"This needs {name}, which is not installed: pip install 'clanmoot[{extra}]'."
        raise ClanmootError("not-installed", words) from None
