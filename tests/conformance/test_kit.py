"""The kit passes a game that keeps its promises, and says what it has looked at."""

import pytest

from clanmoot.conformance.chi_square import fits
from clanmoot.conformance.kit import CHECKS, Finding, examine
from clanmoot.conformance.random_games import setups
from clanmoot.core.game import Game
from clanmoot.core.rng import Rng
from tests.toys.broken import Racing
from tests.toys.muster import MUSTER


@pytest.mark.parametrize("seed", [1, 2])
def test_muster_keeps_every_promise(seed: int) -> None:
    report = examine(MUSTER, games=16, seed=seed)
    assert report.broken() == []
    assert report.passed
    assert len(report.findings) == len(CHECKS)


def test_every_promise_has_been_looked_at() -> None:
    """An examination that met nothing of what it looks for would pass anything."""
    words = [finding.words for finding in examine(MUSTER, games=16).findings]
    for empty in ("no sealed phase", "0 sources", "0 chance steps", "0 views", "0 times", "0 lines"):
        assert not [said for said in words if said.startswith(empty) or f" {empty}" in said], empty


def test_a_report_names_the_broken_promise_and_passes_the_others() -> None:
    report = examine(Racing(), games=6)
    assert not report.passed
    broken = {finding.promise: finding.words for finding in report.findings if not finding.kept}
    words = broken["Sealed choices lead to the same state, whichever seat makes its choice first."]
    assert words == "at 2 players, frugal no, step 6, sealed choices depend on who made them first"
    assert len(broken) < 4


def test_a_finding_is_two_lines_of_a_report() -> None:
    assert Finding("Games end.", True, "20 games").line() == "ok      Games end.\n        20 games"
    assert Finding("Games end.", False, "one did not").line() == "BROKEN  Games end.\n        one did not"


def test_a_game_that_answers_nothing_is_a_report_and_no_traceback() -> None:
    class Empty(Game[object, object]):  # type: ignore[type-var]  # not even a State
        def __init__(self) -> None:
            self.facts = MUSTER.facts
            self.actions = MUSTER.actions

    report = examine(Empty(), games=1)
    kept = [finding.promise for finding in report.findings if finding.kept]
    assert kept == ["Every action has a text of its own, and its text and its parameters lead back to its number."]
    assert report.broken()[0] == "the game raised NotImplementedError: "


def test_every_number_of_players_is_tried_with_every_option() -> None:
    assert [(setup.players, setup.options[0]) for setup in setups(MUSTER)] == [(2, 0), (3, 0), (2, 1), (3, 1)]
    assert {setup.options[1:] for setup in setups(MUSTER)} == {(1, 2, 3, 4)}


def test_counts_that_follow_their_weights_fit() -> None:
    rng, weights = Rng(1), [1, 2, 3, 4]
    counts = [0] * 4
    for _ in range(4000):
        counts[rng.weighted(weights)] += 1
    assert fits(counts, weights)
    assert fits([7], [1])


@pytest.mark.parametrize(
    ("counts", "weights"),
    [([400, 600], [1, 1]), ([10000, 0], [99, 1]), ([500, 500, 0], [1, 1, 1]), ([300, 300, 400], [1, 1, 2])],
)
def test_counts_that_do_not_follow_their_weights_do_not_fit(counts: list[int], weights: list[int]) -> None:
    assert not fits(counts, weights)
