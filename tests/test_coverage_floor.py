"""The coverage of Python and TypeScript may rise, never fall."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools import coverage_floor


def python(covered: int, total: int, **branches: int) -> dict[str, Any]:
    return {"totals": {"covered_lines": covered, "num_statements": total, **branches}}


def typescript(covered: int, total: int) -> dict[str, Any]:
    return {"total": {"lines": {"covered": covered, "total": total}}}


class Floors:
    """The committed figures in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "coverage.json"
        self.report = folder / "report.json"
        self.path.write_text(json.dumps({"python": 90.0, "typescript": 81.2}))

    def check(self, language: str, report: dict[str, Any], *words: str) -> int:
        self.report.write_text(json.dumps(report))
        return coverage_floor.main([language, str(self.report), *words], self.path)

    def now(self) -> dict[str, float]:
        figures: dict[str, float] = json.loads(self.path.read_text())
        return figures


@pytest.fixture
def floors(tmp_path: Path) -> Floors:
    return Floors(tmp_path)


def test_the_same_figure_passes(floors: Floors) -> None:
    assert floors.check("python", python(900, 1000)) == 0
    assert floors.check("typescript", typescript(812, 1000)) == 0


def test_a_tenth_less_fails(floors: Floors, capsys: pytest.CaptureFixture[str]) -> None:
    assert floors.check("python", python(8999, 10000)) == 1
    assert floors.check("typescript", typescript(8119, 10000)) == 1
    assert "89.9 %. It must be at least 90.0 %" in capsys.readouterr().out


def test_branches_count_if_they_were_measured(floors: Floors) -> None:
    assert floors.check("python", python(95, 100, covered_branches=80, num_branches=100)) == 1
    assert floors.check("python", python(95, 100, covered_branches=85, num_branches=100)) == 0


def test_raise_stores_only_a_higher_figure_of_its_own_language(floors: Floors) -> None:
    assert floors.check("typescript", typescript(81299, 100000), "--raise") == 0
    assert floors.now() == {"python": 90.0, "typescript": 81.2}
    assert floors.check("typescript", typescript(813, 1000), "--raise") == 0
    assert floors.now() == {"python": 90.0, "typescript": 81.3}
    assert floors.check("typescript", typescript(81, 100), "--raise") == 1
    assert floors.now()["typescript"] == 81.3


def test_without_raise_nothing_is_stored(floors: Floors) -> None:
    assert floors.check("python", python(99, 100)) == 0
    assert floors.now()["python"] == 90.0


def test_a_report_of_nothing_is_no_success(floors: Floors) -> None:
    assert floors.check("python", python(0, 0)) == 1


def test_both_languages_have_a_figure() -> None:
    committed = json.loads(coverage_floor.FLOORS.read_text("utf-8"))
    assert sorted(committed) == ["python", "typescript"]
