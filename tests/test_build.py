"""The package installs where no C compiler is, and plays there."""

import ast
import inspect
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import clanmoot
from tests.coroutine_shapes import SHAPES

ROOT = Path(__file__).parent.parent
PARTS = ("src", "docs", "setup.py", "pyproject.toml", "README.md", "LICENSE")
PLAY = "import clanmoot, clanmoot.core.table as t; print(clanmoot.game('schotten-totten').facts.title, t.__file__)"


def test_without_a_compiler_the_package_is_plain_python_and_works(tmp_path: Path) -> None:
    source, wheels, site = tmp_path / "source", tmp_path / "wheels", tmp_path / "site"
    source.mkdir()
    for part in PARTS:
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
        copy(ROOT / part, source / part)
    environment = {**os.environ, "CC": "false"}
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "-w", str(wheels)]
    subprocess.run([*command, str(source)], check=True, env=environment, capture_output=True)
    (wheel,) = wheels.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    shutil.unpack_archive(wheel, site, "zip")
    played = subprocess.run(
        [sys.executable, "-c", PLAY],
        check=True,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
    )
    assert played.stdout.split() == ["Schotten", "Totten", str(site / "clanmoot" / "core" / "table.py")]
    assert (site / "clanmoot" / "rules" / "schotten_totten.md").is_file()
    assert (site / "clanmoot" / "locales" / "en" / "schotten_totten.ftl").is_file()


@pytest.mark.parametrize("name", SHAPES)
def test_the_build_refuses_to_compile_a_coroutine(name: str, tmp_path: Path) -> None:
    package = tmp_path / "src" / "clanmoot" / "core"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "setup.py", tmp_path)
    shape = SHAPES[name]
    source = inspect.getsource(type(shape.__self__) if inspect.ismethod(shape) else shape)
    (package / "odd.py").write_text(source)
    environment = {key: value for key, value in os.environ.items() if key != "CLANMOOT_COMPILE"}
    command = [sys.executable, "setup.py", "--quiet", "build_ext"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert f"{name} is a coroutine, and coroutines must not be compiled" in done.stderr


def test_no_compiled_module_has_a_coroutine() -> None:
    """Every module that is there as machine code, and what it was compiled from."""
    package = Path(clanmoot.__file__).parent
    compiled = [path.with_name(f"{path.name.partition('.')[0]}.py") for path in package.rglob("*.so")]
    if os.environ.get("CLANMOOT_EXPECT") == "compiled":
        assert len(compiled) > 100
    for path in compiled:
        tree = ast.parse(path.read_text("utf-8"))
        assert not any(isinstance(node, ast.AsyncFunctionDef) for node in ast.walk(tree)), path
