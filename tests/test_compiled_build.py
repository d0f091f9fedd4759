"""The compiled build that `make` uses: it follows the sources, and one that was interrupted is never used."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.compiled_build import NO_COMPILER

ROOT = Path(__file__).parent.parent
ADDING = "def add(a: int, b: int) -> int:\n    return a + b\n"
SHOW = "import clanmoot.core.adding as m; print(m.add(2, 3), m.__file__)"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with our build and one small module."""
    shutil.copy(ROOT / "setup.py", tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    core = tmp_path / "src/clanmoot/core"
    core.mkdir(parents=True)
    for folder in (core.parent, core):
        (folder / "__init__.py").write_text("")
    (core / "adding.py").write_text(ADDING)
    (core.parent / "words.txt").write_text("one")
    return tmp_path


def command(project: Path) -> list[str]:
    return [sys.executable, str(project / "tools/compiled_build.py")]


def build(project: Path, **variables: str) -> int:
    environment = {**os.environ, **variables}
    return subprocess.run(command(project), env=environment, capture_output=True, check=False).returncode


def current(project: Path) -> Path:
    return project / "build/compiled/current"


def shown(project: Path, program: str = SHOW) -> list[str]:
    """What a program prints that imports the build: by default a sum, and which file added it up."""
    environment = {**os.environ, "PYTHONPATH": str(current(project))}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_it_holds_compiled_modules_and_links_to_everything_that_is_not_python(project: Path) -> None:
    assert build(project) == 0
    total, file = shown(project)
    assert total == "5"
    assert file.startswith(str(current(project)))
    assert file.endswith(".so")
    (project / "src/clanmoot/words.txt").write_text("two")
    assert (current(project) / "clanmoot/words.txt").read_text() == "two"


def test_it_follows_the_sources(project: Path) -> None:
    assert build(project) == 0
    first = current(project).resolve()
    assert build(project) == 0
    assert current(project).resolve() == first, "nothing has changed"
    (project / "src/clanmoot/core/adding.py").write_text(ADDING.replace("a + b", "a * b"))
    assert build(project) == 0
    assert shown(project)[0] == "6"
    assert first.is_dir(), "a server may still run the build before"
    (project / "src/clanmoot/core/adding.py").rename(project / "src/clanmoot/core/other.py")
    assert build(project) == 0
    assert not first.exists()
    assert not list(current(project).rglob("adding*")), "nothing is left of a module that is gone"


def test_an_interrupted_build_is_not_used_and_the_next_one_completes_it(project: Path) -> None:
    for pause in (0.5, 2.0, 4.0):
        process = subprocess.Popen(command(project), start_new_session=True, stderr=subprocess.DEVNULL)
        time.sleep(pause)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        assert not current(project).exists() or shown(project)[0] == "5"
    assert build(project) == 0
    assert shown(project)[0] == "5"


def test_a_module_that_was_left_half_written_is_compiled_again(project: Path) -> None:
    assert build(project) == 0
    (library,) = project.glob("build/lib.*/clanmoot_core__mypyc.*")
    current(project).unlink()
    shutil.rmtree(project / "build/compiled")
    whole = library.read_bytes()
    library.unlink()
    library.write_bytes(whole[: len(whole) // 2])
    assert build(project) == 0
    assert shown(project)[0] == "5"


def test_a_failed_build_leaves_the_one_before_alone(project: Path) -> None:
    assert build(project) == 0
    (project / "src/clanmoot/core/adding.py").write_text("def add(a: int) -> int:\n    return a +\n")
    assert build(project) == 1
    assert shown(project)[0] == "5"


def test_without_a_compiler_there_is_no_build(project: Path) -> None:
    assert build(project, CC="false") == NO_COMPILER
    assert not current(project).exists()


def libraries(project: Path) -> dict[str, tuple[int, int]]:
    """The compiled modules in use, and which files they are."""
    found = {path.name.partition(".")[0]: path.stat() for path in current(project).glob("*__mypyc.*")}
    return {name.removesuffix("__mypyc"): (file.st_ino, file.st_mtime_ns) for name, file in found.items()}


def test_a_change_in_one_game_compiles_only_that_game(project: Path) -> None:
    games = project / "src/clanmoot/games"
    for name in ("pebbles", "sticks"):
        (games / name).mkdir(parents=True)
        (games / name / "__init__.py").write_text("from clanmoot.core.adding import add\nSUM = add(1, 2)\n")
        (games / name / "score.py").write_text(ADDING)
    (games / "__init__.py").write_text("")
    assert build(project) == 0
    before = libraries(project)
    assert set(before) == {"clanmoot_core", "clanmoot_pebbles", "clanmoot_sticks"}
    (games / "pebbles/score.py").write_text(ADDING.replace("a + b", "a - b"))
    assert build(project) == 0
    after = libraries(project)
    assert {name for name in after if after[name] != before[name]} == {"clanmoot_pebbles"}
    assert shown(project, SHOW.replace("core.adding", "games.pebbles.score"))[0] == "-1"


DESCRIBE = "import clanmoot.core.adding as m; print(m.__doc__)"


def test_a_changed_docstring_is_compiled(project: Path) -> None:
    for docstring in ("Say 'Táin' and a\\b, what??/", "Add."):
        (project / "src/clanmoot/core/adding.py").write_text(f"{docstring!r}\n{ADDING}")
        assert build(project) == 0
        assert " ".join(shown(project, DESCRIBE)) == docstring
