"""Commands that answer and end."""

from pathlib import Path

import pytest

import clanmoot
from clanmoot.catalogue import KEYS
from clanmoot.rulebook import find, parse, parse_text
from clanmoot.terminal.rules import show

from .conftest import Run


def test_help_shows_how_to_begin(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert "clanmoot play schotten-totten" in result.output


def test_the_version_says_how_it_was_built(run: Run) -> None:
    output = run("--version").output
    assert clanmoot.__version__ in output
    assert "(interpreted)" in output or "(compiled)" in output


def test_all_five_games_are_listed(run: Run) -> None:
    rows = run("games").output.splitlines()
    assert [row.split()[0] for row in rows[:5]] == list(KEYS)
    assert "20 min" in rows[0]
    assert "3-6 players" in rows[3]


def test_one_rule_is_shown_by_number_or_by_id(run: Run) -> None:
    by_number = run("rules", "schotten-totten", "5.4").output
    assert (
        by_number
        == run("rules", "schotten-totten", "ST-5.4").output
        == run("rules", "schotten-totten", "st-5.4").output
    )
    assert by_number.startswith("ST-5.4  In a proof a tie is not enough")
    assert "ST-5.5" not in by_number


def test_a_section_is_shown_whole_and_its_marks_are_explained(run: Run) -> None:
    output = run("rules", "schotten-totten", "5").output
    assert all(f"ST-5.{number}" in output for number in range(1, 8))
    assert "[ruling]: the rulebook leaves it open" in output
    assert "[found]:" not in output


@pytest.mark.parametrize("key", KEYS)
def test_every_digest_is_read_without_losing_a_rule(key: str) -> None:
    source = (Path(clanmoot.__file__).parent / "rules" / (key.replace("-", "_") + ".md")).read_text(encoding="utf-8")
    digest = parse(key)
    rules = [rule for section in digest.sections for rule in section.rules]
    assert len(rules) == source.count(f"\n- {digest.prefix}-")
    assert len({rule.id for rule in rules}) == len(rules)
    assert all(rule.text for rule in rules)
    assert show(list(digest.sections))


def test_a_rule_continues_over_several_lines() -> None:
    digest = parse_text("# G\n\nShort.\n\n## 1 One\n- GG-1.1 a\n  b\n- GG-1.2 c\n\n## Worked examples\n- GG-X.1 d\n")
    assert digest.sections[0].rules == (("GG-1.1", "a b"), ("GG-1.2", "c"))
    assert find(digest, "X.1")[0].rules[0].text == "d"


def test_benchmarks_are_told_where_to_be_found(run: Run) -> None:
    result = run("bench")
    assert result.exit_code == 2
    assert "repository" in result.output


def test_benchmarks_are_run_where_they_are(run: Run) -> None:
    Path("benchmarks").mkdir()
    Path("benchmarks/run.py").write_text("raise SystemExit(7)\n", encoding="utf-8")
    assert run("bench").exit_code == 7


@pytest.mark.parametrize("words", [("games",), ("serve",), ("play", "tain"), ()])
def test_on_windows_every_command_answers_with_one_sentence(
    run: Run, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    result = run(*words)
    assert result.exit_code == 2
    assert result.output == "Clanmoot runs on Linux and macOS. On Windows, install and start it in WSL.\n"
