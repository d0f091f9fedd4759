"""Positions as pictures: `table("R7 R8 R9 | G1 G2")` is stone 1, the player in turn left of it, the other right."""

from typing import Final

from clanmoot.core.game import CHANCE
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.pieces import BLUFF, CARD_NAMES, CLANS, MUD, STONES, SUPPLY
from clanmoot.games.schotten_totten.state import CLAIMING, NAMING, State, set_up
from clanmoot.games.schotten_totten.world_sampler import deal, public
from tests.games.stepping import Stepper

# One word a card, so that a hand is a list of words.
TACTIC_WORDS: Final = (
    ("Joker", "Jo"),
    ("Spy", "Sp"),
    ("Shield-Bearer", "Sh"),
    ("Bluff",),
    ("Mud",),
    ("Recruiter",),
    ("Strategist",),
    ("Banshee",),
    ("Traitor",),
)
CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)} | {
    word: CLANS + kind for kind, words in enumerate(TACTIC_WORDS) for word in words
}

# Left sides that are all complete, with 27 cards; the other 27 are yellow, purple and brown.
FULL_LEFT: Final = tuple(f"G{k} B{k} R{k} |" for k in range(1, 10))


def cards(words: str) -> list[int]:
    """Cards by name: `R7`, `N1` (brown), `Joker` or `Jo`, `Mud`."""
    return [CARD_OF[word] for word in words.split()]


def table(
    *stones: str,
    phase: int = CLAIMING,
    tactics: bool = False,
    expert: bool = False,
    hand: str = "",
    other: str = "",
    discards: str = "",
    under: str = "",
    digger: int = 0,
    known: str = "",
    first: int = 0,
    played: tuple[int, int] = (0, 0),
    jokers: tuple[int, ...] = (),
    clan_rest: str = "deck",
    tactic_rest: str = "deck",
    idle: int = 0,
    rounds: int = 1,
    scores: tuple[int, ...] = (),
) -> State:
    """A position with seat 0 in turn, a line a stone.

    Before its cards a line may say `5:` which stone, `?` Blind Man's Bluff, `~` Mud Fight, `<` or `>` who owns it.
    `first` was complete first wherever both sides are. Cards not mentioned are in the decks, or where `clan_rest` and
    `tactic_rest` say: "other" (the other player's hand: unseen, and the deck is empty) or "discards".
    """
    drawing = Drawing(stones)
    hands, gone, below, old = [cards(hand), cards(other)], cards(discards), cards(under), cards(known)
    deck: list[int] = []
    places = {"deck": deck, "other": hands[1], "discards": gone}
    for card in unplaced([*hands[0], *hands[1], *gone, *below, *drawing.cards()], tactics):
        places[clan_rest if card < CLANS else tactic_rest].append(card)
    laid = [seat for seat in range(2) if any(CLANS in side for side in drawing.of_seat(seat))]
    # A view with nothing hidden in it, turned into a position, needs to know nothing of how positions are kept.
    v = GAME.view(set_up(int(tactics), int(expert), 0, rounds), 0)._replace(
        phase=phase,
        round=len(scores) // 2 + 1,
        scores=scores,
        idle=idle,
        clans_held=tuple([sum([card < CLANS for card in held]) for held in hands]),
        tactics_held=tuple([sum([card >= CLANS for card in held]) for held in hands]),
        hand=tuple(hands[0]),
        under=tuple(below),
        known=tuple(old),
        digger=digger if below or old else -1,
        sides=tuple([tuple(sorted(side)) for side in drawing.sides]),
        bluff=drawing.marked("?"),
        mud=drawing.marked("~"),
        discards=tuple(sorted([card for card in gone if card < CLANS])),
        tactic_discards=tuple([card - CLANS for card in gone if card >= CLANS]),
        full=drawing.full(),
        first=drawing.first(first),
        owned=(drawing.marked("<"), drawing.marked(">")),
        played=played,
        jokers=tuple(sorted({*laid, *jokers})),
    )
    # Dealing takes the other hand from the end of the hidden cards, but for those that are known in it.
    theirs = [card for card in hands[1] if not (digger == 0 and card in old)]
    hidden = [*deck, *theirs]
    s = deal(v, public(v), [card for card in hidden if card < CLANS], [card for card in hidden if card >= CLANS])
    GAME.check(s)
    return s


class Drawing:
    """The lines of a picture taken apart: 18 sides, and the marks before each line."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.sides: list[list[int]] = [[] for _ in range(2 * STONES)]
        self.marks = [""] * STONES
        for number, line in enumerate(lines):
            place, _, text = line.rpartition(":")
            stone = int(place) - 1 if place else number
            troops = text.lstrip("?~<> ")
            self.marks[stone] = text[: len(text) - len(troops)]
            for seat, side in enumerate(troops.split("|")):
                self.sides[seat * STONES + stone] = cards(side)

    def marked(self, mark: str) -> tuple[int, ...]:
        """The stones with this mark."""
        return tuple([stone for stone in range(STONES) if mark in self.marks[stone]])

    def of_seat(self, seat: int) -> list[list[int]]:
        """The nine sides of a seat."""
        return self.sides[seat * STONES : (seat + 1) * STONES]

    def full(self) -> tuple[tuple[int, ...], ...]:
        """By seat, the stones where its side has all its cards."""
        need = [4 if "~" in marks else 3 for marks in self.marks]
        return tuple(
            [tuple([stone for stone in range(STONES) if len(side[stone]) == need[stone]]) for side in self.by_seat()]
        )

    def by_seat(self) -> list[list[list[int]]]:
        """The sides of seat 0 and of seat 1."""
        return [self.of_seat(0), self.of_seat(1)]

    def first(self, first: int) -> tuple[tuple[int, ...], ...]:
        """By seat, the stones where its side is alone complete, or was complete first."""
        full = self.full()
        return tuple([tuple([n for n in full[seat] if seat == first or n not in full[1 - seat]]) for seat in range(2)])

    def cards(self) -> list[int]:
        """Every card at the stones or on them."""
        modes = [CLANS + BLUFF] * len(self.marked("?")) + [CLANS + MUD] * len(self.marked("~"))
        return [card for side in self.sides for card in side] + modes


def unplaced(placed: list[int], tactics: bool) -> list[int]:
    """The cards that a picture does not mention; the same card mentioned twice is a mistake in the test."""
    left = [1] * CLANS + (list(SUPPLY) if tactics else [0] * len(SUPPLY))
    for card in placed:
        left[card] -= 1
    assert min(left) >= 0, "a card is in this picture twice, or a tactic card without tactics"
    return [card for card, number in enumerate(left) for _ in range(number)]


STEPPER: Final = Stepper(GAME)
choices = STEPPER.choices
options = STEPPER.options
do = STEPPER.do


def end_turn(s: State, claims: str = "") -> State:
    """Finish a turn in the claim phase: these claims, done, and whatever card comes first from the clan deck."""
    me = s.turn
    do(s, *[f"claim {stone}" for stone in claims.split()], "done")
    while s.turn == me and (s.phase == NAMING or GAME.decider(s) == CHANCE):
        do(s, options(s)[0])
    return s


def refusal(s: State, text: str) -> tuple[str, str]:
    """Why the player in turn may not do this: the rule's id and the message."""
    action = GAME.actions.parse(text)
    assert action >= 0, f"{text!r} names no move"
    assert action not in choices(s), f"{text!r} is allowed"
    found = GAME.why_not(GAME.view(s, s.turn), action)
    return found.rule, found.message.id
