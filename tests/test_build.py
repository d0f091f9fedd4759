"""The package installs where no C compiler is, and plays there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

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
