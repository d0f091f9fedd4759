"""Write requirements.lock: the newest versions that pyproject.toml allows, of all extras but `bench`.

The lock file is a list of constraints for pip: it names more than any task installs.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import make_venv


def main() -> None:
    """Install everything into an empty environment, and write the installed versions to the lock file."""
    with tempfile.TemporaryDirectory(prefix="clanmoot-lock-") as folder:
        venv.create(folder, with_pip=True)
        pip = [f"{folder}/bin/python", "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", *make_venv.wanted(make_venv.every_extra())], check=True)
        frozen = subprocess.run([*pip, "freeze", "--all"], check=True, capture_output=True, text=True).stdout
    # A local version such as 2.13.0+cpu names a build that other machines do not have.
    lines = [line.partition("+")[0] for line in frozen.splitlines() if "==" in line and not line.startswith("pip==")]
    make_venv.LOCK.write_text("# Printed by `make lock`.\n" + "\n".join(sorted(lines, key=str.lower)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
