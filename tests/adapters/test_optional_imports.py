"""The package works without the libraries that not everybody has, and says what to install."""

import subprocess
import sys
from pathlib import Path

import pytest

from clanmoot.adapters.optional_imports import require
from clanmoot.core.errors import ClanmootError

# None in sys.modules is how Python spells "not installed" to an import.
WITHOUT = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "PIL"):
    sys.modules[name] = None
import clanmoot.terminal.main
from clanmoot.adapters import gymnasium, pettingzoo
from clanmoot.core.errors import ClanmootError
for make in (pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env, gymnasium.env):
    try:
        make("tain")
    except ClanmootError as error:
        print(error)
"""


def test_without_the_libraries_everything_else_works() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    sentence = "This needs {}, which is not installed: pip install 'clanmoot[research]'."
    assert done.stdout.splitlines() == [sentence.format("pettingzoo")] * 3 + [sentence.format("gymnasium")]


def test_a_library_that_is_there_is_imported() -> None:
    assert require("json", "research").loads("[1]") == [1]


def test_a_library_that_is_not_there_is_named() -> None:
    with pytest.raises(ClanmootError, match=r"^This needs unwritten, .*: pip install 'clanmoot\[research\]'\.$"):
        require("unwritten.part", "research")


def test_a_library_that_is_broken_speaks_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_a_library.py").write_text("import its_other_half\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="its_other_half"):
        require("half_a_library", "research")
