"""Workflows, containers, issue forms and other files for services are valid, as far as a machine without network sees.

`check-jsonschema` brings the schemas along, `zizmor` looks for security holes, `hadolint` reads Dockerfiles.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from tools.release_notes import notes

ROOT: Final = Path(__file__).parent.parent
WORKFLOWS: Final = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS: Final = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
SCHEMAS: Final = {
    "vendor.github-workflows": WORKFLOWS,
    "vendor.github-issue-forms": FORMS,
    "vendor.github-issue-config": [ROOT / ".github/ISSUE_TEMPLATE/config.yml"],
    "vendor.dependabot": [ROOT / ".github/dependabot.yml"],
    "vendor.compose-spec": [ROOT / "compose.yaml"],
    "vendor.citation-file-format": [ROOT / "CITATION.cff"],
}
YAML: Final = sorted({path for paths in SCHEMAS.values() for path in paths})
DOCKERFILES: Final = [ROOT / "Dockerfile", *sorted((ROOT / "tests/deploy/standins").glob("*.Dockerfile"))]
RELEASE: Final = ROOT / ".github/workflows/release.yml"
PYPROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def lint(tool: str, *words: str | Path) -> None:
    """Run a tool of the extra `dev`, and show what it finds."""
    command = [Path(sys.executable).with_name(tool), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def jobs(workflow: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load(workflow.read_text("utf-8"))["jobs"]
    return found


def scripts(workflow: Path) -> list[str]:
    return [step["run"] for job in jobs(workflow).values() for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_fit_the_schemas_of_the_services_that_read_them(schema: str) -> None:
    assert SCHEMAS[schema]
    lint("check-jsonschema", "--builtin-schema", schema, *SCHEMAS[schema])


def test_yaml_is_tidy() -> None:
    lint("yamllint", "--strict", *YAML, ".hadolint.yaml", ".yamllint.yaml")


def test_workflows_have_no_known_security_holes() -> None:
    lint("zizmor", "--offline", "--no-progress", "--quiet", ".github")


def test_dockerfiles_are_sound() -> None:
    lint("hadolint", *DOCKERFILES)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: str(path.name))
def test_a_workflow_calls_only_what_exists(path: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for script in scripts(path):
        for words in re.findall(r"\bmake ([^|&;\n]+)", script):
            assert set(words.split()) - {'"$BUILD"'} <= set(targets), words
        for name in re.findall(r"\bpython (\S+\.py)", script):
            assert (ROOT / name).is_file(), name
    for job in jobs(path).values():
        builds = job.get("strategy", {}).get("matrix", {}).get("build", [])
        assert set(builds) <= set(targets)
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(jobs(path))
        assert job["timeout-minutes"] <= 90


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: str(path.name))
def test_actions_of_others_are_pinned_to_commits(path: Path) -> None:
    used = re.findall(r"uses: (.*)", path.read_text("utf-8"))
    assert used
    assert [line for line in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line)] == []


def test_every_supported_python_is_tested_and_released() -> None:
    classifiers = PYPROJECT["project"]["classifiers"]
    versions = [name.rpartition(" ")[2] for name in classifiers if re.search(r"Python :: 3\.\d+$", name)]
    matrix = jobs(ROOT / ".github/workflows/ci.yml")["test"]["strategy"]["matrix"]
    assert matrix["python"] == versions
    assert PYPROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{name.replace('.', '')}-*" for name in versions]
    assert PYPROJECT["project"]["requires-python"] == f">={versions[0]}"


def test_nothing_is_built_for_windows() -> None:
    assert not any("indows" in name for name in PYPROJECT["project"]["classifiers"])
    assert not any(
        machine.startswith("windows") for machine in jobs(RELEASE)["wheels"]["strategy"]["matrix"]["machine"]
    )


def test_only_what_publishes_may_write() -> None:
    assert yaml.safe_load(RELEASE.read_text("utf-8"))["permissions"] == {"contents": "read"}
    rights = {name: job["permissions"] for name, job in jobs(RELEASE).items() if "permissions" in job}
    assert rights == {"publish": {"id-token": "write"}, "announce": {"contents": "write"}}
    assert set(jobs(RELEASE)["publish"]["needs"]) == {"wheels", "source"}


def test_compose_has_no_passwords_and_publishes_only_the_proxy() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    for name, service in services.items():
        assert ("ports" in service) == (name == "proxy")
        assert "healthcheck" in service or name == "app", "the Dockerfile has the one of `app`"
        for key, value in service.get("environment", {}).items():
            assert "PASSWORD" not in key or re.fullmatch(r"\$\{\w+:\?.+\}", value), key
    wanted = set(re.findall(r"\$\{(\w+):\?", (ROOT / "compose.yaml").read_text("utf-8")))
    assert set(re.findall(r"^(\w+)=$", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE)) == wanted
    proxy = services["proxy"]["networks"]["front"]["ipv4_address"]
    assert f"--proxy={proxy}" in services["app"]["command"]


def test_the_dockerfile_copies_only_what_is_sent_to_it() -> None:
    """.dockerignore lists everything that may enter an image, so nothing of a working folder leaks into one."""
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert lines[1] == "*"
    sent = {line[1:] for line in lines if line.startswith("!")}
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", (ROOT / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    wanted = {name for names in copied for name in names.split()}
    assert {name.partition("/")[0] for name in sent} == wanted
    assert all((ROOT / name).exists() for name in sent)


def test_the_devcontainer_runs_a_target_that_exists() -> None:
    settings = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text("utf-8"))
    assert settings["postCreateCommand"] == "make setup"


CHANGES: Final = "# Changelog\n\n## Unreleased\n\n## 1.2.3 (2026-01-31)\n\n- New.\n\n## 1.2.2 (2026-01-30)\n\n- Old.\n"


def test_release_notes_are_the_section_of_the_version() -> None:
    assert notes("v1.2.3", '[project]\nversion = "1.2.3"\n', CHANGES) == "- New.\n"


@pytest.mark.parametrize(
    ("tag", "version", "says"),
    [
        ("1.2.3", "1.2.3", "not a tag of a release"),
        ("v1.2.3rc1", "1.2.3", "not a tag of a release"),
        ("v1.2.4", "1.2.3", "the version in pyproject.toml is 1.2.3"),
        ("v1.3.0", "1.3.0", "needs one heading"),
        ("v1.2.9", "1.2.9", "needs one heading"),
    ],
)
def test_a_tag_that_does_not_fit_stops_the_release(tag: str, version: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        notes(tag, f'[project]\nversion = "{version}"\n', CHANGES)


def test_citation_and_package_have_the_same_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited["version"] == PYPROJECT["project"]["version"]
