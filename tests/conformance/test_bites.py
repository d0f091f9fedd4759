"""The kit bites: a game with a mistake breaks the promise that the mistake is about, and is told so in words."""

import pytest

from clanmoot.conformance import check_drafts, check_play, check_records, check_secrets, check_views, check_words
from clanmoot.conformance.kit import Check, finding
from tests.toys import broken, leaky
from tests.toys.muster import MUSTER, Muster

CASES: list[tuple[type[Muster], Check, str]] = [
    # views
    (leaky.ShownHand, check_secrets.nothing_leaks, "two worlds that looked the same now have different views"),
    (leaky.ShownHand, check_views.imagined_views_match, "a world imagined from the view looks different"),
    (
        leaky.KnowingSpectator,
        check_secrets.nothing_leaks,
        "watcher -2: two steps that look the same lead to different views",
    ),
    (leaky.ShownPlans, check_secrets.nothing_leaks, "sees something of a sealed choice: seat"),
    (leaky.Mutable, check_views.imagined_views_match, "the view is not hashable, so it is not frozen"),
    # samplers
    (leaky.Truth, check_views.imagination_varies, "several worlds are possible and only one is ever imagined"),
    (leaky.Truth, check_views.worlds_follow_weights, "worlds are not imagined as often as they are likely"),
    (leaky.Stubborn, check_views.imagination_varies, "several worlds are possible and only one is ever imagined"),
    (leaky.EvenWorlds, check_views.worlds_follow_weights, "worlds are not imagined as often as they are likely"),
    (leaky.Unlikely, check_views.worlds_follow_weights, "worlds are not imagined as often as they are likely"),
    (leaky.Impossible, check_views.imagined_views_match, "an imagined world is invalid: there are"),
    (leaky.Impossible, check_views.worlds_follow_weights, "a world is imagined that the exact list does not have"),
    # what is told
    (leaky.Telling, check_secrets.nothing_leaks, "a refusal reveals what the seat cannot know"),
    (leaky.TellingLog, check_secrets.nothing_leaks, "the log reveals what the watcher cannot know"),
    (
        leaky.Tactless,
        check_secrets.nothing_leaks,
        "whether a decision is skipped depends on what the watcher cannot know",
    ),
    (leaky.Nonsense, check_secrets.nothing_leaks, "is told 64, which is not in the action space"),
    # legality
    (
        broken.Crowded,
        check_play.legal_lists_are_valid,
        "cannot be done: seat 0: 0 (a man to north): AssertionError('nobody",
    ),
    (
        broken.Choking,
        check_play.legal_lists_are_valid,
        "what is offered cannot be done: seat 0: 7 (lay 3): KeyError(7)",
    ),
    (
        broken.Descending,
        check_play.legal_lists_are_valid,
        "the legal list of seat 0 is not ascending or names something twice",
    ),
    (
        broken.Repeating,
        check_play.legal_lists_are_valid,
        "the legal list of seat 0 is not ascending or names something twice",
    ),
    (broken.StuckInSecret, check_play.legal_lists_are_valid, "seat 1 must act, but has no legal action"),
    (broken.Veiled, check_play.legal_lists_are_valid, "seat 0 is offered 0 to 22, which are not all choices"),
    (broken.Envious, check_views.legality_is_visible, "depending on what it cannot know: seat 0: 3 (a man to west)"),
    (broken.Envious, check_secrets.nothing_leaks, "the legal list depends on what the seat cannot know"),
    (broken.TwoFaced, check_records.records_replay, "the game raised Refused"),
    # pieces and copies
    (broken.Losing, check_play.states_are_valid, "after step 21: there are 8 cards of value 2"),
    (broken.Siamese, check_play.copies_are_independent, "a step on a copy changed the original"),
    (broken.Forgetful, check_play.copies_are_independent, "a copy differs from its original"),
    # sealed phases
    (broken.Racing, check_drafts.order_does_not_matter, "sealed choices depend on who made them first"),
    (
        broken.Falling,
        check_drafts.order_does_not_matter,
        "the actions of a sealed choice do not ascend: after 3 comes seat 1: 2 (a man to south)",
    ),
    (broken.Unsealed, check_records.records_replay, "the game raised RecordError: Step"),
    (broken.Unsorted, check_records.records_replay, "the game raised RecordError: Step"),
    # chance
    (broken.Weightless, check_play.outcomes_are_valid, "chance has no outcome, one twice, or one without weight"),
    (broken.Twice, check_play.outcomes_are_valid, "chance has no outcome, one twice, or one without weight"),
    (
        broken.ChanceChooses,
        check_play.outcomes_are_valid,
        "chance has an outcome outside its range of the action space",
    ),
    # the end
    (broken.Endless, check_play.games_end, "a game at 2 players, frugal no did not end within 66 steps, its max_steps"),
    (broken.Restless, check_play.sources_are_named, "a seat must still act after the game is over"),
    (broken.Winnerless, check_play.games_end, "the outcome at 2 players, frugal no ranks (2, 3)"),
    (broken.Overlooked, check_play.games_end, "the outcome at 2 players, frugal no ranks (1,)"),
    (broken.Unreasoned, check_play.games_end, "has reason 1, which has no words"),
    # paper
    (broken.Counting, check_records.records_replay, "the record ends differently from the game"),
    # words
    (broken.Ambiguous, check_words.texts_are_unique, "'a man'"),
    (broken.Lawless, check_words.refusals_name_rules, "(a man to north) is refused with 'MU-9.9', which is no rule"),
    (broken.Silent, check_words.refusals_name_rules, "no refusal for seat 0: 0 (a man to north): KeyError(0)"),
    (broken.Speechless, check_words.texts_are_complete, "the game raised KeyError: 'mu-log-throw'"),
    (broken.Wordless, check_words.texts_are_complete, "watcher 0: seat 0: 4 (ready) has no log line"),
    (broken.Complicated, check_words.texts_are_complete, "the line of seat 0: 4 (ready) depends on what is seen"),
    (broken.Boardless, check_words.texts_are_complete, "watcher -2: there is no prompt or no board"),
    (broken.Featureless, check_words.texts_are_complete, "24 features, the layout has 25"),
]


@pytest.mark.parametrize(("game", "check", "words"), CASES)
def test_a_broken_promise_is_found_and_named(game: type[Muster], check: Check, words: str) -> None:
    found = finding(check, game(), games=8, seed=1)
    assert not found.kept
    assert words in found.words
    assert found.promise == str(check.__doc__).splitlines()[0]


@pytest.mark.parametrize("check", dict.fromkeys([check for _, check, _ in CASES]))
def test_the_same_check_is_content_with_the_honest_game(check: Check) -> None:
    assert finding(check, MUSTER, games=8, seed=1).kept
