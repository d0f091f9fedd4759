"""Everything that is said has words, and no words lie about unused."""

import pytest

from clanmoot.core.game import SPECTATOR
from clanmoot.core.messages import Message, message
from clanmoot.core.rng import Rng
from clanmoot.games.glen_more import GAME
from clanmoot.locales import ENGLISH, Speaker
from clanmoot.terminal.log_lines import result

NAMES = ("Ailsa", "Bruce", "Catriona", "Duncan", "Elspeth")


def parts(told: Message) -> set[str]:
    """The messages in a line."""
    found = {told.id}
    for _, value in told.args:
        for inner in value if isinstance(value, tuple) and not isinstance(value, Message) else (value,):
            if isinstance(inner, Message):
                found |= parts(inner)
    return found


def tell(players: int, seed: int) -> set[str]:
    """Play at random; prompts, refusals, log and result must all be sayable to everybody."""
    seats = NAMES[:players]
    table, rng = GAME.table(seats, {}, seed), Rng(seed)
    speakers = {watcher: Speaker(ENGLISH, seats, watcher) for watcher in (*range(players), SPECTATOR)}
    said: set[str] = set()
    while not table.over:
        seat = table.deciders()[0]
        for watcher, speaker in speakers.items():
            prompt = GAME.prompt(table.view(watcher))
            assert speaker.say(prompt)
            said.add(prompt.id)
        for _ in range(8):
            refusal = table.why_not(seat, int(rng.below(GAME.actions.size)))
            if refusal:
                assert speakers[seat].say(refusal.message)
                said.add(refusal.message.id)
        legal = table.legal(seat)
        table.act(seat, legal[int(rng.below(len(legal)))])
    for watcher, speaker in speakers.items():
        for told in table.log(watcher):
            assert speaker.say(told)
            said |= parts(told)
        assert len(result(table, speaker)) == 17
    return said


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_can_be_told_to_everybody(players: int) -> None:
    said = tell(players, 1) | tell(players, 2)
    assert {"gm-with", "gm-scored", "gm-award", "gm-log-place", "gm-ask-move", "gm-not-on-ring"} <= said
    assert ("gm-log-roll" in said) == (players < 4)


@pytest.mark.parametrize("reason", GAME.facts.reasons)
@pytest.mark.parametrize("watcher", [0, 1, SPECTATOR])
def test_every_reason_can_be_said(reason: str, watcher: int) -> None:
    told = message(reason, who=0, points=50, best=47, rest=44)
    said = Speaker(ENGLISH, NAMES, watcher).say(told)
    assert "47" in said, "by how much"


@pytest.mark.parametrize("tile", range(73))
def test_every_tile_has_a_name(tile: int) -> None:
    from clanmoot.games.glen_more.piece_names import tile_name

    assert Speaker(ENGLISH, NAMES, 0).say(tile_name(tile))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_is_readable_on_a_hundred_columns(players: int) -> None:
    table, rng = GAME.table(NAMES[:players], {}, 3), Rng(3)
    while not table.over:
        for watcher in (table.deciders()[0], SPECTATOR):
            board = GAME.board(table.view(watcher))
            assert max([len(row) for row in board.splitlines()]) <= 100
            assert all(f"Player {seat + 1}" in board for seat in range(players))
        legal = table.legal(table.deciders()[0])
        table.act(table.deciders()[0], legal[int(rng.below(len(legal)))])
