"""Settings, spaces, observations and rewards: what all environments share."""

import numpy as np
import pytest

from clanmoot.adapters.environment_options import make_setting
from clanmoot.adapters.rewards import rewards
from clanmoot.adapters.seeds import Seeds
from clanmoot.adapters.spaces import FEATURE_TYPE, action_space, observation, observation_space
from clanmoot.catalogue import KEYS, game
from clanmoot.core.errors import ClanmootError
from tests.toys.muster import MUSTER


@pytest.mark.parametrize("key", KEYS)
def test_an_observation_is_in_its_space(key: str) -> None:
    found = game(key)
    table = found.table(seed=1)
    seat = table.deciders()[0]
    legal = table.legal(seat)
    seen = observation(found, table.view(seat), legal, found.actions.choices)
    assert observation_space(found, found.actions.choices).contains(seen)
    assert seen["observation"].dtype == FEATURE_TYPE
    assert seen["observation"].tolist() == found.features(table.view(seat))
    assert np.flatnonzero(seen["action_mask"]).tolist() == legal


def test_two_observations_share_nothing() -> None:
    found = game("tain")
    table = found.table(seed=1)
    one, two = [observation(found, table.view(0), [1], found.actions.choices) for _ in range(2)]
    assert not any(np.shares_memory(one[name], two[name]) for name in one)


def test_actions_are_numbered_from_nothing() -> None:
    space = action_space(5)
    assert [space.contains(action) for action in (-1, 0, 4, 5)] == [False, True, True, False]


@pytest.mark.parametrize(
    ("shares", "paid"),
    [
        ((1.0, 0.0), (1.0, -1.0)),
        ((0.5, 0.5), (0.0, 0.0)),
        ((0.0, 1.0, 0.0), (-0.5, 1.0, -0.5)),
        ((0.5, 0.5, 0.0), (0.25, 0.25, -0.5)),
        ((0.2,) * 5, (0.0,) * 5),
    ],
)
def test_rewards_are_shares_of_the_win_made_to_sum_to_zero(shares: tuple[float, ...], paid: tuple[float, ...]) -> None:
    assert rewards(shares) == pytest.approx(paid)
    assert sum(rewards(shares)) == pytest.approx(0.0, abs=1e-12)


def test_options_are_given_as_values_words_or_tables() -> None:
    plain = make_setting("schotten-totten", None, {})
    assert plain.players == 2
    assert plain.options == game("schotten-totten").agree({})
    assert make_setting("schotten-totten", 2, {"tactics": True}) == make_setting(
        "schotten-totten", 2, {"tactics": "yes"}
    )
    assert make_setting("eketorp", 6, {"discharge": "late"}).options[0] == 1
    cards = list(game("eketorp").facts.tables[0].default)
    assert make_setting("eketorp", 6, {"materials": cards}) == make_setting("eketorp", 6, {})


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"discharge": "never"}, "^discharge can be early, late, not 'never'"),
        ({"discharge": 7}, "^discharge can be early, late, not 7"),
        ({"weather": "wet"}, "^There is no option 'weather'"),
        ({"materials": [1, 2]}, "^materials is a table of 84 numbers, not of 2"),
    ],
)
def test_options_that_there_are_not_are_refused(options: dict[str, int | str], words: str) -> None:
    with pytest.raises(ClanmootError, match=words):
        make_setting("eketorp", None, options)


def test_a_game_that_shows_no_numbers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MUSTER, "layout", ())
    with pytest.raises(ClanmootError, match="has no features, so a learner would see nothing"):
        make_setting("tests.toys.muster:MUSTER", None, {})


def test_a_seed_is_used_itself_and_begins_a_series() -> None:
    one, two = Seeds(), Seeds()
    assert one.next(7) == 7
    assert two.next(7) == 7
    series = [one.next(None) for _ in range(5)]
    assert series == [two.next(None) for _ in range(5)]
    assert len(set(series)) == 5
    assert Seeds().next(None) != Seeds().next(None)
