"""Prompts, log, refusals and board. The messages are those of the full game."""

from clanmoot.core.bits import members
from clanmoot.core.game import Block
from clanmoot.core.messages import Message, Refusal, message
from clanmoot.games.schotten_totten.piece_names import card_name

from .actions import ACTIONS
from .pieces import CARD_NAMES, CARDS, HANDS, STONES, STRENGTHS
from .state import NOBODY_YET, OVER, PLAYING
from .view import View

LAYOUT = (Block("hand", CARDS), Block("sides", 2 * STONES * CARDS), Block("turn", 2))


def named(card: int) -> Message:
    """Return the name that a card has in the full game."""
    return card_name(9 * (card // STRENGTHS) + card % STRENGTHS)


def why_not(v: View, action: int) -> Refusal:
    """Return the first rule that forbids the action."""
    if v.phase == OVER:
        return Refusal("SS-6.1", message("st-over"))
    if not 0 <= action < ACTIONS.choices:
        return Refusal("SS-3.1", message("st-not-a-choice"))
    if v.turn != v.me or v.phase != PLAYING:
        return Refusal("SS-3.1", message("st-not-your-turn"))
    card, stone = divmod(action, STONES)
    if card not in v.hand:
        return Refusal("SS-3.1", message("st-not-in-hand", card=named(card)))
    if stone >= v.options[2]:
        return Refusal("SS-1.1", message("ss-no-stone", stone=stone + 1))
    return Refusal("SS-1.2", message("st-full", stone=stone + 1))


def prompt(v: View) -> Message:
    """Return what the viewer has to decide, or whom the table waits for."""
    if v.phase == OVER:
        return message("st-over")
    if v.phase != PLAYING:
        return message("st-wait-chance")
    return message("st-ask-play") if v.turn == v.me else message("st-wait", who=v.turn)


def log(before: View, seen: int) -> Message:
    """Return the log message for a step as a watcher sees it. `who` is the player in turn, or who got cards."""
    move = ACTIONS.decode(seen)
    who, kind = before.turn, move.kind.name
    if kind == "play":
        return message("st-log-play", who=who, card=named(move.args["card"]), stone=move.args["stone"] + 1)
    if kind == "draw":
        return message("st-log-turn", who=who, card=named(move.args["card"]))
    if kind == "deal":
        cards = tuple([named(card) for card in members(HANDS[move.args["cards"]])])
        return message("st-log-turn", who=who, card=cards)
    return message("st-log-drawn", who=who, pile=message("st-clan-deck"))


def board(v: View) -> str:
    """Return a line per stone, with the viewer's side on the right. An arrow points at a stone's owner."""
    me = max(v.me, 0)
    lines = [f"{side(v, 1 - me, stone)} {mark(v, me, stone)} {side(v, me, stone)}" for stone in range(v.options[2])]
    hand = " ".join([CARD_NAMES[card] for card in v.hand]) or "-"
    return "\n".join([*lines, f"deck {v.deck}   cards left and right: {v.held[1 - me]} {v.held[me]}   hand: {hand}"])


def side(v: View, seat: int, stone: int) -> str:
    """Return the cards on one side, with a dot for each free slot."""
    cards = [CARD_NAMES[card] for card in v.sides[seat * STONES + stone]]
    return " ".join([*cards, *[". "] * (v.options[4] - len(cards))])


def mark(v: View, me: int, stone: int) -> str:
    """Return the stone as text, with an arrow that points at its owner's side."""
    if v.owner[stone] == NOBODY_YET:
        return f" ({stone + 1}) "
    return f" ({stone + 1})>" if v.owner[stone] == me else f"<({stone + 1}) "


def features(v: View) -> list[int]:
    """Return the view as numbers: the hand, the sides, and whose turn it is."""
    hand = [int(card in v.hand) for card in range(CARDS)]
    sides = [int(card in cards) for cards in v.sides for card in range(CARDS)]
    return hand + sides + [int(v.turn == seat) for seat in (0, 1)]
