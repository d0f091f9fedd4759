"""Check a commit message, and install this check as a git hook.

    python3 tools/commit_msg.py FILE        check the message in FILE; status 1 and a sentence if it is refused
    python3 tools/commit_msg.py --install   install the hook that does this for every commit

It needs Python and git, nothing else. CONTRIBUTING.md says how commits are written.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 72  # characters of a subject
SCISSORS = "# ------------------------ >8 ------------------------"  # `git commit --verbose` puts the diff below
REWRITTEN = ("fixup! ", "squash! ", "amend! ")  # git writes these subjects, and `git rebase --autosquash` removes them
QUOTED = ('Revert "', 'Reapply "')  # git quotes the old subject, which can make the new one long

# Forms that describe a commit instead of giving an order, by the word that gives it.
FORMS = {
    "Add": "Added Adds Adding",
    "Allow": "Allowed Allows Allowing",
    "Build": "Built Builds Building",
    "Bump": "Bumped Bumps Bumping",
    "Change": "Changed Changes Changing",
    "Check": "Checked Checks Checking",
    "Clean": "Cleaned Cleans Cleaning",
    "Correct": "Corrected Corrects Correcting",
    "Create": "Created Creates Creating",
    "Delete": "Deleted Deletes Deleting",
    "Describe": "Described Describes Describing",
    "Document": "Documented Documents Documenting",
    "Drop": "Dropped Drops Dropping",
    "Extend": "Extended Extends Extending",
    "Fix": "Fixed Fixes Fixing",
    "Handle": "Handled Handles Handling",
    "Implement": "Implemented Implements Implementing",
    "Improve": "Improved Improves Improving",
    "Introduce": "Introduced Introduces Introducing",
    "Keep": "Kept Keeps Keeping",
    "Let": "Lets Letting",
    "Make": "Made Makes Making",
    "Merge": "Merged Merges Merging",
    "Move": "Moved Moves Moving",
    "Refactor": "Refactored Refactors Refactoring",
    "Remove": "Removed Removes Removing",
    "Rename": "Renamed Renames Renaming",
    "Replace": "Replaced Replaces Replacing",
    "Revert": "Reverted Reverts Reverting",
    "Rewrite": "Rewrote Rewritten Rewrites Rewriting",
    "Show": "Showed Shown Shows Showing",
    "Simplify": "Simplified Simplifies Simplifying",
    "Split": "Splits Splitting",
    "Store": "Stored Stores Storing",
    "Support": "Supported Supports Supporting",
    "Test": "Tested Testing",
    "Update": "Updated Updates Updating",
    "Use": "Used Uses Using",
    "Write": "Wrote Written Writes Writing",
}
IMPERATIVE = {form: verb for verb, forms in FORMS.items() for form in forms.split()}

HOOK = """#!/bin/sh
# Written by tools/commit_msg.py of Clanmoot: checks the message of every commit.
[ -f tools/commit_msg.py ] || exit 0
command -v python3 >/dev/null 2>&1 || exit 0
exec python3 tools/commit_msg.py "$1"
"""


def problems(message: str) -> list[str]:
    """Return what is wrong with a commit message as git passes it to the hook: one sentence per problem, or []."""
    lines = [line.rstrip() for line in message.partition(SCISSORS)[0].splitlines() if not line.startswith("#")]
    while lines and not lines[0]:
        lines.pop(0)
    if not lines:
        return ["The subject is empty. Say in one line what the commit changes."]
    subject = lines[0].strip()
    if subject.startswith(REWRITTEN):
        return []
    found = []
    if len(subject) > LONGEST and not subject.startswith(QUOTED):
        found.append(f"The subject has {len(subject)} characters. Use at most {LONGEST}, and put the rest in the body.")
    if subject.endswith("."):
        found.append("The subject ends with a full stop. Remove it.")
    if subject[0].islower():
        found.append(f"The subject starts with a lower-case letter. Write {subject[0].upper()!r}.")
    first = subject.split()[0].strip(":,")
    verb = IMPERATIVE.get(first[:1].upper() + first[1:].lower())
    if verb:
        found.append(f"The subject describes the commit. Give an order: write {verb!r}, not {first!r}.")
    if len(lines) > 1 and lines[1]:
        found.append("The second line is not empty. Leave it empty between the subject and the body.")
    return found


def check(path: Path) -> int:
    """Print what is wrong with the message in a file. Return the exit status for git."""
    found = problems(path.read_text("utf-8", errors="replace"))
    for sentence in found:
        sys.stderr.write(f"commit message: {sentence}\n")
    if found:
        sys.stderr.write(f"The commit was not made. Your message is still in {path}. CONTRIBUTING.md has examples.\n")
    return 1 if found else 0


def install(root: Path) -> str:
    """Install the hook into the repository at a folder. Return a sentence about the result.

    Nothing is installed without git, if the folder is not that repository, if you have your own hooks folder
    (`core.hooksPath`), or if there is a hook that this script did not write.
    """
    top = git(root, "rev-parse", "--show-toplevel")
    if not top or Path(top).resolve() != root.resolve():
        return ""
    if git(root, "config", "core.hooksPath"):
        return "The commit-msg check is not installed: you have set core.hooksPath. Call tools/commit_msg.py there."
    hook = root / git(root, "rev-parse", "--git-path", "hooks/commit-msg")
    try:
        if hook.is_symlink() or (hook.exists() and "tools/commit_msg.py" not in hook.read_text("utf-8")):
            return f"The commit-msg check is not installed: {hook} exists. Call tools/commit_msg.py there."
        hook.parent.mkdir(parents=True, exist_ok=True)
        hook.write_text(HOOK, "utf-8")
        hook.chmod(0o755)
    except (OSError, UnicodeError) as error:
        return f"The commit-msg check is not installed: {error}."
    return ""


def git(folder: Path, *words: str) -> str:
    """Return the output of a git command without the last line break. It is empty if git is missing or fails."""
    try:
        done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def main(words: list[str]) -> int:
    """Do what the command line asks for. Return the exit status."""
    if words == ["--install"]:
        remark = install(ROOT)
        sys.stderr.write(f"{remark}\n" if remark else "")
        return 0
    if len(words) == 1:
        return check(Path(words[0]))
    sys.stderr.write(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
