"""A small game: two players, six cards, the higher card wins. docs/howto/add-a-game.md explains it."""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.actions import ActionSpace, Domain, Kind
from clanmoot.core.bits import bit, count, mask, members, numbers
from clanmoot.core.game import CHANCE, NOBODY, Facts, Game, Imaginer, State
from clanmoot.core.messages import Message, Refusal, message
from clanmoot.core.outcome import Outcome, ScoreLine
from clanmoot.core.rng import Rng

CARD = Domain(["1", "2", "3", "4", "5", "6"])
ACTIONS = ActionSpace(
    choices=[Kind("play", "play {card}", card=CARD)],
    veiled=[Kind("drawn", "a card")],
    chance=[Kind("draw", "draw {card}", card=CARD)],
)
PLAY, DRAWN, DRAW = [ACTIONS.base(name) for name in ("play", "drawn", "draw")]


class Cards(State):
    """Where every card is."""

    def __init__(self) -> None:
        self.deck = mask(range(6))  # a bit mask: cards 1 to 6 are bits 0 to 5
        self.hands = [0, 0]  # bit masks, by seat
        self.played = [-1, -1]  # cards, by seat


class View(NamedTuple):
    """What a watcher knows."""

    me: int  # the watcher
    turn: int  # the decider
    hand: tuple[int, ...]  # of the watcher
    held: tuple[int, ...]  # how many cards each seat holds
    played: tuple[int, ...]


class CardImaginer(Imaginer[Cards]):
    """Deals again what a view does not show."""

    def __init__(self, v: View) -> None:
        self.v = v

    def draw(self, rng: Rng) -> Cards:
        s, v = Cards(), self.v
        hidden = [card for card in range(6) if card not in v.hand + v.played]
        rng.shuffle(hidden)
        for seat in (0, 1):
            s.hands[seat] = mask(v.hand if seat == v.me else [hidden.pop() for _ in range(v.held[seat])])
        s.deck, s.played = mask(hidden), list(v.played)
        return s


class HigherCard(Game[Cards, View]):
    """The game."""

    def __init__(self) -> None:
        self.facts = Facts("higher-card", "Higher Card", 1, "higher_card.md", "HC", 2, 2, 1, (), ("hc-higher",))
        self.actions = ACTIONS

    def start(self, players: int, options: tuple[int, ...]) -> Cards:
        return Cards()

    def copy(self, s: Cards) -> Cards:
        new = Cards()
        new.deck, new.hands, new.played = s.deck, s.hands[:], s.played[:]
        return new

    def max_steps(self, players: int, options: tuple[int, ...]) -> int:
        return 6

    def check(self, s: Cards) -> None:
        cards = [card for place in (s.deck, *s.hands) for card in members(place)]
        assert sorted(cards + [card for card in s.played if card >= 0]) == list(range(6)), "a card is lost"

    def decider(self, s: Cards) -> int:
        if count(s.deck) > 2:
            return CHANCE
        return s.played.index(-1) if -1 in s.played else NOBODY

    def moves(self, s: Cards, seat: int) -> vec[i64]:
        return numbers(PLAY, s.hands[seat])

    def chance(self, s: Cards) -> list[tuple[int, int]]:
        return [(DRAW + card, 1) for card in members(s.deck)]

    def apply(self, s: Cards, seat: int, action: int) -> None:
        if seat == CHANCE:
            s.hands[count(s.deck) % 2] |= bit(action - DRAW)  # the seats draw in turn
            s.deck &= ~bit(action - DRAW)
        else:
            s.hands[seat] &= ~bit(action - PLAY)
            s.played[seat] = action - PLAY

    def view(self, s: Cards, watcher: int) -> View:
        hand = tuple(members(s.hands[watcher])) if watcher >= 0 else ()
        held = (count(s.hands[0]), count(s.hands[1]))
        return View(watcher, self.decider(s), hand, held, tuple(s.played))

    def seen(self, s: Cards, seat: int, action: int, watcher: int) -> int:
        return DRAWN if seat == CHANCE and watcher != count(s.deck) % 2 else action

    def imaginer(self, v: View) -> CardImaginer:
        return CardImaginer(v)

    def outcome(self, s: Cards) -> Outcome:
        points = (s.played[0] + 1, s.played[1] + 1)
        return Outcome(0, ((points[0],), (points[1],)), (ScoreLine("hc-card", points),))

    def why_not(self, v: View, action: int) -> Refusal:
        return Refusal("HC-1.2", message("hc-not-in-hand" if v.turn == v.me else "hc-not-your-turn"))

    def prompt(self, v: View) -> Message:
        return message("hc-ask" if v.turn == v.me else "hc-wait")

    def log(self, before: View, seat: int, seen: int, after: View) -> Message:
        if seat == CHANCE:
            return message("hc-log-draw", who=sum(before.held) % 2)
        return message("hc-log-play", who=seat, card=seen - PLAY + 1)

    def board(self, v: View) -> str:
        return f"hand {v.hand}, cards held {v.held}, played {v.played}"


GAME = HigherCard()
