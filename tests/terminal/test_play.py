"""A game at the terminal, typed line by line."""

import re
from pathlib import Path

import pytest

import clanmoot
from clanmoot.core.chance import fresh
from clanmoot.core.game import CHANCE
from clanmoot.core.record import from_json
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table
from clanmoot.terminal import game_session, play, text_commands
from clanmoot.terminal.colours import tint
from clanmoot.terminal.prompts import Leave
from clanmoot.terminal.seating import seat_all

from .conftest import Run

GAME = "schotten-totten"
BEGIN = ("play", GAME, "--seed", "7", "-o", "begins=first")


def claimable() -> str:
    """A game in which the first player may claim stone 5: they have red 7, 8 and 9 there."""
    table = Table(clanmoot.game(GAME), (0, 0, 0, 1), ("Anna", "Easy"), None, quick=False)
    parse = table.game.actions.parse
    for card in ["R7", "R8", "R9", "G1", "G2", "G3", "B1", "B2", "B3", "B4", "B5", "B6"]:
        table.act(CHANCE, parse(f"{card} drawn"))
    for mine, mine_drawn, theirs, theirs_drawn in (("R7", "P1", "B1", "P2"), ("R8", "P3", "B2", "P4")):
        for seat, played, drawn in ((0, mine, mine_drawn), (1, theirs, theirs_drawn)):
            table.act(seat, parse(f"{played} to {5 - 2 * seat}"))
            table.act(seat, parse("done"))
            table.act(CHANCE, parse(f"{drawn} drawn"))
    table.act(0, parse("R9 to 5"))
    return table.record().to_json()


def hand(output: str) -> list[str]:
    """The cards that the last board showed."""
    return str(re.findall(r"your hand: (.*)", output)[-1]).split()


@pytest.fixture
def card(run: Run) -> str:
    """A card that seat 1 holds under the seed of these tests."""
    return hand(run(*BEGIN).output)[0]


def test_two_times_enter_start_a_game(run: Run) -> None:
    result = run("play", keys=("", ""))
    assert result.exit_code == 0
    assert "Schotten Totten against Easy." in result.output
    assert re.search(r"\n[0-9a-f]{64}\n", result.output)
    assert "Your turn: play a card." in result.output
    assert "(This game wasn\u2019t saved.)" in result.output


def test_the_friendly_choice_asks_again(run: Run) -> None:
    output = run("play", keys=("9", "x", "1", "8", "")).output
    assert output.count("Type a number from 1 to 5, or press Enter for 1.") == 2
    assert "Pass the screen to Player" in output


def test_a_card_is_laid_and_the_turn_ends_with_enter(run: Run, card: str) -> None:
    output = run(*BEGIN, keys=(f"{card.lower()} 3", "")).output
    assert re.search(r'- You play \w+ \d on stone 3\.\nPress Enter to continue, or type "undo"\.', output)
    assert re.search(r"- You draw \w+ \d\.\n- Easy plays \w+ \d on stone \d\. Easy draws a card", output)
    assert len(hand(output)) == 6
    assert card not in hand(output)


def test_fast_does_not_wait_where_there_is_no_choice(run: Run, card: str) -> None:
    output = run(*BEGIN, "--fast", keys=(f"{card} to 3",)).output
    assert "Enter to go on" not in output
    assert "- Easy plays" in output


def test_enter_does_not_walk_past_a_stone_unasked(run: Run) -> None:
    Path("game.json").write_text(claimable(), encoding="utf-8")
    once = run("play", "--from", "game.json", keys=("",)).output
    assert "    claim 5\n    done\nPress Enter to choose: done." in once
    assert "Press Enter again to continue without them." in once
    assert "Easy plays" not in once
    assert "- Easy plays" in run("play", "--from", "game.json", keys=("", "")).output
    claimed = run("play", "--from", "game.json", keys=("why 5", "5")).output
    assert "You have a straight flush (24). Your opponent could at best tie" in claimed
    assert "- You claim stone 5 with a straight flush (24)." in claimed


def test_half_a_move_is_asked_about(run: Run, card: str) -> None:
    output = run(*BEGIN, keys=(card, "4")).output
    assert f"    {card} to [1 2 3 4 5 6 7 8 9]\nWhich of these did you mean?" in output
    assert "on stone 4." in output


def test_a_move_is_taken_back_freely_before_the_turn_ends(run: Run, card: str) -> None:
    output = run(*BEGIN, keys=(f"{card} 3", "undo", "log")).output
    assert "Move undone." in output
    assert card in hand(output)
    assert output.count("You play") == 1, "the log knows nothing of it any more"


def test_against_the_computer_everything_can_be_taken_back(run: Run, card: str) -> None:
    output = run(*BEGIN, keys=(f"{card} 3", "", "undo", "undo")).output
    assert output.count("Move undone.") == 1, "back to the last real choice, past the mere Enter"
    assert "You have no move to undo." in output
    assert card in hand(output)


def test_others_at_the_screen_have_to_agree(run: Run, card: str) -> None:
    names = ("--hot-seat", "--name", "Anna", "--name", "Bram")
    begin = (*BEGIN, *names)
    asked = "Bram, may Anna take back their last move? [y/N]"
    keys = ("", f"{card} 1", "", "")
    assert "Take-back refused. The move stands." in run(*begin, keys=(*keys, "undo", "no")).output
    agreed = run(*begin, keys=(*keys, "undo", "perhaps", "yes")).output
    assert asked in agreed
    assert "Please answer y or n." in agreed
    assert "Move undone.\nPass the screen to Anna" in agreed


def test_nobody_sees_another_hand(run: Run, card: str) -> None:
    output = run(*BEGIN, "--hot-seat", "--name", "Anna", "--name", "Bram", keys=("", f"{card} 1", "")).output
    before, _, after = output.partition("Pass the screen to Anna, then press Enter.")
    assert "your hand" not in before
    mine, _, theirs = after.partition("Pass the screen to Bram, then press Enter.")
    assert mine.count("your hand") == 1
    assert "your hand" not in theirs, "Bram has not pressed Enter yet"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (
            "claim 3",
            "You can\u2019t do that now. Play a card first, then claim stones, then draw. "
            '(rule ST-3.1; to read it, type "rules 3.1")',
        ),
        ("claim", "You can\u2019t do that now. Play a card first"),
        ("why pass", "You can still play a card, so you can\u2019t pass."),
        ("why", 'Type a move after "why"'),
        ("Joker to 1", "This table plays without tactic cards."),
        ("abracadabra", "I didn\u2019t understand that."),
        ("", "I didn\u2019t understand that."),
        ("77", "I didn\u2019t understand that."),
        ("rules 3.2", "ST-3.2  A clan card is played face up"),
        ("rules", "  5  Claiming"),
        ("rules 99", "has no rule or section '99'"),
        ("hint", "Hint: "),
        ("undo", "You have no move to undo."),
        ("help", "why MOVE"),
        ("log", "- You go first."),
        ("save no/such/folder/game.json", "cannot be written: no such file or directory."),
    ],
)
def test_words_that_change_nothing(run: Run, typed: str, answer: str) -> None:
    options = ("play", GAME, "--seed", "5")
    output = run(*options, keys=(typed, "board")).output
    assert answer in output
    assert len(hand(output)) == 6


def test_why_a_move_is_allowed(run: Run, card: str) -> None:
    assert "That\u2019s allowed." in run(*BEGIN, keys=(f"why {card} 3",)).output
    assert "type the whole move" in run(*BEGIN, keys=(f"why {card}",)).output


def test_a_saved_game_continues(run: Run, card: str) -> None:
    assert "clanmoot play --from game.json" in run(*BEGIN, keys=(f"{card} 3", "", "save game.json", "quit")).output
    output = run("play", "--from", "game.json").output
    assert "against Easy" in output
    assert len(re.findall(r"- Easy plays", output)) == 1
    assert run("play", "--from", "game.json", "--step", "999").exit_code == 2


def test_quitting_offers_to_save_and_never_writes_over_a_file_unasked(run: Run) -> None:
    Path("game.json").write_text("precious", encoding="utf-8")
    output = run(*BEGIN, keys=("quit", "game.json", "n")).output
    assert "The file game.json already exists. Overwrite it?" in output
    assert Path("game.json").read_text(encoding="utf-8") == "precious"
    assert "Saved." in run(*BEGIN, keys=("quit", "game.json", "y")).output
    assert from_json(Path("game.json").read_text(encoding="utf-8")).game == GAME


@pytest.mark.parametrize(
    ("options", "fast"),
    [
        ({}, False),
        ({"tactics": 1}, False),
        ({"tactics": 1, "expert": 1}, True),
        ({"rounds": 2}, True),
    ],
)
def test_a_whole_game_can_be_typed_kept_replayed_and_verified(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: dict[str, int], fast: bool
) -> None:
    game = clanmoot.game(GAME)
    seating = seat_all(game, ("Anna",), False, ("random",))
    table = Table(game, game.agree(options), seating.names, fresh(), fast)
    rng = Rng(len(options))
    asked: list[str] = []

    def typed(question: str) -> str:
        asked.append(question)
        if table.over:
            return "game.json"
        if len(asked) % 7 == 0:
            return "undo"
        legal = table.legal(0)
        claims = [action for action in legal if game.actions.decode(action).kind.name == "claim"]
        return game.actions.text((claims or legal)[int(rng.below(len(claims or legal)))]).lower()

    for module in (game_session, play, text_commands):
        monkeypatch.setattr(module, "ask", typed)
    play.sit_down(table, seating, 1)
    output = capsys.readouterr().out
    assert table.over
    assert "Round 1" in output
    assert "Fair: all" in run("verify", "game.json").output
    replayed = run("replay", "game.json", "--seat", "open")
    assert replayed.exit_code == 0
    assert f"{len(table.steps):>4}  " in replayed.output
    assert "Seat 1, Anna:" in replayed.output
    assert "Seat 2, Random:" in replayed.output
    assert "Round 1" in replayed.output
    assert "Round 1" not in run("replay", "game.json", "--step", "20").output


def test_a_dishonest_record_is_found_out(run: Run) -> None:
    run("play", GAME, keys=("save game.json",))
    record = from_json(Path("game.json").read_text(encoding="utf-8"))
    steps = list(record.steps)
    steps[1], steps[2] = steps[2], steps[1]
    Path("game.json").write_text(record._replace(steps=tuple(steps)).to_json(), encoding="utf-8")
    result = run("verify", "game.json")
    assert result.exit_code == 2
    assert "does not follow from the secret" in result.stderr


def test_ctrl_c_is_polite(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(question: str) -> str:
        raise Leave(130)

    monkeypatch.setattr(game_session, "ask", interrupted)
    result = run(*BEGIN)
    assert result.exit_code == 130
    assert "See you next time!" in result.output


def test_colours_are_only_added() -> None:
    coloured = tint(GAME, "R5 to 3, N7")
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == "R5 to 3, N7"


def test_whatever_is_typed_nothing_breaks(run: Run) -> None:
    rng = Rng(11)
    odd = [
        "save .",
        "save ~nobody/x",
        "save " + "x" * 300,
        "save a\x00b",
        "9" * 5000,
        "\u0663",
        "rules \x00",
        "why \x1b[2J",
    ]
    bits = [*odd, "undo", "", "claim", "r", "5", "to", "done", "why", "rules", "hint", "board", "{who}", "-1", "%s"]
    for tactics in ("no", "yes"):
        for seed in range(3):
            cards = [f"{letter}{strength} {1 + int(rng.below(9))}" for letter in "gbrypn" for strength in range(1, 10)]
            everything = [*bits, *cards, *cards, "1", "draw clan", "2"]
            keys = [everything[int(rng.below(len(everything)))] for _ in range(80)]
            result = run("play", GAME, "-o", f"tactics={tactics}", "--seed", str(seed), keys=tuple(keys))
            assert result.exit_code == 0
            assert not list(Path().glob("*.part"))
