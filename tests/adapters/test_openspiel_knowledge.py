"""What players know in OpenSpiel: information states, observers, sealed choices, and worlds that are imagined."""

import pickle
import random
import re
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.get_all_states import get_all_states
from open_spiel.python.observation import make_observation

from clanmoot.adapters import openspiel
from clanmoot.core.game import SPECTATOR

from .spiel import NAMES, SECRET, SMALL, play, reach

every_game = pytest.mark.parametrize("name", NAMES)
every_secret = pytest.mark.parametrize("name", SECRET)
Private = pyspiel.PrivateInfoType


def looking(name: str, recall: bool, public: bool, private: Any) -> Any:
    """An observer of a game."""
    kind = pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
    return make_observation(pyspiel.load_game(name), kind)


# -- information states


def test_in_a_whole_tree_an_information_state_is_all_that_a_player_has_seen() -> None:
    states = get_all_states(pyspiel.load_game(SMALL), -1, True, True).values()
    for player in (0, 1):
        known: dict[str, Any] = {}
        tensors: dict[bytes, str] = {}
        for state in states:
            words = state.information_state_string(player)
            numbers = np.array(state.information_state_tensor(player), np.float32).tobytes()
            view = state.position.view(player)
            legal = state.legal_actions() if state.current_player() == player else []
            assert known.setdefault(words, (view, legal)) == (view, legal)
            assert tensors.setdefault(numbers, words) == words
        assert len(tensors) == len(known) > 1000


@every_game
def test_tensors_are_the_features_of_the_view_and_the_steps_that_were_seen(name: str) -> None:
    state = reach(name, 5, 30)
    found = state.get_game()
    ours, players = found.setting.game, found.num_players()
    for player in range(players):
        features = [float(number) for number in ours.features(state.position.view(player))]
        one = [float(seat == player) for seat in range(players)]
        assert state.observation_tensor(player) == one + features
        steps = [step.split(":") for step in state.information_state_string(player).split()[1:]]
        codes = [float(int(sight) * (players + 1) + int(seat) + 2) for seat, sight in steps]
        longest = ours.max_steps(players, found.setting.options)
        assert state.information_state_tensor(player) == one + features + codes + [0.0] * (longest - len(codes))


# -- observers


@every_game
def test_observers_tell_public_and_private_things_apart(name: str) -> None:
    state = reach(name, 5, 30)
    position, players = state.position, state.num_players()
    public = looking(name, False, True, Private.NONE)
    assert {public.string_from(state, player) for player in range(players)} == {str(position.view(SPECTATOR))}
    public.set_from(state, 0)
    assert public.tensor.tolist() == position.setting.game.features(position.view(SPECTATOR))
    for player in range(players):
        secrets = looking(name, False, False, Private.SINGLE_PLAYER).string_from(state, player)
        assert bool(secrets) == (name != "clanmoot_glen_more")
        for secret in re.findall(r"\w+=.*?(?= \w+=|$)", secrets):
            assert secret in str(position.view(player))
            assert secret not in str(position.view(SPECTATOR))


@every_game
def test_an_observer_of_all_players_sees_what_each_sees(name: str) -> None:
    state = reach(name, 5, 30)
    for recall in (False, True):
        one, all_ = (looking(name, recall, True, whose) for whose in (Private.SINGLE_PLAYER, Private.ALL_PLAYERS))
        all_.set_from(state, 0)
        lines, numbers = [], []
        for player in range(state.num_players()):
            one.set_from(state, player)
            lines.append(one.string_from(state, player))
            numbers += one.tensor.tolist()[state.num_players() :]
        assert all_.string_from(state, 0) == "\n".join(lines)
        assert all_.tensor.tolist() == numbers
        assert len(set(all_.dict)) == len(all_.dict) == state.num_players() * (len(one.dict) - 1)


def test_what_is_public_can_be_remembered_step_by_step() -> None:
    state = reach("clanmoot_schotten_totten", 1, 30)
    seen = looking("clanmoot_schotten_totten", True, True, Private.NONE).string_from(state, 0)
    assert seen == state.position.memory(SPECTATOR)
    assert len(seen.split()) == 1 + len(state.history())


def test_observers_that_see_nothing_say_nothing() -> None:
    observer = looking("clanmoot_tain", False, False, Private.NONE)
    assert observer.string_from(reach("clanmoot_tain", 1, 10), 0) == ""
    assert observer.tensor is None


def test_observers_refuse_what_they_do_not_know() -> None:
    with pytest.raises(pyspiel.SpielError, match=r"^Observers with perfect recall must include public"):
        looking("clanmoot_tain", True, False, Private.SINGLE_PLAYER)
    with pytest.raises(pyspiel.SpielError, match=r"^Observers of these games take no parameters, not colour\.$"):
        make_observation(pyspiel.load_game("clanmoot_tain"), None, {"colour": 1})


def test_openspiels_own_observer_of_a_python_game_is_ours() -> None:
    game, state = pyspiel.load_game("clanmoot_tain"), reach("clanmoot_tain", 1, 10)
    kind = pyspiel.IIGObservationType(perfect_recall=False)
    for observer in (game.make_observer(kind, {}), game.make_observer({})):
        observation = pyspiel._Observation(game, observer)
        observation.set_from(state, 1)
        assert np.frombuffer(observation, np.float32).tolist() == state.observation_tensor(1)
        assert observation.string_from(state, 1) == state.observation_string(1)


# -- sealed choices


def sealed(players: int) -> Any:
    """Eketorp where all plan in secret, and nobody has begun."""
    for state in play(f"clanmoot_eketorp(players={players})", 1):
        if state.is_player_node() and state.position.setting.game.sealed(state.position.truth):
            return state
    raise AssertionError("nobody plans")


def test_sealed_choices_are_made_one_after_the_other_and_nobody_sees_them() -> None:
    state = sealed(4)
    last = state.information_state_string(3), state.information_state_tensor(3), state.observation_string(3)
    rng, order = random.Random(1), [state.current_player()]
    while state.current_player() != 3:
        order.append(state.current_player())
        mine = state.information_state_string()
        state.apply_action(rng.choice(state.legal_actions()))
        assert state.information_state_string(order[-1]) != mine
        assert last == (
            state.information_state_string(3), state.information_state_tensor(3), state.observation_string(3)
        )  # fmt: skip
    assert order == sorted(order)
    assert set(order) == {0, 1, 2}


def test_in_an_imagined_world_the_viewer_makes_their_sealed_choice_first() -> None:
    state = sealed(3)
    while state.current_player() != 2:
        state.apply_action(state.legal_actions()[-1])
    world = state.resample_from_infostate(2, random.Random(1).random)
    assert (world.current_player(), world.legal_actions()) == (2, state.legal_actions())
    assert world.information_state_string(2) == state.information_state_string(2)
    others = []
    while world.position.setting.game.sealed(world.position.truth):
        others.append(world.current_player())
        world.apply_action(world.legal_actions()[-1])
    assert sorted(set(others)) == [0, 1, 2]
    assert others == sorted(others, key=lambda seat: (seat != 2, seat))


# -- worlds


@every_secret
def test_the_viewer_cannot_tell_an_imagined_world_from_the_true_one(name: str) -> None:
    draw, various = random.Random(3).random, False
    for number, state in enumerate(play(name, 6)):
        if number % 15 or state.is_terminal():
            continue
        for player in range(state.num_players()):
            worlds = [state.resample_from_infostate(player, draw) for _ in range(3)]
            for world in worlds:
                world.position.setting.game.check(world.position.truth)
                assert world.information_state_string(player) == state.information_state_string(player)
                assert world.information_state_tensor(player) == state.information_state_tensor(player)
                assert world.observation_string(player) == state.observation_string(player)
                if player == state.current_player():
                    assert world.current_player() == player
                    assert world.legal_actions() == state.legal_actions()
                assert world.history() == []
            various = various or len({str(world) for world in worlds}) > 1
    assert various == ("glen_more" not in name)


@every_secret
def test_an_imagined_world_is_played_to_its_end_copied_and_pickled(name: str) -> None:
    rng = random.Random(5)
    state = reach(name, 6, 40)
    *_, world = [state.resample_from_infostate(state.current_player(), rng.random) for _ in range(4)]
    for _ in range(10):
        world.apply_action(rng.choice(world.legal_actions()))
    for again in (world.clone(), pickle.loads(pickle.dumps(world))):
        assert str(again) == str(world)
        for player in range(world.num_players()):
            assert again.information_state_string(player) == world.information_state_string(player)
            assert again.information_state_tensor(player) == world.information_state_tensor(player)
    while not world.is_terminal():
        world.apply_action(rng.choice(world.legal_actions()))
    assert sum(world.returns()) == pytest.approx(0.0, abs=1e-12)


def test_what_others_know_in_an_imagined_world_is_told_by_their_views() -> None:
    state = reach("clanmoot_schotten_totten", 1, 40)
    me = state.current_player()
    world = state.resample_from_infostate(me, random.Random(1).random)
    assert world.information_state_string(1 - me) == f"p{1 - me} {world.position.view(1 - me)}"
    before = world.information_state_string(1 - me)
    world.apply_action(world.legal_actions()[0])
    assert world.information_state_string(1 - me).startswith(f"{before} {me}:")


def test_in_an_imagined_world_others_imagine_too() -> None:
    state, draw = reach("clanmoot_schotten_totten", 1, 40), random.Random(1).random
    world = state.resample_from_infostate(0, draw)
    world.apply_action(world.legal_actions()[0])
    for player in (0, 1):
        within = world.resample_from_infostate(player, draw)
        assert within.information_state_string(player) == world.information_state_string(player)
        assert within.information_state_tensor(player) == world.information_state_tensor(player)
        assert str(pickle.loads(pickle.dumps(within))) == str(within)


def test_worlds_reproduce_and_only_players_imagine() -> None:
    state = reach("clanmoot_schotten_totten", 1, 40)
    one, other = (openspiel.resampler(8) for _ in range(2))
    worlds = [[str(draw(state, 0)) for _ in range(5)] for draw in (one, other)]
    assert worlds[0] == worlds[1]
    assert len(set(worlds[0])) > 1
    with pytest.raises(pyspiel.SpielError, match=r"^There is no player 2\. Players are 0 to 1\.$"):
        state.resample_from_infostate(2, random.random)
