"""The commit-msg check refuses what CONTRIBUTING.md forbids, in a real repository with the real hook."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "tools" / "commit_msg.py"
PERSON = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false")


def alone(folder: Path) -> dict[str, str]:
    """Return an environment in which git knows neither this repository nor anybody's settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    return {**kept, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, "HOME": str(folder)}


def git(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = ["git", *PERSON, *words]
    return subprocess.run(command, cwd=folder, env=alone(folder), capture_output=True, text=True, check=False)


def install(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/commit_msg.py", "--install"]
    return subprocess.run(command, cwd=folder, env=alone(folder), capture_output=True, text=True, check=False)


def commit(folder: Path, message: str, *more: str) -> subprocess.CompletedProcess[str]:
    return git(folder, "commit", "--allow-empty", "--allow-empty-message", "-m", message, *more)


def subjects(folder: Path) -> list[str]:
    return git(folder, "log", "--format=%s").stdout.splitlines()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the script in it, and no repository yet."""
    (tmp_path / "tools").mkdir()
    shutil.copy(SCRIPT, tmp_path / "tools")
    return tmp_path


@pytest.fixture
def repository(folder: Path) -> Path:
    """A new repository with the hook."""
    assert git(folder, "init", "-q").returncode == 0
    done = install(folder)
    assert (done.returncode, done.stderr) == (0, "")
    return folder


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("", "The subject is empty."),
        ("\n\n", "The subject is empty."),
        ("Remove " + "x" * 66, "The subject has 73 characters. Use at most 72"),
        ("Remove the second cache.", "The subject ends with a full stop."),
        ("remove the second cache", "The subject starts with a lower-case letter. Write 'R'."),
        ("écrire les règles", "The subject starts with a lower-case letter. Write 'É'."),
        ("Added a second cache", "Give an order: write 'Add', not 'Added'."),
        ("Fixes the second cache", "Give an order: write 'Fix', not 'Fixes'."),
        ("Renaming the second cache", "Give an order: write 'Rename', not 'Renaming'."),
        ("FIXED: the second cache", "Give an order: write 'Fix', not 'FIXED'."),
        ("Remove the second cache\nIt was slow.", "The second line is not empty."),
    ],
)
def test_a_message_is_refused(repository: Path, message: str, sentence: str) -> None:
    done = commit(repository, message)
    assert done.returncode != 0
    assert sentence in done.stderr
    assert "CONTRIBUTING.md" in done.stderr
    assert subjects(repository) == []


def test_everything_wrong_is_said_at_once(repository: Path) -> None:
    done = commit(repository, "added a cache that nobody asked for, and which took a day to write and to test.")
    assert done.stderr.count("commit message: ") == 4


@pytest.mark.parametrize(
    "message",
    [
        "Remove the second cache",
        "Remove " + "x" * 65,
        "Rename Room to TableState\n\nIt holds the state of one table. No logic changes.",
        "\n\nRemove the second cache",
        "Écrire les règles en français",
        "`clanmoot stop`: accept the link of a table",
        "Address the player as “you”",  # ends in -s, and is an order
        "Process the queue of thoughts in order",
        "Embed the rules in the page",
        "Bring back the rules of the expert variant",
        "fixup! Remove the second cache",
        'Revert "Remove a second cache that has a subject of seventy-two characters, too"',
    ],
)
def test_a_message_is_accepted(repository: Path, message: str) -> None:
    done = commit(repository, message)
    assert done.returncode == 0, done.stderr
    assert subjects(repository) == [message.strip().splitlines()[0]]


def test_what_git_writes_below_a_message_does_not_count(repository: Path) -> None:
    editor = repository / "editor.py"
    editor.write_text(
        "import sys\n"
        "from pathlib import Path\n"
        "path = Path(sys.argv[1])\n"
        "path.write_text('Add the script\\n' + path.read_text('utf-8'), 'utf-8')\n"
    )
    git(repository, "add", ".")
    done = git(repository, "-c", f"core.editor='{sys.executable}' '{editor}'", "commit", "--verbose")
    assert done.returncode == 0, done.stderr
    assert subjects(repository) == ["Add the script"]


def test_the_hook_works_in_a_subfolder_and_in_a_second_worktree(repository: Path) -> None:
    git(repository, "add", ".")
    assert commit(repository, "Add the script").returncode == 0
    assert commit(repository / "tools", "Added the script").returncode != 0
    assert git(repository, "worktree", "add", "-q", "second").returncode == 0
    assert commit(repository / "second", "Added the script").returncode != 0
    assert commit(repository / "second", "Use the script").returncode == 0


def test_the_hook_lets_everything_pass_in_a_commit_without_the_script(repository: Path) -> None:
    shutil.rmtree(repository / "tools")
    assert commit(repository, "added before there was a check.").returncode == 0


def test_it_can_be_installed_again(repository: Path) -> None:
    done = install(repository)
    assert (done.returncode, done.stderr) == (0, "")
    assert commit(repository, "Added a cache").returncode != 0


def test_a_foreign_hook_is_kept(folder: Path) -> None:
    git(folder, "init", "-q")
    hook = folder / ".git" / "hooks" / "commit-msg"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\nexit 0\n")
    done = install(folder)
    assert done.returncode == 0
    assert "commit-msg exists" in done.stderr
    assert hook.read_text() == "#!/bin/sh\nexit 0\n"


def test_a_configured_folder_of_hooks_is_kept(folder: Path) -> None:
    git(folder, "init", "-q")
    git(folder, "config", "core.hooksPath", "my-hooks")
    done = install(folder)
    assert done.returncode == 0
    assert "core.hooksPath" in done.stderr
    assert not (folder / "my-hooks").exists()
    assert not (folder / ".git" / "hooks" / "commit-msg").exists()


def test_nothing_happens_without_a_repository(folder: Path) -> None:
    done = install(folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(path.name for path in folder.rglob("*")) == ["commit_msg.py", "tools"]


def test_nothing_happens_in_a_folder_of_another_repository(tmp_path: Path) -> None:
    inner = tmp_path / "vendor" / "clanmoot"
    (inner / "tools").mkdir(parents=True)
    shutil.copy(SCRIPT, inner / "tools")
    git(tmp_path, "init", "-q")
    done = install(inner)
    assert (done.returncode, done.stderr) == (0, "")
    assert not (tmp_path / ".git" / "hooks" / "commit-msg").exists()


def test_nothing_happens_without_git(folder: Path) -> None:
    command = [sys.executable, "tools/commit_msg.py", "--install"]
    done = subprocess.run(command, cwd=folder, env={"PATH": ""}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
