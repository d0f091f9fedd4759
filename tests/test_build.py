"""The package installs where no C compiler is, and plays there."""

import ast
import importlib.metadata
import inspect
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path
from typing import Any

import pytest

import clanmoot
from tests.coroutine_shapes import SHAPES

ROOT = Path(__file__).parent.parent
PARTS = ("src", "docs", "tools", "setup.py", "pyproject.toml", "README.md", "LICENSE")
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


def setup_constant(name: str) -> Any:
    """Return a constant of setup.py, which nobody can import."""
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            return ast.literal_eval(node.value)
    raise KeyError(name)


def test_classes_that_are_compiled_extend_only_classes_that_the_compiler_knows() -> None:
    """A class with an unknown base is compiled into one that cannot be made, and mypyc knows no library."""
    ways = setup_constant("SERVER").items()
    paths = [ROOT / f"src/clanmoot/{package}/{name}.py" for package, names in ways for name in names.split()]
    for path in paths:
        tree = ast.parse(path.read_text("utf-8"))
        bases = [ast.unparse(base) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
        libraries = {base.partition(".")[0] for base in bases if "." in base}
        assert not libraries, path


def test_the_source_distribution_has_all_that_the_build_reads(tmp_path: Path) -> None:
    source = tmp_path / "source"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.split("\0"):
        if name and not name.startswith("tests/") and (ROOT / name).exists():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, source / name, follow_symlinks=False)
    static = source / "src/clanmoot/server/static"
    static.mkdir(exist_ok=True)
    (static / "index.html").write_text("built before")
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(tmp_path)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (archive,) = tmp_path.glob("clanmoot-*.tar.gz")
    shutil.unpack_archive(archive, tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    fingerprint = "import sys; sys.path.insert(0, 'web'); import build; print(build.fingerprint())"
    both = [
        subprocess.run([sys.executable, "-c", fingerprint], cwd=folder, capture_output=True, text=True, check=True)
        for folder in (source, unpacked)
    ]
    assert both[0].stdout == both[1].stdout, "a client that was built before would be built again"
    assert (unpacked / "src/clanmoot/server/static/index.html").is_file()
    assert (unpacked / "src/clanmoot/rules/tain.md").is_file()
    assert not (unpacked / "tests").exists()


@pytest.mark.parametrize("name", SHAPES)
def test_the_build_refuses_to_compile_a_coroutine(name: str, tmp_path: Path) -> None:
    package = tmp_path / "src" / "clanmoot" / "core"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "setup.py", tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
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


# Runs setup.py up to the C code, and prints the modules that a C compiler would get.
GENERATE = """
import runpy, setuptools, sys
sys.argv = ["setup.py", "build_ext"]
setuptools.setup = lambda **given: print("modules:", *sorted(module.name for module in given["ext_modules"]))
runpy.run_path("setup.py")
"""
SERVER_CODE = "build/completed/__native_clanmoot_server.c"


def distributions(requirements: list[str]) -> set[str]:
    """The installed distributions that some requirements need, their own requirements included."""
    found: set[str] = set()
    wanted = list(requirements)
    while wanted:
        requirement = wanted.pop()
        name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower().replace("_", "-")
        if name in found or "extra ==" in requirement:
            continue
        try:
            wanted += importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:
            continue  # for another platform or Python
        found.add(name)
    return found


def environment(folder: Path, requirements: list[str]) -> Path:
    """Make an environment with nothing but some requirements, linked from this one. Return its Python."""
    venv.create(folder, with_pip=False)
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
    for name in distributions(requirements):
        distribution = importlib.metadata.distribution(name)
        for part in {file.parts[0] for file in distribution.files or () if file.parts[0] not in ("..", "__pycache__")}:
            if not (site / part).exists():
                (site / part).symlink_to(Path(str(distribution.locate_file(part))))
    return folder / "bin" / "python"


def generated(python: Path, folder: Path) -> tuple[list[str], bytes]:
    """The modules that setup.py would compile in an environment, and the C code of the server.

    It works in a folder of its own.
    """
    folder.mkdir()
    for part in ("src", "tools"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copy(ROOT / "setup.py", folder)
    variables = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "CLANMOOT_COMPILE")}
    done = subprocess.run(
        [str(python), "-c", GENERATE],
        cwd=folder,
        env={**variables, "CLANMOOT_GAMES": "none"},  # without the groups of the games, to save time
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.partition("modules: ")[2].split(), (folder / SERVER_CODE).read_bytes()


def test_what_is_compiled_does_not_depend_on_the_libraries_that_are_installed(tmp_path: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    building = project["build-system"]["requires"]
    playing = [*building, *project["project"]["dependencies"]]
    assert "litestar" not in distributions(building)
    assert {"litestar", "sqlalchemy"} <= distributions(playing)
    assert not {"redis", "psycopg", "numpy"} & distributions(playing)
    (few, code), (more, same_code) = (
        generated(environment(tmp_path / f"{name} venv", requirements), tmp_path / name)
        for name, requirements in (("building", building), ("playing", playing))
    )
    assert few == more
    assert code == same_code
    assert len(code) > 1_000_000
    assert "clanmoot_server__mypyc" in few
    assert "clanmoot.server.store.writer" in few
