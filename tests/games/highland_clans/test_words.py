"""Every sentence of the game can be said, and none is written for nothing."""

from typing import Any

import pytest

from clanmoot.core.game import SPECTATOR
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table
from clanmoot.games.highland_clans import GAME
from clanmoot.locales import ENGLISH, Speaker
from clanmoot.terminal.log_lines import result

NAMES = ("Ailsa", "Bruce", "Catriona", "Duncan", "Eilidh")


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("refill", [0, 1])
def test_random_games_can_be_told_to_everybody(players: int, refill: int) -> None:
    table, rng = GAME.table(NAMES[:players], {"refill": refill}, players + refill), Rng(players)
    speakers = {watcher: Speaker(ENGLISH, NAMES[:players], watcher) for watcher in (*range(players), SPECTATOR)}
    said: set[str] = set()
    while not table.over:
        seat = table.deciders()[0]
        legal = table.legal(seat)
        for watcher in (seat, (seat + 1) % players, SPECTATOR):
            prompt = GAME.prompt(table.view(watcher))
            said.add(prompt.id)
            assert speakers[watcher].say(prompt)
        for _ in range(6):
            refused = table.why_not(seat, int(rng.below(GAME.actions.choices)))
            if refused:
                said.add(refused.message.id)
                assert speakers[seat].say(refused.message)
        table.act(seat, legal[int(rng.below(len(legal)))])
    said |= ending(table, speakers)
    assert {"hc-ask-act", "hc-ask-third", "hc-few-cubes", "hc-log-score", "hc-log-cube"} <= said


def ending(table: Table[Any, Any], speakers: dict[int, Speaker]) -> set[str]:
    """The log and the result, told to everybody."""
    said: set[str] = set()
    for watcher, speaker in speakers.items():
        for told in table.log(watcher):
            said.add(told.id)
            assert speaker.say(told)
        assert len(result(table, speaker)) == 7
    return said


def test_what_random_games_rarely_say_can_be_said_too() -> None:
    """All reasons, alone and shared."""
    from clanmoot.core.messages import message

    for reason in GAME.facts.reasons:
        for speaker in (Speaker(ENGLISH, NAMES, 0), Speaker(ENGLISH, NAMES, 1)):
            assert "36 to 31" in speaker.say(message(reason, who=0, best=36, rest=31))
        assert "shared" in Speaker(ENGLISH, NAMES, 0).say(message(reason, you="nobody", best=36, rest=36))
    assert Speaker(ENGLISH, NAMES, 0).say(message("hc-aim"))


def test_the_price_of_an_estate_cannot_be_read_as_two_green_alone() -> None:
    """HC-4.12 Yellow is always part of the price."""
    from clanmoot.core.messages import message

    said = Speaker(ENGLISH, NAMES, 0).say(message("hc-buy-estate"))
    assert said == "an estate (1 yellow, plus either 1 red or 2 green; yellow and green may come from your court)"
