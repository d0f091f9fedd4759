"""§3 Playing a card, and §7.1 to 7.7 the tactic cards that stay on the table."""

from typing import Final

from mypy_extensions import i64

from clanmoot.core.bits import BIT, members

from ..actions import ELITE, MODE, PASS, PLAY, RUSE
from ..pieces import (
    BANSHEE,
    BLUFF,
    CLAN,
    CLANS,
    ELITES,
    JOKER,
    KINDS,
    MODES,
    RECRUITER,
    STONES,
    STRATEGIST,
    has,
    with_tactic,
    without_tactic,
)
from ..state import CLAIMING, HAUNTING, RECRUITING, STRATEGY, TREASON, State
from .draw import cards_left, to_draw
from .troops import arrive, lying, reopen, room, unclaimed, value

# The plays of one card for every set of stones with room: making a legal list is then joining a few of these.
PLAYS: Final[list[list[int]]] = [
    [PLAY + card * STONES + stone for stone in members(stones)] for card in range(CLANS) for stones in range(512)
]


def plays(s: State) -> list[int]:
    """ST-3.2, 3.4 What the player in turn may play; he may pass if he need not play a clan card."""
    found: list[int] = []
    open_stones: i64 = room(s, s.turn)
    cards: i64 = s.hands[s.turn]
    if open_stones:
        base: i64 = open_stones
        while cards:
            if cards & 1:
                found += PLAYS[base]
            cards >>= 1
            base += 512
    if not found:
        found.append(PASS)
    if s.tactics and may_play_tactics(s):
        found += tactic_plays(s, open_stones)
    return found


def may_play_tactics(s: State) -> bool:
    """ST-7.1 Nobody gets more than one tactic card ahead."""
    return s.played[s.turn] <= s.played[1 - s.turn]


def tactic_plays(s: State, open_stones: i64) -> list[int]:
    """ST-7.3, 7.5, 7.8 Elite troops to stones with room, modes onto unclaimed stones, ruses that can do something."""
    hand: i64 = s.tactic_hands[s.turn]
    found: list[int] = []
    for kind in range(KINDS):
        if not has(hand, kind):
            continue
        if kind >= MODES:
            if may_carry_out(s, kind):
                found.append(RUSE + kind - MODES)
        elif kind >= ELITES:
            found += [MODE + (kind - ELITES) * STONES + stone for stone in members(unclaimed(s))]
        elif kind != JOKER or not s.jokers & BIT[s.turn]:  # ST-7.4 one Joker a player and game
            found += [ELITE + kind * STONES + stone for stone in members(open_stones)]
    return found


def may_carry_out(s: State, ruse: i64) -> bool:
    """ST-7.8 A ruse may be played only if it can do something."""
    me: i64 = s.turn
    if ruse == RECRUITER:
        return cards_left(s, 0) > 0 or cards_left(s, 1) > 0
    if ruse == STRATEGIST:
        return lying(s, me) != 0
    if ruse == BANSHEE:
        return lying(s, 1 - me) != 0
    return lying(s, 1 - me) & CLAN != 0 and room(s, me) != 0


def play(s: State, card: i64, stone: i64) -> None:
    """ST-3.2 A clan card goes from the hand to one's own side."""
    s.hands[s.turn] &= ~BIT[card]
    forget(s, card)
    arrive(s, s.turn, stone, card)
    after_play(s)


def play_elite(s: State, kind: i64, stone: i64) -> None:
    """ST-7.3, 7.4 An elite card is laid like a clan card."""
    use(s, kind)
    if kind == JOKER:
        s.jokers |= BIT[s.turn]
    arrive(s, s.turn, stone, CLANS + kind)
    after_play(s)


def play_mode(s: State, kind: i64, stone: i64) -> None:
    """ST-7.5 to 7.7 A mode is laid on the stone itself and changes what both sides need, or what counts."""
    use(s, kind)
    if kind == BLUFF:
        s.bluff |= BIT[stone]
        for seat in range(2):
            if s.full[seat] & BIT[stone]:
                value(s, seat, stone)
    else:
        s.mud |= BIT[stone]
        for seat in range(2):
            reopen(s, seat, stone)
    after_play(s)


def play_ruse(s: State, kind: i64) -> None:
    """ST-7.8 A ruse lies face up on the discards; what it does comes next."""
    use(s, kind)
    s.tactic_discards = with_tactic(s.tactic_discards, kind)
    if kind == RECRUITER:
        s.digger = s.turn
        s.recruited = 1
        s.left = 3
        s.phase = RECRUITING
    elif kind == STRATEGIST:
        s.phase = STRATEGY
    elif kind == BANSHEE:
        s.phase = HAUNTING
    else:
        s.phase = TREASON


def use(s: State, kind: i64) -> None:
    """ST-7.1 A tactic card leaves the hand and counts as played, wherever it goes."""
    s.tactic_hands[s.turn] = without_tactic(s.tactic_hands[s.turn], kind)
    s.played[s.turn] += 1
    forget(s, CLANS + kind)


def forget(s: State, card: i64) -> None:
    """What the other player knew of this hand is on the table now."""
    if s.known and s.turn != s.digger and card in s.known:
        s.known.remove(card)


def pass_turn(s: State) -> None:
    """ST-3.4 Play nothing."""
    s.passed = 1
    after_play(s)


def after_play(s: State) -> None:
    """ST-3.1, 8.1 Claims come next; in the expert variant they came before, and one draws at once."""
    if s.expert:
        to_draw(s)
    else:
        s.phase = CLAIMING
