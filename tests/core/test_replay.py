"""From a record back to a table, and the proof that its chance was fair."""

from typing import Any

import pytest

from clanmoot.core.chance import Committed
from clanmoot.core.game import CHANCE, Game
from clanmoot.core.playout import random_action
from clanmoot.core.record import Record, RecordError, from_json
from clanmoot.core.replay import open_record, verify
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table
from clanmoot.games.schotten_totten import GAME
from tests.toys.muster import MUSTER

GAMES: list[Game[Any, Any]] = [GAME, MUSTER]


def play_on(table: Table[Any, Any], rng: Rng, steps: int = 10**6) -> Table[Any, Any]:
    """Random players, to the end or until there are so many steps."""
    while not table.over and len(table.steps) < steps:
        seat = table.deciders()[rng.below(len(table.deciders()))]
        world = table.game.imagine(table.view(seat), rng)
        table.act(seat, random_action(table.game, world, seat, rng))
    return table


def dealt(game: Game[Any, Any], number: int) -> Table[Any, Any]:
    """A table whose chance follows from a secret."""
    secret = bytes([number]) * 32
    table: Table[Any, Any] = Table(game, game.agree({}), ("Ann", "Ben"), Committed(secret))
    table.advance()
    return table


def finished(game: Game[Any, Any], number: int) -> Record:
    """The record of a random game."""
    return play_on(dealt(game, number), Rng(number)).record()


def found(game: Game[Any, Any], record: Record) -> tuple[str, str]:
    """What verifying finds wrong."""
    with pytest.raises(RecordError) as caught:
        verify(game, record)
    return caught.value.code, caught.value.sentence


@pytest.mark.parametrize("game", GAMES)
def test_a_fair_game_is_verified_draw_by_draw(game: Game[Any, Any]) -> None:
    record = finished(game, 1)
    table = open_record(game, record)
    draws = 0
    s = game.start(2, game.agree({}))
    for step in table.steps:
        draws += step.seat == CHANCE and len(game.chance(s)) > 1
        game.apply(s, step.seat, step.action)
    assert verify(game, record) == draws > 6


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("cuts", [[20], [20, 12], [12, 20], [25, 25], [0], [30, 1, 16]])
def test_a_fair_game_with_steps_taken_back_is_verified(game: Game[Any, Any], cuts: list[int]) -> None:
    table, rng = dealt(game, 2), Rng(2)
    for cut in cuts:
        play_on(table, rng, cut + 3)
        table.take_back(cut)
    record = play_on(table, rng).record()
    assert record.cuts == tuple(cuts)
    assert verify(game, from_json(record.to_json())) > 6


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_card_is_found(game: Game[Any, Any]) -> None:
    record = finished(game, 3)
    last = 12 if game is GAME else 5  # the last card that is dealt before the first decision
    s = game.start(2, game.agree({}))
    for action in record.steps[:last]:
        game.apply(s, CHANCE, action)
    other = next(action for action, _ in game.chance(s) if action != record.steps[last])
    forged = record._replace(steps=(*record.steps[:last], other))
    code, sentence = found(game, forged)
    names = f"{game.actions.text(other)} instead of {game.actions.text(record.steps[last])}"
    assert (code, sentence) == ("unfair", f"Step {last + 1} does not follow from the secret: {names}.")


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_draw_is_named_and_not_the_step_that_it_makes_impossible(game: Game[Any, Any]) -> None:
    """The card comes later in the record as well, where it cannot be drawn a second time."""
    record = finished(game, 3)
    for at in draws_of(game, record):
        s = position(game, record, at)
        others = {action for action, _ in game.chance(s)} - {record.steps[at]}
        later = [action for action in record.steps[at + 1 :] if action in others]
        if later:
            forged = (*record.steps[:at], later[0], *record.steps[at + 1 :])
            code, sentence = found(game, record._replace(steps=forged))
            names = f"{game.actions.text(later[0])} instead of {game.actions.text(record.steps[at])}"
            assert (code, sentence) == ("unfair", f"Step {at + 1} does not follow from the secret: {names}.")


@pytest.mark.parametrize("game", GAMES)
def test_a_drawn_card_that_is_not_there_is_named(game: Game[Any, Any]) -> None:
    record = finished(game, 3)
    at = draws_of(game, record)[-1]
    forged = (*record.steps[:at], -5, *record.steps[at + 1 :])
    sentence = f"Step {at + 1} (-5: no action of this game) is not possible there."
    assert found(game, record._replace(steps=forged)) == ("impossible-step", sentence)


def position(game: Game[Any, Any], record: Record, number: int) -> Any:
    """The state after so many steps."""
    s = game.start(len(record.seats), game.agree(record.options))
    for action in record.steps[:number]:
        game.apply(s, game.decider(s), action)
    return s


def draws_of(game: Game[Any, Any], record: Record) -> list[int]:
    """Where chance had a choice."""
    states = [position(game, record, number) for number in range(len(record.steps))]
    return [at for at, s in enumerate(states) if game.decider(s) == CHANCE and len(game.chance(s)) > 1]


def test_what_was_given_is_not_checked_and_all_that_followed_is() -> None:
    old = finished(GAME, 5)
    table: Table[Any, Any] = Table(GAME, GAME.agree({}), ("Ann", "Ben"), Committed(bytes(32)))
    for action in old.steps[:20]:
        table.replay(action)
    table.end_free_undo()
    table.advance()
    record = play_on(table, Rng(6)).record()._replace(given=20)
    drawn = [table.is_draw(number) for number in range(20, len(record.steps))]
    assert verify(GAME, from_json(record.to_json())) == sum(drawn)
    assert found(GAME, record._replace(given=0))[0] == "unfair"


def test_a_take_back_that_was_hidden_is_found() -> None:
    table, rng = dealt(GAME, 4), Rng(4)
    play_on(table, rng, 30)
    table.take_back(20)
    record = play_on(table, rng).record()
    assert found(GAME, record._replace(cuts=()))[0] == "unfair"


def test_another_secret_is_found() -> None:
    record = finished(GAME, 5)
    assert found(GAME, record._replace(secret="ab" * 32)) == (
        "commitment",
        "The secret of this record is not the one that was committed to.",
    )


def test_a_secret_that_was_chosen_afterwards_is_found() -> None:
    """Secret and commitment agree, and the cards do not follow from them."""
    other = Committed(b"x" * 32)
    record = finished(GAME, 6)._replace(secret=other.secret.hex(), commitment=other.commitment)
    assert found(GAME, record)[0] == "unfair"


def test_without_secret_or_commitment_nobody_can_tell() -> None:
    record = finished(GAME, 7)
    sentence = "This record has no secret, so nobody can tell whether its chance was fair."
    for poor in (record._replace(secret=""), record._replace(commitment="")):
        assert found(GAME, poor) == ("no-secret", sentence)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_opens_at_any_step_and_can_be_played_on_from_there(game: Game[Any, Any]) -> None:
    record = finished(game, 8)
    for number in range(0, len(record.steps) + 1, 5):
        table = open_record(game, record, upto=number)
        assert [step.action for step in table.steps] == list(record.steps[:number])
        table.advance()
        assert play_on(table, Rng(number)).over
        assert table.record().steps[:number] == record.steps[:number]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("upto", [10, 25])
def test_a_record_with_take_backs_can_be_played_on_and_still_be_verified(game: Game[Any, Any], upto: int) -> None:
    table, rng = dealt(game, 9), Rng(9)
    play_on(table, rng, 26)
    table.take_back(22)
    opened = open_record(game, play_on(table, rng).record(), upto=upto)
    opened.advance()
    assert verify(game, play_on(opened, rng).record()) > 6


def test_a_record_without_a_secret_waits_for_dealt_cards() -> None:
    record = finished(MUSTER, 10)._replace(secret="", commitment="")
    table = open_record(MUSTER, record, upto=2)
    table.advance()
    assert table.deciders() == [CHANCE]
    table.act(CHANCE, table.legal(CHANCE)[-1])
    assert MUSTER.actions.text(table.steps[-1].action) == "3 drawn"


def test_what_lies_before_an_opened_record_is_not_taken_back_freely() -> None:
    record = GAME.table(options={"begins": 0, "tactics": 1}, seed=1, quick=False)
    record.act(0, record.legal(0)[0])
    assert record.free_undo(0) >= 0
    assert open_record(GAME, record.record(), quick=False).free_undo(0) == -1
