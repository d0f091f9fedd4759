"""§3: playing a card, and §7.1 to 7.7: the tactic cards that stay on the table."""

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, count, lowest, numbers

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
from ..state import BANISHING, CLAIMING, RECRUITING, STEALING, TAKING, State
from .cards_at_stones import add_troop, free_stones, mark_incomplete, unclaimed, unclaimed_troops, update_worth
from .draw_card import cards_left, to_draw


def plays(s: State) -> vec[i64]:
    """ST-3.2, 3.4: return the cards that the player may play, and a pass if no clan card can be played."""
    open_stones: i64 = free_stones(s, s.turn)
    found = clan_plays(s.hands[s.turn], open_stones)
    if not len(found):
        found = append(found, PASS)
    if s.tactics and may_play_tactics(s):
        found = extend(found, tactic_plays(s, open_stones))
    return found


def clan_plays(cards: i64, open_stones: i64) -> vec[i64]:
    """ST-3.2: return the ways to play a clan card: each in the hand, at each stone with a free slot."""
    # Allocated at once and not appended to, because this is the longest list and the one most often made.
    found = vec[i64]([0] * (count(cards) * count(open_stones)))
    at: i64 = 0
    while cards:
        action: i64 = PLAY + lowest(cards) * STONES
        cards &= cards - 1
        stones: i64 = open_stones
        while stones:
            if stones & 1:
                found[at] = action
                at += 1
            stones >>= 1
            action += 1
    return found


def may_play_tactics(s: State) -> bool:
    """ST-7.1: return whether the player may play a tactic card: only if they have not played more than the other."""
    return s.played[s.turn] <= s.played[1 - s.turn]


def tactic_plays(s: State, open_stones: i64) -> vec[i64]:
    """ST-7.3, 7.5, 7.8: return the ways to play tactic cards: elite cards, modes, and ruses that do something."""
    hand: i64 = s.tactic_hands[s.turn]
    found = vec[i64]()
    kind: i64 = -1
    while kind < KINDS - 1:
        kind += 1
        if not has(hand, kind):
            continue
        if kind >= MODES:
            if may_carry_out(s, kind):
                found = append(found, RUSE + kind - MODES)
        elif kind >= ELITES:
            found = extend(found, numbers(MODE + (kind - ELITES) * STONES, unclaimed(s)))
        elif kind != JOKER or not s.jokers & bit(s.turn):  # ST-7.4: one Joker per player and game
            found = extend(found, numbers(ELITE + kind * STONES, open_stones))
    return found


def may_carry_out(s: State, ruse: i64) -> bool:
    """ST-7.8: return whether a ruse can do something. A ruse that cannot may not be played."""
    me: i64 = s.turn
    if ruse == RECRUITER:
        return cards_left(s, 0) > 0 or cards_left(s, 1) > 0
    if ruse == STRATEGIST:
        return unclaimed_troops(s, me) != 0
    if ruse == BANSHEE:
        return unclaimed_troops(s, 1 - me) != 0
    return unclaimed_troops(s, 1 - me) & CLAN != 0 and free_stones(s, me) != 0


def play(s: State, card: i64, stone: i64) -> None:
    """ST-3.2: move a clan card from the hand to the player's own side."""
    s.hands[s.turn] &= ~bit(card)
    forget_known(s, card)
    add_troop(s, s.turn, stone, card)
    after_play(s)


def play_elite(s: State, kind: i64, stone: i64) -> None:
    """ST-7.3, 7.4: play an elite card at a stone, like a clan card."""
    use_tactic(s, kind)
    if kind == JOKER:
        s.jokers |= bit(s.turn)
    add_troop(s, s.turn, stone, CLANS + kind)
    after_play(s)


def play_mode(s: State, kind: i64, stone: i64) -> None:
    """ST-7.5 to 7.7: play a mode on a stone. It changes how many cards both sides need, or which formations count."""
    use_tactic(s, kind)
    if kind == BLUFF:
        s.bluff |= bit(stone)
        for seat in range(2):
            place: i64 = seat * STONES + stone
            if s.full & bit(place):
                update_worth(s, place, stone)
    else:
        s.mud |= bit(stone)
        for seat in range(2):
            mark_incomplete(s, seat * STONES + stone)
    after_play(s)


def play_ruse(s: State, kind: i64) -> None:
    """ST-7.8: put a ruse face up on the discard pile. Its effect follows."""
    use_tactic(s, kind)
    s.tactic_discards = with_tactic(s.tactic_discards, kind)
    if kind == RECRUITER:
        s.digger = s.turn
        s.recruited = 1
        s.left = 3
        s.phase = RECRUITING
    elif kind == STRATEGIST:
        s.phase = TAKING
    elif kind == BANSHEE:
        s.phase = BANISHING
    else:
        s.phase = STEALING


def use_tactic(s: State, kind: i64) -> None:
    """ST-7.1: remove a tactic card from the hand and count it as played."""
    s.tactic_hands[s.turn] = without_tactic(s.tactic_hands[s.turn], kind)
    s.played[s.turn] += 1
    forget_known(s, CLANS + kind)


def forget_known(s: State, card: i64) -> None:
    """Remove a card from those that the opponent knows in this hand, because the player has played it."""
    if s.known and s.turn != s.digger and card in s.known:
        s.known = remove(s.known, card)


def pass_turn(s: State) -> None:
    """ST-3.4: end the part of the turn in which a card is played, without playing one."""
    s.passed = 1
    after_play(s)


def after_play(s: State) -> None:
    """ST-3.1, 8.1: continue with claims, or in the expert variant with drawing a card."""
    if s.expert:
        to_draw(s)
    else:
        s.phase = CLAIMING
