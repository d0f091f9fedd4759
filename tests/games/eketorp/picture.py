"""Positions as pictures: `table(stores="A2G", out=("A A", "A ram1"))` has two grass bricks and three Vikings on A."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import mask
from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.actions import PLACE, PLAY, READY
from clanmoot.games.eketorp.pieces import (
    AMULETS,
    BRICKS,
    COLOUR_LETTERS,
    COPIES,
    FIELD_NAMES,
    FIELDS,
    STORES,
    VIKINGS,
    bricks_of,
)
from clanmoot.games.eketorp.rules.contested_fields import begin_fights
from clanmoot.games.eketorp.state import BUILDING, CHOOSING, LAYING, PLANNING, REVEALING, SWAPPING, State, set_up
from tests.games.stepping import Stepper

FIELD_OF: Final = {name.replace(" ", ""): field for field, name in enumerate(FIELD_NAMES)}
HANDS: Final = ("1 2 3 4", "2 3 4 5", "3 4 5 6", "1 3 5 6", "2 4 5 6", "1 2 5 6")


def table(
    players: int = 3,
    *,
    phase: int = CHOOSING,
    stores: str = "",
    out: Sequence[str] = (),
    sick: Sequence[Sequence[int]] = (),
    walls: Sequence[str] = (),
    piles: Sequence[str] = (),
    hands: Sequence[str] = (),
    laid: Sequence[str] = (),
    amulets: Sequence[int] = (),
    known: Sequence[int] = (),
    late: Sequence[int] = (),
    round: int = 2,
    start: int = 0,
    discharge: int = 0,
) -> State:
    """A position in which vikings that are not mentioned are at home, bricks in the supply, cards in the deck.

    Walls are six words a seat, bottom first, a dot for none. With CHOOSING the fights of the round begin; in PLANNING
    nobody has planned; in BUILDING the piles are to be set. `known` hands are known to all, `late` ones closed but not
    first hands, all others first hands.
    """
    s = set_up(players, discharge, GAME.agree({})[1:])
    s.round, s.start, s.phase = round, start, phase
    s.unturned = 4095 & ~(2**round - 1)
    _lay_cards(s, hands, laid)
    s.open = mask(known)
    s.first = 2**players - 1 & ~mask([*known, *late])
    s.amulets = vec[i64](list(amulets) or [AMULETS] * players)
    s.gone[0] = AMULETS * players - sum(s.amulets)
    s.deck[0] -= s.gone[0]
    _lay_bricks(s, stores, walls, piles)
    _send_out(s, out, sick)
    if phase == CHOOSING:
        begin_fights(s)
    elif phase == BUILDING:
        s.turn = start
    elif phase == PLANNING:
        s.turn = -1
        s.ready = mask([seat for seat in range(players) if s.home[seat] == 0])
    GAME.check(s)
    return s


def _lay_cards(s: State, hands: Sequence[str], laid: Sequence[str]) -> None:
    s.deck = vec[i64]([COPIES] * 6)
    for places, words in ((s.hand, [*hands, *HANDS[len(hands) : s.players]]), (s.laid, laid)):
        for seat, cards in enumerate(words):
            for card in cards.split():
                places[seat * 6 + int(card) - 1] += 1
                s.deck[int(card) - 1] -= 1


def _lay_bricks(s: State, stores: str, walls: Sequence[str], piles: Sequence[str]) -> None:
    for word in stores.split():
        store, colour = FIELD_OF[word[0]], COLOUR_LETTERS.index(word[-1])
        s.bricks[store], s.colours[store] = int(word[1:-1]), colour
        s.supply[colour] -= int(word[1:-1])
    for seat, wall in enumerate(walls):
        for section, bricks in enumerate(wall.split()):
            for brick in bricks.strip("."):
                place = seat * 6 + section
                s.wall[place] = s.wall[place] * 5 + COLOUR_LETTERS.index(brick) + 1
                s.supply[COLOUR_LETTERS.index(brick)] -= 1
    for seat, pile in enumerate(piles):
        for brick in pile:
            s.pile[seat * 4 + COLOUR_LETTERS.index(brick)] += 1
            s.supply[COLOUR_LETTERS.index(brick)] -= 1
    assert all(0 <= s.supply[colour] <= BRICKS[colour] for colour in range(4))


def _send_out(s: State, out: Sequence[str], sick: Sequence[Sequence[int]]) -> None:
    for seat, fields in enumerate(out):
        for word in fields.split():
            s.out[seat * FIELDS + FIELD_OF[word]] += 1
            s.home[seat] -= 1
    for seat, stations in enumerate(sick):
        for station, vikings in enumerate(stations):
            s.sick[seat * 4 + station] = vikings
            s.home[seat] -= vikings
    assert min(s.home) >= 0, f"there are {VIKINGS[s.players]} vikings a seat"


STEPPER: Final = Stepper(GAME)
choices = STEPPER.choices
options = STEPPER.options
do = STEPPER.do


def fight(s: State, text: str, attack: int, defence: int) -> State:
    """A fight without exchanges, with these two cards, and what comes of it."""
    do(s, text)
    while s.phase == SWAPPING:
        do(s, "keep hand")
    attacker = s.attacker
    for seat in GAME.deciders(s) if s.phase == LAYING else []:
        card = attack if seat == attacker else defence
        assert PLAY + card - 1 in GAME.legal(s, seat), f"seat {seat} has no {card}"
        GAME.apply(s, seat, PLAY + card - 1)
    return do(s, f"{attack} against {defence}")


def plan(s: State, *plans: str) -> State:
    """Everybody's plan, and all of them shown."""
    assert s.phase == PLANNING
    planners = GAME.deciders(s)
    for seat, words in enumerate(plans):
        if seat in planners:
            for field in sorted([FIELD_OF[word] for word in words.split()]):
                assert PLACE + field in GAME.legal(s, seat), f"seat {seat} may not place a viking there"
                GAME.apply(s, seat, PLACE + field)
            GAME.apply(s, seat, READY)
            GAME.check(s)
    return run(s, REVEALING)


def run(s: State, phase: int) -> State:
    """Let chance run as long as a phase lasts."""
    while s.phase == phase:
        do(s, options(s)[0])
    return s


def cards(s: State, seat: int) -> tuple[str, str]:
    """What a seat has in hand and beside its castle."""
    return _words(list(s.hand[seat * 6 : seat * 6 + 6])), _words(list(s.laid[seat * 6 : seat * 6 + 6]))


def _words(counts: list[int]) -> str:
    return " ".join([str(value + 1) for value, count in enumerate(counts) for _ in range(count)])


def sick(s: State, seat: int) -> tuple[int, ...]:
    """The vikings of a seat in the hospital, station by station."""
    return tuple(s.sick[seat * 4 : seat * 4 + 4])


def stands(s: State, seat: int) -> str:
    """Where vikings of a seat stand on the board."""
    fields = range(FIELDS)
    words = [FIELD_NAMES[f].replace(" ", "") for f in fields for _ in range(s.out[seat * FIELDS + f])]
    return " ".join(words)


def wall(s: State, seat: int) -> str:
    """A wall as a picture."""
    sections = [bricks_of(s.wall[seat * 6 + section])[::-1] for section in range(6)]
    return " ".join(["".join([COLOUR_LETTERS[brick] for brick in bricks]) or "." for bricks in sections])


def pile(s: State, seat: int) -> str:
    """Bricks to be set."""
    return "".join([COLOUR_LETTERS[colour] * s.pile[seat * 4 + colour] for colour in range(4)])


def stores(s: State) -> str:
    """The stores with bricks, as a picture."""
    words = [f"{FIELD_NAMES[f]}{s.bricks[f]}{COLOUR_LETTERS[s.colours[f]]}" for f in range(STORES) if s.bricks[f]]
    return " ".join(words)


def refusal(s: State, seat: int, text: str) -> tuple[str, str]:
    """Why a seat may not do this: the rule's id and the message."""
    action = GAME.actions.parse(text)
    assert action >= 0, f"{text!r} names no move"
    assert seat not in GAME.deciders(s) or action not in GAME.legal(s, seat), f"{text!r} is allowed"
    found = GAME.why_not(GAME.view(s, seat), action)
    return found.rule, found.message.id
