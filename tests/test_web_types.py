"""The browser client's types are those of the protocol and of the views."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_clients_types_are_fresh() -> None:
    script = ROOT / "web" / "scripts" / "print_types.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
