"""The greedy opponent's opinions."""

import pytest

from clanmoot.bots.greedy import Greedy
from clanmoot.bots.heuristics.highland_clans import HighlandClansHeuristics
from clanmoot.bots.random import Random
from clanmoot.core.game import NOBODY
from clanmoot.core.rng import Rng
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.state import State
from tests.games.highland_clans.picture import PLAIN, THIRD, do, fight, table


def choice(s: State) -> str:
    """What it would do."""
    seat = GAME.decider(s)
    return GAME.actions.text(Greedy(HighlandClansHeuristics(), 1).choose(GAME.view(s, seat), GAME.legal(s, seat)))


def test_it_takes_cattle_when_there_is_room() -> None:
    assert choice(table(PLAIN, PLAIN, PLAIN, drawn="RYYYGG")) == "cattle"


def test_it_steals_cattle() -> None:
    s = do(table("YYYY BB | c . | 1 2 3 4", "YYYY BB | c C M | 1 2 3 4", PLAIN, phase=THIRD), "raid 1")
    assert choice(fight(s, "4 3", "3 2", "2 1")) == "loot cattle"


def test_it_throws_low_cards_away() -> None:
    s = do(table(PLAIN, "YYYY BB | c . | 1 3 4 4", PLAIN, drawn="BG"), "bard at 1", "take yellow")
    assert choice(s) == "discard 1"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_clearly_beats_random_players(players: int) -> None:
    won = 0.0
    for seed in range(12):
        rng, mine = Rng(seed), seed % players
        s = GAME.start(players, GAME.agree({"refill": seed % 2}))
        bots = [Random(GAME, 9 * seed + seat) for seat in range(players)]
        greedy = Greedy(HighlandClansHeuristics(), seed)
        GAME.settle(s, rng)
        while (seat := GAME.decider(s)) != NOBODY:
            bot = greedy if seat == mine else bots[seat]
            GAME.apply(s, seat, bot.choose(GAME.view(s, seat), GAME.legal(s, seat)))
            GAME.settle(s, rng)
        won += GAME.outcome(s).shares()[mine]
    assert won >= 10
