"""Refusals: the rule in the way, and the cards that would beat a claim."""

import pytest

from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.messages import Message
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.actions import CLAIM
from clanmoot.games.schotten_totten.claim_proof import proof
from clanmoot.games.schotten_totten.piece_names import card_name
from clanmoot.games.schotten_totten.state import CLAIMING, NAMING, PLAYING, State
from clanmoot.locales import ENGLISH, Speaker
from tests.games.schotten_totten.picture import FULL_LEFT, cards, do, refusal, table


def args(line: Message) -> dict[str, object]:
    """What a sentence mentions."""
    return dict(line.args)


PLAYING_TABLE = ("R1 R2 R3 | G1", "<|", "G2 | Joker")
HAND = "B1 B2 Spy Mud"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("B1 to 1", "ST-3.3"),
        ("B1 to 2", "ST-5.6"),
        ("B9 to 3", "ST-3.2"),
        ("claim 1", "ST-3.1"),
        ("done", "ST-3.1"),
        ("pass", "ST-3.4"),
        ("Spy to 1", "ST-3.3"),
        ("Spy to 2", "ST-5.6"),
        ("Joker to 3", "ST-3.4"),
        ("Mud Fight on 2", "ST-5.6"),
        ("Blind Man's Bluff on 3", "ST-3.4"),
        ("Banshee", "ST-3.4"),
        ("draw clan", "ST-3.6"),
        ("put B1 under", "ST-7.9"),
        ("move G2", "ST-7.10"),
        ("to 3", "ST-7.10"),
        ("discard it", "ST-7.10"),
        ("banish G1", "ST-7.11"),
        ("steal G1", "ST-7.12"),
        ("B1 drawn", "ST-3.1"),
    ],
)
def test_a_refused_play_names_its_rule(text: str, rule: str) -> None:
    """ST-3.1 to 3.6, 5.6, 7.9 to 7.12"""
    assert refusal(table(*PLAYING_TABLE, tactics=True, hand=HAND, phase=PLAYING), text)[0] == rule


@pytest.mark.parametrize("text", ["Spy to 1", "Mud Fight on 1", "Recruiter"])
def test_without_tactics_there_are_no_tactic_cards(text: str) -> None:
    """ST-1.2"""
    assert refusal(table(hand="B1", phase=PLAYING), text) == ("ST-1.2", "st-no-tactics")


@pytest.mark.parametrize("text", ["Spy to 1", "Mud Fight on 1", "Recruiter"])
def test_who_is_ahead_plays_no_tactic_card(text: str) -> None:
    """ST-7.1"""
    s = table(tactics=True, hand="Spy Mud Recruiter", played=(1, 0), phase=PLAYING)
    assert refusal(s, text) == ("ST-7.1", "st-ahead")


def test_a_second_joker_is_refused() -> None:
    """ST-7.4"""
    assert refusal(table("Jo |", tactics=True, hand="Joker", phase=PLAYING), "Joker to 2")[0] == "ST-7.4"


@pytest.mark.parametrize("text", ["Strategist", "Banshee", "Traitor"])
def test_an_idle_ruse_is_refused(text: str) -> None:
    """ST-7.8"""
    assert refusal(table(tactics=True, hand="Strategist Banshee Traitor", phase=PLAYING), text)[0] == "ST-7.8"


def test_the_expert_variant_refuses_by_its_own_rule() -> None:
    """ST-8.1"""
    s = table("R7 R8 R9 |", expert=True, hand="B1")
    assert refusal(s, "B1 to 2")[0] == "ST-8.1"
    assert refusal(do(s, "done"), "claim 1")[0] == "ST-8.1"


def test_the_expert_variant_never_teaches_the_order_of_the_base_game() -> None:
    """ST-8.1 While a deck is named, neither a card nor a claim is due."""
    s = table("R7 R8 R9 |", expert=True, tactics=True, hand="B1 B2", phase=NAMING)
    for text in ("B1 to 2", "claim 1", "done", "pass"):
        assert refusal(s, text) == ("ST-8.1", "st-expert-order")
    assert refusal(table("R7 R8 R9 |", tactics=True, hand="B1", phase=NAMING), "B1 to 2") == ("ST-3.1", "st-order")


@pytest.mark.parametrize(
    ("stone", "sentence"),
    [
        ("R7 G7 B7 |", "You have three of a kind (21)."),
        ("~ R7 G7 B7 Y7 |", "You have four of a kind (28)."),
    ],
)
def test_under_mud_fight_three_of_a_kind_are_four(stone: str, sentence: str) -> None:
    """ST-4.4"""
    told = Speaker(ENGLISH, ("Anna", "Bram"), 0).say(GAME.why(GAME.view(table(stone, tactics=True), 0), CLAIM))
    assert told.startswith(sentence)


def test_a_table_that_waits_for_another_refuses() -> None:
    """ST-3.1"""
    s = table(hand="B1", other="N1", phase=PLAYING)
    found = GAME.why_not(GAME.view(s, 1), GAME.actions.parse("N1 to 1"))
    assert (found.rule, found.message.id) == ("ST-3.1", "st-not-your-turn")
    s = do(table(hand="B1"), "done")
    assert GAME.why_not(GAME.view(s, 0), GAME.actions.parse("B1 to 1")).message.id == "st-not-your-turn"


def test_a_game_that_is_over_refuses_everything() -> None:
    """ST-6.1"""
    s = do(table("<", "<", "R7 R8 R9 |"), "claim 3")
    assert refusal(s, "done") == ("ST-6.1", "st-over")


@pytest.mark.parametrize(
    ("stone", "first", "rule"),
    [
        ("R8 R9 | G1 G2 G3", 0, "ST-5.1"),
        ("R1 B2 G9 | G1 G2 G3", 0, "ST-5.2"),
        ("R1 R2 R3 | G1 G2 G3", 1, "ST-4.3"),
        ("R2 R3 R4 | G4 G5", 0, "ST-5.3"),
        ("<R7 R8 R9 | G1", 0, "ST-5.6"),
    ],
)
def test_a_refused_claim_names_its_rule(stone: str, first: int, rule: str) -> None:
    """ST-5.1 to 5.3, 5.6, 4.3"""
    assert refusal(table(stone, first=first), "claim 1")[0] == rule


def claim_refused(s: State) -> dict[str, object]:
    """What the refusal of a claim of stone 1 mentions."""
    return args(GAME.why_not(GAME.view(s, 0), CLAIM).message)


@pytest.mark.parametrize(
    ("stone", "seen", "beaten_by"),
    [("R2 R3 R4 | G4 G5", "", "G6"), ("R2 R3 R4 | G4 G5", "G6", "G3"), ("R2 R3 R4 | G5", "", "G6 G7")],
)
def test_a_refused_claim_names_the_cards_that_would_beat_it(stone: str, seen: str, beaten_by: str) -> None:
    """ST-5.3"""
    found = claim_refused(table(stone, discards=seen))
    assert found["cards"] == tuple([card_name(card) for card in cards(beaten_by)])
    assert found["mine"] == Message("st-colour-run", (("sum", 9),))


def test_among_them_may_be_cards_of_ones_own_hand() -> None:
    """ST-5.3"""
    found = claim_refused(table("R2 R3 R4 | G4 G5", hand="G6"))
    assert found["cards"] == (card_name(cards("G6")[0]),)


def test_a_refused_claim_against_a_complete_side_names_both_formations() -> None:
    """ST-5.2"""
    found = claim_refused(table("R1 B2 G9 | Y1 Y2 Y9"))
    assert (found["mine"], found["theirs"]) == (Message("st-sum", (("sum", 12),)), Message("st-colour", (("sum", 12),)))


@pytest.mark.parametrize(
    ("stone", "message", "theirs"),
    [
        ("R7 R8 R9 | G6 G7 G8", "st-proof-complete", "st-colour-run"),
        ("R6 R7 R8 | G6 G7 G8", "st-proof-complete-equal", "st-colour-run"),
        ("R7 R8 R9 | G1 B2", "st-proof-open", "st-run"),
        ("R7 R8 R9 |", "st-proof-open-equal", "st-colour-run"),
    ],
)
def test_a_granted_claim_says_why(stone: str, message: str, theirs: str) -> None:
    """ST-5.2 to 5.4"""
    line = GAME.why(GAME.view(table(stone), 0), CLAIM)
    found = args(line)["theirs"]
    assert isinstance(found, Message)
    assert (line.id, found.id) == (message, theirs)


def test_a_claim_against_too_few_cards_says_so() -> None:
    """ST-5.7"""
    s = table("R1 G1 B2 |", hand="N9 Y9", clan_rest="discards")
    assert GAME.why(GAME.view(s, 0), CLAIM).id == "st-proof-too-few"


def test_other_moves_need_no_reason() -> None:
    s = table(hand="B1", phase=PLAYING)
    assert GAME.why(GAME.view(s, 0), GAME.legal(s, 0)[0]).id == "no-reason-needed"


@pytest.mark.parametrize(
    ("s", "text", "rule"),
    [
        (table("R1 |", tactics=True, hand="B1", clan_rest="discards", phase=NAMING), "draw clan", "ST-3.6"),
        (do(table("R1 | R2", tactics=True, hand="Strategist", phase=PLAYING), "Strategist"), "move R2", "ST-7.10"),
        (do(table("R1 | R2", tactics=True, hand="Banshee", phase=PLAYING), "Banshee"), "banish R1", "ST-7.11"),
        (do(table("R1 | R2", tactics=True, hand="Traitor", phase=PLAYING), "Traitor"), "steal R1", "ST-7.12"),
        (do(table("R1 |", tactics=True, hand="Strategist", phase=PLAYING), "Strategist", "move R1"), "to 1", "ST-7.10"),
        (
            do(table("R1 | R2", tactics=True, hand="Traitor", phase=PLAYING), "Traitor", "steal R2"),
            "discard it",
            "ST-7.12",
        ),
        (
            do(table(*FULL_LEFT[:8], "| N1", tactics=True, hand="Traitor", phase=PLAYING), "Traitor", "steal N1"),
            "to 1",
            "ST-3.3",
        ),
        (do(table("<|", "| N1", tactics=True, hand="Traitor", phase=PLAYING), "Traitor", "steal N1"), "to 1", "ST-5.6"),
    ],
)
def test_a_refused_step_of_a_ruse_or_a_draw_names_its_rule(s: State, text: str, rule: str) -> None:
    """ST-3.6, 7.10 to 7.12, 3.3, 5.6"""
    assert refusal(s, text)[0] == rule


@pytest.mark.parametrize("tactics", [0, 1])
@pytest.mark.parametrize("expert", [0, 1])
def test_what_everybody_sees_proves_exactly_the_legal_claims(tactics: int, expert: int) -> None:
    """ST-5.1 to 5.7 The proof is worked out from a view, the legal list from the truth."""
    claims = 0
    for seed in range(4):
        rng, s = Rng(seed), GAME.start(2, GAME.agree({"tactics": tactics, "expert": expert}))
        while GAME.decider(s) != NOBODY:
            GAME.settle(s, rng)
            seat = GAME.decider(s)
            if seat == NOBODY:
                break
            assert seat != CHANCE
            if s.phase == CLAIMING:
                legal, v = GAME.legal(s, seat), GAME.view(s, 1 - seat)
                proven = [
                    stone for stone in range(9) if stone not in v.owned[0] + v.owned[1] and proof(v, stone).holds()
                ]
                assert [CLAIM + stone for stone in proven] == legal[:-1]
                claims += len(proven)
            GAME.apply(s, seat, random_action(GAME, s, seat, rng))
    assert claims > 20


@pytest.mark.parametrize("variant", [{"tactics": 0}, {"tactics": 1}, {"tactics": 1, "expert": 1}])
def test_every_illegal_move_of_a_random_game_gets_a_rule_and_a_sentence(variant: dict[str, int]) -> None:
    """ST-3.1"""
    rng, s = Rng(3), GAME.start(2, GAME.agree(variant))
    GAME.settle(s, rng)
    while GAME.decider(s) != NOBODY:
        seat = GAME.decider(s)
        legal, v = GAME.legal(s, seat), GAME.view(s, seat)
        for action in range(rng.below(41), GAME.actions.choices, 41):
            if action not in legal:
                found = GAME.why_not(v, action)
                assert found.rule.startswith("ST-")
                assert found.message.id != "st-allowed", GAME.actions.text(action)
        GAME.apply(s, seat, random_action(GAME, s, seat, rng))
        GAME.settle(s, rng)
