"""A small disk of its own for a test that fills it: a tmpfs, which only root can mount."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


class Disk:
    """A disk that can be filled, and emptied again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        """Leave not one byte free."""
        with self._ballast.open("wb", buffering=0) as file:
            size = 65_536
            while size:
                try:
                    file.write(b"\0" * size)
                except OSError:
                    size //= 2

    def empty(self) -> None:
        """Give the room back."""
        self._ballast.unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path, megabytes: int = 4) -> Iterator[Disk]:
    """Mount a disk of this size on a folder, and unmount it with the block."""
    if os.getuid() != 0:
        pytest.skip("only root can mount a disk")
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)], check=True)
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
