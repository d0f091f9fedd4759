"""All checks of the kit in order, and the report about a game."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from . import check_drafts, check_play, check_records, check_secrets, check_views, check_words
from .random_games import AnyGame, Broken, Exam


class Finding(NamedTuple):
    """The result of a check: what it looked at, or what is broken.

    The promise is the first line of the check's docstring.
    """

    promise: str
    kept: bool
    words: str

    def line(self) -> str:
        """Return the finding as two lines of a report."""
        return f"{'ok    ' if self.kept else 'BROKEN'}  {self.promise}\n        {self.words}"


class Report(NamedTuple):
    """The findings of all checks of a game."""

    findings: tuple[Finding, ...]

    @property
    def passed(self) -> bool:
        """Whether the game keeps every promise."""
        return all(finding.kept for finding in self.findings)

    def broken(self) -> list[str]:
        """Return the texts of the failed findings."""
        return [finding.words for finding in self.findings if not finding.kept]


Check = Callable[[Exam], str]
CHECKS: Final[tuple[Check, ...]] = (
    check_words.texts_are_unique,
    check_play.games_end,
    check_play.legal_lists_are_valid,
    check_play.states_are_valid,
    check_play.copies_are_independent,
    check_play.outcomes_are_valid,
    check_play.settle_follows_chance,
    check_play.sources_are_named,
    check_views.imagined_views_match,
    check_views.legality_is_visible,
    check_views.imagination_varies,
    check_views.worlds_follow_weights,
    check_views.memory_is_perfect,
    check_views.sealed_choices_stay_open,
    check_secrets.nothing_leaks,
    check_drafts.order_does_not_matter,
    check_drafts.drafts_stay_secret,
    check_records.records_replay,
    check_records.undo_restores,
    check_words.refusals_name_rules,
    check_words.texts_are_complete,
)


def finding(check: Check, game: AnyGame, games: int, seed: int) -> Finding:
    """Run one check."""
    promise = (check.__doc__ or check.__name__).splitlines()[0]
    try:
        return Finding(promise, True, check(Exam(game, games, seed)))
    except Broken as broken:
        return Finding(promise, False, str(broken))
    except Exception as error:
        # A game that raises an exception is a finding, and the other checks still run.
        return Finding(promise, False, f"the game raised {type(error).__name__}: {error}")


def findings(game: AnyGame, games: int, seed: int) -> Iterator[Finding]:
    """Run the checks one by one, and yield each finding as soon as its check is done."""
    for check in CHECKS:
        yield finding(check, game, games, seed)


def examine(game: AnyGame, games: int = 20, seed: int = 1) -> Report:
    """Run all checks and return the report."""
    return Report(tuple(findings(game, games, seed)))
