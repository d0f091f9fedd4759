"""Everything that is said has words, and no words lie about unused."""

import re
from pathlib import Path

import pytest

from clanmoot.core.game import SPECTATOR
from clanmoot.core.rng import Rng
from clanmoot.games import tain
from clanmoot.games.tain import GAME
from clanmoot.games.tain.state import OVER, State
from clanmoot.games.tain.view import View
from clanmoot.locales import ENGLISH, Speaker
from clanmoot.terminal.log_lines import result
from tests.games.tain.picture import all_pass, do, end_round, options, table

NAMES = ("Anna", "Bram", "Cleo", "Dirk")


def used() -> set[str]:
    """The ids in the sources, and a log line for every kind of step."""
    folder = Path(str(tain.__file__)).parent
    code = "\n".join([path.read_text(encoding="utf-8") for path in folder.rglob("*.py")])
    logged = {f"ta-log-{kind.name}" for kind in GAME.actions.kinds}
    return set(re.findall(r'"(ta-[a-z-]+)"', code)) | logged | {"ta-aim"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_can_be_told_to_everybody(players: int) -> None:
    said = told_game(players, seed=players)
    assert {"ta-log-laid", "ta-log-lay", "ta-log-raid", "ta-log-settle", "ta-outside-taken", "ta-none-left"} <= said


def told_game(players: int, seed: int) -> set[str]:
    """Play at random; prompts, reasons, refusals, log, result and score must all be sayable."""
    names = NAMES[:players]
    game_table, rng = GAME.table(names, {}, seed), Rng(seed)
    speakers = {watcher: Speaker(ENGLISH, names, watcher) for watcher in (*range(players), SPECTATOR)}
    said: set[str] = set()
    while not game_table.over:
        seat = game_table.deciders()[0]
        legal = game_table.legal(seat)
        for watcher, speaker in speakers.items():
            assert speaker.say(GAME.prompt(game_table.view(watcher)))
        view = game_table.view(seat)
        for action in range(int(rng.below(7)), GAME.actions.size, 7):
            refusal = GAME.why_not(view, action)
            if action not in legal and refusal.message.id not in said:
                said.add(refusal.message.id)
                assert speakers[seat].say(refusal.message)
        game_table.act(seat, legal[int(rng.below(len(legal)))])
    for watcher, speaker in speakers.items():
        for told in game_table.log(watcher):
            said.add(told.id)
            assert speaker.say(told)
        assert len(result(game_table, speaker)) == 7
    return said


def told(pictures: tuple[str, ...], *free: str, watcher: int = 0, held: tuple[str, ...] = ()) -> list[str]:
    """What a watcher reads of the raids of a picture."""
    s = all_pass(table(*pictures, held=held))
    answers, found = list(free), list[str]()
    speaker = Speaker(ENGLISH, NAMES, watcher)
    while options(s) != ["settle"]:
        text = answers.pop(0) if GAME.decider(s) >= 0 else options(s)[0]
        before, seat = GAME.view(s, watcher), GAME.decider(s)
        do(s, text)
        found.append(speaker.say(GAME.log(before, seat, GAME.actions.parse(text), GAME.view(s, watcher))))
    return found


RAIDS = [
    (
        ". . . . . /",
        "A:W . . . . / L . . . .",
        "You raid Bram\u2019s Pasture 1 with a Warrior against a Lad: one head of cattle is taken.",
    ),
    (
        "",
        "A:L . . . . / W . . . .",
        "You raid Bram\u2019s Pasture 1 with a Lad against a Warrior: the raid fails, and the Lad is captured.",
    ),
    (
        "",
        ". . . A:W . / . . . D .",
        "You raid Bram\u2019s House 1 with a Warrior against the Daughter: "
        "the raid fails, but the Daughter is captured.",
    ),
    ("", ". . . A:C . /", "You raid Bram\u2019s House 1 with the Chieftain (no guard): one jewel is taken."),
    ("B:L . . . . / D . . . .", "", "Bram raids your Pasture 1 with a Lad against the Daughter: the raid fails."),
]


@pytest.mark.parametrize(("home", "other", "sentence"), RAIDS)
def test_a_raid_says_who_stood_against_whom_and_what_came_of_it(home: str, other: str, sentence: str) -> None:
    """TA-4.4 to 4.8"""
    assert told((home, other))[-1] == sentence


def test_a_raid_with_nothing_to_take_says_so() -> None:
    """TA-4.8"""
    s = all_pass(table("", "A:L . . A:L . /", cattle=(10, 0), jewels=(6, 0)))
    sentences = [sentence_of(s) for _ in range(4)]
    assert sentences[2] == "You raid Bram\u2019s Pasture 1 with a Lad (no guard): there are no cattle left to take."
    assert sentences[3] == "You raid Bram\u2019s House 1 with a Lad (no guard): there are no jewels left to take."


def sentence_of(s: State) -> str:
    """The next step that comes by itself, told to seat 0."""
    before, text = GAME.view(s, 0), options(s)[0]
    do(s, text)
    return Speaker(ENGLISH, NAMES, 0).say(GAME.log(before, -1, GAME.actions.parse(text), GAME.view(s, 0)))


def test_prisoners_freed_are_named() -> None:
    """TA-6.2"""
    assert told(("", ". . . A:L . /"), held=("", "A:D"))[-1].endswith("(no guard): the Daughter is freed.")
    asked = told(("", ". . . A:L . /"), "free Lad", held=("", "A:L A:D"))
    assert asked[-2].endswith("(no guard): a prisoner is freed.")
    assert asked[-1] == "You free a Lad from Bram\u2019s House 1."


def test_turning_up_bluffs_and_the_kingdom_are_told() -> None:
    """TA-4.1, 4.3"""
    s = all_pass(table("/ B . . . .", "A:B . . . . / W . . . .", kingdom="A:C B:W"))
    assert [sentence_of(s) for _ in range(7)] == [
        "Your token in the Kingdom is the Chieftain.",
        "Bram\u2019s token in the Kingdom is a Warrior.",
        "Your token inside your Pasture 1 is a Bluff.",
        "Bram\u2019s token inside their Pasture 1 is a Warrior.",
        "Your token outside Bram\u2019s Pasture 1 is a Bluff.",
        "2 Bluffs are removed.",
        "In the Kingdom, you take one head of cattle with the Chieftain and Bram gets nothing with a Warrior.",
    ]


def test_the_settlement_says_who_takes_tokens_back() -> None:
    """TA-5.3, 5.4"""
    s = all_pass(table(left=("", None)))
    assert sentence_of(s) == "Round 1 is over: you take back all your used tokens and Bram goes first in round 2."


def ending_of(s: State, locale: str = ENGLISH, watcher: int = 0) -> str:
    """What a watcher reads when the round has ended the game."""
    if s.phase != OVER:
        end_round(s)
    return Speaker(locale, NAMES, watcher).say(GAME.ending(s))


def test_a_clear_win_says_by_how_much() -> None:
    """TA-7.2"""
    assert ending_of(table(round=8, cattle=(6, 5))) == "Eight rounds are over. You win 21\u201319!"
    s = table("", "A:L . . . . /", cattle=(10, 11), jewels=(0, 6))
    assert ending_of(s) == "Eleven cattle end the game. Bram wins 38\u201325."


@pytest.mark.parametrize(
    ("cattle", "jewels", "held", "left", "sentence"),
    [
        (
            (8, 5),
            (2, 4),
            (),
            (),
            "Eight rounds are over. You win the tie at 22 points with more cattle (8\u20135).",
        ),
        (
            (5, 5),
            (2, 4),
            ("B:D B:L",),
            (),
            "Eight rounds are over. Bram wins the tie at 22 points with more jewels (4\u20132).",
        ),
        (
            (5, 5),
            (3, 3),
            (),
            ("C W", "C W L"),
            "Eight rounds are over. Bram wins the tie at 19 points with more unused tokens (3\u20132).",
        ),
    ],
)
def test_a_tie_on_points_says_what_broke_it(
    cattle: tuple[int, ...], jewels: tuple[int, ...], held: tuple[str, ...], left: tuple[str, ...], sentence: str
) -> None:
    """TA-7.4"""
    assert ending_of(table(round=8, cattle=cattle, jewels=jewels, held=held, left=left)) == sentence


def test_a_shared_win_names_those_who_share_it() -> None:
    """TA-7.4"""
    s = table(players=3, round=8, cattle=(5, 5, 4))
    assert ending_of(s) == "Eight rounds are over. You and Bram share the win with 19 points each."
    assert ending_of(s, watcher=2) == "Eight rounds are over. Anna and Bram share the win with 19 points each."
    assert ending_of(s, "fr") == "Les huit tours sont joués. Vous et Bram\u00a0: victoire partagée à 19 points."
    assert ending_of(s, "nl") == "Er zijn acht rondes gespeeld. Jij en Bram delen de winst, met elk 19 punten."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_fits_a_hundred_columns_and_shows_only_what_is_known(players: int) -> None:
    """TA-3.1"""
    s = table("B:L B:W . . . / C . . . .", "A:L . . A:W . / . . . L D", players=players, kingdom="B:W")
    for watcher in (0, 1, SPECTATOR):
        text = GAME.board(GAME.view(s, watcher))
        assert max([len(row) for row in text.splitlines()]) <= 100
        assert ("B:L" in text) == (watcher == 1)
        assert ("B:?" in text) == (watcher != 1)


def test_the_longest_board_fits_too() -> None:
    v = GAME.view(table(players=4), 0)
    captives = tuple([tuple([(6, 1) if holder != owner else (0, 0) for owner in range(4)]) for holder in range(4)])
    wide = v._replace(captives=captives, passed=(0, 1, 2, 3), won_cattle=(1,) * 4, won_jewels=(2,) * 4)
    assert isinstance(wide, View)
    assert max([len(row) for row in GAME.board(wide).splitlines()]) <= 100


def test_a_finished_game_has_a_board_and_a_prompt() -> None:
    v = GAME.view(end_round(table(round=8)), 0)
    assert GAME.prompt(v).id == "ta-over"
    assert "round 8 of 8" in GAME.board(v)
