"""The games in OpenSpiel: its own tests, chance, parameters, rules, papers, and the same game as at a table."""

import io
import pickle
import random
import subprocess
import sys
import unittest
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

from clanmoot.adapters import openspiel
from clanmoot.adapters.rewards import rewards
from clanmoot.catalogue import KEYS, game
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import CHANCE, NOTHING
from clanmoot.small.tain import GAME as SMALL_TAIN

from .spiel import NAMES, SMALL, STRINGS, kept, play, played_again, reach

every_string = pytest.mark.parametrize("name", STRINGS)
every_game = pytest.mark.parametrize("name", NAMES)
every_key = pytest.mark.parametrize("key", KEYS)


# -- OpenSpiel's own tests


@every_string
def test_openspiel_plays_it_at_random_with_copies_and_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def examined(base: Any, name: str) -> unittest.TestResult:
    """What a class of OpenSpiel's tests says about a game."""
    case = type("Examined", (base,), {"game_name": name, "game": pyspiel.load_game(name)})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    return unittest.TextTestRunner(stream=io.StringIO()).run(suite)


@pytest.mark.parametrize("name", [*NAMES, "clanmoot_glen_more(players=5)", "clanmoot_eketorp(players=6)"])
def test_openspiel_accepts_a_part_of_the_tree(name: str) -> None:
    random.seed(1)
    result = examined(api_test.EnforceAPIOnPartialTreeBase, name)
    assert result.errors + result.failures == []
    assert result.testsRun == 5


def test_openspiel_accepts_the_whole_tree_of_a_small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, SMALL, (916, 2610, 2880))  # chance, decisions, endings
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, SMALL, 1155)
    result = examined(api_test.EnforceAPIOnFullTreeBase, SMALL)
    assert result.errors + result.failures == []
    assert result.testsRun == 8


@pytest.mark.parametrize("name", [*NAMES, SMALL])
def test_the_kept_playthrough_is_played_again(name: str) -> None:
    before = kept(name).read_text("utf-8")
    assert played_again(name, before) == before, "PYTHONPATH=src python -m tests.adapters.spiel"


# -- the same game


@every_key
def test_it_is_the_game_that_a_table_plays(key: str) -> None:
    table = game(key).table(tuple("abcdef"[: game(key).facts.most]), seed=4, quick=False)
    rng = random.Random(4)
    while not table.over:
        seat = table.deciders()[0]
        table.act(seat, rng.choice(table.legal(seat)))
        table.end_free_undo()
    state = pyspiel.load_game(f"{openspiel.short_name(key)}(players={table.players})").new_initial_state()
    actions = table.game.actions
    for step in table.steps:
        assert state.current_player() == step.seat
        state.apply_action(step.action - actions.veiled if step.seat == CHANCE else step.action)
    assert state.is_terminal()
    assert state.returns() == list(rewards(table.outcome().shares()))
    for seat in range(table.players):
        told = [f"{step.seat}:{step.action}" for step in table.seen_steps(seat) if step.action != NOTHING]
        assert state.information_state_string(seat) == " ".join([f"p{seat}", *told])
        assert state.observation_string(seat) == str(table.view(seat))


@every_game
def test_chance_is_explicit_and_its_outcomes_are_as_likely_as_their_weights(name: str) -> None:
    drawn = automatic = 0
    for state in play(name, 2):
        if not state.is_chance_node():
            continue
        ours = state.position.setting.game
        weights = dict(ours.chance(state.position.truth))
        total = sum(weights.values())
        found = {outcome + ours.actions.veiled: likely for outcome, likely in state.chance_outcomes()}
        assert found == pytest.approx({action: weight / total for action, weight in weights.items()})
        assert state.action_to_string(state.legal_actions()[0]) == ours.actions.text(min(weights))
        drawn += len(found) > 1
        automatic += len(found) == 1
    assert drawn > 0
    assert automatic > 0 or name in ("clanmoot_schotten_totten", "clanmoot_tain")


# -- against the rules


@every_game
def test_an_action_against_the_rules_is_refused_with_the_rule_and_nothing_changes(name: str) -> None:
    state = reach(name, 1, 40)
    before, history = str(state), state.history()
    prefix = state.position.setting.game.facts.prefix
    wrong = [action for action in range(state.num_distinct_actions()) if action not in state.legal_actions()]
    for action in wrong[:: max(1, len(wrong) // 20)]:
        with pytest.raises(pyspiel.SpielError, match=rf"^player_\d may not do this: .*\({prefix}-"):
            state.apply_action(action)
    for action in (-2, state.num_distinct_actions()):
        with pytest.raises(pyspiel.SpielError, match=rf"^There is no action {action}\. Actions are 0 to .*\.$"):
            state.apply_action(action)
    assert (str(state), state.history()) == (before, history)


def test_what_cannot_happen_and_what_comes_too_late_is_refused() -> None:
    state = pyspiel.load_game("clanmoot_schotten_totten(begins=first)").new_initial_state()
    tactic = next(action for action in range(67) if action not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError, match=r"^This cannot happen now: .*\.$"):
        state.apply_action(tactic)
    assert state.history() == []
    *_, state = play("clanmoot_tain", 1)
    with pytest.raises(pyspiel.SpielError, match=r"^The game is over, so nobody can act\.$"):
        state.apply_action(0)


# -- parameters


@pytest.mark.parametrize(
    ("name", "players", "wanted"),
    [
        ("clanmoot_schotten_totten(players=2,tactics=True)", 2, {"tactics": 1}),
        ("clanmoot_schotten_totten(begins=second,rounds=3,expert=True)", 2, {"begins": 1, "rounds": 3, "expert": 1}),
        ("clanmoot_tain(players=4)", 4, {}),
        ("clanmoot_highland_clans(refill=dutch,zone=2/)", 3, {"refill": 1, "zone": (2,)}),
        ("clanmoot_highland_clans(cards=13/16/18/20/)", 3, {"cards": (13, 16, 18, 20)}),
        ("clanmoot_eketorp(discharge=late,players=6)", 6, {"discharge": 1}),
        ("clanmoot_glen_more(players=2)", 2, {}),
    ],
)
def test_options_are_parameters(name: str, players: int, wanted: dict[str, Any]) -> None:
    found = pyspiel.load_game(name)
    assert found.num_players() == found.setting.players == players
    assert found.setting.options == found.setting.game.agree(wanted)
    assert pyspiel.load_game(str(found)).setting == found.setting


def test_what_is_as_usual_is_not_said() -> None:
    assert str(pyspiel.load_game("clanmoot_schotten_totten(players=2,tactics=False,begins=drawn)")) == (
        "clanmoot_schotten_totten()"
    )


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("clanmoot_tain(players=7)", r"^Táin is played by 2 to 4, not by 7\.$"),
        ("clanmoot_tain(tactics=True)", "^Unknown parameter 'tactics'"),
        ("clanmoot_schotten_totten(begins=third)", r"^begins can be drawn, first, second, not 'third'\.$"),
        ("clanmoot_schotten_totten(rounds=99)", "^rounds can be 1, 2, "),
        ("clanmoot_highland_clans(cards=1/2/)", r"^cards is a table of 4 numbers, not of 2\.$"),
        ("clanmoot_highland_clans(cards=a/b/c/d/)", r"^cards must be numbers with a slash after each, not 'a/b/c/d/'"),
        ("clanmoot_chess", "^Unknown game 'clanmoot_chess'"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(name: str, words: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=words):
        pyspiel.load_game(name)


def test_a_state_is_not_made_from_text() -> None:
    with pytest.raises(pyspiel.SpielError, match=r"^States cannot be created from text"):
        pyspiel.load_game("clanmoot_tain").new_initial_state("anything")


# -- on paper


@pytest.mark.parametrize("name", [*NAMES, "clanmoot_eketorp(players=4,discharge=late)"])
def test_games_their_types_and_states_are_pickled(name: str) -> None:
    found = pyspiel.load_game(name)
    assert str(pickle.loads(pickle.dumps(found))) == str(found)
    assert pickle.loads(pickle.dumps(found.get_type())) == found.get_type()
    for steps in (0, 25, 60):
        state = reach(name, 3, steps)
        for again in (pickle.loads(pickle.dumps(state)), found.deserialize_state(state.serialize())):
            assert again.history() == state.history()
            assert str(again) == str(state)
            for seat in range(found.num_players()):
                assert again.information_state_string(seat) == state.information_state_string(seat)
            again.apply_action(state.legal_actions()[-1])
            assert again.history() != state.history()


# -- registering


def test_a_game_is_registered_once_under_a_name_that_can_be_read() -> None:
    openspiel.register()
    assert set(NAMES) <= set(pyspiel.registered_names())
    with pytest.raises(ClanmootError, match=r"^OpenSpiel already has another game called 'kuhn_poker'\.$"):
        openspiel.register_game(SMALL_TAIN, "kuhn_poker")
    with pytest.raises(ClanmootError, match=r"^OpenSpiel already has another game called 'clanmoot_tain'"):
        openspiel.register_game(SMALL_TAIN, "clanmoot_tain")
    with pytest.raises(ClanmootError, match=r"^'My game' cannot be registered: .*\.$"):
        openspiel.register_game(SMALL_TAIN, "My game")
    openspiel.register_game(SMALL_TAIN, "clanmoot_small_tain")
    openspiel.register_game(SMALL_TAIN, "clanmoot_small_tain")
    pyspiel.random_sim_test(pyspiel.load_game("clanmoot_small_tain"), num_sims=2, serialize=True, verbose=False)


WITHOUT = """
import sys
sys.modules["pyspiel"] = sys.modules["numpy"] = None
from clanmoot.adapters import openspiel
from clanmoot.core.errors import ClanmootError
try:
    openspiel.register()
except ClanmootError as error:
    print(error)
"""
# A function given to OpenSpiel 2.0.2 as a maker of games aborts the process at its end.
ENDING = """
import pyspiel
from clanmoot.adapters import openspiel
openspiel.register()
state = pyspiel.load_game("clanmoot_tain").new_initial_state()
print(state.is_chance_node())
"""
UNREGISTERED = """
import pickle, sys
from clanmoot.core.errors import ClanmootError
try:
    pickle.loads(bytes.fromhex(sys.argv[1]))
except ClanmootError as error:
    print(error)
"""


def said(program: str, *words: str) -> str:
    """What a program of its own prints."""
    return subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=True).stdout


def test_without_openspiel_it_is_said_what_to_install() -> None:
    assert said(WITHOUT) == "This needs pyspiel, which is not installed: pip install 'clanmoot[research]'.\n"


def test_a_process_with_registered_games_ends_in_peace() -> None:
    assert said(ENDING) == "True\n"


def test_where_a_game_is_not_registered_its_positions_cannot_be_read() -> None:
    paper = pickle.dumps(reach("clanmoot_tain", 1, 3).position).hex()
    assert said(UNREGISTERED, paper) == "Register 'clanmoot_tain' before you read its states.\n"
