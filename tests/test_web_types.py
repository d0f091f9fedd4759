"""The browser client's types are those of the protocol, of the views and of the catalogues."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["print_types.py", "print_messages.py"])
def test_the_clients_types_are_fresh(name: str) -> None:
    script = ROOT / "web" / "scripts" / name
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
