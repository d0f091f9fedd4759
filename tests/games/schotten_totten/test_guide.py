"""What search is told about Schotten Totten: honest, whole, and in agreement with the slower opinions."""

import pytest
from librt.vecs import vec

from clanmoot.bots.heuristics.schotten_totten.evaluation import Field
from clanmoot.bots.heuristics.schotten_totten.fast_card_odds import Likelihoods
from clanmoot.bots.heuristics.schotten_totten.fast_stone_chances import Forecast, duel
from clanmoot.bots.heuristics.schotten_totten.search_guide import SchottenTottenGuide, match_share
from clanmoot.core.game import NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.pieces import STONES
from clanmoot.games.schotten_totten.state import PLAYING, State
from tests.games.schotten_totten.picture import cards, do, table

VARIANTS: tuple[dict[str, int], ...] = ({}, {"tactics": 1}, {"expert": 1}, {"tactics": 1, "expert": 1, "rounds": 2})
WORLDS = 3


def positions(options: dict[str, int], guided: bool, seed: int) -> list[State]:
    """Every position of one game in which somebody has a choice."""
    guide, rng = SchottenTottenGuide(GAME), Rng(seed)
    s = GAME.start(2, GAME.agree(options))
    found: list[State] = []
    GAME.settle(s, rng)
    while (seat := GAME.decider(s)) != NOBODY:
        if len(GAME.moves(s, seat)) > 1:
            found.append(GAME.copy(s))
        GAME.apply(s, seat, guide.pick(s, seat, rng) if guided else random_action(GAME, s, seat, rng))
        GAME.settle(s, rng)
    return found


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("guided", [False, True])
def test_a_seat_is_advised_by_what_it_knows_alone(options: dict[str, int], guided: bool) -> None:
    guide, rng = SchottenTottenGuide(GAME), Rng(1)
    for s in positions(options, guided, 2)[::3]:
        seat = GAME.decider(s)
        moves = GAME.moves(s, seat)
        sensible, priors = list(guide.sensible(s, seat, moves)), guide.priors(s, seat, moves)
        pick = guide.pick(s, seat, Rng(3))
        imaginer = GAME.imaginer(GAME.view(s, seat))
        for _ in range(WORLDS):
            world = imaginer.draw(rng)
            assert list(guide.sensible(world, seat, moves)) == sensible
            assert guide.priors(world, seat, moves) == priors
            assert guide.pick(world, seat, Rng(3)) == pick


@pytest.mark.parametrize("options", VARIANTS)
def test_every_position_gets_advice_and_a_judgement(options: dict[str, int]) -> None:
    guide, rng = SchottenTottenGuide(GAME), Rng(4)
    for s in positions(options, False, 5):
        seat = GAME.decider(s)
        moves = GAME.moves(s, seat)
        priors = guide.priors(s, seat, moves)
        assert len(priors) == len(moves)
        assert min(priors) > 0.0
        sensible = guide.sensible(s, seat, moves)
        assert len(sensible) > 0
        assert set(sensible) <= set(moves)
        assert guide.pick(s, seat, rng) in sensible
        shares = guide.evaluate(GAME.copy(s))
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) >= 0.0


def test_a_stone_that_may_be_claimed_is_claimed() -> None:
    s = table("R7 R8 R9 |", "G5 B5 P5 | G1 B2 Y4")
    sensible = SchottenTottenGuide(GAME).sensible(s, 0, GAME.moves(s, 0))
    assert [GAME.actions.text(action) for action in sensible] == ["claim 1"]


def test_a_game_won_by_a_claim_is_judged_as_won() -> None:
    s = table("R7 R8 R9 |", "< G5 B5 P5 | G1 B2 Y4", "< G9 B9 Y9 | G2 B3 Y1")
    assert SchottenTottenGuide(GAME).evaluate(s) == [1.0, 0.0]


def test_the_card_that_makes_a_colour_run_is_the_one_for_its_stone() -> None:
    s = table("R7 R8 | G5 B5 Y5", "| G1", phase=PLAYING, hand="R9 G2 B3 Y6 P4 N1")
    moves = GAME.moves(s, 0)
    priors = SchottenTottenGuide(GAME).priors(s, 0, moves)
    here = {GAME.actions.text(moves[k]): priors[k] for k in range(len(moves)) if moves[k] % STONES == 0}
    assert max(here, key=lambda text: here[text]) == "R9 to 1"


def test_a_ruse_is_judged_by_what_it_leads_to() -> None:
    guide = SchottenTottenGuide(GAME)
    s = table("G5 B5 | R7 R8 R9", phase=PLAYING, tactics=True, hand="Banshee G1 B2 Y4 P6 N8 N3")
    before = guide.evaluate(GAME.copy(s))[0]
    do(s, "Banshee")
    assert guide.evaluate(s)[0] > before


def odds_of(words: str, chance: float) -> Likelihoods:
    """Cards that all come with the same chance."""
    odds = Likelihoods()
    for card in cards(words):
        odds.expect(2**card, chance)
    odds.add_up()
    return odds


def test_chances_of_several_cards_are_added_up_and_changed_alike() -> None:
    odds = odds_of("G5 B5 R5", 0.5)
    assert list(odds.alike)[20:25] == pytest.approx([1.0, 7 / 8, 4 / 8, 1 / 8, 0.0])
    assert odds.strength[4] == pytest.approx(7 / 8)
    odds.change(cards("R5")[0], 0.0)
    assert list(odds.alike)[20:25] == pytest.approx([1.0, 3 / 4, 1 / 4, 0.0, 0.0])
    assert list(odds.colour)[10:12] == [1.0, 0.0]


def forecast(words: str, odds: Likelihoods) -> Forecast:
    """What a side may become."""
    found = Forecast()
    found.look(sum([2**card for card in cards(words)]), 3, False, odds)
    return found


def test_a_forecast_descends_and_a_complete_side_is_certain() -> None:
    odds = odds_of("G5 G6 G9 B7 R7", 0.5)
    found = forecast("G7 G8", odds)
    strengths = list(found.strength)[: found.size]
    assert strengths == sorted(strengths, reverse=True)
    assert strengths[0] == 256 + 24
    assert found.chance[0] == 0.5
    complete = forecast("G7 G8 G9", odds)
    assert complete.size == 1
    assert complete.chance[0] == 1.0


def test_a_duel_is_won_by_one_of_the_two() -> None:
    odds = odds_of("G5 G6 G9 B7 R7 N1 N2 Y9 P9", 0.4)
    sides = ("", "G7 G8", "B6", "Y8 P8", "N3 N4", "R1 B9", "G1 G2 G3")
    for one in sides:
        for other in sides:
            mine, yours = forecast(one, odds), forecast(other, odds)
            assert duel(mine, yours, 0.5) + duel(yours, mine, 0.5) == pytest.approx(1.0)


def test_slopes_say_what_a_stone_is_worth() -> None:
    field = Field()
    for s in positions({}, True, 6)[::5]:
        field.know_own(s, 0)
        field.differentiate()
        slopes, chances = list(field.slope), list(field.chance)
        for stone in range(STONES):
            field.chance = vec[float](chances)
            field.chance[stone] = 1.0
            won = field.total()
            field.chance[stone] = 0.0
            assert won - field.total() == pytest.approx(slopes[stone])


def test_a_card_tried_at_a_stone_is_judged_as_if_it_lay_there() -> None:
    field, later = Field(), Field()
    for s in positions({"tactics": 1}, True, 7)[::4]:
        if s.phase == PLAYING:
            action = next(iter(GAME.moves(s, s.turn)))
            if action < 54 * STONES:
                card, stone = divmod(int(action), STONES)
                field.know_own(s, s.turn)
                field.mine.change(card, 0.0)
                tried = field.with_mine(s, stone, s.sides[s.turn * STONES + stone] | 2**card)
                seat = s.turn
                GAME.apply(s, seat, action)
                later.know_own(s, seat)
                assert later.chance[stone] == pytest.approx(tried, abs=0.05)


def test_a_lead_in_a_match_counts_and_counts_more_towards_its_end() -> None:
    early = table(phase=PLAYING, rounds=5, scores=(5, 1))
    late = table(phase=PLAYING, rounds=2, scores=(5, 1))
    assert 0.5 < match_share(early, 0.5) < match_share(late, 0.5) < 1.0
    assert match_share(early, 0.4) < match_share(early, 0.6)
