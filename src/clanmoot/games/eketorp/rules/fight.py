"""§4.4 to 4.9: one fight or siege, from the exchange of cards to the hospital."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import PLAY, STAND, SWAP, TURN
from ..pieces import FIELDS, SEATS, STATIONS, STORES
from ..state import LAYING, REDRAWING, SWAPPING, TURNING, State
from .contested_fields import castle, next_fight
from .hands import discard_hand, draw, give_card, hand_size, only_card, take_back, values_held
from .siege import begin_looting


def begin_fight(s: State, choice: i64) -> None:
    """EK-4.3: start a fight in which the player whose turn it is attacks."""
    s.field = choice // SEATS
    s.attacker = s.turn
    s.defender = choice % SEATS
    offer_swap(s, s.attacker)


def is_siege(s: State) -> bool:
    """EK-4.3: return whether the fight is a siege, in which the defender is the owner of the castle."""
    return s.field >= STORES and castle(s.field) == s.defender


def offer_swap(s: State, seat: i64) -> None:
    """EK-4.4: ask the attacker, then the defender, about an exchange. Skip players with too few amulets."""
    s.turn = seat
    if hand_size(s, seat) <= s.amulets[seat]:
        s.phase = SWAPPING
    else:
        decline_swap(s)


def swaps() -> vec[i64]:
    """EK-4.4: return the two choices: to exchange the hand or to keep it."""
    return vec[i64]([SWAP, STAND])


def decline_swap(s: State) -> None:
    """EK-4.4: end the exchanges of a player. The attacker is not asked again."""
    if s.turn == s.attacker:
        offer_swap(s, s.defender)
    else:
        begin_playing(s)


def swap(s: State) -> None:
    """EK-4.4: exchange all hand cards for the same number of new ones. It costs one amulet per card."""
    s.left = hand_size(s, s.turn)
    s.amulets[s.turn] -= s.left
    discard_hand(s, s.turn)
    s.phase = REDRAWING


def redraw(s: State, value: i64) -> None:
    """EK-4.4: draw the new cards. Then ask the same player again, if they can still pay."""
    draw(s, s.turn, value)
    s.left -= 1
    if s.left == 0:
        offer_swap(s, s.turn)


def begin_playing(s: State) -> None:
    """EK-4.5: let both choose a card in secret. A single hand card is played automatically."""
    s.turn = -1
    s.phase = LAYING
    if hand_size(s, s.attacker) == 1:
        s.played[s.attacker] = only_card(s, s.attacker)
    if hand_size(s, s.defender) == 1:
        s.played[s.defender] = only_card(s, s.defender)
    check_played(s)


def cards(s: State, seat: i64) -> vec[i64]:
    """EK-4.5: return the cards of the hand. Players with equal cards are asked too, so that nobody notices."""
    return values_held(s, seat, PLAY)


def play_card(s: State, seat: i64, value: i64) -> None:
    """EK-4.5: play a card face down."""
    s.played[seat] = value
    check_played(s)


def check_played(s: State) -> None:
    """EK-4.5: turn both cards face up once both are played."""
    if s.played[s.attacker] and s.played[s.defender]:
        s.phase = TURNING


def turned(s: State) -> list[tuple[int, int]]:
    """EK-4.5: return the only outcome, which shows the two cards."""
    return [(TURN + (s.played[s.attacker] - 1) * 6 + s.played[s.defender] - 1, 1)]


def resolve(s: State) -> None:
    """EK-4.5 to 4.9: finish a fight: give away the cards, refill empty hands, move the Vikings and take loot."""
    attack: i64 = s.played[s.attacker]
    defence: i64 = s.played[s.defender]
    s.played[s.attacker] = 0
    s.played[s.defender] = 0
    give_card(s, s.attacker, s.defender, attack)
    give_card(s, s.defender, s.attacker, defence)
    take_back(s, s.attacker)
    take_back(s, s.defender)
    if is_siege(s):
        settle_siege(s, attack, defence)
    else:
        settle_fight(s, attack, defence)


def station(damage: i64) -> i64:
    """EK-4.6: return the hospital station for this damage: the one marked "3-4-5", "1-2", or "0" for a tie."""
    if damage >= 3:
        return 0
    if damage >= 1:
        return 1
    return 2


def settle_fight(s: State, attack: i64, defence: i64) -> None:
    """EK-4.6: send a Viking of the loser to the hospital. In a tie, send one of each player."""
    if attack <= defence:
        send_to_hospital(s, s.attacker, station(defence - attack))
    if defence <= attack:
        send_to_hospital(s, s.defender, station(attack - defence))
    next_fight(s, s.attacker + 1)


def send_to_hospital(s: State, seat: i64, stop: i64) -> None:
    """EK-4.6: move a Viking from the field of the fight to a station."""
    s.out[seat * FIELDS + s.field] -= 1
    s.sick[seat * STATIONS + stop] += 1


def settle_siege(s: State, attack: i64, defence: i64) -> None:
    """EK-4.8, 4.9, 4.11: settle the only fight against a castle. If nobody defends it, its owner's card counts as 0."""
    s.over_sieges |= bit(s.field - STORES)
    defended = s.home[s.defender] > 0
    if not defended:
        defence = 0
    if attack <= defence:
        send_to_hospital(s, s.attacker, station(defence - attack))
    if defended and defence <= attack:
        send_defender_to_hospital(s, attack - defence)
    if attack > defence:
        s.damage = attack - defence
        begin_looting(s)
    else:
        next_fight(s, s.attacker + 1)


def send_defender_to_hospital(s: State, damage: i64) -> None:
    """EK-4.9: send a beaten defender of the castle one station further. After a tie, do not."""
    stop: i64 = station(damage)
    if damage > 0:
        stop += 1
    s.home[s.defender] -= 1
    s.sick[s.defender * STATIONS + stop] += 1
