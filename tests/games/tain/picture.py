"""Positions as pictures: a board is `"B:W . . . . / L . . . D"`, its outside slots, then its inside slots."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import CHANCE
from clanmoot.games.tain import GAME
from clanmoot.games.tain.pieces import CATTLE, ENTRIES, KINDS, LETTERS, SUPPLY, captive
from clanmoot.games.tain.state import SCOUTING, SETTLING, State, set_up
from tests.games.stepping import Stepper

BOARDS: Final = "ABCD"


def kinds(words: str) -> list[int]:
    """Tokens by letter and number: `C W2 L`."""
    found: list[int] = []
    for letter, number in re.findall(r"([CWLDB])(\d*)", words):
        found += [LETTERS.index(letter)] * int(number or 1)
    return found


def counts(words: str) -> tuple[int, ...]:
    """The same, counted by kind."""
    return tuple([kinds(words).count(kind) for kind in range(KINDS)])


def table(
    *boards: str,
    players: int = 0,
    kingdom: str = "",
    left: tuple[str | None, ...] = (),
    held: tuple[str, ...] = (),
    cattle: tuple[int, ...] = (),
    jewels: tuple[int, ...] = (),
    active: int = 0,
    turn: int = -1,
    passed: tuple[int, ...] = (),
    round: int = 1,
) -> State:
    """A position while tokens are laid; clans are A to D, seat 0 is A and active.

    `kingdom="A:W B:B"` are the tokens there. `left=("D L", None)`: clan A has only these behind the screen, all others
    are used; None means that all tokens not mentioned are still unused. `held=("B:L2 B:D",)`: what A holds of whom.
    """
    s = set_up(players or max(2, len(boards)))
    s.phase, s.round, s.active, s.turn = SCOUTING, round, active, turn if turn >= 0 else active
    s.passed = sum([2**seat for seat in passed])
    draw_boards(s, boards)
    for word in kingdom.split():
        s.kingdom[BOARDS.index(word[0])] = LETTERS.index(word[2])
    for holder, words in enumerate(held):
        for word in words.split():
            for kind in kinds(word[2:]):
                s.captives[captive(holder, BOARDS.index(word[0]), kind)] += 1
    share_goods(s, cattle, jewels)
    fill_piles(s, left)
    GAME.check(s)
    return s


def draw_boards(s: State, boards: tuple[str, ...]) -> None:
    """The tokens in the slots of the boards."""
    for board, picture in enumerate(boards):
        outside, _, inside = picture.partition("/")
        for entry, word in enumerate(outside.split()):
            if word != ".":
                s.raider[board * ENTRIES + entry] = BOARDS.index(word[0])
                s.scout[board * ENTRIES + entry] = LETTERS.index(word[2])
        for entry, word in enumerate(inside.split()):
            if word != ".":
                s.guard[board * ENTRIES + entry] = LETTERS.index(word)


def share_goods(s: State, cattle: tuple[int, ...], jewels: tuple[int, ...]) -> None:
    """Who has what; cattle that nobody has are the Kingdom's."""
    for seat, number in enumerate(cattle):
        s.cattle[seat] = number
    for seat, number in enumerate(jewels):
        s.jewels[seat] = number
    s.herd = CATTLE - sum(s.cattle)


def fill_piles(s: State, left: tuple[str | None, ...]) -> None:
    """What does not lie on the table is behind the screens or used."""
    missing = missing_tokens(s)
    for seat in range(s.players):
        wanted = left[seat] if seat < len(left) else None
        behind = missing[seat] if wanted is None else list(counts(wanted))
        for kind in range(KINDS):
            s.unused[seat * KINDS + kind] = behind[kind]
            s.used[seat * KINDS + kind] = missing[seat][kind] - behind[kind]


def missing_tokens(s: State) -> list[list[int]]:
    """By seat and kind, the tokens that lie in no slot and in no House."""
    found = [list(SUPPLY) for _ in range(s.players)]
    for seat in range(s.players):
        if s.kingdom[seat] >= 0:
            found[seat][s.kingdom[seat]] -= 1
        for holder in range(s.players):
            for kind in kinds("L D"):
                found[seat][kind] -= s.captives[captive(holder, seat, kind)]
    for place in range(s.players * ENTRIES):
        if s.guard[place] >= 0:
            found[place // ENTRIES][s.guard[place]] -= 1
        if s.scout[place] >= 0:
            found[s.raider[place]][s.scout[place]] -= 1
    return found


STEPPER: Final = Stepper(GAME)
choices = STEPPER.choices
options = STEPPER.options
do = STEPPER.do


def all_pass(s: State) -> State:
    """Nobody lays anything more."""
    while s.phase == SCOUTING:
        do(s, "pass")
    return s


def steps(s: State, *free: str) -> list[str]:
    """All pass, then everything up to the settlement comes by itself: what came, in words. `free` answers questions."""
    answers, found = list(free), list[str]()
    all_pass(s)
    while s.phase != SETTLING:
        found.append(answers.pop(0) if GAME.decider(s) != CHANCE else options(s)[0])
        do(s, found[-1])
    assert not answers, "a question was not asked"
    return found


def raids(s: State, *free: str) -> State:
    """The same, and the position before the settlement."""
    steps(s, *free)
    return s


def end_round(s: State, *free: str) -> State:
    """All pass, the raids, and the settlement."""
    return do(raids(s, *free), "settle")


def of(numbers: vec[i64], players: int) -> list[int]:
    """What the players have, absent clans left out."""
    return list(numbers)[:players]


def pile(s: State, seat: int, used: bool) -> str:
    """A clan's tokens in words: used, or behind the screen."""
    numbers = (s.used if used else s.unused)[seat * KINDS : (seat + 1) * KINDS]
    words = [f"{LETTERS[kind]}{number if number > 1 else ''}" for kind, number in enumerate(numbers) if number]
    return " ".join(words)


def refusal(s: State, text: str, seat: int = -1) -> tuple[str, str]:
    """Why a player, as a rule the deciding one, may not do this: the rule's id and the message."""
    action = GAME.actions.parse(text)
    assert action >= 0, f"{text!r} names no move"
    asked = seat if seat >= 0 else GAME.decider(s)
    assert asked != GAME.decider(s) or action not in choices(s), f"{text!r} is allowed"
    found = GAME.why_not(GAME.view(s, asked), action)
    return found.rule, found.message.id
