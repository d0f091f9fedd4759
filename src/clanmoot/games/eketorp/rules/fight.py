"""§4.4 to 4.9 One fight or siege, from its beginning to the hospital."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import PLAY, STAND, SWAP, TURN
from ..pieces import FIELDS, SEATS, STATIONS, STORES
from ..state import LAYING, REDRAWING, SWAPPING, TURNING, State
from .fields import castle, next_fight
from .hands import draw, give_away, hand_size, only_card, pass_card, take_back, values_held
from .siege import begin_looting


def begin_fight(s: State, choice: i64) -> None:
    """EK-4.3 The player in turn is the attacker."""
    s.field = choice // SEATS
    s.attacker = s.turn
    s.defender = choice % SEATS
    offer_swap(s, s.attacker)


def is_siege(s: State) -> bool:
    """EK-4.3 In a siege the defender is the castle's owner, who never stands on his own siege fields."""
    return s.field >= STORES and castle(s.field) == s.defender


def offer_swap(s: State, seat: i64) -> None:
    """EK-4.4 First the attacker, then the defender, may exchange; with fewer amulets than cards it is not possible."""
    s.turn = seat
    if hand_size(s, seat) <= s.amulets[seat]:
        s.phase = SWAPPING
    else:
        stand(s)


def swaps() -> vec[i64]:
    """EK-4.4 Exchange, or not."""
    return vec[i64]([SWAP, STAND])


def stand(s: State) -> None:
    """EK-4.4 No more exchanges: the attacker is not asked again."""
    if s.turn == s.attacker:
        offer_swap(s, s.defender)
    else:
        begin_laying(s)


def swap(s: State) -> None:
    """EK-4.4 All hand cards for as many others, for an amulet a card."""
    s.left = hand_size(s, s.turn)
    s.amulets[s.turn] -= s.left
    give_away(s, s.turn)
    s.phase = REDRAWING


def redraw(s: State, value: i64) -> None:
    """EK-4.4 The new cards; then the same player is asked again, if he can still pay."""
    draw(s, s.turn, value)
    s.left -= 1
    if s.left == 0:
        offer_swap(s, s.turn)


def begin_laying(s: State) -> None:
    """EK-4.5 Both choose in secret; a single hand card lies by itself."""
    s.turn = -1
    s.phase = LAYING
    if hand_size(s, s.attacker) == 1:
        s.played[s.attacker] = only_card(s, s.attacker)
    if hand_size(s, s.defender) == 1:
        s.played[s.defender] = only_card(s, s.defender)
    check_laid(s)


def cards(s: State, seat: i64) -> vec[i64]:
    """EK-4.5 Any card of the hand; also asked when all are equal, for nobody else may know that."""
    return values_held(s, seat, PLAY)


def lay(s: State, seat: i64, value: i64) -> None:
    """EK-4.5 A card face down."""
    s.played[seat] = value
    check_laid(s)


def check_laid(s: State) -> None:
    """EK-4.5 When both lie, they are turned up together."""
    if s.played[s.attacker] and s.played[s.defender]:
        s.phase = TURNING


def turned(s: State) -> list[tuple[int, int]]:
    """EK-4.5 The two cards."""
    return [(TURN + (s.played[s.attacker] - 1) * 6 + s.played[s.defender] - 1, 1)]


def resolve(s: State) -> None:
    """EK-4.5 to 4.9 The cards change sides, empty hands are filled, then the vikings, then the loot."""
    attack: i64 = s.played[s.attacker]
    defence: i64 = s.played[s.defender]
    s.played[s.attacker] = 0
    s.played[s.defender] = 0
    pass_card(s, s.attacker, s.defender, attack)
    pass_card(s, s.defender, s.attacker, defence)
    take_back(s, s.attacker)
    take_back(s, s.defender)
    if is_siege(s):
        settle_siege(s, attack, defence)
    else:
        settle_fight(s, attack, defence)


def station(damage: i64) -> i64:
    """EK-4.6 Where damage leads: "3-4-5", "1-2", or "0" after a draw."""
    if damage >= 3:
        return 0
    if damage >= 1:
        return 1
    return 2


def settle_fight(s: State, attack: i64, defence: i64) -> None:
    """EK-4.6 One viking of the loser goes to the hospital, one of each after a draw."""
    if attack <= defence:
        carry(s, s.attacker, station(defence - attack))
    if defence <= attack:
        carry(s, s.defender, station(attack - defence))
    next_fight(s, s.attacker + 1)


def carry(s: State, seat: i64, stop: i64) -> None:
    """EK-4.6 From the field of the fight to a station."""
    s.out[seat * FIELDS + s.field] -= 1
    s.sick[seat * STATIONS + stop] += 1


def settle_siege(s: State, attack: i64, defence: i64) -> None:
    """EK-4.8, 4.9, 4.11 One fight against the castle; without a defender its owner's card counts 0."""
    s.over_sieges |= bit(s.field - STORES)
    defended = s.home[s.defender] > 0
    if not defended:
        defence = 0
    if attack <= defence:
        carry(s, s.attacker, station(defence - attack))
    if defended and defence <= attack:
        carry_defender(s, attack - defence)
    if attack > defence:
        s.damage = attack - defence
        begin_looting(s)
    else:
        next_fight(s, s.attacker + 1)


def carry_defender(s: State, damage: i64) -> None:
    """EK-4.9 A beaten defender goes one station on at once; after a draw he does not."""
    stop: i64 = station(damage)
    if damage > 0:
        stop += 1
    s.home[s.defender] -= 1
    s.sick[s.defender * STATIONS + stop] += 1
