"""Positions as pictures, a clan a line: `YYYY BB G | c C . | 1 2 3 4 | 12` is court, estates, cards and score.

On estates `c` is cattle, `C` a castle, `M` a monastery, `.` nothing. Cards left out are twos and ones.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import CHANCE
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.card_memory import TOSSED
from clanmoot.games.highland_clans.pieces import (
    BACKS,
    CARDS,
    COURT,
    ESTATES,
    FROM_RAIDS,
    SITES,
    START_SCORE,
    TALLY,
    TILES,
    VALUES,
)
from clanmoot.games.highland_clans.rules.cube_actions import to_actions
from clanmoot.games.highland_clans.state import ACTING, State, cubes_in_play, set_up
from clanmoot.games.highland_clans.state import THIRD as THIRD
from tests.games.stepping import Stepper

LETTERS: Final = "YBGR"
SITE_LETTERS: Final = "cCM"
PLAIN: Final = "YYYY BB | c ."  # a clan as it begins


def cubes(letters: str) -> list[int]:
    """Cubes by colour: `YYBR`."""
    return [letters.count(letter) for letter in LETTERS]


def cards(text: str) -> list[int]:
    """Cards by value: `1 1 4`."""
    return [text.split().count(str(value + 1)) for value in range(VALUES)]


def table(
    *clans: str,
    drawn: str = "",
    phase: int = ACTING,
    start: int = 0,
    place: int = 0,
    holder: int = -1,
    round: int = 1,
    gone: int = 0,
    deck: str = "",
    refill: int = 0,
    zone: int = 30,
    backs: tuple[int, ...] = BACKS,
    supply: tuple[int, ...] = CARDS,
) -> State:
    """A position of so many clans, the turn `place` places after the start player.

    What is not mentioned is in the bag and in the deck; with a `deck` the other cards are in the discard pile, as
    if the player in seat 0 had drawn and discarded them.
    """
    s = set_up(len(clans), refill, supply, backs, zone)
    s.start, s.place, s.turn, s.holder = start, place, (start + place) % len(clans), holder
    s.round, s.gone, s.phase, s.owed = round, gone, phase, 0
    for seat, text in enumerate(clans):
        clan(s, seat, text)
    s.tiles = TILES - gone - sum(s.estates) + ESTATES * s.players
    s.drawn = vec[i64](cubes(drawn))
    fill_bag(s)
    fill_deck(s, deck)
    if phase == ACTING:
        to_actions(s)
    GAME.check(s)
    return s


def clan(s: State, seat: int, text: str) -> None:
    """Put a clan's things where the line says."""
    court, sites, hand, score = [part.strip() for part in (text + "|||").split("|")[:4]]
    s.estates[seat] = len(sites.split())
    for colour in range(COURT):
        s.court[seat * COURT + colour] = cubes(court)[colour]
    for site, letter in enumerate(SITE_LETTERS):
        s.sites[seat * SITES + site] = sites.count(letter)
    for value, n in enumerate(cards(hand or default_hand(court.count("Y")))):
        s.hand[seat * VALUES + value] = n
    if score:
        s.tally[seat * TALLY + FROM_RAIDS] = int(score) - START_SCORE[s.players]
        s.score[seat] = int(score)


def default_hand(size: int) -> str:
    """Twos and ones."""
    return " ".join(["2", "1"][card % 2] for card in range(size))


def fill_bag(s: State) -> None:
    """All cubes that stand nowhere."""
    left = cubes_in_play(s.players)
    for seat in range(s.players):
        herd, castles, monasteries = s.sites[seat * SITES : (seat + 1) * SITES]
        on_board = [*s.court[seat * COURT : (seat + 1) * COURT], herd]
        on_board[1] += 2 * castles
        on_board[2] += 3 * monasteries
        left = [a - b for a, b in zip(left, on_board, strict=True)]
    s.bag = vec[i64]([a - b for a, b in zip(left, s.drawn, strict=True)])
    assert min(s.bag) >= 0, "more cubes in this picture than in the game"


def fill_deck(s: State, deck: str) -> None:
    """All cards that nobody holds, and what everybody remembers of those somebody has seen."""
    rest = [s.supply[value] - sum(s.hand[value::VALUES]) for value in range(VALUES)]
    assert min(rest) >= 0, "more cards in this picture than in the game"
    left = cards(deck) if deck else rest
    thrown = [value for value in range(VALUES) for _ in range(rest[value] - left[value])]
    s.deck, s.discards = vec[i64](left), vec[i64]([thrown.count(value) for value in range(VALUES)])
    s.took = s.hand[:]
    tape = [seat for seat in range(s.players) for _ in range(sum(s.hand[seat * VALUES :][:VALUES]))]
    for value in thrown:
        s.took[value] += 1
        tape += [0, TOSSED + value]
    s.tape = vec[i64](tape)


STEPPER: Final = Stepper(GAME)
choices = STEPPER.choices
options = STEPPER.options
do = STEPPER.do


def go(s: State) -> State:
    """Let chance bring whatever it lists first, until somebody decides."""
    while GAME.decider(s) == CHANCE:
        do(s, options(s)[0])
    return s


def draw(s: State, letters: str) -> State:
    """Draw these cubes."""
    names = {"Y": "yellow", "B": "blue", "G": "green", "R": "red"}
    return do(s, *[f"{names[letter]} cube drawn" for letter in letters])


def fight(s: State, *combats: str) -> State:
    """Fight combats: `3+ 2` is the attacker's three with a piper against a two without."""
    for combat in combats:
        for text in combat.split():
            do(s, f"lay {text[0]}")
            if "no piper" in options(s):
                do(s, "with a piper" if text.endswith("+") else "no piper")
            else:
                assert not text.endswith("+"), "there is no piper"
        do(s, f"{combat[0]} against {combat.split()[1][0]} turned up")
    return s


def refusal(s: State, text: str, seat: int = -1) -> tuple[str, str]:
    """Why a player may not do this: the rule's id and the message."""
    action = GAME.actions.parse(text)
    assert action >= 0, f"{text!r} names no move"
    who = seat if seat >= 0 else max(0, GAME.decider(s))
    assert who != GAME.decider(s) or action not in choices(s), f"{text!r} is allowed"
    found = GAME.why_not(GAME.view(s, who), action)
    return found.rule, found.message.id


def court(s: State, seat: int) -> list[int]:
    """Warriors, pipers, monks."""
    return list(s.court[seat * COURT : (seat + 1) * COURT])


def sites(s: State, seat: int) -> list[int]:
    """Cattle, castles, monasteries."""
    return list(s.sites[seat * SITES : (seat + 1) * SITES])


def hand(s: State, seat: int) -> str:
    """A hand as a list of cards."""
    counts = s.hand[seat * VALUES : (seat + 1) * VALUES]
    return " ".join([str(value + 1) for value in range(VALUES) for _ in range(counts[value])])
