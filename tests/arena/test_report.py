"""The page on how strong the opponents are says what the results say."""

import json
import re
from pathlib import Path

from clanmoot.arena.contest import Contest, contest
from clanmoot.arena.match import Result
from clanmoot.arena.report import pages, publish
from clanmoot.arena.results import Ledger
from clanmoot.bots import LEVELS, resolve

from .made import deals

ROOT = Path(__file__).parent.parent.parent


def test_the_page_in_the_repository_is_fresh() -> None:
    stale = [
        name
        for name, words in pages(ROOT / "results").items()
        if not (ROOT / "docs" / name).exists() or (ROOT / "docs" / name).read_text("utf-8") != words
    ]
    assert stale == [], "clanmoot ladder all --minutes 0"


def versus(first: str, second: str, players: int = 2) -> Contest:
    """Return a contest of one bot against others, in Táin."""
    return contest("tain", (first, *[second] * (players - 1)))


def page(folder: Path, results: list[Result]) -> str:
    """The page from these results alone."""
    with Ledger(folder / "tain.jsonl") as ledger:
        ledger.add(results)
    return pages(folder)["bots.md"]


def row(text: str, section: str, begin: str) -> list[str]:
    """The cells of a row in a section."""
    (found,) = [part for part in text.split("\n## ") if part.startswith(section)]
    (line,) = [line for line in found.splitlines() if line.startswith(f"| {begin} |")]
    return [cell.strip() for cell in line.strip("|").split("|")]


HARD = resolve("hard", "tain", 2)
MEDIUM = resolve("medium", "tain", 2)


def test_a_step_that_is_clear_and_one_that_is_not(tmp_path: Path) -> None:
    easy, novice = resolve("easy", "tain", 2), resolve("novice", "tain", 2)
    results = deals(versus("hard", "medium"), [HARD] * 18 + [MEDIUM] * 2) + deals(
        versus("easy", "novice"), [easy, novice]
    )
    text = page(tmp_path, results)
    level, name, rating, share, interval, games, verdict, seconds = row(text, "Táin, 2", "hard")
    assert (level, name, share, games, verdict) == ("hard", f"`{HARD}`", "90.0 %", "40", "clear")
    assert re.fullmatch(r"\d+\.\d ± \d+\.\d", rating)
    low, _, high = interval.partition(" to ")
    assert 50 < float(low) < 90 < float(high)
    assert seconds == "0.001"  # a hundredth of a second for twenty choices, rounded
    assert row(text, "Táin, 2", "easy")[3:7] == ["50.0 %", row(text, "Táin, 2", "easy")[4], "4", "not clear"]
    assert row(text, "Táin, 2", "expert")[3:7] == ["-", "-", "0", "not played"]
    summed = row(text, "In short", "Táin | 2")
    assert summed == ["Táin", "2", "not clear", "not played", "clear", *["not played"] * 4]


def test_a_level_that_loses_is_published_too(tmp_path: Path) -> None:
    text = page(tmp_path, deals(versus("hard", "medium"), [MEDIUM] * 20))
    assert row(text, "Táin, 2", "hard")[6] == "clearly worse"


def test_demands_are_met_missed_or_neither(tmp_path: Path) -> None:
    cases = {
        "met": [HARD] * 40,
        "met so far": [HARD] * 9 + ["greedy"],
        "missed so far": [HARD] * 7 + ["greedy"] * 3,
        "not met": [HARD] * 10 + ["greedy"] * 30,
    }
    for number, (verdict, winners) in enumerate(cases.items()):
        text = page(tmp_path / str(number), deals(versus("hard", "greedy"), winners))
        assert row(text, "Táin, 2", "greedy")[5] == verdict
        assert row(text, "Táin, 2", "greedy")[1] == "at least 80.0 %"


def test_budgets_have_a_chart(tmp_path: Path) -> None:
    page(tmp_path, deals(versus("ismcts:100", "ismcts:50"), ["ismcts:100"] * 7 + ["ismcts:50"] * 3))
    found = pages(tmp_path)
    assert row(found["bots.md"], "Táin, 2", "100")[2:5:2] == ["70.0 %", "20"]
    assert "100 over 50" in found["bots/tain-budgets.svg"]
    assert "bots/tain-budgets.svg" in found["bots.md"]


def test_a_budget_that_is_worse_than_its_half_is_told(tmp_path: Path) -> None:
    good = deals(versus("ismcts:100", "ismcts:50"), ["ismcts:100"] * 20)
    assert row(page(tmp_path, good), "In short", "Táin | 2")[-1] == "never worse in 1 of 7"
    bad = deals(versus("ismcts:200", "ismcts:100"), ["ismcts:100"] * 20)
    assert row(page(tmp_path, bad), "In short", "Táin | 2")[-1] == "worse: ismcts:200"


def test_more_players_have_a_page_of_their_own(tmp_path: Path) -> None:
    hard = resolve("hard", "tain", 4)
    text = page(tmp_path, deals(versus("hard", "greedy", 4), [hard] * 20))
    assert row(text, "Táin, 4", "greedy")[1:5:3] == ["at least 45.0 %", "80"]


def test_results_of_older_opponents_and_rules_are_kept_apart(tmp_path: Path) -> None:
    now = versus("hard", "medium")
    for older in (now._replace(strength=now.strength - 1), now._replace(rules=now.rules - 1)):
        text = page(tmp_path / str(hash(older)), deals(older, [HARD] * 20))
        assert row(text, "In short", "Táin | 2")[4] == "not played"


def test_all_charts_that_are_shown_are_there(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    page(tmp_path / "results", deals(versus("hard", "medium"), [HARD] * 5))
    publish(tmp_path / "results", tmp_path / "docs" / "bots.md")
    text = (tmp_path / "docs" / "bots.md").read_text("utf-8")
    shown = re.findall(r"!\[[^]]*\]\(([^)]+)\)", text)
    assert shown == ["bots/tain-2.svg"]
    assert all((tmp_path / "docs" / name).is_file() for name in shown)


def test_the_browser_gets_the_same_figures(tmp_path: Path) -> None:
    page(tmp_path, deals(versus("hard", "medium"), [HARD] * 20))
    tables = json.loads(pages(tmp_path)["bots/strengths.json"])
    (two,) = [one for one in tables if (one["game"], one["players"]) == ("tain", 2)]
    novice, easy, medium, hard, expert = two["levels"]
    assert two["games"] == 40
    assert novice == {"level": "novice", "rating": None, "over": None}
    assert hard["over"]["verdict"] == "clear"
    assert (hard["over"]["share"][0], hard["over"]["games"]) == (1.0, 40)
    assert hard["rating"][0] > medium["rating"][0]
    assert easy["over"] == expert["over"] == {"share": None, "games": 0, "verdict": "unplayed"}


def test_every_level_of_every_table_is_listed(tmp_path: Path) -> None:
    text = page(tmp_path, deals(versus("hard", "medium"), [HARD]))
    for level in LEVELS:
        assert row(text, "Táin, 2", level)[1] == f"`{resolve(level, 'tain', 2)}`"
